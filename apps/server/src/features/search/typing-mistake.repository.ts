import { integer, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { isLegalFormWord } from '@merleg/domain/name-spellings'
import { countTypingMistakes, listSpellingVariants } from '@merleg/domain/spelling-variants'
import { sql } from 'kysely'
import { declareSearch, type FoundPage, type MeantPage } from './found-companies.repository.ts'
import type { TypedName, TypedWord } from './name-search.repository.ts'

/** Of the names with the words looked up: looked at, and compared letter by letter. */
const LOOKED_AT = 3000
const COMPARED = 400
/** Companies that are offered. */
const OFFERED = 50
/** So many mistakes more than in the closest name, and it is another name. */
const FARTHER = 3
/** A word of so many companies is not looked up together with others: it would take longer than it would narrow. */
const COMMON_COMPANIES = 20_000
/** Companies that may have what is looked up in place of an unknown word, and in place of words that are known. */
const MOST_COMPANIES = 250_000
const MOST_COMPANIES_OF_KNOWN = 50_000

const NOTHING_SIMILAR: FoundPage = { rows: [], count: 0, isCountExact: true, reachableCount: 0, isSimilar: false }

type Known = ReadonlyMap<string, number>
type Typed = { words: readonly TypedWord[]; known: Known }

const namesWithWords = statement({
  row: { companyId: text, folded: text },
  examples: ["'a'"],
  sql: (query: string) => sql`
    select company_id as "companyId", folded
    from find_names_with_words(${query}::tsquery, '{}', ${LOOKED_AT}, ${COMPARED})`,
})

type Distances = readonly (readonly [companyId: string, distance: number])[]

const searchByDistance = declareSearch<Distances>({
  examples: [[['', 1]]],
  sql: (closest) => sql`
        select n.company_id, n.name, n.folded, n.kind, n.is_active, n.prominence, c.distance as tier
        from unnest(${closest.map(([id]) => id)}::text[], ${closest.map(([, distance]) => distance)}::integer[]) c(company_id, distance)
        join company_names n using (company_id) where n.kind = 'current'`,
})

/** For a text that matches nothing: names with words that differ by a typing mistake or a space, the closest first. */
export async function listByTypingMistake(db: DbOrTx, name: TypedName, page: MeantPage): Promise<FoundPage> {
  const words = name.words.map(({ word }) => word)
  const unknown = await listUnknown(db, words)
  const mistyped = unknown.length === 0 ? words : unknown
  const spellings = [
    ...mistyped.flatMap(listSpellings),
    ...words.flatMap((_, index) => listJoints(words, index)),
    ...words,
  ]
  const query = toQuery({ words: name.words, known: await findWords(db, spellings) }, unknown)
  if (query === null) return NOTHING_SIMILAR
  const rows = await namesWithWords.list(db, query)
  const distances = new Map<string, number>()
  for (const { companyId, folded } of rows) {
    const distance = countTypingMistakes(name.folded, folded)
    if (distance < (distances.get(companyId) ?? Infinity)) distances.set(companyId, distance)
  }
  const sorted = [...distances].sort(([, a], [, b]) => a - b).slice(0, OFFERED)
  const farthest = (sorted[0]?.[1] ?? 0) + FARTHER
  const closest = sorted.filter(([, distance]) => distance <= farthest)
  const found = await searchByDistance(db, closest, page)
  return { ...found, isCountExact: true, reachableCount: found.count, isSimilar: true }
}

const unknownWords = statement({
  row: { word: text },
  examples: [['']],
  sql: (words: readonly string[]) => sql`
    select word from unnest(${[...words]}::text[]) as w(word)
    where not exists (select from search_words s where s.word >= w.word and s.word < w.word || U&'\\+10FFFF')`,
})

/** Words that no name has, nor one that starts with them. */
async function listUnknown(db: DbOrTx, words: readonly string[]): Promise<string[]> {
  return (await unknownWords.list(db, words)).map(({ word }) => word)
}

const knownWords = statement({
  row: { word: text, companyCount: integer },
  examples: [['']],
  sql: (spellings: readonly string[]) => sql`
    select word, company_count as "companyCount" from search_words where word = any(${[...new Set(spellings)]}::text[])`,
})

async function findWords(db: DbOrTx, spellings: readonly string[]): Promise<Known> {
  const rows = await knownWords.list(db, spellings)
  return new Map(rows.map(({ word, companyCount }) => [word, companyCount]))
}

/** A word without or with one mistake, or taken apart. */
function listSpellings(word: string): string[] {
  return [word, ...listSpellingVariants(word), ...listParts(word).flat()]
}

/** A word as two: the space left out, or hit beside. */
function listParts(word: string): [string, string][] {
  const places = Array.from({ length: Math.max(0, word.length - 1) }, (_, index) => index + 1)
  return places.flatMap((place): [string, string][] => {
    const start = word.slice(0, place)
    return [
      [start, word.slice(place)],
      ...(place + 1 < word.length ? [[start, word.slice(place + 1)] satisfies [string, string]] : []),
    ]
  })
}

/** A word and the next one as one word, or with the space a letter too early or too late. */
function listJoints(words: readonly string[], index: number): string[] {
  const [word, next] = [words[index], words[index + 1]]
  if (word === undefined || next === undefined) return []
  return [word + next, ...listShifts(word, next).flat()]
}

function listShifts(word: string, next: string): [string, string][] {
  const pairs: [string, string][] = [
    [word + next.charAt(0), next.slice(1)],
    [word.slice(0, -1), word.slice(-1) + next],
  ]
  return pairs.filter(([left, right]) => left !== '' && right !== '')
}

/** One word mistyped, or two neighbours wrongly parted; with more unknown words, each of them; null where all is common. */
function toQuery(typed: Typed, unknown: readonly string[]): string | null {
  if (typed.words.every((word) => (word.companyCount ?? 0) > COMMON_COMPANIES)) return null
  const places = typed.words.map((_, index) => index)
  const isMistyped = (index: number) => unknown.includes(typed.words[index]?.word ?? '')
  if (unknown.length > 1) {
    const corrected = places.filter(isMistyped).map((index) => readWord(typed, index)?.query ?? '')
    const all = [...lookUp(typed, isMistyped), ...corrected.filter((reading) => reading !== '')]
    return (
      [...(all.length === 0 ? [] : [`(${all.join(' & ')})`]), ...readJoints(typed).map(({ query }) => query)].join(
        ' | ',
      ) || null
    )
  }
  const mistyped = unknown.length === 0 ? places : places.filter(isMistyped)
  const readings = [...mistyped.flatMap((index) => readWithOthers(typed, index)), ...readJoints(typed)]
  const most = unknown.length > 0 ? MOST_COMPANIES : MOST_COMPANIES_OF_KNOWN
  let companies = 0
  const used = readings
    .toSorted((a, b) => a.companies - b.companies)
    .filter((reading) => (companies += reading.companies) <= most)
  return used.map(({ query }) => query).join(' | ') || null
}

type Reading = { query: string; companies: number }

/** The other words as typed, with what this one may mean; where one of them is rare, with whatever stands here. */
function readWithOthers(typed: Typed, index: number): Reading[] {
  const isLeftOut = (place: number) => place === index
  const others = lookUp(typed, isLeftOut)
  const isRare = typed.words.some(
    (word, place) => place !== index && word.companyCount === null && !isLegalFormWord(word.word),
  )
  if (others.length > 0 && (isRare || isForm(typed.words[index]?.word ?? '')))
    return [{ query: `(${others.join(' & ')})`, companies: countLookedUp(typed, isLeftOut) }]
  const reading = isLetter(typed, index) ? null : readWord(typed, index)
  if (reading === null) return []
  const companies = reading.companies + countLookedUp(typed, isLeftOut)
  return [{ query: `(${[...others, reading.query].join(' & ')})`, companies }]
}

/** The words as typed, but for some and for common ones: those are weighed by comparing what was found. */
function lookUp(typed: Typed, isLeftOut: (index: number) => boolean): string[] {
  return listLookedUp(typed, isLeftOut).map(({ word }) => `'${word}':*`)
}

function listLookedUp({ words }: Typed, isLeftOut: (index: number) => boolean): TypedWord[] {
  return words.filter(
    ({ word, companyCount }, index) =>
      !isLeftOut(index) && !isLegalFormWord(word) && (companyCount ?? 0) <= COMMON_COMPANIES,
  )
}

function countLookedUp(typed: Typed, isLeftOut: (index: number) => boolean): number {
  return listLookedUp(typed, isLeftOut).reduce((sum, word) => sum + (word.companyCount ?? 0), 0)
}

/** Of a form nobody knows how it was meant, nor which of its spellings the name has. */
function isForm(word: string): boolean {
  return isLegalFormWord(word) || (word.length > 3 && listSpellingVariants(word).some(isLegalFormWord))
}

/** A single letter may stand for too much. */
function isLetter({ words }: Typed, index: number): boolean {
  return (words[index]?.word.length ?? 0) < 2
}

/** What a word may mean; null where that is nothing or too much. */
function readWord({ words, known }: Typed, index: number): Reading | null {
  const word = words[index]?.word ?? ''
  const variants = listSpellingVariants(word).filter((variant) => known.has(variant))
  const parts = listParts(word).filter((pair) => pair.every((part) => known.has(part)))
  const companies = variants.reduce((sum, variant) => sum + (known.get(variant) ?? 0), 0)
  if (companies > MOST_COMPANIES || variants.length + parts.length === 0) return null
  return { query: `(${[...variants.map(quote), ...parts.map((pair) => both(pair))].join(' | ')})`, companies }
}

/** Two neighbours as one word, or with the space elsewhere, and the other words as typed. */
function readJoints(typed: Typed): Reading[] {
  const words = typed.words.map(({ word }) => word)
  return words.flatMap((word, index) => {
    const next = words[index + 1]
    if (next === undefined) return []
    const shifts = listShifts(word, next).filter((pair) => pair.every((part) => typed.known.has(part)))
    const readings = [
      ...(typed.known.has(word + next) ? [quote(word + next)] : []),
      ...shifts.map((pair) => both(pair)),
    ]
    if (readings.length === 0) return []
    const isLeftOut = (place: number) => place === index || place === index + 1
    const query = `(${[...lookUp(typed, isLeftOut), `(${readings.join(' | ')})`].join(' & ')})`
    return [{ query, companies: (typed.known.get(word + next) ?? 0) + countLookedUp(typed, isLeftOut) }]
  })
}

function quote(word: string): string {
  return `'${word}'`
}

function both(pair: readonly [string, string]): string {
  return `(${pair.map(quote).join(' & ')})`
}
