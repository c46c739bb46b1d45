import { arrayOf, boolean, integer, oneOf, orNull, type RowOf, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { sql } from 'kysely'

/** Of companies with one name so many are looked at; one more tells that there are more. */
export const NAMESAKES = 30
/** Names with the words of a row that are looked at, and that are kept. */
const LOOKED_AT = 160
const KEPT_NAMES = 60

const CANDIDATE_COLUMNS = {
  companyId: text,
  taxNumber: orNull(text),
  registerKey: orNull(text),
  countryCode: text,
  status: oneOf(COMPANY_STATUSES),
  seat: orNull(text),
  zip: orNull(text),
  settlement: orNull(text),
}
export type CandidateProfile = RowOf<typeof CANDIDATE_COLUMNS>

/** What identifiers are looked up by: report ids, first digits of tax numbers, register numbers as keys. */
export type IdentifierKeys = { ids: readonly string[]; taxStems: readonly string[]; registerKeys: readonly string[] }

const byIdentifiers = statement({
  row: { companyId: text },
  examples: [{ ids: [''], taxStems: [''], registerKeys: [''] }],
  sql: ({ ids, taxStems, registerKeys }: IdentifierKeys) => sql`
    select company_id as "companyId" from company_profiles where company_id = any(${[...ids]}::text[])
    union select company_id from company_profiles where register_number_key = any(${[...registerKeys]}::text[])
    union select p.company_id from unnest(${[...taxStems]}::text[]) s(stem)
      join company_profiles p on p.tax_number ~>=~ s.stem and p.tax_number ~<~ (s.stem || ':')`,
})

/** Companies with any of the identifiers. */
export async function listByIdentifiers(db: DbOrTx, keys: IdentifierKeys): Promise<string[]> {
  if (keys.ids.length + keys.taxStems.length + keys.registerKeys.length === 0) return []
  return (await byIdentifiers.list(db, keys)).map(({ companyId }) => companyId)
}

const foldedNames = statement({
  row: { folded: text },
  examples: [['']],
  sql: (names: readonly string[]) => sql`
    select fold_name(n.name) as folded from unnest(${[...names]}::text[]) with ordinality n(name, place) order by n.place`,
})

/** The names as the search index has them, in their order. */
export async function foldNames(db: DbOrTx, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  return (await foldedNames.list(db, names)).map(({ folded }) => folded)
}

const byNames = statement({
  row: { folded: text, companyId: text },
  examples: [['']],
  sql: (names: readonly string[]) => sql`
    select s.folded, n.company_id as "companyId" from unnest(${[...names]}::text[]) s(folded)
    cross join lateral (
      select distinct company_id from company_names n where n.folded = s.folded
      order by company_id limit ${NAMESAKES + 1}) n`,
  // One machine reads no more namesakes than it gives.
  onCluster: (names) => sql`
    select folded, company_id as "companyId" from (
      select n.folded, n.company_id, row_number() over (partition by n.folded order by n.company_id) as place
      from (select distinct folded, company_id from company_names where folded = any(${[...names]}::text[])) n) n
    where place <= ${NAMESAKES + 1}`,
})

/** Companies of one name, and whether there are more of them. */
export type Namesakes = { companyIds: readonly string[]; areMore: boolean }

/** Companies that are called so, by folded name. */
export async function listByNames(db: DbOrTx, names: readonly string[]): Promise<ReadonlyMap<string, Namesakes>> {
  if (names.length === 0) return new Map()
  const found = Map.groupBy(await byNames.list(db, [...new Set(names)]), ({ folded }) => folded)
  return new Map(
    [...found].map(([folded, rows]) => {
      const companyIds = rows.map(({ companyId }) => companyId)
      return [folded, { companyIds: companyIds.slice(0, NAMESAKES), areMore: companyIds.length > NAMESAKES }]
    }),
  )
}

const wordCounts = statement({
  row: { word: text, count: integer },
  examples: [['']],
  sql: (words: readonly string[]) => sql`
    select s.word, s.company_count as count from unnest(${[...words]}::text[]) w(word) join search_words s using (word)`,
})

/** In how many companies' names each word is; absent where in none. */
export async function countWords(db: DbOrTx, words: Iterable<string>): Promise<ReadonlyMap<string, number>> {
  const asked = [...new Set(words)]
  if (asked.length === 0) return new Map()
  return new Map((await wordCounts.list(db, asked)).map(({ word, count }) => [word, count]))
}

export type WordQuery = { row: number; query: string }

const byWords = statement({
  row: { row: integer, companyId: text, folded: text },
  examples: [[{ row: 0, query: "'a'" }]],
  sql: (queries: readonly WordQuery[]) => sql`
    select q.row, n.company_id as "companyId", n.folded
    from unnest(${queries.map(({ row }) => row)}::integer[], ${queries.map(({ query }) => query)}::text[]) q(row, query)
    cross join lateral find_names_with_words(q.query::tsquery, '{}', ${LOOKED_AT}, ${KEPT_NAMES}) n`,
})

/** Names with the words of each query. */
export async function listByWords(
  db: DbOrTx,
  queries: readonly WordQuery[],
): Promise<{ row: number; companyId: string; folded: string }[]> {
  return queries.length === 0 ? [] : byWords.list(db, queries)
}

const profiles = statement({
  row: { ...CANDIDATE_COLUMNS, names: arrayOf(text), areCurrent: arrayOf(boolean) },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select p.company_id as "companyId", p.tax_number as "taxNumber", p.register_number_key as "registerKey",
      p.country_code as "countryCode", p.status, p.seat, p.seat_zip as zip, p.seat_settlement as settlement,
      n.names, n.are_current as "areCurrent"
    from unnest(${[...companyIds]}::text[]) c(company_id) join company_profiles p using (company_id)
    cross join lateral (
      select coalesce(array_agg(m.name order by m.kind = 'current' desc, m.name), '{}') as names,
        coalesce(array_agg(m.kind = 'current' order by m.kind = 'current' desc, m.name), '{}') as are_current
      from company_names m where m.company_id = p.company_id) n`,
})

/** What candidates are graded by. */
export async function listCandidates(
  db: DbOrTx,
  companyIds: Iterable<string>,
): Promise<(CandidateProfile & { names: { name: string; isCurrent: boolean }[] })[]> {
  const asked = [...new Set(companyIds)]
  if (asked.length === 0) return []
  return (await profiles.list(db, asked)).map(({ names, areCurrent, ...profile }) => ({
    ...profile,
    names: names.map((name, index) => ({ name, isCurrent: areCurrent[index] === true })),
  }))
}
