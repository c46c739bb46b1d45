import { createHash } from 'node:crypto'
import { foldName } from '@merleg/domain/name-folding'
import { isReplacedName } from '@merleg/domain/replaced-name'
import { isNaturalPerson } from '@merleg/domain/ownership/without-owners'
import type { IndirectRole } from '@merleg/domain/sanctions/indirect-roles'
import { isTelling } from '@merleg/domain/sanctions/name-index'
import { type BearerKind, toNameTokens } from '@merleg/domain/sanctions/name-tokens'
import { type CompanyRow, OWNER_SECTIONS, type PartyRow, type PartySection } from './parties.repository.ts'

/** What somebody is of a company: as its own entries say, or as those of the companies that own it do. */
export type PartyRole = PartySection | IndirectRole

export type PartyNumber = { value: string; countryCode: string }

/** Someone to be screened: a company itself, one of its officers, or an owner, direct or through others. */
export type Party = {
  /** `self`, or who it is among those of the company: the same as long as the register says the same. */
  key: string
  kind: BearerKind
  /** Of a company of the register all it has and had, whoever names it; else those that the entries tell. */
  names: readonly string[]
  /** More than one where the entries tell different ones. */
  birthDates: readonly string[]
  /** Letters and digits only. That of an entry does not tell who issued it. */
  registerNumbers: readonly string[]
  countryCode: string | null
  /** Official numbers, letters and digits only. */
  numbers: readonly PartyNumber[]
  roles: readonly PartyRole[]
  /** Of an indirect owner the companies through which it owns, the nearest to the company first; else empty. */
  through: readonly OwningCompany[]
  /** How many other companies name it as their owner, through which it owns as well. */
  otherWays: number
}

/** Everybody of a company who may be compared. `unnamed`: whose name the publisher replaced; there is nothing to compare. */
export type Parties = { named: Party[]; unnamed: Party[] }

/** A company of the register through which others own. */
export type OwningCompany = { id: string; name: string }
/** An entry of an owning company, and the companies that lead to it: the company's own owner first, who has the entry last. */
export type IndirectRow = { row: PartyRow; through: readonly OwningCompany[] }

/** `indirect`: entries of the companies that own it. `known`: the companies of the register among all of these, by id. */
type Named = {
  rows: readonly PartyRow[]
  indirect: readonly IndirectRow[]
  known: ReadonlyMap<string, CompanyRow>
}

/** The company itself, and everyone the register names with it or as an owner behind it, each once whatever entries and roles. */
export function listParties(company: CompanyRow, { rows, indirect, known }: Named): Parties {
  // Who owns itself is compared as what it is.
  const own = rows.filter(({ partyId }) => partyId !== company.companyId)
  const entries: IndirectRow[] = [...own.map((row) => ({ row, through: [] })), ...indirect]
  const parties = [...Map.groupBy(entries, ({ row, through }) => keyOf(row, through.at(-1)?.id))].map(([key, of]) =>
    toParty(key, of, known.get(key)),
  )
  const { named = [], unnamed = [] } = Object.groupBy(parties, ({ names }) =>
    names.every(isReplacedName) ? 'unnamed' : 'named',
  )
  return { named: [toSelf(company), ...named], unnamed }
}

/**
 * Another text whenever somebody else, or something else of somebody, is to be compared. Also where the register only writes the same
 * in another order or way: that costs a comparison, and spares folding every name of the register to see that it is the same.
 */
export function markParties({ named, unnamed }: Parties): string {
  const told = [...named, ...unnamed].map(
    ({ key, kind, countryCode, names, birthDates, registerNumbers, numbers, roles }) =>
      JSON.stringify([key, kind, countryCode, names, birthDates, registerNumbers, numbers, roles]),
  )
  return hash(told.toSorted())
}

/** Which of those that entries name may be companies of the register. */
export function listNamedIds(rows: readonly PartyRow[]): string[] {
  return [...new Set(rows.flatMap(({ partyKind, partyId }) => (partyKind === 'person' ? [] : (partyId ?? []))))]
}

/** Is every name so short that only the very same one is looked for? */
export function isTooShort({ names, kind }: Pick<Party, 'names' | 'kind'>): boolean {
  return names.every((name) => !isTelling(toNameTokens(name, kind), kind))
}

/**
 * By its number, or by name and birth where there is none. Of one whom another company names (`namedBy`) a name alone is not
 * enough to take him for the one of that name here.
 */
export function keyOf({ partyId, name, birthDate }: PartyRow, namedBy = ''): string {
  const told = [foldName(name), birthDate ?? '']
  return partyId ?? hash(birthDate === null && namedBy !== '' ? [...told, namedBy] : told)
}

export const isOwnerRow = ({ section }: PartyRow): boolean => OWNER_SECTIONS.some((owner) => owner === section)

function toParty(key: string, entriesOf: readonly IndirectRow[], company: CompanyRow | undefined): Party {
  const known = company && toKnown(company)
  const entries = entriesOf.map(({ row }) => row)
  const ways = entriesOf.flatMap(({ through }) => (through.length > 0 ? [through] : []))
  const isTold = entries.some(({ partyKind }) => partyKind === 'person')
  const registerNumbers = entries.flatMap(({ registerNumber }) =>
    registerNumber === null ? [] : normaliseNumber(registerNumber),
  )
  return {
    key,
    kind: known?.kind ?? (isTold ? 'person' : 'entity'),
    names: listNames([...entries.map(({ name }) => name), ...(known?.names ?? [])]),
    birthDates: [...new Set(entries.flatMap(({ birthDate }) => birthDate ?? []))],
    registerNumbers: [...new Set([...registerNumbers, ...(known?.registerNumbers ?? [])])],
    countryCode: known?.countryCode ?? null,
    numbers: known?.numbers ?? [],
    roles: [...new Set(entriesOf.map(roleOf))],
    through: ways[0] ?? [],
    otherWays: Math.max(0, new Set(ways.map((way) => way.at(-1)?.id)).size - 1),
  }
}

function roleOf({ row, through }: IndirectRow): PartyRole {
  if (through.length === 0) return row.section
  return row.section === 'member' ? 'indirect-owner' : 'indirect-beneficial-owner'
}

/** Each once, however it is written; what a publisher put in place of a name only where there is none. */
function listNames(names: readonly string[]): string[] {
  const told = names.filter((name) => !isReplacedName(name))
  const written = Map.groupBy(told.length > 0 ? told : names, foldName)
  return [...written.values()].flatMap(([first]) => first ?? [])
}

function toSelf(company: CompanyRow): Party {
  return { key: 'self', ...toKnown(company), birthDates: [], roles: [], through: [], otherWays: 0 }
}

/** What the register tells of a company itself. */
function toKnown({
  names,
  ...company
}: CompanyRow): Omit<Party, 'key' | 'birthDates' | 'roles' | 'through' | 'otherWays'> {
  const { kind, countryCode, registerNumber } = company
  return {
    kind: isNaturalPerson(kind) ? 'person' : 'entity',
    names,
    registerNumbers: registerNumber === null ? [] : [normaliseNumber(registerNumber)],
    countryCode,
    numbers: listNumbers(company),
  }
}

/** Under which numbers a list may know a company: register number, tax number, its Hungarian stem, foreign codes. */
function listNumbers(company: Omit<CompanyRow, 'names'>): PartyNumber[] {
  const { companyId, countryCode, taxNumber, registerNumber } = company
  const isHungarian = countryCode === 'HU'
  const own = isHungarian ? companyId.slice(-8) : companyId.slice(companyId.indexOf('-') + 1)
  const values = [own, taxNumber, registerNumber, isHungarian ? (taxNumber?.slice(0, 8) ?? null) : null]
  const known = values.flatMap((value) => (value === null ? [] : [normaliseNumber(value)]))
  return [...new Set(known)].map((value) => ({ value, countryCode }))
}

/** Letters and digits, upper case: as numbers of lists are kept. */
export function normaliseNumber(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{Lu}\d]/gu, '')
}

export function hash(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex').slice(0, 24)
}
