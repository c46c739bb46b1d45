import type { FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { parseReportId } from '@merleg/domain/report-id'

/** What the registers of a country write. */
const LANGUAGES: Readonly<Record<string, string>> = { HU: 'hu', RO: 'ro', EE: 'et', NO: 'no', DE: 'de', GB: 'en' }

/**
 * The language in which a source tells of a fact: that of the register's country, of sanctions lists English; null where it
 * is the caller's own, or not known.
 */
export function findSourceLanguage(locale: Locale, fact: { section: FactSection; companyId: string }): string | null {
  const countryCode = parseReportId(fact.companyId)?.countryCode ?? ''
  const language = fact.section === 'sanction' ? 'en' : (LANGUAGES[countryCode] ?? null)
  return language === locale ? null : language
}
