import { bigint } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { setLocally } from '@merleg/db/transaction'
import { FIGURE_KEYS } from '@merleg/domain/indicators/definitions'
import { type RawBuilder, sql } from 'kysely'
import { declareQuartiles } from '../quartiles/quartiles.repository.ts'
import type { ChangedSector } from './changed-sectors.ts'
import type { Population } from './company-years.ts'

/** A division in a year, in the population of that place. */
type SectorOf = { population: number; year: number; division: number }

/** The populations, and of which of their sectors; null: of all. */
type Sectors = { populations: readonly Population[]; changed: readonly SectorOf[] | null }

const EXAMPLES: readonly [Sectors, Sectors] = [
  { populations: [], changed: null },
  { populations: [], changed: [] },
]

/** Rows p of a population each, with its place from 0. */
const populationsOf = ({ populations }: Sectors) => sql`(
  select place - 1 as number, p->>'countryCode' as country_code, (p->>'isMadeUp')::boolean as is_made_up, p->>'currency' as currency
  from jsonb_array_elements(${sql.lit(JSON.stringify(populations))}::jsonb) with ordinality as populations(p, place)) p`

/** Rows c of a sector each. */
const changedOf = (changed: readonly SectorOf[]) => sql`(
  select population, year, division
  from unnest(${integers(changed.map(({ population }) => population))}, ${integers(changed.map(({ year }) => year))},
    ${integers(changed.map(({ division }) => division))}) as changed(population, year, division)) c`

const integers = (numbers: readonly number[]) => sql`${sql.lit(`{${numbers.join(',')}}`)}::integer[]`

const joinChanged = (changed: Sectors['changed']): RawBuilder<unknown> =>
  changed === null
    ? sql``
    : sql`join ${changedOf(changed)} on c.population = p.number and c.year = f.year and c.division = f.class_code / 100`

const replaceQuartiles = declareQuartiles<Sectors>({
  table: 'sector_statistics',
  key: ['country_code', 'is_made_up', 'currency', 'code', 'year', 'figure'],
  examples: EXAMPLES,
  rows: (sectors) => sql`
    select p.number::integer as population, f.year, f.class_code as class, f.figures as values
    from company_figures f join ${populationsOf(sectors)} using (country_code, is_made_up, currency) ${joinChanged(sectors.changed)}
    order by 1, 2, 3`,
  width: () => FIGURE_KEYS.length,
  toKey: ({ populations }, { population, code, year, place }) => {
    const { countryCode, isMadeUp, currency } = populations[population] ?? raiseUnknown(population)
    return [countryCode, isMadeUp, currency, code, year, FIGURE_KEYS[place]]
  },
  within: ({ changed, populations }) =>
    changed === null
      ? sql`true`
      : sql`(s.country_code, s.is_made_up, s.currency, s.year, left(s.code, 2)) in (
          select p.country_code, p.is_made_up, p.currency, c.year, lpad(c.division::text, 2, '0')
          from ${changedOf(changed)} join ${populationsOf({ changed, populations })} on p.number = c.population)`,
})

/** Makes the statistics of the populations anew, and deletes those of any other. */
export async function replaceAllStatistics(tx: DbOrTx, populations: readonly Population[]): Promise<void> {
  await replaceQuartiles(tx, { populations, changed: null })
}

/**
 * Looked up one by one; of more the figures of all companies are read once. A sector lies scattered over them: to look up a
 * twentieth of all sectors takes as long, and a day of changes comes to most.
 */
const SECTORS_LOOKED_UP = 20

/** Makes the statistics of these sectors anew. */
export async function replaceStatisticsOf(tx: DbOrTx, sectors: Iterable<ChangedSector>): Promise<void> {
  const populations = new Map<string, { place: number; population: Population }>()
  const changed = Array.from(sectors, ({ countryCode, isMadeUp, currency, year, division }): SectorOf => {
    const population = { countryCode, isMadeUp, currency }
    const key = JSON.stringify(population)
    const known = populations.get(key) ?? { place: populations.size, population }
    populations.set(key, known)
    return { population: known.place, year, division }
  })
  const isReadWhole = changed.length > SECTORS_LOOKED_UP
  // Hashed: to merge them, the figures would be sorted once more.
  if (isReadWhole) await setLocally(tx, { enable_nestloop: 'off', enable_mergejoin: 'off' })
  await replaceQuartiles(tx, {
    populations: [...populations.values()].map(({ population }) => population),
    changed,
  })
  if (isReadWhole) await setLocally(tx, { enable_nestloop: 'on', enable_mergejoin: 'on' })
}

function raiseUnknown(population: number): never {
  throw new RangeError(`a population ${population} was not asked for`)
}

const statisticsCount = statement({
  row: { count: bigint },
  sql: sql`select count(*) as count from sector_statistics`,
})

/** Of how many figures of sectors and years there are quartiles. */
export async function countStatistics(db: DbOrTx): Promise<number> {
  return (await statisticsCount.get(db)).count
}
