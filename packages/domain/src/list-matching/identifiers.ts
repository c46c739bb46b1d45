import { classifyQuery, listForeignIds } from '../identifier-query.ts'
import { normaliseRomanianRegisterNumber } from '../foreign-identifier.ts'
import { parseRegisterNumber } from '../register-number.ts'
import { parseTaxNumber } from '../tax-number.ts'

/** What an identifier of a list may be: a Hungarian tax number (EU number too), a register number, one of another country. */
export type GivenIdentifier = {
  kind: 'tax-number' | 'register-number' | 'foreign'
  /** Report ids it may mean. */
  ids: readonly string[]
  /** First eight digits of a Hungarian tax number. */
  taxStem: string | null
  /** Letters and digits of a register number. */
  registerKey: string | null
  /** False where bare digits may be a number of several registers. */
  isCountryKnown: boolean
}

export type IdentifierReading = { identifier: GivenIdentifier } | { fault: 'tax-number' | 'register-number' } | null

/** Prefixes of the report ids of those that are not companies and have a tax number. */
const STEM_PREFIXES = ['', 'SE', 'NP', 'BI', 'EI', 'TE']
const LEAST_FOREIGN_DIGITS = 5
const MAX_LENGTH = 40

/** Reads a cell of a column of tax numbers. `countryCode`: of the row, null where it tells none. */
export function readTaxNumber(text: string, countryCode: string | null): IdentifierReading {
  const value = text.trim()
  if (value === '' || value.length > MAX_LENGTH) return null
  const reading = parseTaxNumber(value)
  const isForeign = countryCode !== null && countryCode !== 'HU'
  if (reading.ok && !isForeign) return { identifier: ofTaxStem(reading.taxNumber.stem8) }
  if (parseRegisterNumber(value).ok) return readRegisterNumber(value, countryCode)
  const foreign = readForeign(value, countryCode)
  // Eight or eleven digits whose check digit is wrong are a mistyped number, not one of some other country.
  if (foreign !== null && (isForeign || reading.ok || reading.reason === 'format')) return { identifier: foreign }
  return reading.ok || /\d{4}/.test(value) ? { fault: 'tax-number' } : null
}

/** Reads a cell of a column of register numbers. */
export function readRegisterNumber(text: string, countryCode: string | null): IdentifierReading {
  const value = text.trim()
  if (value === '' || value.length > MAX_LENGTH) return null
  const reading = parseRegisterNumber(/^\d{9}$/.test(value) ? `0${value}` : value)
  // Spreadsheets drop the zero that the number of a company of Budapest begins with.
  if (reading.ok && (countryCode === null || countryCode === 'HU')) {
    const { courtCode, formCode, serial } = reading.registerNumber
    return { identifier: ofRegisterKey(courtCode + formCode + serial) }
  }
  const romanian = normaliseRomanianRegisterNumber(value)
  if (romanian !== null) return { identifier: ofRegisterKey(romanian.toLowerCase().replace(/[^a-z0-9]/g, '')) }
  const foreign = readForeign(value, countryCode)
  if (foreign !== null) return { identifier: foreign }
  return /\d{4}/.test(value) ? { fault: 'register-number' } : null
}

function ofTaxStem(taxStem: string): GivenIdentifier {
  const ids = STEM_PREFIXES.map((prefix) => prefix + taxStem)
  return { kind: 'tax-number', ids, taxStem, registerKey: null, isCountryKnown: true }
}

function ofRegisterKey(registerKey: string): GivenIdentifier {
  return { kind: 'register-number', ids: [], taxStem: null, registerKey, isCountryKnown: true }
}

function readForeign(value: string, countryCode: string | null): GivenIdentifier | null {
  const query = classifyQuery(value)
  const none = { kind: 'foreign', taxStem: null, registerKey: null } as const
  if (query.kind === 'foreign-id') return { ...none, ids: [query.value], isCountryKnown: true }
  if (query.digits === null || query.digits.length < LEAST_FOREIGN_DIGITS) return null
  if (countryCode === 'HU') return null
  if (countryCode !== null)
    return { ...none, ids: [`${countryCode.toLowerCase()}-${query.digits}`], isCountryKnown: true }
  return { ...none, ids: listForeignIds(query.digits), isCountryKnown: false }
}
