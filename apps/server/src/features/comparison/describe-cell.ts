import type { ComparisonCell, ComparisonRow } from '@merleg/contract/comparison.contract'
import { isOneCurrency } from '@merleg/domain/comparison'
import { currencyWord, formatMoney } from '@merleg/domain/format/amount'
import { formatNumber, formatPercent } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'

/** What a cell says on paper; the word for "not known" where nobody tells. */
export function describeCell(locale: Locale, { value, text, currency }: ComparisonCell, row: ComparisonRow): string {
  if (text !== null) return text
  if (value === null) return getTranslator(locale, 'comparison/words')('unknown')
  return describeValue(locale, value, { unit: row.unit, currency })
}

/** A figure with its unit. */
export function describeValue(
  locale: Locale,
  value: number,
  { unit, currency }: { unit: ComparisonRow['unit']; currency: string | null },
): string {
  if (unit === 'currency') return currency === null ? formatNumber(locale, value) : formatMoney(locale, value, currency)
  if (unit === 'percent') return formatPercent(locale, value)
  return unit === 'ratio' ? formatNumber(locale, value, { decimals: 2 }) : formatNumber(locale, value)
}

/** The middle of the sector is in the one currency of its companies. */
export function describeMedian(locale: Locale, { median, unit, cells }: ComparisonRow): string {
  if (median === null) return ''
  return describeValue(locale, median.value, { unit, currency: findCurrency(cells) })
}

/** The currency of the amounts of a row; null where there is none, or more than one. */
export function findCurrency(cells: readonly ComparisonCell[]): string | null {
  return isOneCurrency(cells) ? (cells.find(({ currency }) => currency !== null)?.currency ?? null) : null
}

/** The unit of a row in words; empty of texts and quotients. */
export function nameUnit(locale: Locale, { unit, cells }: ComparisonRow): string {
  if (unit === 'text' || unit === 'ratio') return ''
  if (unit === 'points') return getTranslator(locale, 'comparison/answers')('file.points')
  if (unit !== 'currency') return getTranslator(locale, 'report/print/answers')(`unit.${unit}`)
  const currencies = new Set(cells.flatMap(({ currency }) => currency ?? []))
  return [...currencies].map((currency) => currencyWord(locale, currency)).join(' / ')
}
