import type { ListedNumber } from '../../../sanctions/designation.ts'
import { findCountries } from '../../reading/listed/listed-countries.ts'
import { readNumbers } from '../../reading/listed/listed-numbers.ts'

/** A number of an entry, with what it is and the country that stands beside it. */
export type OfacNumber = { scheme: ListedNumber['scheme']; value: string; country: string | null; text: string }

/** What the lists call the numbers that tell who somebody is; what else stands among them are remarks. */
const SCHEMES: Readonly<Record<string, ListedNumber['scheme']>> = {
  'Tax ID No.': 'tax',
  'V.A.T. Number': 'tax',
  'RUC #': 'tax',
  'NIT #': 'tax',
  'R.F.C.': 'tax',
  'Italian Fiscal Code': 'tax',
  'Registration ID': 'register',
  'Registration Number': 'register',
  'Business Registration Number': 'register',
  'Business Registration Document #': 'register',
  'Commercial Registry Number': 'register',
  'Company Number': 'register',
  'C.R. No.': 'register',
  'Public Registration Number': 'register',
  'Unified Social Credit Code (USCC)': 'register',
  'Government Gazette Number': 'register',
  'Folio Mercantil No.': 'register',
  'Matricula Mercantil No': 'register',
  'Trade License No.': 'register',
  'Legal Entity Number': 'lei',
  'SWIFT/BIC': 'bic',
  Passport: 'passport',
  'National ID No.': 'identity',
  'Identification Number': 'identity',
  'Cedula No.': 'identity',
  'C.U.R.P.': 'identity',
  'D.N.I.': 'identity',
  "Driver's License No.": 'identity',
  'Electoral Registry No.': 'identity',
  'Vessel Registration Identification': 'imo',
  MMSI: 'mmsi',
}

const TYPES = Object.keys(SCHEMES).toSorted((a, b) => b.length - a.length)

/** The number of a type of the XML; null where the type is a remark. */
export function toOfacNumber(type: string, value: string, country: string | null): OfacNumber | null {
  const scheme = SCHEMES[type]
  const text = [type, value, ...(country === null ? [] : [`(${country})`])].join(' ')
  return scheme === undefined ? null : { scheme, value, country, text }
}

/** `alt. Tax ID No. 27189173-1-13 (Hungary)` of the remarks of the CSV; null where it is another remark. */
export function findOfacNumber(remark: string): OfacNumber | null {
  const bare = remark.replace(/^alt\. /, '')
  const type = TYPES.find((name) => bare.startsWith(`${name} `))
  if (type === undefined) return null
  const [, value = '', country = null] =
    /^(.*?)(?:\s+\(([^()]+)\))?(?:\s+(?:issued|expires) .*)?$/.exec(bare.slice(type.length + 1)) ?? []
  return /\d/.test(value) ? toOfacNumber(type, value, country) : null
}

/** The numbers as they are compared, each once; where no country stands beside one, that of the entry issued it. */
export function readOfacNumbers(numbers: readonly OfacNumber[], home: string | null): ListedNumber[] {
  const read = numbers.flatMap(({ scheme, value, country }) => {
    const [countryCode, ...others] = findCountries(country ?? '')
    return readNumbers({ scheme, text: value, countryCode: others.length === 0 ? (countryCode ?? home) : null })
  })
  return [...new Map(read.map((number) => [`${number.scheme}/${number.countryCode}/${number.value}`, number])).values()]
}
