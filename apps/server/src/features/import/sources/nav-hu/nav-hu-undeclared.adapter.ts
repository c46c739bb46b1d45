import type { SourceRecord } from '@merleg/domain/observation'
import { SlotNames } from '../../reading/role-parties.ts'
import { ofCompany, rejectLine } from '../../reading/source-lines.ts'
import type { KnownCompanies, SourceAdapter } from '../../reading/source-adapter.ts'
import { readTableDay } from '../../reading/table-file.ts'
import { type NavList, readListRows } from './list-rows.ts'
import { TAX_AUTHORITY, toNavSource } from './nav-source.ts'

const DAYS = ['decided-on', 'enforceable-on'] as const
const LIST = {
  sourceId: 'nav-hu-undeclared',
  section: 'tax-finding',
  required: ['decided-on'],
  // A decision may be final before it can be enforced; that day is not taken over.
  optional: ['enforceable-on', 'final-on'],
} as const satisfies NavList

/**
 * Who employed somebody he had not declared, by a final decision, with its day and that on which it could be enforced. The
 * tax office takes an entry off two years after it was published: from then on it is one of the past.
 */
export const navHuUndeclared: SourceAdapter = {
  source: toNavSource({
    sourceId: LIST.sourceId,
    title: 'Be nem jelentett alkalmazottat foglalkoztató adózók',
    licence: 'Public by law (Act CL of 2017)',
    rhythm: 'irregular',
  }),
  observedOn: null,
  files: null,
  snapshotSections: [LIST.section],
  read: ({ path }, known) => readDecisions(path, known),
}

async function* readDecisions(path: string, known: KnownCompanies): AsyncGenerator<SourceRecord> {
  const slots = new SlotNames()
  for await (const row of readListRows(path, LIST, known)) {
    if ('type' in row) {
      yield row
      continue
    }
    const { companyId, line } = row
    const [decidedOn, enforceableOn] = DAYS.map((column) =>
      row.cell(column) === '' ? null : (readTableDay(row.cell(column)) ?? undefined),
    )
    if (decidedOn == null || enforceableOn === undefined) {
      const told = DAYS.map((column) => row.cell(column)).join(', ')
      yield ofCompany(rejectLine(row, 'date', `${told} (${companyId})`), companyId, 'tax-finding')
      continue
    }
    const payload = {
      authority: TAX_AUTHORITY,
      finding: 'undeclared-employment' as const,
      decidedOn,
      enforceableOn,
      amount: null,
      consequenceAmount: null,
      currency: 'HUF',
    }
    const slot = slots.take(`${companyId}/undeclared-${decidedOn}`).slice(companyId.length + 1)
    yield { type: 'fact', line, companyId, section: 'tax-finding', slot, payload, validFrom: decidedOn }
  }
}
