import { listChildren, type XmlElement } from '../../../../shared/xml-elements.ts'
import type { DesignationKind, ListedNumber } from '../../../sanctions/designation.ts'
import { readNumbers } from '../../reading/listed/listed-numbers.ts'
import { attribute, countryOf } from './attributes.ts'

type Scheme = ListedNumber['scheme']

/**
 * The kinds of documents. An equal number of a company is stated as a fact: licences of trade and "other" numbers, which may
 * be anything, are shown and not compared, but for those of people.
 */
const SCHEMES: ReadonlyMap<string, Scheme> = new Map<string, Scheme>([
  ['passport', 'passport'],
  ...[
    'id',
    'ssn',
    'unssn',
    'residentperm',
    'travelcardid',
    'drivinglicence',
    'electionid',
    'birthcert',
    'nationcert',
  ].map((code): [string, Scheme] => [code, 'identity']),
  ['taxid', 'tax'],
  ['fiscalcode', 'tax'],
  ['euvat', 'tax'],
  ['regnumber', 'register'],
  ['swiftbic', 'bic'],
  ['imo', 'imo'],
])

const codeOf = (document: XmlElement): string => (attribute(document, 'identificationTypeCode') ?? '').toLowerCase()

/** Of which kind the number of a document is; null where it is not told. */
export const schemeOf = (document: XmlElement): Scheme | null => SCHEMES.get(codeOf(document)) ?? null

/** What stands on a document: the number as it is printed, or in Latin letters. */
export const numberOf = (document: XmlElement): string =>
  attribute(document, 'latinNumber') ?? attribute(document, 'number') ?? ''

/** The code of a bank has letters where other numbers have digits. */
const BIC = /^[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?$/

type Of = { kind: DesignationKind; countryCodes: readonly string[] }

/** The numbers of an entry, each once; one that the Commission calls false is none. */
export function listNumbers(entry: XmlElement, { kind, countryCodes }: Of): ListedNumber[] {
  // A company's number is of the register of its country; where it has seats in several, nobody knows of which.
  const seat = kind === 'entity' && countryCodes.length === 1 ? (countryCodes[0] ?? null) : null
  const numbers = listChildren(entry, 'identification').flatMap((document) => {
    const scheme = schemeOf(document) ?? (kind === 'person' && codeOf(document) === 'other' ? 'identity' : null)
    if (scheme === null || attribute(document, 'knownFalse') === 'true') return []
    const text = numberOf(document)
    if (scheme === 'bic') return BIC.test(text) ? { scheme, value: text, countryCode: null } : []
    return readNumbers({ scheme, text, countryCode: countryOf(document) ?? seat })
  })
  return [...new Map(numbers.map((one) => [`${one.scheme}/${one.countryCode}/${one.value}`, one])).values()]
}
