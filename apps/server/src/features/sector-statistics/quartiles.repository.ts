import { copyRows } from '@merleg/db/copy'
import { FIGURE_KEYS } from '@merleg/domain/indicators/definitions'
import type { Figures } from '@merleg/domain/indicators/compute-figures'
import type { PoolClient } from 'pg'

/** Whom a company is compared with: companies of its country, made up as it is, with accounts in the same currency. */
export type Population = { countryCode: string; isMadeUp: boolean; currency: string }

/** A year of a company: the number of its population, and its NACE class. */
export type SectorYear = { population: number; classCode: string; year: number; figures: Figures }

/** No quartile stands on fewer companies. */
export const LEAST_COMPANIES = 5

const columnOf = (index: number): string => `v${index}`
const columnsOf = (width: number): string[] => Array.from({ length: width }, (_, index) => columnOf(index))

/** An empty temporary table sector_years of the transaction, for so many values of a company in a year. */
export async function createSectorYears(client: PoolClient, width: number): Promise<string[]> {
  const columns = columnsOf(width)
  await client.query(
    `create temp table sector_years (population integer not null, class integer not null, year integer not null,
       ${columns.map((column) => `${column} double precision`).join(', ')}) on commit drop`,
  )
  return ['population', 'class', 'year', ...columns]
}

/** Takes in what is to be counted, as fast as the server takes it; returns how many years of companies. */
export async function loadSectorYears(client: PoolClient, years: AsyncIterable<SectorYear>): Promise<number> {
  const columns = await createSectorYears(client, FIGURE_KEYS.length)
  return copyRows({ client, table: 'sector_years', columns, rows: toRows(years) })
}

async function* toRows(years: AsyncIterable<SectorYear>): AsyncGenerator<readonly unknown[]> {
  for await (const { population, classCode, year, figures } of years)
    yield [population, Number(classCode), year, ...FIGURE_KEYS.map((key) => figures[key])]
}

/**
 * Makes the statistics anew from what was loaded. Readers see the old ones until the caller's transaction ends. Returns
 * how many there are.
 */
export async function replaceStatistics(client: PoolClient, populations: readonly Population[]): Promise<number> {
  const fill = `
    select p->>'countryCode', (p->>'isMadeUp')::boolean, p->>'currency', code, year, figure, n, lower_quartile, median, upper_quartile
    from (${quartilesSql(FIGURE_KEYS.length)}) q
    join jsonb_array_elements($1::jsonb) with ordinality as populations(p, number) on number - 1 = population
    join unnest($2::text[]) with ordinality as f(figure, place) using (place)`
  return replaceRows(client, {
    table: 'sector_statistics',
    key: ['country_code', 'is_made_up', 'currency', 'code', 'year', 'figure'],
    fill,
    values: [JSON.stringify(populations), FIGURE_KEYS],
  })
}

type Replacement = { table: string; key: readonly string[]; fill: string; values: readonly unknown[] }
const COUNTED = ['company_count', 'lower_quartile', 'median', 'upper_quartile']

/**
 * Makes a table of quartiles what `fill` selects. Only rows that differ are written, so that a second run leaves the
 * table as it is. Returns how many rows there are.
 */
export async function replaceRows(client: PoolClient, { table, key, fill, values }: Replacement): Promise<number> {
  const of = (name: string, columns: readonly string[]) => columns.map((column) => `${name}.${column}`).join(', ')
  await client.query(`create temp table new_rows (like ${table}) on commit drop`)
  const made = await client.query(`insert into new_rows ${fill}`, [...values])
  await client.query('analyze new_rows')
  await client.query(
    `delete from ${table} s where not exists (
       select from new_rows n
       where (${of('n', key)}) = (${of('s', key)}) and (${of('n', COUNTED)}) = (${of('s', COUNTED)}))`,
  )
  await client.query(`insert into ${table} select * from new_rows on conflict do nothing`)
  return made.rowCount ?? 0
}

/** Of a figure that none of them has, too: arrays within an array are all of one length. */
const quartilesOf = (column: string): string =>
  `coalesce(percentile_cont('{0.25,0.5,0.75}'::float8[]) within group (order by ${column}), '{null,null,null}'::float8[])`

/**
 * Of each value (by its place, from 1) in sector_years the quartiles by population, sector and year, where so many
 * companies have it. A level of the sectors is a number of leading digits. All values are counted in one pass over the
 * sorted years: taken apart into a row per value first, there would be many times as many rows to sort.
 */
export function quartilesSql(width: number): string {
  return `
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
where counts[place] >= ${LEAST_COMPANIES}`
}
