import { dayAfter } from '@merleg/domain/calendar-days'
import type { RejectedLine, SourceRecord, StatementAmounts } from '@merleg/domain/observation'
import { EE_SHORT } from '@merleg/domain/statement-layouts/ee-short'
import type { FilePlace } from '../../../../shared/file-fault.ts'
import { SourceRefused } from '../../../register/source-refused.ts'
import { readNumber } from '../../reading/cell-values.ts'
import { readLines, type RefusalReason, rejectLine } from '../../reading/source-lines.ts'
import { isWholeWithoutLineBreak } from '../../reading/whole-file.ts'
import type { Report, ReportList } from './reports.ts'

const COLUMNS = ['report_id', 'tabel', 'elemendi_label', 'elemendi_nimetus', 'vaartus'] as const

const LINES = [...EE_SHORT.balance, ...EE_SHORT.incomeStatement]
const INDEXES = new Map(LINES.map((line, index) => [line.filedLabel, index]))
const indexOf = (element: string) => INDEXES.get(element) ?? -1
/** A spelling in which the element was published too. */
INDEXES.set('DeprecationAndImpairmentLossReversal', indexOf('DepreciationAndImpairmentLossReversal'))

/** Reports filed as PDF have their figures under the Estonian name alone. */
const LABELS: ReadonlyMap<string, number> = new Map([
  ['Müügitulu', indexOf('Revenue')],
  ['Varad', indexOf('Assets')],
  ['Omakapital', indexOf('Equity')],
  ['Lühiajalised kohustised', indexOf('CurrentLiabilities')],
  ['Tööjõukulud', indexOf('LaborExpense')],
  ['Aruandeaasta kasum (kahjum)', indexOf('TotalAnnualPeriodProfitLoss')],
  ['Töötajate keskmine arv taandatuna täistööajale', indexOf('AverageNumberOfEmployeesInFullTimeEquivalentUnits')],
])

/** Costs, which reports write with and without a minus. */
const COSTS: ReadonlySet<string> = new Set(['personnelExpenditure', 'depreciation'])

/** A figure that two lines tell differently: it is not taken over. */
const CONTRADICTED = Symbol('contradicted')
type Figure = { amount: number | typeof CONTRADICTED; rank: number }
type Figures = (Figure | undefined)[]
type ReportFigures = { own: Figures; group: Figures | null }

/**
 * The statements of a year, put together from a line for each figure, in whichever order they come; groups file their
 * own accounts and the consolidated ones in one report.
 */
export async function* readElements(path: string, reports: ReportList): AsyncGenerator<SourceRecord> {
  const collected = new FigureList(reports)
  const file = { path, columns: COLUMNS, delimiter: ';' } as const
  let fileName = ''
  for await (const row of readLines({ ...file, endsWithLineBreak: !isWholeWithoutLineBreak(path) })) {
    if ('type' in row) {
      yield row
      continue
    }
    fileName = row.file
    const rejected = collected.take(row, {
      reportId: row.cell('report_id'),
      table: row.cell('tabel'),
      element: row.cell('elemendi_nimetus'),
      label: row.cell('elemendi_label'),
      value: row.cell('vaartus'),
    })
    if (rejected !== null) yield rejected
  }
  yield* collected.listUntaken()
  for (const [id, figures] of collected.byReport) {
    const report = reports.byId.get(id)
    if (report !== undefined) yield* toRecords(report, figures, `${fileName}#${id}`)
  }
}

type Cells = { reportId: string; table: string; element: string; label: string; value: string }

class FigureList {
  readonly byReport = new Map<string, ReportFigures>()
  readonly #reports: ReportList
  readonly #unknownLines = new Map<string, { place: FilePlace; count: number }>()
  readonly #unknownReports = new Set<string>()
  #firstUnknown: FilePlace | null = null

  constructor(reports: ReportList) {
    this.#reports = reports
  }

  take(place: FilePlace, cells: Cells): RejectedLine | null {
    if (!this.#reports.byId.has(cells.reportId)) {
      this.#firstUnknown ??= place
      this.#unknownReports.add(cells.reportId)
      return null
    }
    const isGroup = cells.element.endsWith('Consolidated') || cells.label.endsWith(' Konsolideeritud')
    const element = cells.element.replace(/Consolidated$/, '')
    const label = cells.label.replace(/ Konsolideeritud$/, '')
    const index = element === '' ? LABELS.get(label) : INDEXES.get(element)
    if (index === undefined) {
      const known = this.#unknownLines.get(element || label)
      this.#unknownLines.set(element || label, { place: known?.place ?? place, count: (known?.count ?? 0) + 1 })
      return null
    }
    if (cells.value === '') return null
    const amount = readNumber(cells.value)
    if (amount === null) return rejectLine(place, 'amount', `${element || label}: ${cells.value} (${cells.reportId})`)
    return this.#store({ place, cells, index, isGroup, amount })
  }

  #store(line: {
    place: FilePlace
    cells: Cells
    index: number
    isGroup: boolean
    amount: number
  }): RejectedLine | null {
    const { cells, index, isGroup } = line
    const found = this.byReport.get(cells.reportId) ?? { own: [], group: null }
    this.byReport.set(cells.reportId, found)
    const figures = isGroup ? (found.group ??= []) : found.own
    const amount = toFiledAmount(LINES[index]?.code ?? '', line.amount)
    const rank = rankOf(cells)
    const known = figures[index]
    if (known === undefined || known.rank < rank) figures[index] = { amount, rank }
    else if (known.rank === rank && known.amount !== amount && known.amount !== CONTRADICTED) {
      figures[index] = { amount: CONTRADICTED, rank }
      const detail = `${cells.element || cells.label}: ${known.amount}, ${amount} (${cells.reportId})`
      return rejectLine(line.place, 'contradiction', detail)
    }
    return null
  }

  /** Lines that no statement here has, one for all of a name, and reports that the list of reports does not have. */
  *listUntaken(): Generator<RejectedLine> {
    for (const [name, { place, count }] of this.#unknownLines)
      yield rejectLine(place, 'line-unknown', `${name} (${count} ×)`)
    if (this.#firstUnknown === null) return
    const [unknown, known] = [this.#unknownReports.size, this.byReport.size]
    const detail = `${unknown} reports are not in ${this.#reports.last.file}`
    if (unknown > known) throw new SourceRefused('cut-off' satisfies RefusalReason, this.#reports.last.line, detail)
    yield rejectLine(this.#firstUnknown, 'unknown-report', detail)
  }
}

/** People are told as full-time posts: part of one is a person too. */
function toFiledAmount(code: string, amount: number): number {
  if (code === 'employees') return Math.ceil(amount)
  return COSTS.has(code) ? Math.abs(amount) : amount
}

/** The statements themselves before the notes, and both before what was read from a PDF. */
function rankOf({ table, element }: Cells): number {
  if (element === '') return 0
  return /^(?:Bilanss|Kasumiaruanne)/.test(table) ? 2 : 1
}

function toAmounts(figures: Figures): StatementAmounts {
  const amounts: StatementAmounts = {}
  for (const [index, figure] of figures.entries()) {
    const code = LINES[index]?.code
    if (code !== undefined && typeof figure?.amount === 'number') amounts[code] = figure.amount
  }
  return amounts
}

function* toRecords(report: Report, { own, group }: ReportFigures, sourceRef: string): Generator<SourceRecord> {
  const { companyId, periodStart, periodEnd, filedOn, line } = report
  for (const [figures, isConsolidated] of [
    [own, false],
    [group ?? [], true],
  ] as const) {
    const amounts = toAmounts(figures)
    if (Object.keys(amounts).length === 0) continue
    yield {
      type: 'statement',
      line,
      companyId,
      periodStart,
      periodEnd,
      layout: EE_SHORT.key,
      isConsolidated,
      currency: 'EUR',
      unit: 1,
      amounts,
      previousAmounts: {},
      amendedAmounts: {},
      filedOn,
      sourceRef,
    }
    const employees = amounts['employees']
    if (isConsolidated || employees === undefined || employees < 0) continue
    const payload = { persons: employees }
    const [validFrom, validTo] = [periodStart, dayAfter(periodEnd)]
    yield { type: 'fact', line, companyId, section: 'headcount', slot: '', payload, validFrom, validTo, sourceRef }
  }
}
