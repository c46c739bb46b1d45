/**
 * Countries whose companies can be searched and bought online: the 19 of spec part 1 §3 and Austria (decisions 1), as the
 * calls write them.
 */
export const ONLINE_COUNTRIES = [
  'at',
  'be',
  'ch',
  'de',
  'dk',
  'es',
  'fr',
  'gb',
  'hu',
  'ie',
  'is',
  'it',
  'lt',
  'lu',
  'mt',
  'nl',
  'no',
  'pl',
  'se',
  'us',
] as const
export type OnlineCountry = (typeof ONLINE_COUNTRIES)[number]

/** The country that is picked at first (spec part 1 §2). */
export const DEFAULT_ONLINE_COUNTRY: OnlineCountry = 'at'

/** The country a text names by its two letters, or null. */
export function parseOnlineCountry(text: string): OnlineCountry | null {
  const code = text.trim().toLowerCase()
  return ONLINE_COUNTRIES.find((country) => country === code) ?? null
}
