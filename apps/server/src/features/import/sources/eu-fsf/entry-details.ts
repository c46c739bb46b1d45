import { listChildren, type XmlElement } from '../../../../shared/xml-elements.ts'
import type { Designation } from '../../../sanctions/designation.ts'
import { attribute, countryName, distinct, listAttributes } from './attributes.ts'
import { describeBirth } from './births.ts'
import { numberOf, schemeOf } from './entry-numbers.ts'

/** What an entry says beside its names, in the words of the list. */
export function readDetails(entry: XmlElement): Designation['details'] {
  const documents = listChildren(entry, 'identification').map((document) => ({
    scheme: schemeOf(document),
    text: describeDocument(document),
  }))
  const documentsOf = (...schemes: readonly ReturnType<typeof schemeOf>[]): string[] =>
    documents.flatMap(({ scheme, text }) => (schemes.includes(scheme) ? text : []))
  const births = listChildren(entry, 'birthdate')
  const details = {
    birthDate: births.map(describeBirth),
    birthPlace: births.map((birth) => joinParts(birth, ['place', 'city', 'region'])),
    nationality: listChildren(entry, 'citizenship').map((one) => countryName(one) ?? ''),
    position: ['title', 'function'].flatMap((name) => listAttributes(entry, 'nameAlias', name)),
    gender: listAttributes(entry, 'nameAlias', 'gender'),
    address: listChildren(entry, 'address').map((one) =>
      joinParts(one, ['street', 'poBox', 'zipCode', 'city', 'place', 'region']),
    ),
    registrationNumber: documentsOf('register'),
    taxNumber: documentsOf('tax'),
    idNumber: documentsOf('identity', 'bic', null),
    passportNumber: documentsOf('passport'),
    imoNumber: documentsOf('imo'),
    notes: listAttributes(entry, 'regulation', 'numberTitle'),
  }
  return Object.fromEntries(
    Object.entries(details).flatMap(([key, values]) => {
      const text = distinct(values.filter((value) => value !== '')).join('; ')
      return text === '' ? [] : [[key, text]]
    }),
  )
}

const joinParts = (element: XmlElement, names: readonly string[]): string =>
  [...names.map((name) => attribute(element, name)), countryName(element)].filter((part) => part !== null).join(', ')

/** What the Commission says against a document. */
const FLAWS = [
  ['knownFalse', 'known false'],
  ['knownExpired', 'expired'],
  ['revokedByIssuer', 'revoked'],
  ['reportedLost', 'reported lost'],
] as const

function describeDocument(document: XmlElement): string {
  const number = numberOf(document)
  if (!/[\p{L}\d]/u.test(number)) return ''
  const flaws = FLAWS.flatMap(([name, text]) => (attribute(document, name) === 'true' ? text : []))
  const kind = schemeOf(document) === null ? attribute(document, 'identificationTypeDescription') : null
  const beside = [kind, countryName(document), ...flaws].filter((part) => part !== null)
  return beside.length === 0 ? number : `${number} (${beside.join(', ')})`
}
