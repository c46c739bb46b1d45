import {
  normaliseBritishCompanyNumber,
  normaliseRomanianRegisterNumber,
  toBritishCompanyId,
} from './foreign-identifier.ts'
import { parseRegisterNumber, formatRegisterNumber } from './register-number.ts'
import { parseReportId } from './report-id.ts'
import { parseTaxNumber } from './tax-number.ts'

/**
 * What a search text can be. `value` is the normalised form to compare with:
 * tax-stem `10738885` · tax-number `10738885220` · register-number `20-10-040128` or `J05/952/1991` ·
 * report-id `SE12345678` · foreign-id `ro-67248` or `gb-sc123456` · name: the trimmed text.
 * `digits` are the bare digits of a text of digits and separators (also of an unfinished or mistyped number, for a
 * search by beginning, and for eight-digit numbers of other registers), otherwise null.
 */
export type IdentifierQuery = {
  kind: 'tax-stem' | 'tax-number' | 'register-number' | 'report-id' | 'foreign-id' | 'name'
  value: string
  digits: string | null
}

/** Countries whose code in front of digits is read as "number of that country's register". */
const REGISTER_COUNTRIES = new Set(
  'at be bg ch cy cz de dk ee es fi fr gb gr hr ie is it li lt lu lv mt nl no pl pt ro rs se si sk ua us'.split(' '),
)

/** The ids that digits alone may mean in the registers of other countries. */
export function listForeignIds(digits: string): string[] {
  return [...REGISTER_COUNTRIES].map((country) => toForeignId(country, digits))
}

const MAX_IDENTIFIER_LENGTH = 40
const SEPARATORS = /[\s.\-/_\u2010-\u2015\u2212]/gu

function readDigits(text: string): string | null {
  const digits = text.replace(SEPARATORS, '')
  return /^\d{2,24}$/.test(digits) ? digits : null
}

function readForeignId(text: string): string | null {
  const parts = /^([A-Za-z]{2})[\s-]?(\d{2,14})$/.exec(text)
  const country = parts?.[1]?.toLowerCase()
  if (country === undefined || !REGISTER_COUNTRIES.has(country)) return null
  return toForeignId(country, parts?.[2] ?? '')
}

/** British numbers are told without their leading zeros as well. */
function toForeignId(country: string, digits: string): string {
  const british = country === 'gb' ? normaliseBritishCompanyNumber(digits) : null
  return british === null ? `${country}-${digits}` : toBritishCompanyId(british)
}

/** `SC123456` or `gb-SC 123456`: letters that are no country, or stand after the country, and a whole British number. */
function readBritishId(text: string): string | null {
  const [, country, number = ''] = /^(gb[\s-])?([a-z]{2}[\s-]?\d{4,6}(?:R|RS)?)$/i.exec(text) ?? []
  const normalised = normaliseBritishCompanyNumber(number)
  if (normalised === null || number.replaceAll(/[\s-]/g, '').length !== normalised.length) return null
  const isOtherCountry = country === undefined && REGISTER_COUNTRIES.has(number.slice(0, 2).toLowerCase())
  return isOtherCountry ? null : toBritishCompanyId(normalised)
}

function readRegisterNumber(text: string): string | null {
  const reading = parseRegisterNumber(text)
  return reading.ok ? formatRegisterNumber(reading.registerNumber) : normaliseRomanianRegisterNumber(text)
}

/** Decides by form and check digit which identifier a search text is (spec part 1 §1: name, tax or register number). */
export function classifyQuery(text: string): IdentifierQuery {
  const value = text.trim()
  if (value.length > MAX_IDENTIFIER_LENGTH) return { kind: 'name', value, digits: null }
  const digits = readDigits(value)
  const reportId = parseReportId(value.toUpperCase())
  if (reportId !== null && reportId.kind !== 'company') return { kind: 'report-id', value: reportId.id, digits }
  const registerNumber = readRegisterNumber(value)
  if (registerNumber !== null) return { kind: 'register-number', value: registerNumber, digits }
  const tax = parseTaxNumber(value)
  if (tax.ok) {
    const { stem8, vatCode, countyCode } = tax.taxNumber
    return vatCode === null || countyCode === null
      ? { kind: 'tax-stem', value: stem8, digits }
      : { kind: 'tax-number', value: `${stem8}${vatCode}${countyCode}`, digits }
  }
  const foreignId = readForeignId(value) ?? readBritishId(value)
  return foreignId === null ? { kind: 'name', value, digits } : { kind: 'foreign-id', value: foreignId, digits }
}
