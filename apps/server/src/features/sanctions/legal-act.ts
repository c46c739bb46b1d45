import type { Locale } from '@merleg/domain/locale'

/** Where EUR-Lex shows an act of the Union in a language. */
export function linkLegalAct(celex: string, locale: Locale): string {
  return `https://eur-lex.europa.eu/legal-content/${locale.toUpperCase()}/TXT/?uri=CELEX:${celex}`
}
