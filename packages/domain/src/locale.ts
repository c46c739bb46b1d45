/** Languages of the product; Hungarian is the source of every text. */
export const LOCALES = ['hu', 'en', 'de'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'hu'

/** The language a header or stored value names, or Hungarian. */
export function parseLocale(text: string | null | undefined): Locale {
  return LOCALES.find((locale) => locale === text?.trim().toLowerCase()) ?? DEFAULT_LOCALE
}
