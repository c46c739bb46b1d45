import type { FactObservation, RejectedLine, SourceRecord } from '@merleg/domain/observation'
import { formatTaxNumber, parseTaxNumber } from '@merleg/domain/tax-number'
import type { CsvRow } from '../../../../shared/csv.ts'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { normaliseSpaces } from '../../reading/cell-values.ts'
import { observeName } from '../../reading/company-name-facts.ts'
import { readLines, rejectLine } from '../../reading/source-lines.ts'

const COLUMNS = ['tax_number', 'name', 'tax_number_len', 'cdv_ok', 'tenders', 'value_sum'] as const

type Company = FilePlace & { companyId: string; name: string; taxNumber: string }

/** What the other files need of the list of companies; `last` is its last line. */
export type CompanyList = { ids: Set<string>; last: FilePlace }

/**
 * Companies; adds their ids to `list`. A company that moved stands there with both tax numbers, which differ in
 * the area code: first as in the release 2018–2020, then as in 2019–2021, so the later line is taken.
 */
export async function* readCompanies(path: string, list: CompanyList): AsyncGenerator<SourceRecord> {
  const companies = new Map<string, Company>()
  for await (const row of readLines({ path, columns: COLUMNS })) {
    list.last = { ...list.last, line: row.line }
    const company = 'type' in row ? row : readCompany(row)
    if ('type' in company) {
      yield company
      continue
    }
    const earlier = companies.get(company.companyId)
    if (earlier?.taxNumber === company.taxNumber) {
      yield rejectLine(company, 'duplicate', `${company.taxNumber}, as on line ${earlier.line}`)
      continue
    }
    if (earlier)
      yield rejectLine(
        earlier,
        'superseded',
        `${earlier.taxNumber} ${earlier.name}: ${company.taxNumber} on line ${company.line}`,
      )
    companies.set(company.companyId, company)
    list.ids.add(company.companyId)
  }
  for (const company of companies.values()) yield* toFacts(company)
}

function readCompany(row: CsvRow<(typeof COLUMNS)[number]>): Company | RejectedLine {
  const text = row.cell('tax_number')
  const name = normaliseSpaces(row.cell('name'))
  const reading = parseTaxNumber(text)
  if (!reading.ok) return rejectLine(row, `tax-number-${reading.reason}`, `${text} ${name}`)
  if (name === '') return rejectLine(row, 'name-missing', text)
  const { file, line } = row
  return { file, line, companyId: reading.taxNumber.stem8, name, taxNumber: formatTaxNumber(reading.taxNumber) }
}

function toFacts({ line, companyId, name, taxNumber }: Company): FactObservation[] {
  return [
    ...observeName({ line, companyId, name }),
    { type: 'fact', line, companyId, section: 'tax-number', slot: '', payload: { value: taxNumber } },
  ]
}
