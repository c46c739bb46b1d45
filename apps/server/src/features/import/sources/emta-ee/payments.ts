import { isValidEstonianRegisterCode } from '@merleg/domain/foreign-identifier'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import type { CsvRow } from '../../../../shared/csv.ts'
import { readDottedDay, readNumber, readYear } from '../../reading/cell-values.ts'
import { readLines, readRecords, rejectLine } from '../../reading/source-lines.ts'
import { lastEndedQuarter, type Quarter, toMonthEarlier, toQuarter } from './quarters.ts'

const QUARTERS = ['I', 'II', 'III', 'IV'] as const
const KINDS = ['State taxes', 'Labour taxes and payments', 'Turnover', 'Number of employees'] as const
type Kind = (typeof KINDS)[number]
type QuarterColumn = `${Kind} ${(typeof QUARTERS)[number]} qtr`

const HEADING = ['Data date', 'Registry code', 'Name', 'Type', 'County', 'Activity', 'Year'] as const
const COLUMNS = [
  ...HEADING,
  ...KINDS.flatMap((kind) => QUARTERS.map((quarter): QuarterColumn => `${kind} ${quarter} qtr`)),
] as const

type PaymentRow = CsvRow<(typeof HEADING)[number] | QuarterColumn>

/** People and foreigners, who are not in the business register as companies are. */
const OTHER_PAYERS: ReadonlySet<string> = new Set(['Self-employed person', 'Non-resident'])

/** Of more than a year ago nothing is taken over: each quarter would be four facts of each company. */
const TAKEN_QUARTERS = 4

/** The day that the file speaks of, by its first line; null where there is none. */
export async function findDataDay(path: string): Promise<string | null> {
  for await (const row of readLines({ path, columns: COLUMNS })) {
    if (!('type' in row)) return readDottedDay(row.cell('Data date'))
  }
  return null
}

/** What companies paid, sold and employed in the last four quarters; a line has the four quarters of a year. */
export function readPayments(path: string): AsyncGenerator<SourceRecord> {
  return readRecords({ path, columns: COLUMNS }, readPayment)
}

function readPayment(row: PaymentRow): SourceRecord[] {
  if (OTHER_PAYERS.has(row.cell('Type'))) return []
  const code = row.cell('Registry code')
  if (!isValidEstonianRegisterCode(code)) return [rejectLine(row, 'register-code', code)]
  const [dataDay, year] = [readDottedDay(row.cell('Data date')), readYear(row.cell('Year'))]
  if (dataDay === null) return [rejectLine(row, 'date', `${row.cell('Data date')} (${code})`)]
  if (year === null) return [rejectLine(row, 'year', `${row.cell('Year')} (${code})`)]
  const last = lastEndedQuarter(dataDay)
  return QUARTERS.flatMap((name, index) => {
    const quarter = toQuarter(year, index)
    if (quarter.number > last || quarter.number <= last - TAKEN_QUARTERS) return []
    return KINDS.flatMap((kind) => readFigure(row, { kind, column: `${kind} ${name} qtr`, quarter, code }))
  })
}

const DETAILS = {
  'State taxes': 'quarterly-state-taxes',
  'Labour taxes and payments': 'quarterly-labour-taxes',
  Turnover: 'quarterly-turnover',
} as const satisfies Partial<Record<Kind, string>>

type Figure = { kind: Kind; column: QuarterColumn; quarter: Quarter; code: string }

function readFigure(row: PaymentRow, { kind, column, quarter, code }: Figure): SourceRecord[] {
  const text = row.cell(column)
  if (text === '') return []
  const amount = readNumber(text.replace(',', '.'))
  if (amount === null) return [rejectLine(row, 'amount', `${column}: ${text} (${code})`)]
  const { validFrom, validTo } = kind === 'Turnover' ? toMonthEarlier(quarter) : quarter
  const at = { type: 'fact', line: row.line, companyId: `ee-${code}`, validFrom, validTo } as const
  return [kind === 'Number of employees' ? toHeadcount(at, amount) : toDetail(at, DETAILS[kind], amount)]
}

type Place = Pick<FactObservation, 'line' | 'companyId' | 'validFrom' | 'validTo'> & { type: 'fact' }

function toHeadcount(at: Place, persons: number): FactObservation {
  return { ...at, section: 'headcount', slot: '', payload: { persons: Math.max(0, Math.ceil(persons)) } }
}

function toDetail(at: Place, slot: string, amount: number): FactObservation {
  return { ...at, section: 'register-detail', slot, payload: { value: `${amount} EUR` } }
}
