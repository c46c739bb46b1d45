import { useTranslation } from 'react-i18next'
import { getAmountScale } from '@merleg/domain/format/amount'
import { useInThousands } from '../format/amount-unit.tsx'
import { useFormat } from '../format/use-format.ts'
import { chooseAmountScale, chooseDecimals, type ChartSeries, findLargestAmount } from './chart-series.ts'
import { useLargestBeside } from './common-unit.tsx'

export type SeriesFormat = {
  /** Unit of the chart, for its head; null of a plain quotient. */
  chartUnit: string | null
  /** Unit of the table behind it, which keeps the reader's preference. */
  tableUnit: string | null
  /** A value above a bar. */
  inChart: (value: number | null) => string
  /** A value in the table. */
  inTable: (value: number | null) => string
  /** A value with its unit. */
  full: (value: number | null) => string
}

/** How the values of a series are written, by its unit. */
export function useSeriesFormat(): (series: ChartSeries) => SeriesFormat {
  const { t } = useTranslation(['charts/page', 'ui/page'])
  const inThousandHUF = useInThousands()
  const besides = useLargestBeside()
  const format = useFormat()

  const formatAmounts = (series: ChartSeries): SeriesFormat => {
    const currency = series.currency ?? 'HUF'
    const largest = findLargestAmount([series])
    const scale = chooseAmountScale(Math.max(largest, besides), getAmountScale(currency, inThousandHUF))
    const decimals = chooseDecimals(largest, scale)
    const unit = currency === 'HUF' ? t('ui/page:units.hufLong') : currency
    return {
      chartUnit: scale === 1_000_000 ? t('million', { unit }) : format.unitLong(currency),
      tableUnit: format.unitLong(currency),
      inChart: (value) => format.number(value === null ? null : value / scale, { decimals }),
      inTable: (value) => format.amountNumber(value, currency),
      full: (value) => format.amount(value, currency),
    }
  }

  const formatCount = (unit: string): SeriesFormat => {
    const write = (value: number | null): string => format.number(value)
    const full = (value: number | null): string => (value === null ? write(value) : `${write(value)}\u00A0${unit}`)
    return { chartUnit: unit, tableUnit: unit, inChart: write, inTable: write, full }
  }

  const formatShare = (unit: string | null, write: (value: number | null) => string): SeriesFormat => ({
    chartUnit: unit,
    tableUnit: unit,
    inChart: write,
    inTable: write,
    full: write,
  })

  return (series) => {
    switch (series.unit) {
      case 'currency':
        return formatAmounts(series)
      case 'person':
        return formatCount(t('ui/page:units.person'))
      case 'points':
        return formatCount(t('ui/page:units.points'))
      case 'percent':
        return formatShare(t('ui/page:units.percent'), (value) => format.percent(value))
      case 'ratio':
        return formatShare(null, (value) => format.number(value, { decimals: 2 }))
    }
  }
}
