import type { DbOrTx } from '@merleg/db/connect'
import type { DeclaredTable } from '@merleg/db/declared-statements'
import { command } from '@merleg/db/statement'
import { temporaryTable } from '@merleg/db/temporary-table'
import { type RawBuilder, sql } from 'kysely'

/** No quartile stands on fewer companies. */
export const LEAST_COMPANIES = 5

const columnsOf = (width: number): string[] => Array.from({ length: width }, (_, index) => `v${index}`)

/** More values than any user of {@link sectorYears} has. */
const MANY_VALUES = 100

/** Values of companies in a year, so many of each. */
export const sectorYears = temporaryTable('sector_years', {
  examples: [MANY_VALUES],
  sql: (width: number) => sql`(population integer not null, class integer not null, year integer not null,
       ${sql.raw(
         columnsOf(width)
           .map((column) => `${column} double precision`)
           .join(', '),
       )}) on commit drop`,
})

/** The columns of {@link sectorYears}. */
export function listSectorYearColumns(width: number): string[] {
  return ['population', 'class', 'year', ...columnsOf(width)]
}

const COUNTED = ['company_count', 'lower_quartile', 'median', 'upper_quartile']

type QuartileTable<Params> = {
  table: 'sector_statistics' | 'sector_factors'
  key: readonly string[]
  /** Selects the key, and what is counted, from {@link sectorYears}. */
  fill: (params: Params) => RawBuilder<unknown>
  /** Which rows s of the table are made anew; all when left out. */
  within?: (params: NoInfer<Params>) => RawBuilder<unknown>
  examples: readonly [NoInfer<Params>, ...NoInfer<Params>[]]
  temporary?: readonly DeclaredTable[]
}

/**
 * Declares how a table of quartiles is made what `fill` selects. Only rows that differ are written, so that a second run
 * leaves the table as it is; readers see the old ones until the caller's transaction ends.
 */
export function declareQuartiles<Params>({
  table,
  key,
  fill,
  within = () => sql`true`,
  examples,
  temporary = [],
}: QuartileTable<Params>): (db: DbOrTx, params: Params) => Promise<void> {
  const all = sql.join([...key, ...COUNTED].map((column) => sql.ref(column)))
  const of = (name: string, columns: readonly string[]) =>
    sql.join(columns.map((column) => sql.ref(`${name}.${column}`)))
  const rows = temporaryTable(`new_${table}`, {
    sql: sql`(like ${sql.table(table)}) on commit drop`,
    isOnAllNodes: true,
  })
  const fresh = sql.table(rows.name)
  const makeRows = command<Params>({
    temporary: [sectorYears, ...temporary, rows],
    examples,
    sql: (params) => sql`insert into ${fresh} (${all}) ${fill(params)}`,
  })
  const deleteOthers = command<Params>({
    temporary: [rows],
    examples,
    sql: (params) => sql`delete from ${sql.table(table)} s where ${within(params)} and not exists (
       select from ${fresh} n
       where (${of('n', key)}) = (${of('s', key)}) and (${of('n', COUNTED)}) = (${of('s', COUNTED)}))`,
  })
  const insertMissing = command({
    temporary: [rows],
    sql: sql`insert into ${sql.table(table)} (${all}) select ${all} from ${fresh} on conflict do nothing`,
  })
  return async (db, params) => {
    await rows.create(db)
    await makeRows.run(db, params)
    await rows.analyze(db)
    await deleteOthers.run(db, params)
    await insertMissing.run(db)
  }
}

/** Of a figure that none of them has, too: arrays within an array are all of one length. */
function quartilesOf(column: string): string {
  return `coalesce(percentile_cont('{0.25,0.5,0.75}'::float8[]) within group (order by ${column}), '{null,null,null}'::float8[])`
}

/**
 * Of each value (by its place, from 1) in sector_years the quartiles by population, sector and year, where so many
 * companies have it. A level of the sectors is a number of leading digits. All values are counted in one pass over the
 * sorted years: taken apart into a row per value first, there would be many times as many rows to sort.
 */
export function quartilesSql(width: number): RawBuilder<unknown> {
  return sql.raw(`
select population, code, year, place, counts[place] as n,
  quartiles[place][1] as lower_quartile, quartiles[place][2] as median, quartiles[place][3] as upper_quartile
from (
  select population, year,
    case when grouping(class) = 0 then lpad(class::text, 4, '0') when grouping(class / 10) = 0 then lpad((class / 10)::text, 3, '0')
         else lpad((class / 100)::text, 2, '0') end as code,
    array[${columnsOf(width)
      .map((column) => `count(${column})`)
      .join(', ')}] as counts,
    array[${columnsOf(width).map(quartilesOf).join(', ')}] as quartiles
  from sector_years
  group by population, year, class / 100, rollup (class / 10, class)
  having count(*) >= ${LEAST_COMPANIES}
) s
cross join generate_series(1::bigint, ${width}) as places(place)
where counts[place] >= ${LEAST_COMPANIES}`)
}
