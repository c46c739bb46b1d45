import type { SourceRecord } from '@merleg/domain/observation'
import { rejectLine } from '../../reading/source-lines.ts'
import type { KnownCompanies, SourceAdapter } from '../../reading/source-adapter.ts'
import { type NavList, readListRows } from './list-rows.ts'
import { TAX_AUTHORITY, toNavSource } from './nav-source.ts'

const LIST = {
  sourceId: 'nav-hu-shortages',
  section: 'tax-finding',
  required: ['shortage'],
  optional: ['consequence'],
} as const satisfies NavList

/**
 * Of whom a decision of the quarter before found a shortage above 100 million forints (of a person 10 million) that was not
 * paid in time, with what follows from it. Each list tells of the decisions of one quarter alone: what was published in one
 * has not ended with the next, and whether it was paid since is not told.
 */
export const navHuShortages: SourceAdapter = {
  source: toNavSource({
    sourceId: LIST.sourceId,
    title: 'Nagy összegű adóhiányosok',
    licence: 'Public by law (Act CL of 2017, section 264)',
    rhythm: 'quarterly',
  }),
  observedOn: null,
  files: null,
  snapshotSections: [],
  read: ({ path }, known) => readShortages(path, known),
}

async function* readShortages(path: string, known: KnownCompanies): AsyncGenerator<SourceRecord> {
  const lines = new Map<string, number>()
  for await (const row of readListRows(path, LIST, known)) {
    if ('type' in row) {
      yield row
      continue
    }
    const { companyId, line } = row
    const [shortage, consequence] = [row.amount('shortage'), row.amount('consequence')]
    // A decision has no number on the list: it is told from another one of the company by its amount.
    const slot = `shortage-${shortage ?? 'unread'}`
    const earlier = lines.get(`${companyId} ${slot}`)
    if (earlier !== undefined) {
      yield rejectLine(row, 'duplicate', `${companyId}, as on line ${earlier}`)
      continue
    }
    lines.set(`${companyId} ${slot}`, line)
    // To stand on the list is the finding: an amount that cannot be read is not known.
    if (shortage == null || consequence === undefined) {
      const told = `${row.cell('shortage')}, ${row.cell('consequence')}`
      yield rejectLine(row, 'amount', `${told} (${companyId})`)
    }
    const payload = {
      authority: TAX_AUTHORITY,
      finding: 'tax-shortage' as const,
      decidedOn: null,
      enforceableOn: null,
      amount: shortage ?? null,
      consequenceAmount: consequence ?? null,
      currency: 'HUF',
    }
    yield { type: 'fact', line, companyId, section: 'tax-finding', slot, payload }
  }
}
