import { readSearchedClass } from '@merleg/domain/company-search/searched-class'
import type { Locale } from '@merleg/domain/locale'
import { findActivity, formatActivityCode } from '@merleg/domain/reference/activities'
import { getTranslator } from '@merleg/i18n/translator'

/**
 * Code and title of a searched class. We have the titles of NACE Rev. 2 alone: a class of Rev. 2.1 has none, and its code the
 * scheme behind it, as the same code may mean something else in Rev. 2.
 */
export function describeClass(searched: string, locale: Locale): { code: string; title: string | null } {
  const { scheme, code } = readSearchedClass(searched)
  const shown = formatActivityCode(code)
  if (scheme === 'NACE2') return { code: shown, title: findActivity(code)?.title[locale] ?? null }
  const t = getTranslator(locale, 'register/fact-sections')
  return { code: `${shown} (${t(`activitySchemes.${scheme}`)})`, title: null }
}

/** The same in one: `41.20 Construction of residential and non-residential buildings`. */
export function nameActivity(searched: string, locale: Locale): string {
  const { code, title } = describeClass(searched, locale)
  return title === null ? code : `${code} ${title}`
}
