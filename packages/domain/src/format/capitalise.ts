import type { Locale } from '../locale.ts'

/** The text with its first letter as a capital, as at the start of a sentence; a bracket may stand before it. */
export function capitalise(locale: Locale, text: string): string {
  return text.replace(/^\(?\p{L}/u, (start) => start.toLocaleUpperCase(locale))
}
