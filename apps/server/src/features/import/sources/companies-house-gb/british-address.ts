import { findBritishCountry } from '@merleg/domain/british-countries'
import type { Address } from '@merleg/domain/fact-sections'
import { normaliseSpaces } from '../../reading/cell-values.ts'

/** The parts of an address as the register keeps them; empty where there is none. */
export type AddressParts = {
  careOf: string
  postBox: string
  /** The lines below one another: house and street. */
  lines: readonly string[]
  town: string
  county: string
  country: string
  postCode: string
}

const POST_CODE = /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i
/** They have postcodes of the same form and are not in the United Kingdom. */
const CROWN_DEPENDENCIES: ReadonlyMap<string, string> = new Map([
  ['JE', 'JE'],
  ['GY', 'GG'],
  ['IM', 'IM'],
])
const LONGEST = { zip: 12, settlement: 100, county: 100, street: 300 }

/**
 * An address of the register: null where it is empty, `country` where it is in none that is known. A country that
 * is named counts before the postcode; where none is known a British postcode tells that it is in the United Kingdom or a
 * crown dependency, and `isBritish` that it is in the former where nothing stands.
 */
export function readBritishAddress(parts: AddressParts, isBritish: boolean): Address | null | 'country' {
  const text = writeAddress(parts)
  if (text === '') return null
  const isHere = isBritish && parts.country === ''
  const countryCode =
    findBritishCountry(parts.country) ?? findCountryOfPostCode(parts.postCode) ?? (isHere ? 'GB' : null)
  if (countryCode === null) return 'country'
  return {
    text,
    countryCode,
    zip: within(parts.postCode, LONGEST.zip),
    settlement: within(parts.town, LONGEST.settlement),
    county: within(parts.county, LONGEST.county),
    street: within(joinKnown(parts.lines), LONGEST.street),
  }
}

function findCountryOfPostCode(postCode: string): string | null {
  if (!POST_CODE.test(postCode)) return null
  const area = /^[A-Z]+/i.exec(postCode)?.[0].toUpperCase() ?? ''
  return CROWN_DEPENDENCIES.get(area) ?? 'GB'
}

/** In one line, in the order in which it is written on a letter; empty where nothing is known. */
export function writeAddress({ careOf, postBox, lines, town, county, country, postCode }: AddressParts): string {
  return joinKnown([
    careOf === '' ? '' : `c/o ${careOf}`,
    postBox === '' ? '' : `PO Box ${postBox}`,
    ...lines,
    town,
    county,
    postCode,
    country,
  ])
}

function joinKnown(parts: readonly string[]): string {
  return parts
    .map(normaliseSpaces)
    .filter((part) => part !== '')
    .join(', ')
}

function within(text: string, length: number): string | null {
  return text === '' || text.length > length ? null : text
}
