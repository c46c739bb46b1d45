import type { Locale } from '@merleg/domain/locale'

/** Month by its number or by (the start of) its name: `3`, `Mar`, `March`, `März`; NaN for anything else. */
function parseMonth(text: string, locale: Locale): number {
  if (/^\d+$/.test(text)) return Number(text)
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  const start = text.toLocaleLowerCase(locale)
  const months = Array.from({ length: 12 }, (_, index) => monthName.format(new Date(Date.UTC(2000, index))))
  const found = months.findIndex((name) => name.toLocaleLowerCase(locale).startsWith(start))
  return text.length < 3 || found < 0 ? Number.NaN : found + 1
}

/**
 * A calendar day as people type it, whatever stands between its parts: year first where that has four digits
 * (`2008. 03. 17.`, `2008-3-17`), else day, month, year (`17.03.2008`, `17 Mar 2008`).
 * Answers YYYY-MM-DD, or null for what is no day.
 */
export function parseDay(text: string, locale: Locale): string | null {
  const parts = text.match(/\p{L}+|\d+/gu) ?? []
  const [year = '', month = '', day = ''] = parts[0]?.length === 4 ? parts : parts.toReversed()
  if (parts.length !== 3 || !/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(day)) return null
  const monthNumber = parseMonth(month, locale)
  const date = new Date(Date.UTC(Number(year), monthNumber - 1, Number(day)))
  // 31 February would quietly become a day of March.
  if (date.getUTCMonth() !== monthNumber - 1 || date.getUTCDate() !== Number(day)) return null
  return date.toISOString().slice(0, 10)
}
