import type { CompanySummary, SummaryChart } from '@merleg/contract/report/summary.contract'
import type { YearFigures, YearlyFigures } from './yearly-figures.ts'

const EMPTY: SummaryChart = { empty: true, labels: [], datasets: [] }

/** Series of up to ten years; a year without a figure is a gap. The classification waits for a rating. */
export function renderCharts(figures: YearlyFigures | null): CompanySummary['charts'] {
  const chart = (
    field: Exclude<keyof YearFigures, 'year'>,
    unit: SummaryChart['datasets'][number]['unit'],
  ): SummaryChart => {
    const data = (figures?.years ?? []).map((year) => year[field])
    if (figures === null || data.every((value) => value === null)) return EMPTY
    const currency = unit === 'currency' ? figures.currency : null
    return { empty: false, labels: figures.years.map(({ year }) => String(year)), datasets: [{ data, unit, currency }] }
  }
  return {
    classification: EMPTY,
    revenue: chart('revenue', 'currency'),
    roe: chart('roe', 'percent'),
    employees: chart('employees', 'person'),
    result: chart('result', 'currency'),
    ownCapital: chart('ownCapital', 'currency'),
  }
}
