import type { DbOrTx } from '@merleg/db/connect'
import { copyRows } from '@merleg/db/copy'
import type { Figures } from '@merleg/domain/indicators/compute-figures'
import { FIGURE_KEYS } from '@merleg/domain/indicators/definitions'
import { sql } from 'kysely'
import {
  declareQuartiles,
  listSectorYearColumns,
  quartilesSql,
  sectorYears,
} from '../quartiles/quartiles.repository.ts'

/** Whom a company is compared with: companies of its country, made up as it is, with accounts in the same currency. */
export type Population = { countryCode: string; isMadeUp: boolean; currency: string }

/** A year of a company: the number of its population, and its NACE class. */
export type SectorYear = { population: number; classCode: string; year: number; figures: Figures }

/** Takes in what is to be counted, as fast as the server takes it; returns how many years of companies. */
export async function loadSectorYears(tx: DbOrTx, years: AsyncIterable<SectorYear>): Promise<number> {
  const width = FIGURE_KEYS.length
  await sectorYears.create(tx, width)
  return copyRows(tx, { table: sectorYears.name, columns: listSectorYearColumns(width), rows: toRows(years) })
}

async function* toRows(years: AsyncIterable<SectorYear>): AsyncGenerator<readonly unknown[]> {
  for await (const { population, classCode, year, figures } of years)
    yield [population, Number(classCode), year, ...FIGURE_KEYS.map((key) => figures[key])]
}

/** Makes the statistics anew from what was loaded; returns how many there are. */
export const replaceStatistics = declareQuartiles<readonly Population[]>({
  table: 'sector_statistics',
  key: ['country_code', 'is_made_up', 'currency', 'code', 'year', 'figure'],
  example: [],
  fill: (populations) => sql`
    select p->>'countryCode', (p->>'isMadeUp')::boolean, p->>'currency', code, year, figure, n, lower_quartile, median, upper_quartile
    from (${quartilesSql(FIGURE_KEYS.length)}) q
    join jsonb_array_elements(${JSON.stringify(populations)}::jsonb) with ordinality as populations(p, number) on number - 1 = population
    join unnest(${[...FIGURE_KEYS]}::text[]) with ordinality as f(figure, place) using (place)`,
})
