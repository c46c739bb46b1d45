import { listChildren, type XmlElement } from '../../../../shared/xml-elements.ts'
import { normaliseSpaces } from '../../reading/cell-values.ts'

/** What an attribute says, on one line; null where it is missing or empty. */
export function attribute({ attributes }: XmlElement, name: string): string | null {
  return normaliseSpaces(attributes[name] ?? '') || null
}

/** What the children of that name say in an attribute. */
export function listAttributes(element: XmlElement, child: string, name: string): string[] {
  return listChildren(element, child).flatMap((one) => attribute(one, name) ?? [])
}

export const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** States that are no more: nobody can be told to be, or not to be, of one of them. */
const FORMER = new Set(['AN', 'CS', 'SU', 'YU'])

/** The country of an element, ISO 3166; null where it is `00`, as the Commission writes "unknown". */
export function countryOf(element: XmlElement): string | null {
  const code = attribute(element, 'countryIso2Code') ?? ''
  return /^[A-Z]{2}$/.test(code) && !FORMER.has(code) ? code : null
}

/** The same in words. */
export function countryName(element: XmlElement): string | null {
  const name = attribute(element, 'countryDescription')
  return name === 'UNKNOWN' ? null : name
}
