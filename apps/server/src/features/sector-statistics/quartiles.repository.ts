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

/** Takes in what is to be counted, as fast as the server takes it; returns how many years of companies. */
export async function loadSectorYears(client: PoolClient, years: AsyncIterable<SectorYear>): Promise<number> {
  const columns = FIGURE_KEYS.map((_, index) => columnOf(index))
  await client.query(
    `create temp table sector_years (population integer not null, class integer not null, year integer not null,
       ${columns.map((column) => `${column} double precision`).join(', ')}) on commit drop`,
  )
  const rows = toRows(years)
  return copyRows({ client, table: 'sector_years', columns: ['population', 'class', 'year', ...columns], rows })
}

async function* toRows(years: AsyncIterable<SectorYear>): AsyncGenerator<readonly unknown[]> {
  for await (const { population, classCode, year, figures } of years)
    yield [population, Number(classCode), year, ...FIGURE_KEYS.map((key) => figures[key])]
}

/**
 * Makes the statistics anew from what was loaded. Only rows that differ are written, so that a second run leaves the
 * table as it is. Readers see the old ones until the caller's transaction ends. Returns how many there are.
 */
export async function replaceStatistics(client: PoolClient, populations: readonly Population[]): Promise<number> {
  await client.query(`create temp table new_statistics (like sector_statistics) on commit drop`)
  const made = await client.query(QUARTILES_SQL, [JSON.stringify(populations), FIGURE_KEYS])
  await client.query('analyze new_statistics')
  await client.query(
    `delete from sector_statistics s where not exists (
       select from new_statistics n
       where (n.country_code, n.is_made_up, n.currency, n.code, n.year, n.figure)
           = (s.country_code, s.is_made_up, s.currency, s.code, s.year, s.figure)
         and (n.company_count, n.lower_quartile, n.median, n.upper_quartile)
           = (s.company_count, s.lower_quartile, s.median, s.upper_quartile))`,
  )
  await client.query(`insert into sector_statistics select * from new_statistics on conflict do nothing`)
  return made.rowCount ?? 0
}

/** Of a figure that none of them has, too: arrays within an array are all of one length. */
const quartilesOf = (column: string): string =>
  `coalesce(percentile_cont('{0.25,0.5,0.75}'::float8[]) within group (order by ${column}), '{null,null,null}'::float8[])`

/**
 * A level of the sectors is a number of leading digits. All figures are counted in one pass over the sorted years:
 * taken apart into a row per figure first, there would be fifty times as many rows to sort.
 */
const QUARTILES_SQL = `
insert into new_statistics
select p->>'countryCode', (p->>'isMadeUp')::boolean, p->>'currency', code, year, figure, n, lower_quartile, median, upper_quartile
from (
  select population, year,
    case when grouping(class) = 0 then lpad(class::text, 4, '0') when grouping(class / 10) = 0 then lpad((class / 10)::text, 3, '0')
         else lpad((class / 100)::text, 2, '0') end as code,
    array[${FIGURE_KEYS.map((_, index) => `count(${columnOf(index)})`).join(', ')}] as counts,
    array[${FIGURE_KEYS.map((_, index) => quartilesOf(columnOf(index))).join(', ')}] as quartiles
  from sector_years
  group by population, year, class / 100, rollup (class / 10, class)
  having count(*) >= ${LEAST_COMPANIES}
) s
join jsonb_array_elements($1::jsonb) with ordinality as populations(p, number) on number - 1 = population
cross join lateral (
  select f.figure, s.counts[f.place] as n,
    s.quartiles[f.place][1] as lower_quartile, s.quartiles[f.place][2] as median, s.quartiles[f.place][3] as upper_quartile
  from unnest($2::text[]) with ordinality as f(figure, place)
) v
where n >= ${LEAST_COMPANIES}`
