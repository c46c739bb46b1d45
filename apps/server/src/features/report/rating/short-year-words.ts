import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { ShortYear } from '../business-years/short-year.ts'

/** A short business year as sentences have it: which, and of how many days. */
export function tellShortYear(locale: Locale, { year, days }: ShortYear): { year: number; days: string } {
  const t = getTranslator(locale, 'report/score/answers')
  return { year, days: t('days', { count: days, number: formatNumber(locale, days) }) }
}
