import { formatEuVatNumber, formatTaxNumber, parseTaxNumber } from './tax-number.ts'

/** The tax number of a customer as it is written on an invoice, and the country that gave it. */
export type CustomerTaxNumber = { countryCode: string; value: string }

export type CustomerTaxNumberReading =
  | { ok: true; taxNumber: CustomerTaxNumber }
  | { ok: false; reason: 'format' | 'check-digit' }

const MAX_LENGTH = 40
const SEPARATORS = /[\s.\-/_\u2010-\u2015\u2212]/gu

/** Structure of VAT numbers behind the country's letters, as the European Commission lists them for VIES. */
const STRUCTURES: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CH: /^E\d{9}(?:MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  GB: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{10}\d{2}$/,
  NO: /^\d{9}(?:MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
}
/** Whether what stands behind the letters of a country has the structure of its VAT numbers; false where it is not listed. */
export function hasVatStructure(countryCode: string, rest: string): boolean {
  return STRUCTURES[countryCode]?.test(rest) ?? false
}

/** Of a country whose numbers are not listed above. */
const OTHER_STRUCTURE = /^(?=.*\d)[A-Z0-9]{4,15}$/

/**
 * Reads the tax number of a customer: a Hungarian one with its check digit (`12345676-2-42`, or `HU12345676`), or the VAT
 * number of another country, which begins with the letters of the country.
 */
export function parseCustomerTaxNumber(text: string): CustomerTaxNumberReading {
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'format' }
  const compact = text.replace(SEPARATORS, '').toUpperCase()
  if (/^(?:HU|\d)/.test(compact)) return readHungarian(compact)
  const countryCode = compact.slice(0, 2)
  if (!/^[A-Z]{2}$/.test(countryCode)) return { ok: false, reason: 'format' }
  const structure = STRUCTURES[countryCode] ?? OTHER_STRUCTURE
  if (!structure.test(compact.slice(2))) return { ok: false, reason: 'format' }
  return { ok: true, taxNumber: { countryCode, value: compact } }
}

function readHungarian(compact: string): CustomerTaxNumberReading {
  const reading = parseTaxNumber(compact)
  if (!reading.ok) return { ok: false, reason: reading.reason === 'check-digit' ? 'check-digit' : 'format' }
  const { taxNumber } = reading
  // The stem alone is what the EU number consists of; a domestic invoice shows all three parts.
  const isEuNumber = compact.startsWith('HU')
  if (taxNumber.vatCode === null && !isEuNumber) return { ok: false, reason: 'format' }
  const value = taxNumber.vatCode === null ? formatEuVatNumber(taxNumber.stem8) : formatTaxNumber(taxNumber)
  return { ok: true, taxNumber: { countryCode: 'HU', value } }
}
