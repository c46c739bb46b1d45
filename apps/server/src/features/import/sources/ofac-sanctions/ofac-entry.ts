import type { SourceInfo } from '@merleg/domain/observation'
import type { BirthSpan } from '@merleg/domain/sanctions/birth-comparison'
import type { Designation, DesignationKind, ListedNameQuality } from '../../../sanctions/designation.ts'
import { findCountries } from '../../reading/listed/listed-countries.ts'
import { readAllBirths } from '../../reading/listed/listed-births.ts'
import { readBirths, readListedDay } from '../../reading/listed/listed-days.ts'
import { readNames } from '../../reading/listed/listed-names.ts'
import { type OfacNumber, readOfacNumbers } from './ofac-numbers.ts'

/** An entry as both forms of the list tell it. */
export type OfacEntry = {
  uid: string
  kind: DesignationKind
  name: string
  aliases: readonly { name: string; quality: Exclude<ListedNameQuality, 'name'> }[]
  programmes: readonly string[]
  title: string | null
  births: readonly string[]
  birthPlaces: readonly string[]
  /** Nationalities and citizenships. */
  nationalities: readonly string[]
  addresses: readonly { text: string; country: string | null }[]
  numbers: readonly OfacNumber[]
  remarks: string | null
}

/** `-0-`, individual, vessel, aircraft; the XML writes `Entity` and begins with a capital. */
const KINDS: ReadonlyMap<string, DesignationKind> = new Map([
  ['entity', 'entity'],
  ['individual', 'person'],
  ['vessel', 'vessel'],
  ['aircraft', 'asset'],
])

export const findKind = (text: string): DesignationKind | null => KINDS.get(text.toLowerCase()) ?? null

/** Persons stand as `HANIYA, Ismail`: the family name in capitals comes last here. */
export function turnName(name: string, kind: DesignationKind): string {
  const comma = kind === 'person' ? name.indexOf(', ') : -1
  return comma === -1 ? name : `${name.slice(comma + 2)} ${name.slice(0, comma)}`
}

/** What is screened of an entry; null where it has no name. */
export function toDesignation(entry: OfacEntry, { sourceId }: SourceInfo): Designation | null {
  const { uid, kind, programmes, births, numbers, addresses } = entry
  const join = (values: readonly (string | null)[]): string =>
    [...new Set(values.flatMap((value) => value ?? []))].join('; ')
  const aliasesOf = (quality: ListedNameQuality): string =>
    entry.aliases.flatMap((alias) => (alias.quality === quality ? alias.name : [])).join(';')
  const names = readNames({
    kind,
    name: entry.name,
    aliases: aliasesOf('alias'),
    weakAliases: aliasesOf('weak-alias'),
    previousNames: aliasesOf('previous-name'),
  })
  const [main] = names
  if (main?.quality !== 'name') return null
  const textOf = (...schemes: readonly OfacNumber['scheme'][]): string =>
    join(numbers.map(({ scheme, text }) => (schemes.includes(scheme) ? text : null)))
  const details = {
    birthDate: join(births),
    birthPlace: join(entry.birthPlaces),
    nationality: join(entry.nationalities),
    position: entry.title ?? '',
    address: join(addresses.map(({ text }) => text)),
    registrationNumber: textOf('register', 'lei'),
    taxNumber: textOf('tax'),
    idNumber: textOf('identity'),
    passportNumber: textOf('passport'),
    imoNumber: textOf('imo'),
  }
  const countryCodes = findCountries(addresses.map(({ country }) => country ?? '').join(';'))
  return {
    designationId: `${sourceId}/${uid}`,
    celex: null,
    recordNumber: uid,
    programme: join(programmes),
    annex: '',
    measure: '',
    kind,
    name: main.name,
    names,
    // The Office publishes no day of listing with either form.
    listedOn: null,
    reason: entry.remarks,
    births: kind === 'person' ? readAllBirths(births.filter(Boolean), readBirth) : [],
    countryCodes,
    numbers: readOfacNumbers(
      numbers,
      kind === 'entity' && countryCodes.length === 1 ? (countryCodes[0] ?? null) : null,
    ),
    details: Object.fromEntries(Object.entries(details).filter(([, value]) => value !== '')),
  }
}

/** `01 Jan 1962 to 31 Dec 1965` and `1962 to 1965` are one span; what else there is, is read as on other lists. */
function readBirth(text: string): BirthSpan[] {
  const [first = '', last, ...more] = text.split(/\s+to\s+/)
  if (last === undefined || more.length > 0) return readBirths(text)
  const [from, to] = [readListedDay(first), readListedDay(last)]
  if (from !== null && to !== null) return [{ from, to }]
  const [begin] = readBirths(first)
  const end = readBirths(last).at(-1)
  return begin && end ? [{ from: begin.from, to: end.to }] : readBirths(text)
}
