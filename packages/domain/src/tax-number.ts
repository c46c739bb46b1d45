/** A Hungarian tax number (adószám) 8-1-2; the two last parts are null where only the 8-digit stem is known. */
export type TaxNumber = {
  stem8: string
  vatCode: string | null
  countyCode: string | null
}

/** Why a text is not a tax number; `check-digit` is the only one a mistyped but well-formed number gives. */
export type TaxNumberFault = 'format' | 'check-digit' | 'vat-code' | 'county-code'

export type TaxNumberReading = { ok: true; taxNumber: TaxNumber } | { ok: false; reason: TaxNumberFault }

const MAX_LENGTH = 40
const SEPARATORS = /[\s.\-/_\u2010-\u2015\u2212]/gu
const WEIGHTS = [9, 7, 3, 1]

/**
 * Area codes of the tax authority: 02–20 companies by county, 22–40 private entrepreneurs by county,
 * 41–43 Budapest, 44 and 51 large and special taxpayers (NAV table of directorates).
 */
function isAreaCode(code: string): boolean {
  const value = Number(code)
  return (value >= 2 && value <= 20) || (value >= 22 && value <= 44) || value === 51
}

/** Sum of digits weighted 9, 7, 3, 1 repeating, modulo 10: 0 for a valid tax stem or GIRO block. */
export function weighted9731(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    sum += Number(digits[index]) * (WEIGHTS[index % 4] ?? 0)
  }
  return sum % 10
}

/** Whether the text is the 8-digit stem (törzsszám) of a Hungarian tax number, check digit included. */
export function isValidTaxStem(text: string): boolean {
  return /^[1-9]\d{7}$/.test(text) && weighted9731(text) === 0
}

/** The check digit that makes a stem of seven digits valid. */
export function taxStemCheckDigit(sevenDigits: string): string {
  return String((10 - weighted9731(sevenDigits)) % 10)
}

/**
 * Reads a tax number in any usual notation: `12345676-2-42`, with other dashes, spaces or none, the EU VAT
 * number `HU12345676`, or the stem alone. VAT codes 1–5 and area codes as used by the tax authority (NAV).
 */
export function parseTaxNumber(text: string): TaxNumberReading {
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'format' }
  const compact = text.replace(SEPARATORS, '').toUpperCase().replace(/^HU/, '')
  if (!/^(?:\d{8}|\d{11})$/.test(compact)) return { ok: false, reason: 'format' }
  const stem8 = compact.slice(0, 8)
  if (!isValidTaxStem(stem8)) return { ok: false, reason: 'check-digit' }
  if (compact.length === 8) {
    return { ok: true, taxNumber: { stem8, vatCode: null, countyCode: null } }
  }
  const vatCode = compact.slice(8, 9)
  const countyCode = compact.slice(9)
  if (!/^[1-5]$/.test(vatCode)) return { ok: false, reason: 'vat-code' }
  if (!isAreaCode(countyCode)) return { ok: false, reason: 'county-code' }
  return { ok: true, taxNumber: { stem8, vatCode, countyCode } }
}

/** `12345676-2-42`, or the bare stem where the rest is unknown. */
export function formatTaxNumber(taxNumber: TaxNumber): string {
  const { stem8, vatCode, countyCode } = taxNumber
  return vatCode === null || countyCode === null ? stem8 : `${stem8}-${vatCode}-${countyCode}`
}

/** A stored tax number as people write it; one of another country as it is. */
export function showTaxNumber(text: string): string {
  const reading = parseTaxNumber(text)
  return reading.ok ? formatTaxNumber(reading.taxNumber) : text
}

/** The EU VAT number (közösségi adószám) that belongs to a stem. */
export function formatEuVatNumber(stem8: string): string {
  return `HU${stem8}`
}
