import { getConnections } from '@merleg/contract/report/connections.contract'
import type { BenchContext, BenchEntry, ProductLine } from './bench-entry.ts'
import { countTies, listLargestNetworks } from './large-networks.ts'
import { LINK_STEPS } from './link-steps.ts'
import { measureFloor } from './lookup-baselines.ts'
import { measureCalls, measureGets, WARM_UP_CALLS } from './measure.ts'
import type { Product } from './product.ts'
import { quickReportCall } from './report-calls.ts'

const QUERY = '?levels=2'
/** So many of the companies with the most ties are asked for in turn. */
const LARGE_NETWORKS = 200
/** Calls of the baseline, which goes through every hub: at a million companies each takes seconds. */
const WALKS = { warmUp: 3, all: 13 }

const pathOf = (companyId: string) => `${getConnections.path.replace(':id', companyId)}${QUERY}`

export const connectionsBench: BenchEntry = {
  name: 'connections',
  title: 'Network of a company',
  goal: { text: 'two levels with 100 connections p95 ≤ 40 ms; the largest hub ≤ 150 ms', companies: 1_000_000 },
  method:
    'Two levels around the companies with the most ties, and around the one with the most of all, one request after the other. The baseline asks the links alone: who they are, where they stand and what changed it does not tell.',
  measure: async (context) => {
    const product = await context.startProduct()
    const largest = await listLargestNetworks(product, LARGE_NETWORKS)
    return [
      await measureNetworks(context, {
        product,
        name: `the ${largest.length} companies with the most ties`,
        ids: largest,
        p95Ms: 40,
      }),
      await measureNetworks(context, {
        product,
        name: `the one with the most (${await countTies(product, largest[0] ?? '')} ties)`,
        ids: largest.slice(0, 1),
        p95Ms: 150,
      }),
    ]
  },
  quick: [quickReportCall(getConnections.path, QUERY)],
}

type Measured = { product: Product; name: string; ids: readonly string[]; p95Ms: number }

async function measureNetworks({ calls }: BenchContext, { product, name, ids, p95Ms }: Measured): Promise<ProductLine> {
  const asked = Array.from({ length: WARM_UP_CALLS + calls }, (_, index) => ids[index % ids.length] ?? '')
  const check = (json: unknown) => void getConnections.answer.parse(json)
  return {
    name: `Mérleg over HTTP, signed in: ${name}`,
    figures: await measureGets(product.client, asked.map(pathOf), check),
    limits: [{ metric: 'p95Ms', atMost: p95Ms }],
    baselines: [
      {
        name: `a recursive query of the same links, same PostgreSQL, one connection, ${WALKS.all - WALKS.warmUp} calls`,
        figures: await measureCalls(
          asked.slice(0, WALKS.all),
          (companyId) => walkLinks(product, companyId),
          WALKS.warmUp,
        ),
      },
      await measureFloor(product, WARM_UP_CALLS + calls),
    ],
  }
}

/** All that is reached in two steps, without folding any hub. */
function walkLinks({ database: { pool } }: Product, companyId: string): Promise<unknown> {
  return pool.query(
    `with recursive walked (party, depth) as (
       select $1::text collate "C", 0
       union
       select l.to_party, w.depth + 1 from walked w ${LINK_STEPS}
       where w.depth < 2 and l.section in ('member', 'signatory', 'representative', 'predecessor', 'successor')
         and l.valid @> current_date)
     select distinct party from walked`,
    [companyId],
  )
}
