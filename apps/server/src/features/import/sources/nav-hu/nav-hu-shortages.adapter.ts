import type { SourceRecord } from '@merleg/domain/observation'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import type { Edition, KnownCompanies, SourceAdapter } from '../../reading/source-adapter.ts'
import { readListRows } from './list-rows.ts'
import { toNavSource } from './nav-source.ts'

const COLUMNS = { required: ['shortage'], optional: ['consequence'] } as const
const AMOUNTS = [
  ['shortage', 'adóhiány'],
  ['consequence', 'jogkövetkezmény'],
] as const

/**
 * Of whom a decision of the quarter before found a shortage above 100 million forints (of a person 10 million) that was not
 * paid in time, with what follows from it. Each list tells of the decisions of one quarter alone: what was announced in one
 * has not ended with the next, and whether it was paid since is not told. So it is an announcement, and no running debt.
 */
export const navHuShortages: SourceAdapter = {
  source: toNavSource({
    sourceId: 'nav-hu-shortages',
    title: 'Nagy összegű adóhiányosok',
    licence: 'Public by law (Act CL of 2017, section 264)',
    rhythm: 'quarterly',
  }),
  observedOn: null,
  files: null,
  snapshotSections: [],
  read: (edition, known) => readShortages(edition, known),
}

async function* readShortages({ path }: Edition, known: KnownCompanies): AsyncGenerator<SourceRecord> {
  const lines = new Map<string, number>()
  for await (const row of readListRows(path, COLUMNS, known)) {
    if ('type' in row) {
      yield row
      continue
    }
    const { companyId, line } = row
    const earlier = lines.get(companyId)
    const shortage = row.amount('shortage')
    const told = AMOUNTS.map(([column, name]) => ({ name, text: row.cell(column), amount: row.amount(column) }))
    if (earlier !== undefined) yield rejectLine(row, 'duplicate', `${companyId}, as on line ${earlier}`)
    else if (shortage == null || told.some(({ amount }) => amount === undefined)) {
      const texts = told.map(({ text }) => text).join(', ')
      yield ofCompany(rejectLine(row, 'amount', `${texts} (${companyId})`), companyId, 'announcement')
    } else {
      lines.set(companyId, line)
      const amounts = told.flatMap(({ name, amount }) => (amount == null ? [] : `${name}: ${formatForints(amount)}`))
      const payload = { title: 'Nagy összegű adóhiány (NAV)', text: amounts.join('; ') }
      yield { type: 'fact', line, companyId, section: 'announcement', slot: `shortage-${shortage}`, payload }
    }
  }
}

const formatForints = (amount: number): string =>
  `${new Intl.NumberFormat('hu', { useGrouping: 'always' }).format(amount)} Ft`
