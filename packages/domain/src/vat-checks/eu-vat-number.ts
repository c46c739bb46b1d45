import { validate as validateAt } from 'stdnum/lib/cjs/at/uid.js'
import { validate as validateBe } from 'stdnum/lib/cjs/be/vat.js'
import { validate as validateBg } from 'stdnum/lib/cjs/bg/vat.js'
import { validate as validateCy } from 'stdnum/lib/cjs/cy/vat.js'
import { validate as validateCz } from 'stdnum/lib/cjs/cz/dic.js'
import { validate as validateDe } from 'stdnum/lib/cjs/de/vat.js'
import { validate as validateDk } from 'stdnum/lib/cjs/dk/cvr.js'
import { validate as validateEe } from 'stdnum/lib/cjs/ee/kmkr.js'
import { validate as validateEl } from 'stdnum/lib/cjs/gr/vat.js'
import { validate as validateEs } from 'stdnum/lib/cjs/es/nif.js'
import { validate as validateFi } from 'stdnum/lib/cjs/fi/alv.js'
import { validate as validateFr } from 'stdnum/lib/cjs/fr/tva.js'
import { validate as validateHr } from 'stdnum/lib/cjs/hr/oib.js'
import { validate as validateIe } from 'stdnum/lib/cjs/ie/vat.js'
import { validate as validateIt } from 'stdnum/lib/cjs/it/iva.js'
import { validate as validateLt } from 'stdnum/lib/cjs/lt/pvm.js'
import { validate as validateLu } from 'stdnum/lib/cjs/lu/tva.js'
import { validate as validateLv } from 'stdnum/lib/cjs/lv/pvn.js'
import { validate as validateMt } from 'stdnum/lib/cjs/mt/vat.js'
import { validate as validateNl } from 'stdnum/lib/cjs/nl/btw.js'
import { validate as validatePl } from 'stdnum/lib/cjs/pl/nip.js'
import { validate as validatePt } from 'stdnum/lib/cjs/pt/nif.js'
import { validate as validateRo } from 'stdnum/lib/cjs/ro/cif.js'
import { validate as validateSe } from 'stdnum/lib/cjs/se/vat.js'
import { validate as validateSi } from 'stdnum/lib/cjs/si/ddv.js'
import { validate as validateSk } from 'stdnum/lib/cjs/sk/dph.js'
import { validate as validateXi } from 'stdnum/lib/cjs/gb/vat.js'
import { parseReportId } from '../report-id.ts'
import { isValidTaxStem, parseTaxNumber } from '../tax-number.ts'
import { hasVatStructure } from '../vat-number.ts'

/** Member states as VIES names them: Greece is EL, and Northern Ireland has numbers of its own (XI). */
const CHECK_DIGITS: Readonly<Record<string, (digits: string) => boolean>> = {
  AT: (text) => validateAt(text).isValid,
  BE: (text) => validateBe(text).isValid,
  BG: (text) => validateBg(text).isValid,
  CY: (text) => validateCy(text).isValid,
  CZ: (text) => validateCz(text).isValid,
  DE: (text) => validateDe(text).isValid,
  DK: (text) => validateDk(text).isValid,
  EE: (text) => validateEe(text).isValid,
  EL: (text) => validateEl(text).isValid,
  ES: (text) => validateEs(text).isValid,
  FI: (text) => validateFi(text).isValid,
  FR: (text) => validateFr(text).isValid,
  HR: (text) => validateHr(text).isValid,
  HU: isValidTaxStem,
  IE: (text) => validateIe(text).isValid,
  IT: (text) => validateIt(text).isValid,
  LT: (text) => validateLt(text).isValid,
  LU: (text) => validateLu(text).isValid,
  LV: (text) => validateLv(text).isValid,
  MT: (text) => validateMt(text).isValid,
  NL: (text) => validateNl(text).isValid,
  PL: (text) => validatePl(text).isValid,
  PT: (text) => validatePt(text).isValid,
  RO: (text) => validateRo(text).isValid,
  SE: (text) => validateSe(text).isValid,
  SI: (text) => validateSi(text).isValid,
  SK: (text) => validateSk(text).isValid,
  XI: (text) => validateXi(text).isValid,
}

/** A VAT number of a member state, as VIES takes it: the letters of the state, and what stands behind them. */
export type EuVatNumber = { memberState: string; digits: string }

export type EuVatNumberReading =
  | { ok: true; number: EuVatNumber }
  | { ok: false; reason: 'format' | 'not-eu' | 'check-digit' }

const MAX_LENGTH = 40
const SEPARATORS = /[\s.\-/_\u2010-\u2015\u2212]/gu

/** Reads a VAT number with the letters of its member state, in any usual notation; GR is taken for EL. */
export function parseEuVatNumber(text: string): EuVatNumberReading {
  if (text.length > MAX_LENGTH) return { ok: false, reason: 'format' }
  const compact = text.replace(SEPARATORS, '').toUpperCase().replace(/^GR/, 'EL')
  const [memberState, digits] = [compact.slice(0, 2), compact.slice(2)]
  if (!/^[A-Z]{2}$/.test(memberState) || digits === '') return { ok: false, reason: 'format' }
  const hasCheckDigits = CHECK_DIGITS[memberState]
  if (hasCheckDigits === undefined) return { ok: false, reason: 'not-eu' }
  if (!hasVatStructure(memberState, digits)) return { ok: false, reason: 'format' }
  return hasCheckDigits(digits) ? { ok: true, number: { memberState, digits } } : { ok: false, reason: 'check-digit' }
}

/** `HU12345676`. */
export function formatEuVat({ memberState, digits }: EuVatNumber): string {
  return `${memberState}${digits}`
}

/** What the register says of a company that its VAT number can be found by. */
export type KnownNumbers = { companyId: string; euTaxNumber: string | null; taxNumber: string | null }

/** `told`: a source says so; otherwise put together from another number, by the rule of the country. */
export type VatNumberOrigin = 'told' | 'tax-number' | 'register-number'

export type FoundVatNumber =
  | { ok: true; number: EuVatNumber; origin: VatNumberOrigin }
  | { ok: false; reason: 'unknown' | 'format' | 'not-eu' | 'check-digit' }

/**
 * The VAT number of a company. Where no source tells it, that which the law of its country makes of another number: in
 * Hungary of the stem of the tax number (Act CL of 2017, annex), in Romania of the fiscal code behind RO (Law 227/2015), in
 * Latvia of the registration number behind LV (VAT law, section 66). Whether anybody has been given it, VIES tells.
 */
export function findVatNumber(known: KnownNumbers): FoundVatNumber {
  const { euTaxNumber } = known
  if (euTaxNumber !== null) return withOrigin(parseEuVatNumber(euTaxNumber), 'told')
  return composeVatNumber(known)
}

function composeVatNumber({ companyId, taxNumber }: KnownNumbers): FoundVatNumber {
  const country = parseReportId(companyId)?.countryCode ?? ''
  switch (country) {
    case 'HU': {
      if (taxNumber === null) return { ok: false, reason: 'unknown' }
      const reading = parseTaxNumber(taxNumber)
      if (!reading.ok) return { ok: false, reason: reading.reason === 'check-digit' ? 'check-digit' : 'format' }
      return { ok: true, number: { memberState: 'HU', digits: reading.taxNumber.stem8 }, origin: 'tax-number' }
    }
    case 'RO':
      if (taxNumber === null) return { ok: false, reason: 'unknown' }
      return withOrigin(parseEuVatNumber(`RO${taxNumber.replace(/^RO/i, '')}`), 'tax-number')
    case 'LV':
      return withOrigin(parseEuVatNumber(`LV${companyId.slice(3)}`), 'register-number')
    default:
      return { ok: false, reason: isMemberState(country) ? 'unknown' : 'not-eu' }
  }
}

/** By the code of ISO 3166, which is another one for Greece. */
function isMemberState(country: string): boolean {
  return country === 'GR' || (country !== 'XI' && country !== 'EL' && Object.hasOwn(CHECK_DIGITS, country))
}

function withOrigin(reading: EuVatNumberReading, origin: VatNumberOrigin): FoundVatNumber {
  return reading.ok ? { ...reading, origin } : reading
}
