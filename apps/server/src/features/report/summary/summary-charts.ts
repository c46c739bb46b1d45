import type { CompanySummary, SummaryChart } from '@merleg/contract/report/summary.contract'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { figureOrigin } from '../report-years-origins.ts'
import type { BusinessYears } from '../report-years.ts'

const EMPTY: SummaryChart = { empty: true, labels: [], datasets: [] }

/** Series of up to ten years; a year without a figure is a gap. The classification waits for a rating. */
export function renderCharts(locale: Locale, businessYears: BusinessYears | null): CompanySummary['charts'] {
  const chart = (key: FigureKey, unit: SummaryChart['datasets'][number]['unit']): SummaryChart => {
    const years = businessYears?.years ?? []
    const data = years.map(({ figures }) => figures[key])
    if (businessYears === null || data.every((value) => value === null)) return EMPTY
    const currency = unit === 'currency' ? businessYears.currency : null
    const origins = years.map((year) => figureOrigin(locale, year, key))
    const labels = years.map(({ year }) => String(year))
    return { empty: false, labels, datasets: [{ data, unit, currency, origins }] }
  }
  return {
    classification: EMPTY,
    revenue: chart('salesNetIncome', 'currency'),
    roe: chart('roe', 'percent'),
    employees: chart('employees', 'person'),
    result: chart('afterTaxProfit', 'currency'),
    ownCapital: chart('equity', 'currency'),
  }
}
