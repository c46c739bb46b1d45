import {
  isValidEstonianRegisterCode,
  isValidLatvianRegisterCode,
  isValidNorwegianNumber,
  isValidRomanianCif,
  normaliseBritishCompanyNumber,
} from '../foreign-identifier.ts'
import { isValidTaxStem } from '../tax-number.ts'

type RegisterScheme = {
  /** Codes of org-id.guide under which numbers of the register are published; the first one is written. */
  codes: readonly [string, ...string[]]
  countryCode: string
  /** Who gives the number. */
  name: string
  /** The id of the company in the register; null where the number is none. */
  toCompanyId: (id: string) => string | null
  /** The number of a company, as its register writes it; null where the id has none. */
  toNumber: (companyId: string) => string | null
}

/** Companies abroad: country code, '-', number. */
function abroad(
  prefix: string,
  read: (id: string) => string | null,
): Pick<RegisterScheme, 'countryCode' | 'toCompanyId' | 'toNumber'> {
  return {
    countryCode: prefix.toUpperCase(),
    toCompanyId: (id) => {
      const number = read(id.replaceAll(/\s/g, '').toUpperCase())
      return number === null ? null : `${prefix}-${number.toLowerCase()}`
    },
    toNumber: (companyId) => (companyId.startsWith(`${prefix}-`) ? companyId.slice(3).toUpperCase() : null),
  }
}

const digitsThat = (isValid: (digits: string) => boolean) => (id: string) => (isValid(id) ? id : null)

/** The stem of a Hungarian tax number, also where the whole number or the one of the European Union is given. */
function readHungarianStem(id: string): string | null {
  const [, stem = ''] = /^(?:HU)?(\d{8})(?:-?\d-?\d{2})?$/.exec(id.replaceAll(/\s/g, '').toUpperCase()) ?? []
  return isValidTaxStem(stem) ? stem : null
}

/** Numbers that say which company of the register is meant. */
const REGISTER_SCHEMES: readonly RegisterScheme[] = [
  {
    codes: ['HU-AFA', 'HU-TAX'],
    countryCode: 'HU',
    name: 'Nemzeti Adó- és Vámhivatal, adószám',
    toCompanyId: readHungarianStem,
    toNumber: (companyId) => (/^\d{8}$/.test(companyId) ? companyId : null),
  },
  {
    codes: ['EE-RIK', 'EE-KMKR', 'EE-CR'],
    name: 'Registrite ja Infosüsteemide Keskus',
    ...abroad('ee', digitsThat(isValidEstonianRegisterCode)),
  },
  {
    codes: ['LV-RE', 'LV-UR', 'LV-CR'],
    name: 'Latvijas Republikas Uzņēmumu reģistrs',
    ...abroad('lv', digitsThat(isValidLatvianRegisterCode)),
  },
  {
    codes: ['GB-COH'],
    name: 'Companies House',
    ...abroad('gb', normaliseBritishCompanyNumber),
  },
  {
    codes: ['NO-BRC', 'NO-CR'],
    name: 'Brønnøysundregistrene',
    ...abroad('no', digitsThat(isValidNorwegianNumber)),
  },
  {
    codes: ['RO-CUI'],
    name: 'Oficiul Național al Registrului Comerțului, CUI',
    ...abroad('ro', (id) => {
      const digits = id.replace(/^RO/, '')
      return isValidRomanianCif(digits) ? digits : null
    }),
  },
]

/** Under which a publisher names its own ids, as the standard asks: `{publisher}-{type}`. */
export const OWN_SCHEME = 'Mérleg-PartyReference'
/** Court and number of a Hungarian company: told beside its tax number, by which it is found. */
export const HUNGARIAN_COURT_SCHEME = { scheme: 'HU-CR', schemeName: 'Cégbíróság, cégjegyzékszám' } as const

const SCHEME_BY_CODE = new Map(
  REGISTER_SCHEMES.flatMap((scheme) => scheme.codes.map((code) => [code, scheme] as const)),
)
const SCHEME_BY_COUNTRY = new Map(REGISTER_SCHEMES.map((scheme) => [scheme.countryCode, scheme]))

/** Who gave a company its number, and the number; null of an id that is none of a register we know. */
export function findRegisterNumber(companyId: string): { scheme: string; schemeName: string; id: string } | null {
  for (const { codes, name, toNumber } of REGISTER_SCHEMES) {
    const id = toNumber(companyId)
    if (id !== null) return { scheme: codes[0], schemeName: name, id }
  }
  return null
}

/** What an identifier says: no register we know, a number that is none there, or the id of a company. */
export type SchemeReading = { kind: 'unknown-scheme' } | { kind: 'malformed' } | { kind: 'company'; companyId: string }

/** Reads a number given under a code of org-id.guide. */
export function readSchemeNumber(scheme: string | undefined, id: string | undefined): SchemeReading {
  const known = SCHEME_BY_CODE.get(scheme ?? '')
  if (known === undefined || id === undefined) return { kind: 'unknown-scheme' }
  const companyId = known.toCompanyId(id)
  return companyId === null ? { kind: 'malformed' } : { kind: 'company', companyId }
}

/** Reads the number of a company of a country (ISO 3166-1, either case). */
export function readCountryNumber(countryCode: string, id: string): SchemeReading {
  const known = SCHEME_BY_COUNTRY.get(countryCode.toUpperCase())
  if (known === undefined) return { kind: 'unknown-scheme' }
  const companyId = known.toCompanyId(id)
  return companyId === null ? { kind: 'malformed' } : { kind: 'company', companyId }
}
