import { basename } from 'node:path'
import type { SourceRecord, StatementAmounts } from '@merleg/domain/observation'
import { isValidRomanianCif } from '@merleg/domain/foreign-identifier'
import { RO_SHORT } from '@merleg/domain/statement-layouts/ro-short'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { readNumber, readYear } from '../../reading/cell-values.ts'
import { FileGaps } from '../../reading/file-gaps.ts'
import { readRecords, rejectLine } from '../../reading/source-lines.ts'
import { observeFiscalCode, toCompanyId } from './companies.ts'

/** The figures; the layout names them by their columns. */
const LINES = [...RO_SHORT.balance, ...RO_SHORT.incomeStatement]

/**
 * A statement and the headcount of each company and year; the fiscal code of companies that are not among
 * `companyIds`. Amounts in RON. Refuses the source when many of `companyIds` have no accounts.
 */
export async function* readAccounts(path: string, companyIds: ReadonlySet<string>): AsyncGenerator<SourceRecord> {
  const yearsRead = new Map<string, Set<number>>()
  let last: FilePlace = { file: basename(path), line: 1 }
  yield* readRecords({ path, columns: ['cif', 'an', ...LINES.map((line) => line.filedLabel)] }, (row) => {
    last = row
    return readYearOfAccounts(row, companyIds, yearsRead)
  })
  const withoutAccounts = new FileGaps()
  for (const companyId of companyIds) withoutAccounts.count(companyId, !yearsRead.has(companyId))
  withoutAccounts.refuseIfCut(last, 'companies have no accounts in it')
}

function readYearOfAccounts(
  row: CsvRow<string>,
  companyIds: ReadonlySet<string>,
  yearsRead: Map<string, Set<number>>,
): SourceRecord[] {
  const cif = row.cell('cif')
  if (!isValidRomanianCif(cif)) return [rejectLine(row, 'fiscal-code', cif)]
  const companyId = toCompanyId(cif)
  const year = readYear(row.cell('an'))
  if (year === null) return [rejectLine(row, 'year', `${row.cell('an')} (${cif})`)]
  const amounts: StatementAmounts = {}
  for (const { code, filedLabel } of LINES) {
    const text = row.cell(filedLabel)
    const amount = readNumber(text)
    if (text !== '' && amount === null) return [rejectLine(row, 'amount', `${filedLabel}: ${text} (${cif}, ${year})`)]
    if (amount !== null) amounts[code] = amount
  }
  const years = yearsRead.get(companyId)
  if (years?.has(year)) return [rejectLine(row, 'duplicate', `${cif}, ${year}`)]
  yearsRead.set(companyId, (years ?? new Set()).add(year))
  return [
    ...(years || companyIds.has(companyId) ? [] : [observeFiscalCode(row.line, cif)]),
    {
      type: 'statement',
      line: row.line,
      companyId,
      periodStart: `${year}-01-01`,
      periodEnd: `${year}-12-31`,
      layout: RO_SHORT.key,
      isConsolidated: false,
      currency: 'RON',
      unit: 1,
      amounts,
      previousAmounts: {},
      amendedAmounts: {},
      filedOn: null,
      sourceRef: `${row.file}#${row.line}`,
    },
    ...(amounts['employees'] === undefined
      ? []
      : [
          {
            type: 'fact',
            line: row.line,
            companyId,
            section: 'headcount',
            slot: '',
            payload: { persons: amounts['employees'] },
            validFrom: `${year}-01-01`,
            validTo: `${year + 1}-01-01`,
            sourceRef: `${row.file}#${row.line}`,
          } as const,
        ]),
  ]
}
