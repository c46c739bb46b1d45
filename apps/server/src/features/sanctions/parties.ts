import { createHash } from 'node:crypto'
import { foldName } from '@merleg/domain/name-folding'
import { isReplacedName } from '@merleg/domain/replaced-name'
import { isTelling } from '@merleg/domain/sanctions/name-index'
import { type BearerKind, toNameTokens } from '@merleg/domain/sanctions/name-tokens'
import type { CompanyRow, PartyRow, PartySection } from './parties.repository.ts'

export type PartyNumber = { value: string; countryCode: string }

/** Someone to be screened: a company itself, or one of its owners and officers. */
export type Party = {
  /** `self`, or who it is within the company: the same as long as the register says the same. */
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
  roles: readonly PartySection[]
}

/**
 * The company itself and everyone the register names with it, each once whatever entries and roles they have. `behind`: the
 * companies of the register among these, by id. `unnamed`: whose name the publisher replaced; there is nothing to compare.
 */
export function listParties(
  company: CompanyRow,
  rows: readonly PartyRow[],
  behind: ReadonlyMap<string, CompanyRow>,
): { named: Party[]; unnamed: Party[] } {
  const parties = [...Map.groupBy(rows, keyOf)].map(([key, entries]) => toParty(key, entries, behind.get(key)))
  const { named = [], unnamed = [] } = Object.groupBy(parties, ({ names }) =>
    names.every(isReplacedName) ? 'unnamed' : 'named',
  )
  return { named: [toSelf(company), ...named], unnamed }
}

/** Which of those that entries name may be companies of the register. */
export function listIdsBehind(rows: readonly PartyRow[]): string[] {
  return [...new Set(rows.flatMap(({ partyKind, partyId }) => (partyKind === 'person' ? [] : (partyId ?? []))))]
}

/** Is every name so short that only the very same one is looked for? */
export function isTooShort({ names, kind }: Pick<Party, 'names' | 'kind'>): boolean {
  return names.every((name) => !isTelling(toNameTokens(name, kind), kind))
}

const keyOf = ({ partyId, name, birthDate }: PartyRow): string => partyId ?? hash([foldName(name), birthDate ?? ''])

function toParty(key: string, entries: readonly PartyRow[], company: CompanyRow | undefined): Party {
  const known = company && toKnown(company)
  const isPerson = entries.some(({ partyKind }) => partyKind === 'person')
  const registerNumbers = entries.flatMap(({ registerNumber }) =>
    registerNumber === null ? [] : normaliseNumber(registerNumber),
  )
  return {
    key,
    kind: known?.kind ?? (isPerson ? 'person' : 'entity'),
    names: listNames([...entries.map(({ name }) => name), ...(known?.names ?? [])]),
    birthDates: [...new Set(entries.flatMap(({ birthDate }) => birthDate ?? []))],
    registerNumbers: [...new Set([...registerNumbers, ...(known?.registerNumbers ?? [])])],
    countryCode: known?.countryCode ?? null,
    numbers: known?.numbers ?? [],
    roles: [...new Set(entries.map(({ section }) => section))],
  }
}

/** Each once, however it is written; what a publisher put in place of a name only where there is none. */
function listNames(names: readonly string[]): string[] {
  const told = names.filter((name) => !isReplacedName(name))
  const written = Map.groupBy(told.length > 0 ? told : names, foldName)
  return [...written.values()].flatMap(([first]) => first ?? [])
}

function toSelf(company: CompanyRow): Party {
  return { key: 'self', ...toKnown(company), birthDates: [], roles: [] }
}

/** What the register tells of a company itself. */
function toKnown({ names, ...company }: CompanyRow): Omit<Party, 'key' | 'birthDates' | 'roles'> {
  const { kind, countryCode, registerNumber } = company
  return {
    // Sole traders bear the name of a person.
    kind: kind === 'selfemployed' ? 'person' : 'entity',
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
