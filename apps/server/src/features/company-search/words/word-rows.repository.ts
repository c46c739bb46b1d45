import { bytes, orNull, text } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { type RawBuilder, sql } from 'kysely'
import type { WordsAsk } from '../selection/condition.ts'
import { isTelling, selectCompanies } from '../selection/fact-queries.repository.ts'
import { ALWAYS_AFTER, ALWAYS_BEFORE } from './word-index.ts'

/** The tables whose rows have words. */
export const WORD_TABLES = ['names', 'addresses', 'people'] as const
export type WordTable = (typeof WORD_TABLES)[number]

/** Companies after one and up to another by their ids, or some. */
export type Companies = { after: string; upTo: string } | { ids: readonly string[] }

const areMeant = (companies: Companies): RawBuilder<unknown> =>
  'ids' in companies
    ? sql`company_id = any(${[...companies.ids]}::text[])`
    : sql`company_id > ${companies.after} and company_id <= ${companies.upTo}`

const dayNumber = (day: RawBuilder<unknown>, open: number) =>
  sql`coalesce(${day} - date '1970-01-01', ${sql.lit(open)})`
const DAYS = sql`
  ${dayNumber(sql`lower(valid)`, ALWAYS_BEFORE)} as since, ${dayNumber(sql`upper(valid)`, ALWAYS_AFTER)} as until`

/** A former name never holds. */
function selectRows(table: WordTable, companies: Companies): RawBuilder<unknown> {
  switch (table) {
    case 'names':
      return sql`
        select company_id, ${sql.lit(ALWAYS_BEFORE)} as since, folded as words,
          case when kind = 'former' then ${sql.lit(ALWAYS_BEFORE)} else ${sql.lit(ALWAYS_AFTER)} end as until
        from company_names where ${areMeant(companies)}`
    case 'addresses':
      return sql`select company_id, ${DAYS}, words::text from search_addresses where ${areMeant(companies)}`
    case 'people':
      return sql`select company_id, ${DAYS}, words::text from search_people where ${areMeant(companies)}`
  }
}

/** Rows of a table, those of a company one after the other: ids and words one on each line, days four bytes each. */
export type WordBlock = { ids: string; from: Buffer; until: Buffer; words: string }

const rowsOf = statement({
  row: { ids: orNull(text), from: orNull(bytes), until: orNull(bytes), words: orNull(text) },
  examples: [
    { table: 'names', companies: { ids: [''] } },
    { table: 'addresses', companies: { ids: [''] } },
    { table: 'people', companies: { ids: [''] } },
    { table: 'people', companies: { after: '', upTo: '' } },
  ],
  sql: ({ table, companies }: { table: WordTable; companies: Companies }) => sql`
    select string_agg(company_id, chr(10)) as ids, string_agg(int4send(since), '') as from,
      string_agg(int4send(until), '') as until, string_agg(words, chr(10)) as words
    from (select * from (${selectRows(table, companies)}) r order by company_id) t`,
})

/** The words of some companies; null where there is none in the table. */
export async function findWordBlock(db: DbOrTx, table: WordTable, companies: Companies): Promise<WordBlock | null> {
  const { ids, from, until, words } = await rowsOf.get(db, { table, companies })
  return ids === null || from === null || until === null || words === null ? null : { ids, from, until, words }
}

const pageEnd = statement({
  row: { upTo: orNull(text) },
  examples: [{ after: '', limit: 1 }],
  sql: ({ after, limit }: { after: string; limit: number }) => sql`
    select max(company_id) as "upTo" from (
      select company_id from search_profiles where company_id > ${after} order by company_id limit ${limit}) t`,
})

/** The last of the next companies after one; null at the end. */
export async function findPageEnd(db: DbOrTx, page: { after: string; limit: number }): Promise<string | null> {
  return (await pageEnd.get(db, page)).upTo
}

const withheldCompanies = statement({
  row: { id: text },
  sql: sql`select distinct company_id as id from withheld_persons`,
})

const toldOf = statement({
  row: { id: text },
  examples: [
    { ask: { of: 'people', words: { word: 'c:a', isBeginning: false }, validOn: '2026-01-01' }, ids: [''] },
    { ask: { of: 'people', words: { word: 'c:a', isBeginning: false }, validOn: null }, ids: [''] },
  ],
  sql: ({ ask, ids }: { ask: WordsAsk; ids: readonly string[] }) => sql`
    select company_id as id from (${selectCompanies(ask)} and company_id = any(${[...ids]}::text[])) t`,
})

/** Companies of which somebody's details are withheld, and which of them may be found all the same. */
export type WithheldFound = { withheld: readonly string[]; found: readonly string[] }

/** Where a query asks for details that may be withheld (ADR 85), the database alone says who is found by them. */
export async function findAmongWithheld(db: DbOrTx, ask: WordsAsk): Promise<WithheldFound> {
  if (ask.of !== 'people' || !isTelling(ask.words)) return { withheld: [], found: [] }
  const withheld = (await withheldCompanies.list(db)).map(({ id }) => id)
  if (withheld.length === 0) return { withheld, found: [] }
  return { withheld, found: (await toldOf.list(db, { ask, ids: withheld })).map(({ id }) => id) }
}
