import type { CompanySummary, SummaryChart } from '@merleg/contract/report/summary.contract'
import type { Locale } from '@merleg/domain/locale'
import type { ValueOrigin } from '@merleg/contract/fields'
import { derivedFrom, employeesOrigin, figureOrigin } from './value-origins.ts'
import type { YearBasis, YearFigures, YearlyFigures } from './yearly-figures.ts'

const EMPTY: SummaryChart = { empty: true, labels: [], datasets: [] }

/** Series of up to ten years; a year without a figure is a gap. The classification waits for a rating. */
export function renderCharts(locale: Locale, figures: YearlyFigures | null): CompanySummary['charts'] {
  const chart = (
    field: Exclude<keyof YearFigures, 'year'>,
    unit: SummaryChart['datasets'][number]['unit'],
  ): SummaryChart => {
    const data = (figures?.years ?? []).map((year) => year[field])
    if (figures === null || data.every((value) => value === null)) return EMPTY
    const currency = unit === 'currency' ? figures.currency : null
    const origins = data.map((value, index) => {
      const basis = figures.bases[index]
      return value === null || basis === undefined ? null : pointOrigin(locale, field, basis)
    })
    const labels = figures.years.map(({ year }) => String(year))
    return { empty: false, labels, datasets: [{ data, unit, currency, origins }] }
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

function pointOrigin(locale: Locale, field: keyof YearFigures, basis: YearBasis): ValueOrigin | null {
  if (field === 'employees') return employeesOrigin(locale, basis)
  const origin = figureOrigin(locale, basis)
  if (origin === null || field !== 'roe') return origin
  const { derivation, sources } = derivedFrom(locale, 'roe', origin.sources)
  return { derivation: [derivation, origin.derivation].filter((text) => text !== null).join(' '), sources }
}
