import type { YearMark } from '@merleg/contract/fields'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { amountOf, type BusinessYear, hasUnitError, type YearBasis } from './business-years.ts'

/** What is to be known of a year whose accounts have an error, or are those of a group; null of all others. */
export function markYear(locale: Locale, year: BusinessYear): YearMark | null {
  const error = markError(locale, year)
  if (year.basis.statement?.isConsolidated !== true) return error
  const text = getTranslator(locale, 'report/indicators/answers')('quality.consolidated')
  return error === null ? { kind: 'consolidated', text } : { ...error, text: `${error.text} ${text}` }
}

function markError(locale: Locale, { year, basis }: BusinessYear): YearMark | null {
  const mark = markAccounts(locale, { ...basis, year })
  if (mark !== null || basis.flawed === null) return mark
  return { kind: 'replaced', text: getTranslator(locale, 'report/indicators/answers')('quality.replaced', { year }) }
}

/** The same beside a figure: a headcount of the register does not rest on the accounts. */
export function markFigure(locale: Locale, year: BusinessYear, key: FigureKey): YearMark | null {
  return key === 'employees' && amountOf(year, 'employees') === null ? null : markYear(locale, year)
}

type Judged = Pick<YearBasis, 'quality' | 'findings'>

/** What is to be known of accounts that have an error; null of all others. */
export function markAccounts(locale: Locale, { year, ...judged }: Judged & { year: number }): YearMark | null {
  const t = getTranslator(locale, 'report/indicators/answers')
  if (judged.quality === 'corrected') return { kind: 'corrected', text: t('quality.corrected', { year }) }
  if (judged.quality === 'sound') return null
  return { kind: 'flawed', text: t(`quality.${nameError(judged)}`, { year }) }
}

function nameError(judged: Judged): 'unit' | 'unclear' | 'sums' {
  if (hasUnitError(judged)) return 'unit'
  return judged.findings.some(({ code }) => code === 'unit-unclear') ? 'unclear' : 'sums'
}
