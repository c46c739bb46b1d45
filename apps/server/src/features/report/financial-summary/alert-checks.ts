import type { AlertChecks } from '@merleg/domain/financial-alerts-checks'
import { formatMoney } from '@merleg/domain/format/amount'
import { formatDate } from '@merleg/domain/format/date'
import { formatPercent } from '@merleg/domain/format/number'
import { formatYears } from '@merleg/domain/format/years'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { BusinessYears } from '../business-years/business-years.ts'

type Context = {
  locale: Locale
  businessYears: BusinessYears
  /** How many alerts there are. */
  count: number
}

/** An absent alert says no more than what was looked at: each check with its years and its threshold. */
export function describeChecked(checks: AlertChecks, { locale, businessYears, count }: Context): string {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  const newest = businessYears.years.at(-1)
  const day = formatDate(locale, newest?.basis.statement?.periodEnd ?? `${newest?.year ?? ''}-12-31`)
  const told = [
    ...describeFigureChecks(checks, { locale, currency: businessYears.currency }),
    ...describeFilingChecks(checks, locale),
  ]
  const ofGroup = newest?.basis.statement?.isConsolidated === true
  return [
    count === 0 ? t('noAlert') : '',
    t('checked', { checks: told.join(' '), day }),
    // The alerts rest on the same figures.
    ofGroup ? getTranslator(locale, 'report/indicators/answers')('quality.consolidated') : '',
  ]
    .filter(Boolean)
    .join(' ')
}

type Money = { locale: Locale; currency: string }

function describeFigureChecks(checks: AlertChecks, { locale, currency }: Money): string[] {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  const { losses, equity, capital, minimum, sums, magnitude } = checks
  const told = (key: 'losses' | 'equity' | 'capital' | 'sums' | 'magnitude', years: readonly number[]): string[] =>
    years.length === 0 ? [] : [t(`checks.${key}`, { years: formatYears(years) })]
  const amount = minimum === null ? '' : formatMoney(locale, minimum.amount, currency)
  return [
    ...told('losses', losses),
    ...told('equity', equity),
    ...told('capital', capital),
    ...(minimum === null ? [] : [t('checks.minimum', { years: formatYears(minimum.years), amount })]),
    ...describeJumpCheck(checks, { locale, currency }),
    ...describeIntoLossCheck(checks, { locale, currency }),
    ...told('sums', sums),
    ...told('magnitude', magnitude),
  ]
}

function describeJumpCheck({ jump }: AlertChecks, { locale, currency }: Money): string[] {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  if (jump === null) return [t('checks.noJump')]
  const { year, share, floor } = jump
  const figures = jump.figures.map((figure) => t(`figures.${figure}`)).join(', ')
  const about = { year, figures, share: formatPercent(locale, share), floor: formatMoney(locale, floor, currency) }
  return [t(floor === 0 ? 'checks.jumpByShare' : 'checks.jump', about)]
}

/** Not named where no two whole years are known: what is not listed was not looked at. */
function describeIntoLossCheck({ intoLoss }: AlertChecks, { locale, currency }: Money): string[] {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  if (intoLoss === null) return []
  const { year, share, floor } = intoLoss
  const figures = intoLoss.figures.map((figure) => t(`results.${figure}`)).join(', ')
  const about = { year, figures, share: formatPercent(locale, share), floor: formatMoney(locale, floor, currency) }
  return [t(floor === 0 ? 'checks.intoLossAlways' : 'checks.intoLoss', about)]
}

function describeFilingChecks({ filed, missing, oldAfterMonths }: AlertChecks, locale: Locale): string[] {
  const t = getTranslator(locale, 'report/financial-summary/answers')
  return [
    ...(filed === null ? [] : [t('checks.filed', { years: formatYears(filed.years), days: filed.graceDays })]),
    ...(missing === null ? [] : [t('checks.missing', { count: missing.yearsBack })]),
    t('checks.old', { months: oldAfterMonths }),
  ]
}
