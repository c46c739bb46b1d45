import { findBritishCountry } from '@merleg/domain/british-countries'
import {
  findBalticCompanyId,
  isValidNorwegianNumber,
  normaliseBritishCompanyNumber,
  toBritishCompanyId,
} from '@merleg/domain/foreign-identifier'
import type { Control } from './control-record.ts'

/**
 * The id of the company that controls another, where the register it names is one of ours and the number is one of that
 * register; null otherwise. Numbers are typed in by hand: without leading zeros, in lower case, with blanks.
 */
export function findControllingCompany(identification: Control['identification']): string | null {
  const number = identification?.registration_number ?? ''
  const country = findRegisterCountry(identification) ?? ''
  if (country === 'GB') {
    if (!isOfCompanies(identification)) return null
    const normalised = normaliseBritishCompanyNumber(number)
    return normalised === null ? null : toBritishCompanyId(normalised)
  }
  const digits = number.replaceAll(/\s/g, '')
  if (country === 'NO') return isValidNorwegianNumber(digits) ? `no-${digits}` : null
  return findBalticCompanyId(country, digits)
}

/** What is written where a company of Companies House says where it is registered: the register, or where it stands. */
const REGISTER_OF_COMPANIES =
  /\bcompan|\bregist(?:rar|ry)|england|wales|scotland|northern ireland|great britain|united kingdom|\bu\.?k\b|london|cardiff|edinburgh|belfast/i
/** Registers of others in the same countries, and of islands that have their own. */
const OTHER_REGISTER =
  /charit|\bconduct\b|\bfca\b|mutual|societ|pension|education|land registry|jersey|guernsey|isle of man|gibraltar/i

/** British numbers have no check digits: that of a charity or a fund would be that of some company too. */
function isOfCompanies(identification: Control['identification']): boolean {
  const place = identification?.place_registered ?? ''
  return place === '' || (REGISTER_OF_COMPANIES.test(place) && !OTHER_REGISTER.test(place))
}

/** The country of the register; by the place where no country is told. */
function findRegisterCountry(identification: Control['identification']): string | null {
  const country = identification?.country_registered ?? ''
  const place = identification?.place_registered ?? ''
  if (country !== '') return findBritishCountry(country)
  return /\bcompanies house\b/i.test(place) ? 'GB' : findBritishCountry(place)
}
