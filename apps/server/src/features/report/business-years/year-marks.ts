import type { YearMark } from '@merleg/contract/fields'
import { formatYears } from '@merleg/domain/format/years'
import { isFlow } from '@merleg/domain/indicators/flows'
import type { FigureKey } from '@merleg/domain/indicators/indicator-keys'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { tellIrregularYear } from './irregular-year-words.ts'
import { amountOf, type BusinessYear, hasUnitError, type YearBasis } from './business-years.ts'
import { findIrregularYear } from './irregular-year.ts'

/** What is to be known of a year whose accounts have an error, are those of a group or are left out, or that is no whole one. */
export function markYear(locale: Locale, year: BusinessYear): YearMark | null {
  return joinMarks(markFiling(locale, year), markLength(locale, year))
}

/** The same of the accounts alone, however long their year is. */
export function markFiling(locale: Locale, year: BusinessYear): YearMark | null {
  if (year.basis.leftOut !== null) return markLeftOut(locale, year.basis.leftOut)
  const error = markError(locale, year)
  if (year.basis.statement?.isConsolidated !== true) return error
  const text = getTranslator(locale, 'report/indicators/answers')('quality.consolidated')
  return joinMarks(error, { kind: 'consolidated', text })
}

/** All years that are left out are named beside each: on paper, and in the notes of a file, they are told once. */
function markLeftOut(locale: Locale, { currency, years }: NonNullable<YearBasis['leftOut']>): YearMark {
  const t = getTranslator(locale, 'report/indicators/answers')
  return { kind: 'currency', text: t('quality.currency', { currency, years: formatYears(years) }) }
}

function markLength(locale: Locale, year: BusinessYear): YearMark | null {
  const irregular = findIrregularYear(year)
  if (irregular === null) return null
  const told = tellIrregularYear(locale, irregular)
  return { kind: 'irregular', text: getTranslator(locale, 'report/indicators/answers')('quality.irregular', told) }
}

/** Of the kind of the first; each sentence is kept on its line, as several years say the same of some. */
function joinMarks(first: YearMark | null, second: YearMark | null): YearMark | null {
  if (first === null || second === null) return first ?? second
  return { ...first, text: `${first.text}\n${second.text}` }
}

function markError(locale: Locale, { year, basis }: BusinessYear): YearMark | null {
  const mark = markAccounts(locale, { ...basis, year })
  if (mark !== null || basis.flawed === null) return mark
  return { kind: 'replaced', text: getTranslator(locale, 'report/indicators/answers')('quality.replaced', { year }) }
}

/**
 * The same beside a figure: a headcount of the register does not rest on the accounts, and what does not grow with the year is
 * that of any other.
 */
export function markFigure(locale: Locale, year: BusinessYear, key: FigureKey): YearMark | null {
  if (key === 'employees' && amountOf(year, 'employees') === null && year.figures.employees !== null) return null
  return isFlow(key) ? markYear(locale, year) : markFiling(locale, year)
}

type Judged = Pick<YearBasis, 'quality' | 'findings'>

/** What is to be known of accounts that have an error; null of all others. */
export function markAccounts(locale: Locale, { year, ...judged }: Judged & { year: number }): YearMark | null {
  const t = getTranslator(locale, 'report/indicators/answers')
  if (judged.quality === 'corrected') return { kind: 'corrected', text: t('quality.corrected', { year }) }
  if (judged.quality === 'sound') return null
  const error = nameError(judged)
  return { kind: error === 'unclear' ? 'unclear' : 'flawed', text: t(`quality.${error}`, { year }) }
}

function nameError(judged: Judged): 'unit' | 'unclear' | 'sums' {
  if (hasUnitError(judged)) return 'unit'
  return judged.findings.some(({ code }) => code === 'unit-unclear') ? 'unclear' : 'sums'
}
