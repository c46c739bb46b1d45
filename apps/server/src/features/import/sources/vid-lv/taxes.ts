import type { RegisterDetailKey } from '@merleg/domain/fact-sections'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import type { CsvFile, CsvRow } from '../../../../shared/csv.ts'
import { readNumber, readYear } from '../../reading/cell-values.ts'
import { ofCompany, readLines, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { CODE, findCompany, readCode, rejectOthers } from './vid-cells.ts'

const YEAR = 'Taksacijas_gads'
const HEADCOUNT = 'Videjais_nodarbinato_personu_skaits_cilv'

/** Amounts in thousands of euros, and what they are here. */
const AMOUNTS = [
  ['Samaksato_VID_administreto_nodoklu_kopsumma_tukst_EUR', 'yearly-taxes'],
  ['Taja_skaita_IIN', 'yearly-income-tax'],
  ['Taja_skaita_VSAOI', 'yearly-social-contributions'],
] as const satisfies readonly (readonly [column: string, slot: RegisterDetailKey])[]
type Amount = (typeof AMOUNTS)[number]

const COLUMNS = [
  CODE,
  'Nosaukums',
  YEAR,
  'Uznemejdarbibas_forma',
  'Pamatdarbibas_NACE_kods',
  'Juridiska_adrese_ATVK_kods',
  'Juridiska_adrese_ATVK_nosaukums',
  ...AMOUNTS.map(([column]) => column),
  HEADCOUNT,
] as const
type TaxRow = CsvRow<(typeof COLUMNS)[number]>

const toFile = (path: string): CsvFile<(typeof COLUMNS)[number]> => ({ path, columns: COLUMNS })

/**
 * The last day of the newest tax year, of which the file speaks; null where it has none. Not the day on which it came:
 * what accounts and registers tell of the same year later stands.
 */
export async function findLastTaxDay(path: string): Promise<string | null> {
  let latest = 0
  for await (const row of readLines(toFile(path))) {
    if (!('type' in row)) latest = Math.max(latest, readYear(row.cell(YEAR)) ?? 0)
  }
  return latest === 0 ? null : `${latest}-12-31`
}

/** What companies paid and how many they employed in the years of the file; each year ends, the newest one too. */
export function readTaxes(path: string): AsyncGenerator<SourceRecord> {
  const seen = new Set<number>()
  return readRecords(toFile(path), (row) => readTaxYear(row, seen), findCompany)
}

type Place = Pick<FactObservation, 'line' | 'companyId' | 'validFrom' | 'validTo'> & { type: 'fact' }

function readTaxYear(row: TaxRow, seen: Set<number>): SourceRecord[] {
  const code = readCode(row.cell)
  const foreign = rejectOthers(row, code)
  if (foreign !== null) return [foreign]
  const companyId = `lv-${code}`
  const year = readYear(row.cell(YEAR))
  if (year === null) return [ofCompany(rejectLine(row, 'year', `${row.cell(YEAR)} (${code})`), companyId)]
  // As a number: little for each of some hundred thousand lines.
  const key = Number(code) * 10_000 + year
  if (seen.has(key)) return [rejectLine(row, 'duplicate', `${code} ${year}`)]
  seen.add(key)
  const at: Place = {
    type: 'fact',
    line: row.line,
    companyId,
    validFrom: `${year}-01-01`,
    validTo: `${year + 1}-01-01`,
  }
  return [...AMOUNTS.flatMap((amount) => readAmount(row, amount, at)), ...readHeadcount(row, at)]
}

function readAmount(row: TaxRow, [column, slot]: Amount, at: Place): SourceRecord[] {
  const text = row.cell(column)
  if (text === '') return []
  const thousands = readComma(text)
  if (thousands === null)
    return [
      ofCompany(rejectLine(row, 'amount', `${column}: ${text} (${at.companyId})`), at.companyId, 'register-detail'),
    ]
  // A product of decimals: 0.29 thousand are 290 and not 289.99999999999994 euros.
  const euros = Number((thousands * 1000).toFixed(2))
  return [{ ...at, section: 'register-detail', slot, payload: { value: `${euros} EUR` } }]
}

function readHeadcount(row: TaxRow, at: Place): SourceRecord[] {
  const text = row.cell(HEADCOUNT)
  if (text === '') return []
  const persons = readComma(text)
  if (persons === null || persons < 0)
    return [ofCompany(rejectLine(row, 'amount', `${HEADCOUNT}: ${text} (${at.companyId})`), at.companyId, 'headcount')]
  return [{ ...at, section: 'headcount', slot: '', payload: { persons: Math.ceil(persons) } }]
}

/** A number with a decimal comma and blanks between thousands. */
function readComma(text: string): number | null {
  return readNumber(text.replace(',', '.'))
}
