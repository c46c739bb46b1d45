import { type Locale, LOCALES } from '@merleg/domain/locale'

const NAMES = new Map(LOCALES.map((locale) => [locale, new Intl.DisplayNames([locale], { type: 'region' })]))

/** The name of a country in a language. */
export function nameCountry(locale: Locale, country: string): string {
  const code = country.toUpperCase()
  return NAMES.get(locale)?.of(code) ?? code
}
