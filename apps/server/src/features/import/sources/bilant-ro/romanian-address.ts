import type { Address } from '@merleg/domain/fact-sections'
import { foldName } from '@merleg/domain/name-folding'

/** The counties (județe) in their official spelling. */
const COUNTIES = [
  'Alba',
  'Arad',
  'Argeș',
  'Bacău',
  'Bihor',
  'Bistrița-Năsăud',
  'Botoșani',
  'Brașov',
  'Brăila',
  'Buzău',
  'Caraș-Severin',
  'Călărași',
  'Cluj',
  'Constanța',
  'Covasna',
  'Dâmbovița',
  'Dolj',
  'Galați',
  'Giurgiu',
  'Gorj',
  'Harghita',
  'Hunedoara',
  'Ialomița',
  'Iași',
  'Ilfov',
  'Maramureș',
  'Mehedinți',
  'Mureș',
  'Neamț',
  'Olt',
  'Prahova',
  'Satu Mare',
  'Sălaj',
  'Sibiu',
  'Suceava',
  'Teleorman',
  'Timiș',
  'Tulcea',
  'Vaslui',
  'Vâlcea',
  'Vrancea',
]
const countyByFoldedName = new Map(COUNTIES.map((county) => [foldName(county), county]))

const CAPITAL = 'București'

/** Villages named after a day, the only names with a figure in them. */
const DAY_NAME = /^\d{1,2} (?:AUGUST|DECEMBRIE|MAI)$/i

/**
 * `STR. X, Nr. 4, ORADEA, Cod Postal 410014, Jud. BIHOR`, for the capital `STR. X, Nr. 22, Sector 1, BUCUREŞTI` or
 * `X, Nr. 22, Bucuresti, Sector 4`. Settlements of a commune are kept as published, in capitals; the text stays whole.
 */
export function readRomanianAddress(text: string): Address {
  const parts = text.split(',').map((part) => part.trim())
  const zip = parts.flatMap((part) => /^Cod Postal (\d{5,6})$/i.exec(part)?.[1] ?? [])[0]?.padStart(6, '0') ?? null
  const countyName = parts.flatMap((part) => /^Jud\. ?(.+)$/i.exec(part)?.[1] ?? [])[0]
  const rest = parts.filter((part) => !/^(?:Cod Postal \d|Jud\. ?)/i.test(part))
  if (countyName === undefined) return readCapitalAddress({ text, zip, parts: rest })
  const last = rest.at(-1)?.replace(/^COM\. ?/i, '') ?? ''
  const settlement = last !== '' && (!/\d/.test(last) || DAY_NAME.test(last)) ? last : null
  const street = (settlement === null ? rest : rest.slice(0, -1)).join(', ')
  return {
    text,
    countryCode: 'RO',
    zip,
    settlement,
    county: countyByFoldedName.get(foldName(countyName)) ?? null,
    street: street || null,
  }
}

function readCapitalAddress({
  text,
  zip,
  parts,
}: {
  text: string
  zip: string | null
  parts: readonly string[]
}): Address {
  const isCapital = parts.some((part) => foldName(part) === 'bucuresti' || /^Sector [1-6]$/i.test(part))
  if (!isCapital) return { text, countryCode: 'RO', zip, settlement: null, county: null, street: null }
  const street = parts.filter((part) => foldName(part) !== 'bucuresti').join(', ')
  return { text, countryCode: 'RO', zip, settlement: CAPITAL, county: CAPITAL, street: street || null }
}
