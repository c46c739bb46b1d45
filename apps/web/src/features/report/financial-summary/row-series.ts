import type { FinancialRow, FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import type { ChartSeries } from '../../../shared/charts/chart-series.ts'

/** A row of the table as a chart shows it. */
export function toSeries(row: FinancialRow, { columns, meta }: FinancialSummary['table']): ChartSeries {
  return {
    labels: columns.map(({ title }) => title),
    values: row.values,
    unit: row.unit,
    currency: meta.currency,
    origins: row.origins,
  }
}

/**
 * How the last year differs from the one before: relative for amounts and people, in points for shares, plain for
 * quotients. Null where there is nothing to compare with.
 */
export function findChange({
  unit,
  values,
  changes,
}: FinancialRow): { kind: 'share' | 'points' | 'plain'; value: number } | null {
  if (unit === 'currency' || unit === 'person') {
    const share = changes.at(-1) ?? null
    return share === null ? null : { kind: 'share', value: share }
  }
  const current = values.at(-1) ?? null
  const before = values.at(-2) ?? null
  if (current === null || before === null) return null
  return unit === 'percent'
    ? { kind: 'points', value: (current - before) * 100 }
    : { kind: 'plain', value: current - before }
}
