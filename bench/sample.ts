import type { Database } from '@merleg/db/connect'
import { WARM_UP_CALLS } from './measure.ts'
import type { BenchContext } from './bench-entry.ts'
import type { Product } from './product.ts'
import { createRandom, cutTypedQuery, drawWeighted, type Random } from './typed-queries.ts'

const SEED = 20_261_101
const ROWS_PER_FETCH = 5000

type Named = { name: string; prominence: number }
type Identified = { company_id: string; prominence: number }

/** Even a company of which nothing is known is looked for now and then. */
const weightOf = (row: { prominence: number }) => row.prominence + 1

/** What people type who look for these companies: known names more often. The same list for the same data. */
export async function listTypedQueries(context: BenchContext, product: Product): Promise<string[]> {
  const random = createRandom(SEED)
  return (await drawNames(random, context, product)).map((name) => cutTypedQuery(random, name))
}

/** The names themselves. */
export async function listTypedNames(context: BenchContext, product: Product): Promise<string[]> {
  return drawNames(createRandom(SEED), context, product)
}

async function drawNames(random: Random, { calls }: BenchContext, { database }: Product): Promise<string[]> {
  const rows = database.db
    .selectFrom('company_names')
    .select(['name', 'prominence'])
    .orderBy('company_id')
    .orderBy('kind')
    .orderBy('name')
  const names = await drawWeighted<Named>(random, {
    rows: rows.stream(ROWS_PER_FETCH),
    weightOf,
    totalWeight: await sumWeights(database, 'company_names'),
    count: WARM_UP_CALLS + calls,
  })
  return names.map(({ name }) => name)
}

/** Reports that people open: of known companies more often. The same list for the same data. */
export async function listOpenedReports({ calls }: BenchContext, { database }: Product): Promise<string[]> {
  const rows = database.db.selectFrom('company_profiles').select(['company_id', 'prominence']).orderBy('company_id')
  const drawn = await drawWeighted<Identified>(createRandom(SEED), {
    rows: rows.stream(ROWS_PER_FETCH),
    weightOf,
    totalWeight: await sumWeights(database, 'company_profiles'),
    count: WARM_UP_CALLS + calls,
  })
  return drawn.map((row) => row.company_id)
}

async function sumWeights({ pool }: Database, table: 'company_names' | 'company_profiles'): Promise<number> {
  const { rows } = await pool.query<{ total: number }>(
    `select coalesce(sum(prominence::float8 + 1), 0) as total from ${table}`,
  )
  return rows[0]?.total ?? 0
}
