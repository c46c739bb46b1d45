import type { FinancialRow, FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import type { ChartSeries } from '../../../shared/charts/chart-series.ts'
import type { SeriesFormat } from '../../../shared/charts/use-series-format.ts'

/** A row with the way its figures are written. */
export type FormattedRow = { row: FinancialRow; format: SeriesFormat }

/** A row of the table as a chart shows it. */
export function toSeries(row: FinancialRow, { columns, meta }: FinancialSummary['table']): ChartSeries {
  return {
    labels: columns.map(({ title }) => title),
    values: row.values,
    unit: row.unit,
    currency: meta.currency,
    figure: row.key,
    origins: row.origins,
    marks: row.marks,
  }
}
