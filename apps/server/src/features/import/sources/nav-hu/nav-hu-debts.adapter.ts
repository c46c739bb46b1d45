import type { SourceRecord } from '@merleg/domain/observation'
import { rejectLine } from '../../reading/source-lines.ts'
import type { KnownCompanies, SourceAdapter } from '../../reading/source-adapter.ts'
import { type NavList, readListRows } from './list-rows.ts'
import { TAX_AUTHORITY, toNavSource } from './nav-source.ts'

const LIST = {
  sourceId: 'nav-hu-debts',
  section: 'tax-debt',
  required: [],
  optional: ['debt'],
} as const satisfies NavList
const TEXT =
  'A NAV által közzétett, legalább 180 napja folyamatosan fennálló, 100 millió forint feletti adótartozás. Aki a listáról lekerül, kevesebbel vagy rövidebb ideje még tartozhat.'

/**
 * Who has owed more than 100 million forints (a person 10 million) to the tax office for 180 days on end, published once a
 * quarter. As a rule without the amount, which is then not known. Who is no longer on the list is off it.
 */
export const navHuDebts: SourceAdapter = {
  source: toNavSource({
    sourceId: LIST.sourceId,
    title: '180 napja folyamatosan fennálló nagy összegű adótartozások',
    licence: 'Public by law (Act CL of 2017, section 264)',
    rhythm: 'quarterly',
  }),
  observedOn: null,
  files: null,
  snapshotSections: [LIST.section],
  read: ({ path }, known) => readDebts(path, known),
}

async function* readDebts(path: string, known: KnownCompanies): AsyncGenerator<SourceRecord> {
  const lines = new Map<string, number>()
  for await (const row of readListRows(path, LIST, known)) {
    if ('type' in row) {
      yield row
      continue
    }
    const { companyId, line } = row
    const earlier = lines.get(companyId)
    const amount = row.amount('debt')
    if (earlier !== undefined) yield rejectLine(row, 'duplicate', `${companyId}, as on line ${earlier}`)
    else {
      lines.set(companyId, line)
      // To stand on the list is the finding: where the amount cannot be read it is not known.
      if (amount === undefined) yield rejectLine(row, 'amount', `${row.cell('debt')} (${companyId})`)
      const told = { authority: TAX_AUTHORITY, caseNumber: null, amount: amount ?? null, currency: 'HUF', text: TEXT }
      yield { type: 'fact', line, companyId, section: 'tax-debt', slot: 'nav-180-days', payload: told }
    }
  }
}
