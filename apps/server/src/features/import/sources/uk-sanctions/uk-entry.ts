import type { Designation, DesignationKind, ListedNumber } from '../../../sanctions/designation.ts'
import { findCountries } from '../../reading/listed/listed-countries.ts'
import { readAllBirths, readDayMonthYear } from '../../reading/listed/listed-births.ts'
import { readNames } from '../../reading/listed/listed-names.ts'
import { readNumbers } from '../../reading/listed/listed-numbers.ts'

/** An entry as every form of the list tells it; what a form repeats stands once. */
export type UkEntry = {
  /** `RUS0251`; before the list had such numbers that of the group. */
  id: string
  kind: DesignationKind
  names: readonly UkName[]
  nonLatinNames: readonly string[]
  regimes: readonly string[]
  /** `Asset freeze|Travel Ban` */
  measures: readonly string[]
  /** Day, month and year in figures. */
  designatedOn: string | null
  reasons: readonly string[]
  addresses: readonly { text: string; country: string }[]
  births: readonly string[]
  birthPlaces: readonly string[]
  nationalities: readonly string[]
  positions: readonly string[]
  genders: readonly string[]
  entityTypes: readonly string[]
  businessNumbers: readonly string[]
  identityNumbers: readonly UkNumber[]
  passports: readonly UkNumber[]
  imoNumbers: readonly string[]
}

/** `type`: Primary Name, Primary name variation, Alias, AKA, FKA; `strength`: of aliases. */
export type UkName = { text: string; type: string; strength: string }
export type UkNumber = { value: string; remark: string }

/** What a row says: part of an entry, of which each name and address may have a row of its own. */
export type UkRow = { id: string; kind: string; part: Omit<UkEntry, 'id' | 'kind'> }

const KINDS: ReadonlyMap<string, DesignationKind> = new Map([
  ['individual', 'person'],
  ['entity', 'entity'],
  ['ship', 'vessel'],
])

export const findKind = (text: string): DesignationKind | null => KINDS.get(text.toLowerCase()) ?? null

const isMain = ({ type }: UkName): boolean => /^primary name$/i.test(type)
const isFormer = ({ type }: UkName): boolean => /^fka$/i.test(type)
const isWeak = ({ strength }: UkName): boolean => /^low/i.test(strength)

/** What is screened of an entry; null where it has no name. */
export function toDesignation(entry: UkEntry): Designation | null {
  const { id, kind, addresses, births } = entry
  const others = entry.names.filter((name) => !isMain(name))
  const textsOf = (names: readonly UkName[]): string => names.map(({ text }) => text).join(';')
  const mains = entry.names.filter(isMain)
  const names = readNames({
    kind,
    name: mains[0]?.text ?? '',
    aliases: [
      ...mains.slice(1).map(({ text }) => text),
      textsOf(others.filter((name) => !isFormer(name) && !isWeak(name))),
      ...entry.nonLatinNames,
    ].join(';'),
    weakAliases: textsOf(others.filter((name) => !isFormer(name) && isWeak(name))),
    previousNames: textsOf(others.filter(isFormer)),
  })
  const [main] = names
  if (main?.quality !== 'name') return null
  const designated = readDayMonthYear(entry.designatedOn ?? '')
  const countryCodes = findCountries(addresses.map(({ country }) => country).join(';'))
  return {
    designationId: `uk-sanctions/${id}`,
    celex: null,
    recordNumber: id,
    programme: join(entry.regimes),
    annex: '',
    measure: join(entry.measures.flatMap((measure) => measure.split('|')).map((measure) => measure.trim())),
    kind,
    name: main.name,
    names,
    listedOn: designated !== null && designated.from === designated.to ? designated.from : null,
    reason: join(entry.reasons) || null,
    births: kind === 'person' ? readAllBirths(births.filter(Boolean), readDayMonthYear) : [],
    countryCodes,
    numbers: listNumbers(entry, countryCodes),
    details: listDetails(entry),
  }
}

const join = (values: readonly string[]): string => [...new Set(values)].filter((value) => value !== '').join('; ')

function listNumbers(entry: UkEntry, countryCodes: readonly string[]): ListedNumber[] {
  const only = entry.kind === 'entity' && countryCodes.length === 1 ? (countryCodes[0] ?? null) : null
  const personal = (numbers: readonly UkNumber[], scheme: 'identity' | 'passport') =>
    numbers.flatMap(({ value, remark }) => {
      const [countryCode, ...others] = findCountries(remark)
      return readNumbers({ scheme, text: value, countryCode: others.length === 0 ? (countryCode ?? null) : null })
    })
  const read = [
    ...entry.businessNumbers.flatMap((text) => readNumbers({ scheme: 'register', text, countryCode: only })),
    ...personal(entry.identityNumbers, 'identity'),
    ...personal(entry.passports, 'passport'),
    ...entry.imoNumbers.flatMap((text) => readNumbers({ scheme: 'imo', text, countryCode: null })),
  ]
  return [...new Map(read.map((number) => [`${number.scheme}/${number.countryCode}/${number.value}`, number])).values()]
}

function listDetails(entry: UkEntry): Designation['details'] {
  const numbers = (given: readonly UkNumber[]): string =>
    join(given.map(({ value, remark }) => (remark === '' ? value : `${value} (${remark})`)))
  const details = {
    birthDate: join(entry.births),
    birthPlace: join(entry.birthPlaces),
    nationality: join(entry.nationalities),
    position: join(entry.positions),
    gender: join(entry.genders),
    legalForm: join(entry.entityTypes),
    address: join(entry.addresses.map(({ text }) => text)),
    registrationNumber: join(entry.businessNumbers),
    idNumber: numbers(entry.identityNumbers),
    passportNumber: numbers(entry.passports),
    imoNumber: join(entry.imoNumbers),
  }
  return Object.fromEntries(Object.entries(details).filter(([, value]) => value !== ''))
}
