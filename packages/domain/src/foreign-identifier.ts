import { validate as validateNorwegianNumber } from 'stdnum/lib/cjs/no/orgnr.js'
import { validate as validateEstonianCode } from 'stdnum/lib/cjs/ee/registrikood.js'
import { validate as validateLatvianPvn } from 'stdnum/lib/cjs/lv/pvn.js'
import { validate as validateRomanianCui } from 'stdnum/lib/cjs/ro/cui.js'

/** Whether a Romanian fiscal code (CUI/CIF, without RO) has the right length and check digit. */
export function isValidRomanianCif(digits: string): boolean {
  return /^[1-9]\d{1,9}$/.test(digits) && validateRomanianCui(digits).isValid
}

/** Whether an Estonian registry code (registrikood, 8 digits) has the right form and check digit. */
export function isValidEstonianRegisterCode(digits: string): boolean {
  return /^\d{8}$/.test(digits) && validateEstonianCode(digits).isValid
}

/**
 * Whether a Latvian registration number (reģistrācijas numurs, 11 digits) has the right form and check digit. It is that
 * of the VAT number, which is the same after LV; numbers that begin with 0 to 3 are those of persons.
 */
export function isValidLatvianRegisterCode(digits: string): boolean {
  return /^[4-9]\d{10}$/.test(digits) && validateLatvianPvn(digits).isValid
}

/**
 * The id here of a company by the number it has in the register of its country; null where that country's numbers are
 * not known, or the number is none of them.
 */
export function findBalticCompanyId(countryCode: string, registerCode: string): string | null {
  if (countryCode === 'EE' && isValidEstonianRegisterCode(registerCode)) return `ee-${registerCode}`
  return countryCode === 'LV' && isValidLatvianRegisterCode(registerCode) ? `lv-${registerCode}` : null
}

/**
 * One spelling for the Romanian trade register number: `J05/952/1991` for `J/5/952/1991`, `J5/952/1991`,
 * `J05/952/1991` and `J05/952/12.03.1991`; the 14-character number in use since 2024 stays as it is.
 * Null where the text is no such number. First letter: J companies, F sole traders, C cooperatives.
 */
export function normaliseRomanianRegisterNumber(text: string): string | null {
  if (text.length > 40) return null
  const compact = text.replace(/\s/g, '').toUpperCase()
  if (/^[JFC]20\d{11}$/.test(compact)) return compact
  const parts = /^([JFC])\/?(\d{1,2})[/-](\d{1,6})[/-](?:\d{1,2}\.\d{1,2}\.)?(\d{4})$/.exec(compact)
  if (parts === null) return null
  const [, letter = '', county = '', serial = '', year = ''] = parts
  const countyNumber = Number(county)
  if (countyNumber === 0 || (countyNumber > 40 && countyNumber !== 51 && countyNumber !== 52)) return null
  if (Number(serial) === 0) return null
  return `${letter}${county.padStart(2, '0')}/${Number(serial)}/${year}`
}

/** Whether a Norwegian organisation number (organisasjonsnummer, 9 digits) has the right form and check digit. */
export function isValidNorwegianNumber(digits: string): boolean {
  return /^[89]\d{8}$/.test(digits) && validateNorwegianNumber(digits).isValid
}

/**
 * One spelling for a company number of the United Kingdom, always eight characters: `02339274` for `2339274`, `SC012345`
 * for `sc 12345`, `IP12345R`. Letters in front tell the part of the register; there is no check digit. Null where the
 * text is no such number.
 */
export function normaliseBritishCompanyNumber(text: string): string | null {
  if (text.length > 40) return null
  const compact = text.replace(/[\s.\-/]/g, '').toUpperCase()
  const [, letters = '', digits = '', tail = ''] = /^([A-Z]{0,2})(\d{1,8})(R|RS)?$/.exec(compact) ?? []
  const width = 8 - letters.length - tail.length
  if (digits === '' || digits.length > width || Number(digits) === 0) return null
  if (tail !== '' && letters.length !== 2) return null
  return `${letters}${digits.padStart(width, '0')}${tail}`
}

/**
 * The id of a company of the United Kingdom by its number in one spelling: `gb-sc012345`. Ids are compared as they
 * stand, and those of every other country are lower case: so are the letters of the number.
 */
export function toBritishCompanyId(number: string): string {
  return `gb-${number.toLowerCase()}`
}
