import type { Rarity } from '@merleg/domain/sanctions/grading'
import { type IndexedName, NameIndex, prepareListedName } from '@merleg/domain/sanctions/name-index'
import { prepareShortName, ShortNames } from '@merleg/domain/sanctions/short-names'
import type { ScreenedDesignation } from './designations.repository.ts'

/** A version of the list, ready to be compared with. */
export type ScreeningList = {
  version: number
  designations: ReadonlyMap<string, ScreenedDesignation>
  index: NameIndex
  /** Names too short for the index. */
  shortNames: ShortNames
  /** `country/number` → entries that bear it. */
  numbers: ReadonlyMap<string, readonly string[]>
}

export type WordCounts = { nameCount: number; byKey: ReadonlyMap<string, number> }

/** A small register does not tell how many people in the world bear a name: it is taken for one of so many. */
const LEAST_POPULATION = 100_000

/**
 * Indexes the lists as one; a word is as telling as it is rare among the names of the register and of the list that has it
 * most often: several lists name the same people, who are not more for that.
 */
export function buildScreeningList(
  version: number,
  rows: readonly ScreenedDesignation[],
  words: WordCounts,
): ScreeningList {
  const lists = [...Map.groupBy(rows, ({ sourceId }) => sourceId).values()]
  const listed = countBearers(lists.map((list) => list.flatMap(listNames)))
  const total = Math.max(LEAST_POPULATION, words.nameCount + Math.max(0, ...lists.map((list) => list.length)))
  const rarity: Rarity = {
    idf: (key) => Math.log(total / Math.max(1, (words.byKey.get(key) ?? 0) + (listed.get(key) ?? 0))),
    chance: Math.log(Math.max(2, total)),
  }
  return {
    version,
    designations: new Map(rows.map((row) => [row.designationId, row])),
    index: new NameIndex(rows.flatMap(listNames), rarity),
    shortNames: new ShortNames(rows.flatMap((row) => prepareNames(row, prepareShortName))),
    numbers: indexNumbers(rows),
  }
}

/** Every spelling key of the list. */
export function listKeys(rows: readonly ScreenedDesignation[]): Set<string> {
  return new Set(rows.flatMap(listNames).flatMap(({ tokens }) => tokens.map(({ key }) => key)))
}

/** The names that are compared for likeness. */
const listNames = (row: ScreenedDesignation): IndexedName[] => prepareNames(row, prepareListedName)

function prepareNames(
  { designationId, kind, names, births, countryCodes }: ScreenedDesignation,
  prepare: typeof prepareListedName,
): IndexedName[] {
  if (kind !== 'person' && kind !== 'entity') return []
  return names.flatMap(({ name, quality }) => {
    const isWeak = quality === 'weak-alias'
    return prepare({ designationId, name, kind, isWeak, births, countryCodes }) ?? []
  })
}

/** How many entries of a list bear a word, of the list where they are most. */
function countBearers(lists: readonly (readonly IndexedName[])[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>()
  for (const names of lists)
    for (const [key, count] of countInList(names)) most.set(key, Math.max(count, most.get(key) ?? 0))
  return most
}

function countInList(names: readonly IndexedName[]): ReadonlyMap<string, number> {
  const bearers = new Map<string, Set<string>>()
  for (const { tokens, designationId } of names) {
    for (const { key } of tokens) {
      const known = bearers.get(key)
      if (known) known.add(designationId)
      else bearers.set(key, new Set([designationId]))
    }
  }
  return new Map([...bearers].map(([key, ids]) => [key, ids.size]))
}

/** Numbers of persons and ships are no numbers of companies. */
function indexNumbers(rows: readonly ScreenedDesignation[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const { designationId, numbers, kind } of rows) {
    for (const { scheme, value, countryCode } of numbers) {
      if (kind !== 'entity' || (scheme !== 'register' && scheme !== 'tax') || countryCode === null) continue
      for (const written of listSpellings(value, countryCode)) {
        const key = `${countryCode}/${written}`
        found.set(key, [...(found.get(key) ?? []), designationId])
      }
    }
  }
  return found
}

/** With and without the country before a VAT number; of a Hungarian tax number the stem, which is the company. */
function listSpellings(value: string, countryCode: string): Set<string> {
  const bare = value.startsWith(countryCode) ? value.slice(countryCode.length) : value
  return new Set([value, bare, ...(countryCode === 'HU' && /^\d{11}$/.test(bare) ? [bare.slice(0, 8)] : [])])
}
