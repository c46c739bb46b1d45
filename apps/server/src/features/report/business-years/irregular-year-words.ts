import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { IrregularYear } from './irregular-year.ts'

/**
 * A business year that is no whole one as sentences have it: which, of how many days, and these as a `span`, which says
 * of a short one that they are few.
 */
export function tellIrregularYear(
  locale: Locale,
  { year, days: count, length }: IrregularYear,
): { year: number; days: string; span: string } {
  const t = getTranslator(locale, 'report/score/answers')
  const days = t('days', { count, number: formatNumber(locale, count) })
  return { year, days, span: length === 'short' ? t('onlyDays', { days }) : days }
}
