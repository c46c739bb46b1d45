import type { Line } from './bench-entry.ts'
import { measureCalls, measureGets, measureThroughput } from './measure.ts'
import type { Product } from './product.ts'

/** The least that a report can cost: one row of one table by its key, without HTTP or a session. */
export async function measureLookup(product: Product, companyIds: readonly string[]): Promise<Line> {
  return {
    name: 'one index look-up, same PostgreSQL, one connection',
    figures: await measureCalls(companyIds, (companyId) => lookUp(product, companyId)),
  }
}

/** One row of one table by its key. */
export function lookUp({ database: { pool } }: Product, companyId: string): Promise<unknown> {
  return pool.query('select * from company_profiles where company_id = $1', [companyId])
}

/** The least that HTTP costs: an answer without a session, a query or data. */
export async function measureFloor(product: Product, calls: number): Promise<Line> {
  const paths = Array.from({ length: calls }, () => '/healthz')
  return {
    name: '`GET /healthz`, the floor of HTTP',
    figures: await measureGets(product.client, paths, () => undefined),
  }
}

/** {@link measureFloor}, and under load. */
export async function measureFloorUnderLoad(product: Product, calls: number): Promise<Line> {
  const { name, figures } = await measureFloor(product, calls)
  return { name, figures: { ...figures, requestsPerSecond: await measureThroughput(product, ['/healthz']) } }
}
