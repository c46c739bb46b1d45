import { bigint } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { FIGURE_KEYS } from '@merleg/domain/indicators/definitions'
import { type RawBuilder, sql } from 'kysely'
import {
  declareQuartiles,
  listSectorYearColumns,
  quartilesSql,
  sectorYears,
} from '../quartiles/quartiles.repository.ts'
import type { SectorYear } from './changed-sectors.ts'
import type { Population } from './company-years.ts'

/** The populations, by their place; which of their sectors and years, or null for all. */
type Sectors = {
  populations: readonly Population[]
  years: readonly { population: number; year: number; division: number }[] | null
}

const WIDTH = FIGURE_KEYS.length
const EXAMPLES: readonly [Sectors, Sectors] = [
  { populations: [], years: null },
  { populations: [], years: [] },
]

/** Rows p of a population each, with its place from 0. */
const populationsOf = ({ populations }: Sectors) => sql`(
  select place - 1 as number, p->>'countryCode' as country_code, (p->>'isMadeUp')::boolean as is_made_up, p->>'currency' as currency
  from jsonb_array_elements(${JSON.stringify(populations)}::jsonb) with ordinality as populations(p, place)) p`

/** Rows y of a sector and year each. */
const yearsOf = (years: NonNullable<Sectors['years']>) => sql`(
  select population, year, division
  from unnest(${years.map(({ population }) => population)}::integer[], ${years.map(({ year }) => year)}::integer[],
    ${years.map(({ division }) => division)}::integer[]) as years(population, year, division)) y`

const joinYears = (years: Sectors['years']): RawBuilder<unknown> =>
  years === null
    ? sql``
    : sql`join ${yearsOf(years)} on y.population = p.number and y.year = f.year and y.division = f.class_code / 100`

const loadYears = command<Sectors>({
  temporary: [sectorYears],
  examples: EXAMPLES,
  sql: (sectors) => sql`
    insert into sector_years (${sql.raw(listSectorYearColumns(WIDTH).join(', '))})
    select p.number, f.class_code, f.year, ${sql.join(FIGURE_KEYS.map((_key, place) => sql`f.figures[${sql.lit(place + 1)}]`))}
    from company_figures f join ${populationsOf(sectors)} using (country_code, is_made_up, currency) ${joinYears(sectors.years)}`,
})

const replaceQuartiles = declareQuartiles<Sectors>({
  table: 'sector_statistics',
  key: ['country_code', 'is_made_up', 'currency', 'code', 'year', 'figure'],
  examples: EXAMPLES,
  fill: (sectors) => sql`
    select p.country_code, p.is_made_up, p.currency, code, year, figure, n, lower_quartile, median, upper_quartile
    from (${quartilesSql(WIDTH)}) q
    join ${populationsOf(sectors)} on p.number = population
    join unnest(${[...FIGURE_KEYS]}::text[]) with ordinality as f(figure, place) using (place)`,
  within: ({ years, populations }) =>
    years === null
      ? sql`true`
      : sql`(s.country_code, s.is_made_up, s.currency, s.year, left(s.code, 2)) in (
          select p.country_code, p.is_made_up, p.currency, y.year, lpad(y.division::text, 2, '0')
          from ${yearsOf(years)} join ${populationsOf({ years, populations })} on p.number = y.population)`,
})

/** Makes the statistics of the populations anew, and deletes those of any other. */
export async function replaceAllStatistics(tx: DbOrTx, populations: readonly Population[]): Promise<void> {
  await replaceStatistics(tx, { populations, years: null })
}

/** Makes the statistics of these sectors and years anew. */
export async function replaceStatisticsOf(tx: DbOrTx, sectors: readonly SectorYear[]): Promise<void> {
  const populations = new Map<string, { number: number; population: Population }>()
  const years = new Map<string, { population: number; year: number; division: number }>()
  for (const { countryCode, isMadeUp, currency, year, division } of sectors) {
    const population = { countryCode, isMadeUp, currency }
    const key = JSON.stringify(population)
    const known = populations.get(key) ?? { number: populations.size, population }
    populations.set(key, known)
    years.set(`${known.number} ${year} ${division}`, { population: known.number, year, division })
  }
  await replaceStatistics(tx, {
    populations: [...populations.values()].map(({ population }) => population),
    years: [...years.values()],
  })
}

async function replaceStatistics(tx: DbOrTx, sectors: Sectors): Promise<void> {
  await sectorYears.create(tx, WIDTH)
  await loadYears.run(tx, sectors)
  await replaceQuartiles(tx, sectors)
}

const statisticsCount = statement({
  row: { count: bigint },
  sql: sql`select count(*) as count from sector_statistics`,
})

/** Of how many figures of sectors and years there are quartiles. */
export async function countStatistics(db: DbOrTx): Promise<number> {
  return (await statisticsCount.get(db)).count
}
