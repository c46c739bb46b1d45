import type { Locale } from '@merleg/domain/locale'

const NO_BREAK_SPACE = '\u00A0'
const MINUS = '\u2212'
const DAY_MS = 86_400_000

// Making a formatter costs more than a hundred uses of it.
const DATES: Record<Locale, Intl.DateTimeFormat> = {
  hu: new Intl.DateTimeFormat('hu-HU', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' }),
  de: new Intl.DateTimeFormat('de-DE', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }),
}
const NUMBER_STYLE = { maximumFractionDigits: 2, useGrouping: 'always', signDisplay: 'negative' } as const
const NUMBERS: Record<Locale, Intl.NumberFormat> = {
  hu: new Intl.NumberFormat('hu', NUMBER_STYLE),
  en: new Intl.NumberFormat('en', NUMBER_STYLE),
  de: new Intl.NumberFormat('de', NUMBER_STYLE),
}
const fixedNumber = (locale: Locale, digits: number) =>
  new Intl.NumberFormat(locale, { ...NUMBER_STYLE, minimumFractionDigits: digits, maximumFractionDigits: digits })
const fixedNumbers = (locale: Locale) =>
  [fixedNumber(locale, 0), fixedNumber(locale, 1), fixedNumber(locale, 2)] as const
const FIXED_NUMBERS = { hu: fixedNumbers('hu'), en: fixedNumbers('en'), de: fixedNumbers('de') }

/** A calendar day (YYYY-MM-DD): `2008. 03. 17.`, `17 Mar 2008`, `17.03.2008`, with no-break spaces. */
export function formatDate(locale: Locale, day: string): string {
  // Read and written as UTC: a calendar day has no time zone to shift it.
  return DATES[locale].format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', NO_BREAK_SPACE)
}

/** Half-open validity as people write it, both ends included: `2015. 03. 01. – 2019. 05. 31.`; null where both are open. */
export function formatPeriod(locale: Locale, validFrom: string | null, validTo: string | null): string | null {
  if (validFrom === null && validTo === null) return null
  const from = validFrom === null ? '' : `${formatDate(locale, validFrom)} `
  const to = validTo === null ? '' : ` ${formatDate(locale, dayBefore(validTo))}`
  return `${from}–${to}`
}

/** The last day of a half-open period. */
export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)
}

/** A number grouped by no-break spaces in every language (decisions 18), with a true minus, at most two decimals. */
export function formatNumber(locale: Locale, value: number): string {
  return writeNumber(NUMBERS[locale], value)
}

/** The same with always this many decimals, so that the figures of a column stand under each other. */
export function formatFixed(locale: Locale, value: number, decimals: 0 | 1 | 2): string {
  return writeNumber(FIXED_NUMBERS[locale][decimals], value)
}

function writeNumber(format: Intl.NumberFormat, value: number): string {
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? NO_BREAK_SPACE : part.type === 'minusSign' ? MINUS : part.value))
    .join('')
}

/** An amount in whole units of a currency, with its unit behind: `3 000 000 Ft`. */
export function formatMoney(locale: Locale, amount: number, currency: string): string {
  return `${formatNumber(locale, amount)}${NO_BREAK_SPACE}${currencyWord(locale, currency)}`
}

/** `Ft` for forints in Hungarian, the code of the currency otherwise. */
export function currencyWord(locale: Locale, currency: string): string {
  return locale === 'hu' && currency === 'HUF' ? 'Ft' : currency
}

/** Per cent of a hundred: `60 %`, in English `60%`. */
export function formatPercent(locale: Locale, percent: number): string {
  return `${formatNumber(locale, percent)}${locale === 'en' ? '' : NO_BREAK_SPACE}%`
}
