import { arrayOf, bigint, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { ResultOrder } from '@merleg/contract/company-search.contract'
import { type RawBuilder, sql } from 'kysely'
import { SEARCH_PROFILES_CURSOR } from '../read-model/search-cursor.ts'
import { type Condition, DAY_COLUMNS, fromDayNumber, type NumberColumn } from './condition.ts'
import { ONE_OF_EACH, selectCompanies } from './fact-queries.repository.ts'

/** Of search profiles p. */
export function toPredicate(condition: Condition): RawBuilder<unknown> {
  switch (condition.by) {
    case 'range':
      return toBounds(condition)
    case 'codes':
      return sql`${columnOf(condition.column)} = any(${[...condition.codes]}::text[])`
    case 'bits':
      return sql`${columnOf(condition.column)} & ${sql.lit(condition.mask)} <> 0`
    case 'companies':
      return sql`p.company_id in (${selectCompanies(condition.ask)})`
    case 'others':
      return sql`p.company_id <> all(${[...condition.than.ids]}::text[])`
    case 'nothing':
      return sql`false`
  }
}

function toBounds({ column, min, max }: Extract<Condition, { by: 'range' }>): RawBuilder<unknown> {
  const isDay = DAY_COLUMNS.some((day) => day === column)
  const bound = (value: number) => (isDay ? sql`${fromDayNumber(value)}::date` : sql`${value}::bigint`)
  const name = columnOf(column)
  const bounds = [
    ...(min === null ? [] : [sql`${name} >= ${bound(min)}`]),
    ...(max === null ? [] : [sql`${name} <= ${bound(max)}`]),
  ]
  return sql.join(bounds, sql` and `)
}

function columnOf(column: string): RawBuilder<unknown> {
  return sql.raw(`p.${column}`)
}

function toWhere(conditions: readonly Condition[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions.map(toPredicate), sql` and `)
}

const EXAMPLES = [
  [],
  [
    { by: 'range', column: 'headcount', min: 1, max: 2 },
    { by: 'range', column: 'founded_on', min: 1, max: null },
    { by: 'codes', column: 'status', codes: ['working'] },
    { by: 'bits', column: 'contacts', mask: 1 },
    ...ONE_OF_EACH.map((ask) => ({ by: 'companies' as const, ask })),
    { by: 'others', than: { of: 'companies', ids: [''] } },
    { by: 'nothing' },
  ],
] satisfies [Condition[], Condition[]]

const counted = statement({
  row: { count: bigint },
  examples: EXAMPLES,
  sql: (conditions: readonly Condition[]) => sql`
    select count(*) as count from search_profiles p where ${toWhere(conditions)}`,
})

export async function countCompanies(db: DbOrTx, conditions: readonly Condition[]): Promise<number> {
  return (await counted.get(db, conditions)).count
}

const listed = statement({
  row: { id: text },
  examples: EXAMPLES,
  sql: (conditions: readonly Condition[]) => sql`
    select p.company_id as id from search_profiles p where ${toWhere(conditions)} order by p.company_id`,
})

export async function listCompanyIds(db: DbOrTx, conditions: readonly Condition[]): Promise<string[]> {
  return (await listed.list(db, conditions)).map(({ id }) => id)
}

/** What companies are sorted by: a column, or what a place in a list is worth. */
export type SortKey =
  | { by: 'name' }
  | { by: 'column'; column: NumberColumn }
  | { by: 'settlements'; settlements: readonly string[]; values: readonly number[] }
  | { by: 'companies'; companyIds: readonly string[] }

export type SortedPage = {
  conditions: readonly Condition[]
  key: SortKey
  isDescending: boolean
  offset: number
  limit: number
}

/** The columns behind the orders that have one. */
export const ORDER_COLUMNS = {
  sales: 'net_sales',
  headcount: 'headcount',
  founded: 'founded_on',
  rating: 'points',
  probability: 'probability',
  growth: 'sales_growth',
} as const satisfies Partial<Record<ResultOrder, NumberColumn>>

const NAME = sql`p.name collate "hu-x-icu", p.company_id`

/** What is not known comes last in either direction; of equals the first by name comes first. */
function toOrder({ key, isDescending }: Pick<SortedPage, 'key' | 'isDescending'>): RawBuilder<unknown> {
  const direction = isDescending ? sql`desc` : sql`asc`
  switch (key.by) {
    case 'name':
      return sql`p.name collate "hu-x-icu" ${direction}, p.company_id ${direction}`
    case 'column':
      return sql`${columnOf(key.column)} ${direction} nulls last, ${NAME}`
    case 'settlements':
      return sql`(${[...key.values]}::float8[])[array_position(${[...key.settlements]}::text[], p.settlement)] ${direction} nulls last, ${NAME}`
    case 'companies':
      return sql`array_position(${[...key.companyIds]}::text[], p.company_id::text) ${direction} nulls last, ${NAME}`
  }
}

const sorted = statement({
  row: { id: text },
  examples: [
    { conditions: [], key: { by: 'name' }, isDescending: true, offset: 0, limit: 1 },
    { conditions: [], key: { by: 'column', column: 'headcount' }, isDescending: false, offset: 0, limit: 1 },
    {
      conditions: [],
      key: { by: 'settlements', settlements: [''], values: [1] },
      isDescending: false,
      offset: 0,
      limit: 1,
    },
    { conditions: [], key: { by: 'companies', companyIds: [''] }, isDescending: false, offset: 0, limit: 1 },
  ],
  sql: ({ conditions, offset, limit, ...order }: SortedPage) => sql`
    select p.company_id as id from search_profiles p where ${toWhere(conditions)}
    order by ${toOrder(order)} offset ${offset}::bigint limit ${limit}::bigint`,
})

export async function listSortedIds(db: DbOrTx, page: SortedPage): Promise<string[]> {
  return (await sorted.list(db, page)).map(({ id }) => id)
}

const folded = statement({
  row: { folded: arrayOf(text) },
  examples: [['']],
  sql: (texts: readonly string[]) => sql`
    select array(select fold_name(t) from unnest(${[...texts]}::text[]) with ordinality as u(t, place) order by place) as folded`,
})

/** Texts as names are folded, in their order. */
export async function foldTexts(db: DbOrTx, texts: readonly string[]): Promise<readonly string[]> {
  return texts.length === 0 ? [] : (await folded.get(db, texts)).folded
}

const stateOf = statement({
  row: { asOf: orNull(timestamptz) },
  sql: sql`
    with followed as (
      select f.position, b.merged_at from followers f left join feed_batches b using (position) where f.name = ${SEARCH_PROFILES_CURSOR}
    )
    select case when (select position from followed) < (select max(position) from feed_batches) then (select merged_at from followed)
      else greatest((select merged_at from followed), (select max(finished_at) from score_runs)) end as "asOf"`,
})

/**
 * When what is searched was last brought up to date; null before the first time. While batches have not been followed, ratings that
 * are newer make nothing else newer.
 */
export async function findAsOf(db: DbOrTx): Promise<Date | null> {
  return (await stateOf.get(db)).asOf
}
