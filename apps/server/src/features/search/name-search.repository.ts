import { integer, orNull, text as textColumn } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import type { IdentifierQuery } from '@merleg/domain/identifier-query'
import { listNameSpellings } from '@merleg/domain/name-spellings'
import { sql } from 'kysely'
import { SEARCH_STATE_SQL } from '../register/search-changes.repository.ts'
import {
  declareSearch,
  type FoundPage,
  type FoundRows,
  type Matches,
  type MeantPage,
} from './found-companies.repository.ts'
import { matchIdentifiers } from './identifier-search.repository.ts'

/** A typed word, folded, and how many companies have a word that starts with it; null where these are few. */
export type TypedWord = { word: string; companyCount: number | null }

/** `state`: of what is found by name, when the words were counted. */
export type TypedName = { text: string; folded: string; words: readonly TypedWord[]; state: string }

/** A page, and the state it was read of; null where it has no rows. */
export type FoundByText = FoundPage & Pick<FoundRows, 'state'>

/**
 * How much is looked at: words of up to `companies` companies are looked up to the last one; where every word is more
 * common than that, `starting` names that start with the text and `others` are enough.
 */
export type Effort = { companies: number; starting: number; others: number }
/** For a list with the count of all. */
export const PAGE_EFFORT: Effort = { companies: 5000, starting: 1000, others: 1000 }
/** For those of a status or county: more names are looked at, as most are others. */
export const FILTERED_EFFORT: Effort = { companies: 20_000, starting: 5000, others: 5000 }
/** For the first few, while somebody types. */
export const SUGGESTION_EFFORT: Effort = { companies: 800, starting: 200, others: 20 }

/** Words are looked up together up to so many companies; the others are compared with what was found. */
const LOOKED_UP_COMPANIES = 10_000
/** A word of more companies is not looked up at all: names that start with it are looked at. */
const MOST_COMPANIES = 20_000
/** Names that are compared where every word is common. */
const COMPARED_NAMES = 3000
/** Companies that are kept of a frequent beginning of a word. */
const KEPT_COMPANIES = 50

const typedWords = statement({
  row: { folded: textColumn, word: textColumn, companyCount: orNull(integer), state: textColumn },
  examples: [''],
  sql: (text: string) => sql`${onePlan}
    select f.folded, w.word, (select company_count from search_prefixes where prefix = w.word) as "companyCount", ${SEARCH_STATE_SQL} as state
    from (select fold_name(${text}) as folded) f
    cross join string_to_table(f.folded, ' ') with ordinality as w(word, position)
    order by w.position`,
})

/** Folds a text as names are folded, and counts its words. */
export async function findTypedName(db: DbOrTx, text: string): Promise<TypedName> {
  const rows = await typedWords.list(db, text)
  const words = rows.filter(({ word }) => word !== '').map(({ word, companyCount }) => ({ word, companyCount }))
  const [first] = rows
  return {
    text,
    folded: first?.folded ?? '',
    words: words.filter((_, index) => !isImplied(words, index)),
    state: first?.state ?? '',
  }
}

/** A name with one of the other words has this one too. */
function isImplied(words: readonly TypedWord[], index: number): boolean {
  const word = words[index]?.word ?? ''
  return words.some(
    (other, place) => other.word.startsWith(word) && (other.word !== word ? place !== index : place < index),
  )
}

/** What is looked for, and how the names are: the best with its only word, those with common words, all with its words. */
type TextSearch = {
  name: TypedName
  identifier: IdentifierQuery
  names: { by: 'kept'; prefix: string; count: number } | { by: 'common-words'; effort: Effort } | { by: 'words' } | null
}

const NO_IDENTIFIER: IdentifierQuery = { kind: 'name', value: '', digits: null }
const ANY_NAME: TypedName = { text: 'a', folded: 'a', words: [{ word: 'a', companyCount: 1 }], state: '' }
const COMMON_NAME: TypedName = { ...ANY_NAME, words: [{ word: 'a', companyCount: MOST_COMPANIES + 1 }] }

const searchByText = declareSearch<TextSearch>({
  examples: [
    { name: ANY_NAME, identifier: NO_IDENTIFIER, names: null },
    { name: ANY_NAME, identifier: { kind: 'tax-stem', value: '12345678', digits: '12345678' }, names: null },
    { name: ANY_NAME, identifier: NO_IDENTIFIER, names: { by: 'words' } },
    { name: ANY_NAME, identifier: NO_IDENTIFIER, names: { by: 'kept', prefix: 'a', count: 1 } },
    { name: ANY_NAME, identifier: NO_IDENTIFIER, names: { by: 'common-words', effort: PAGE_EFFORT } },
    { name: COMMON_NAME, identifier: NO_IDENTIFIER, names: { by: 'common-words', effort: PAGE_EFFORT } },
  ],
  sql: ({ name, identifier, names }) => {
    const identifiers = matchIdentifiers(identifier)
    if (names === null) return identifiers ?? NOTHING
    return sql.join(
      [matchNames(name, names), matchSpelling(name), ...(identifiers === null ? [] : [identifiers])],
      UNION,
    )
  },
})

function matchNames(name: TypedName, names: NonNullable<TextSearch['names']>): Matches {
  if (names.by === 'kept') return matchKept({ ...name, prefix: names.prefix }, names.count)
  return names.by === 'common-words' ? matchCommonWords(name, names.effort) : matchWords(name)
}

/**
 * Companies for a search text, best first: exact identifier, the whole name, the name but for its legal form, names
 * that start with the text, names with words that start with its words, the beginning of an identifier; then existing
 * before ceased ones, prominence, and shorter names.
 */
export async function listByText(
  db: DbOrTx,
  { name, identifier, effort }: { name: TypedName; identifier: IdentifierQuery; effort: Effort },
  page: MeantPage,
): Promise<FoundByText> {
  const [rarest] = name.words.toSorted(byCount)
  if (rarest === undefined) return toPage(await searchByText(db, { name, identifier, names: null }, page))
  const companyCount = rarest.companyCount ?? 0
  const last = page.offset + page.limit
  const isCommon = companyCount > effort.companies
  const isFiltered = page.filter.status !== null || page.filter.county !== null
  if (!isFiltered && companyCount > 0 && name.words.length === 1 && (isCommon || last <= KEPT_COMPANIES)) {
    const kept = { by: 'kept', prefix: rarest.word, count: last } as const
    const { rows, state } = await searchByText(db, { name, identifier, names: kept }, page)
    const reachableCount = isCommon ? KEPT_COMPANIES : companyCount
    return {
      rows,
      count: companyCount,
      isCountExact: matchIdentifiers(identifier) === null,
      reachableCount,
      isSimilar: false,
      state,
    }
  }
  const names = isCommon ? ({ by: 'common-words', effort } as const) : ({ by: 'words' } as const)
  const found = toPage(await searchByText(db, { name, identifier, names }, page))
  return isCommon ? { ...found, isCountExact: false } : found
}

const UNION = sql` union all `
const NOTHING = sql`select company_id, name, folded, kind, is_active, prominence, 0 as tier from company_names where false`

function toPage(found: FoundRows): FoundByText {
  return { ...found, isCountExact: true, reachableCount: found.count, isSimilar: false }
}

function byCount(a: TypedWord, b: TypedWord): number {
  return (a.companyCount ?? 0) - (b.companyCount ?? 0)
}

/** Companies of the same name: no more of them are told apart. */
const SAME_NAMES = 500

const COLUMNS = sql`n.company_id, n.name, n.folded, n.kind, n.is_active, n.prominence`

function matchSpelling({ text, folded }: TypedName): Matches {
  return sql`
    (select ${COLUMNS}, case when lower(n.name) = lower(${text.trim()}) then 1 when n.folded = ${folded} then 2 else 3 end as tier
     from company_names n where n.folded = any(${listNameSpellings(folded)}::text[]) limit ${SAME_NAMES})`
}

function tierOf(folded: string) {
  return sql`case when starts_with(n.folded || ' ', ${folded} || ' ') then 4 when starts_with(n.folded, ${folded}) then 5 else 6 end`
}

/** The best companies with a word that starts with the only one, from those kept. */
function matchKept({ folded, prefix }: TypedName & { prefix: string }, count: number): Matches {
  return sql`
    select ${COLUMNS}, ${tierOf(folded)} as tier
    from (select unnest(companies[1:${count}::integer]) as company_id from search_prefixes where prefix = ${prefix}) c
    join company_names n using (company_id) where (' ' || n.folded) like ${`% ${prefix}%`}`
}

function matchWords({ folded, words }: TypedName): Matches {
  return sql`
    select ${COLUMNS}, ${tierOf(folded)} as tier from company_names n
    where array_to_tsvector(string_to_array(n.folded, ' ')) @@ ${toQuery(words)}::tsquery and (' ' || n.folded) like all (${toPatterns(words)}::text[])`
}

/**
 * Where every word is common: names that start with the text; the best with the rarest word; others as they come,
 * looked for only where those were not enough.
 */
function matchCommonWords({ folded, words }: TypedName, { starting, others }: Effort): Matches {
  const patterns = toPatterns(words)
  const [rarest] = words.toSorted(byCount)
  const prefix = rarest?.word ?? ''
  const found =
    (rarest?.companyCount ?? 0) > MOST_COMPANIES
      ? sql`select n.* from (${startingWith(prefix, COMPARED_NAMES)}) n where (' ' || n.folded) like all (${patterns}::text[])`
      : sql`select n.* from find_names_with_words(${toQuery(words)}::tsquery, ${patterns}::text[], ${COMPARED_NAMES}, ${others}) n`
  return sql`
    select ${COLUMNS}, ${tierOf(folded)} as tier from (
      (${startingWith(folded, starting)})
      union all
      (select n.* from (select unnest(companies) as company_id from search_prefixes where prefix = ${prefix}) c
       join company_names n using (company_id) where (' ' || n.folded) like all (${patterns}::text[])
       union all ${found} limit ${others})) n`
}

function startingWith(start: string, count: number) {
  return sql`select n.* from company_names n where n.folded >= ${start} and n.folded < ${`${start}\u{10FFFF}`} limit ${count}`
}

/** The rarest words; folded ones hold letters and digits alone, nothing that a query would read as a sign. */
function toQuery(words: readonly TypedWord[]): string {
  let companies = 0
  const rarest = words.toSorted(byCount).filter((word, index) => {
    companies += word.companyCount ?? 0
    return index === 0 || companies <= LOOKED_UP_COMPANIES
  })
  return rarest.map(({ word }) => `'${word}':*`).join(' & ')
}

function toPatterns(words: readonly TypedWord[]): string[] {
  return words.map(({ word }) => `% ${word}%`)
}
