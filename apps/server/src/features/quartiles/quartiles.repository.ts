import { copyRows } from '@merleg/db/copy'
import type { DbOrTx } from '@merleg/db/connect'
import { numberRows } from '@merleg/db/number-rows'
import { command } from '@merleg/db/statement'
import { temporaryTable } from '@merleg/db/temporary-table'
import { type RawBuilder, sql } from 'kysely'
import { createSectorQuartiles, type SectorQuartiles } from './sector-quartiles.ts'

const COUNTED = ['company_count', 'lower_quartile', 'median', 'upper_quartile']

type QuartileTable<Params> = {
  table: 'sector_statistics' | 'sector_factors'
  key: readonly string[]
  /** Selects population, year, class (integers) and values (double precision[]) in their order; with literals alone. */
  rows: (params: Params) => RawBuilder<unknown>
  /** How many values. */
  width: (params: NoInfer<Params>) => number
  /** What the key is of what was found. */
  toKey: (params: NoInfer<Params>, found: SectorQuartiles) => unknown[]
  /** Which rows s of the table are made anew; all when left out. */
  within?: (params: NoInfer<Params>) => RawBuilder<unknown>
  examples: readonly [NoInfer<Params>, ...NoInfer<Params>[]]
}

/**
 * Declares how a table of quartiles is made of values of companies. Only rows that differ are written, so that a second run
 * leaves the table as it is; readers see the old ones until the caller's transaction ends.
 *
 * Counted here and not by the server: `percentile_cont` sorts all values of each level anew (ADR 125).
 */
export function declareQuartiles<Params>({
  table,
  key,
  rows,
  width,
  toKey,
  within = () => sql`true`,
  examples,
}: QuartileTable<Params>): (db: DbOrTx, params: Params) => Promise<void> {
  const all = [...key, ...COUNTED]
  const columns = sql.join(all.map((column) => sql.ref(column)))
  const of = (name: string, names: readonly string[]) => sql.join(names.map((column) => sql.ref(`${name}.${column}`)))
  const values = numberRows<Params>({ keys: ['population', 'year', 'class'], width }, { examples, sql: rows })
  const fresh = temporaryTable(`new_${table}`, {
    sql: sql`(like ${sql.table(table)}) on commit drop`,
    isOnAllNodes: true,
  })
  const deleteOthers = command<Params>({
    temporary: [fresh],
    examples,
    sql: (params) => sql`delete from ${sql.table(table)} s where ${within(params)} and not exists (
       select from ${sql.table(fresh.name)} n
       where (${of('n', key)}) = (${of('s', key)}) and (${of('n', COUNTED)}) = (${of('s', COUNTED)}))`,
  })
  const insertMissing = command({
    temporary: [fresh],
    sql: sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${sql.table(fresh.name)} on conflict do nothing`,
  })
  return async (db, params) => {
    const counter = createSectorQuartiles(width(params))
    await values.read(db, params, ({ keys: [population = 0, year = 0, classCode = 0], values: each }) =>
      counter.add({ population, year, classCode }, each),
    )
    await fresh.create(db)
    await copyRows(db, { table: fresh.name, columns: all, rows: toRows(counter.end()) })
    await fresh.analyze(db)
    await deleteOthers.run(db, params)
    await insertMissing.run(db)

    function* toRows(found: readonly SectorQuartiles[]): Generator<unknown[]> {
      for (const each of found) {
        const { companyCount, lowerQuartile, median, upperQuartile } = each
        yield [...toKey(params, each), companyCount, lowerQuartile, median, upperQuartile]
      }
    }
  }
}
