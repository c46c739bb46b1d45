import type { CompanySummary, SummaryChart } from '@merleg/contract/report/summary.contract'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import { markFigure } from '../business-years/year-marks.ts'
import { figureOrigin } from '../business-years/year-origins.ts'
import { renderNewestYearNote } from '../rating/newest-year-note.ts'
import type { SummaryInput } from './summary-input.ts'

const EMPTY: SummaryChart = { empty: true, labels: [], marks: [], note: null, datasets: [] }

/** Series of up to ten years; a year without a figure is a gap. */
export function renderCharts({
  locale,
  figures: businessYears,
  scoreYears,
  score,
}: SummaryInput): CompanySummary['charts'] {
  const chart = (key: FigureKey, unit: SummaryChart['datasets'][number]['unit']): SummaryChart => {
    const years = businessYears?.years ?? []
    const data = years.map(({ figures }) => figures[key])
    if (businessYears === null || data.every((value) => value === null)) return EMPTY
    const currency = unit === 'currency' ? businessYears.currency : null
    const origins = years.map((year) => figureOrigin(locale, year, key))
    const labels = years.map(({ year }) => String(year))
    const marks = years.map((year) => markFigure(locale, year, key))
    return { empty: false, labels, marks, note: null, datasets: [{ data, unit, currency, origins }] }
  }
  return {
    classification: renderClassification(scoreYears, renderNewestYearNote(locale, scoreYears, score)),
    revenue: chart('salesNetIncome', 'currency'),
    roe: chart('roe', 'percent'),
    employees: chart('employees', 'person'),
    result: chart('afterTaxProfit', 'currency'),
    ownCapital: chart('equity', 'currency'),
  }
}

/** What the company would have been rated in each year, under the model of today. */
function renderClassification(years: SummaryInput['scoreYears'], note: string | null): SummaryChart {
  const data = years.map(({ points }) => points)
  if (data.every((points) => points === null)) return EMPTY
  const origins = years.map(({ origin }) => origin)
  const labels = years.map(({ year }) => String(year))
  const marks = years.map(({ mark }) => mark)
  return { empty: false, labels, marks, note, datasets: [{ data, unit: 'points', currency: null, origins }] }
}
