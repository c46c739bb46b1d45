import { getConnectionPaths } from '@merleg/contract/report/connection-paths.contract'
import type { BenchContext, BenchEntry, Line, ProductLine } from './bench-entry.ts'
import { measureFloor } from './lookup-baselines.ts'
import { measureGets, WARM_UP_CALLS } from './measure.ts'
import { LINK_STEPS } from './link-steps.ts'
import type { Product } from './product.ts'
import { HTTP_FLOOR, QUICK_CALLS, timeGets } from './quick/timed-turns.ts'
import { listOpenedReports } from './sample.ts'
import { summariseTimes } from './statistics.ts'

const MANY = 10
/** Of the plain query, which takes seconds; it gives up after so long. */
const BASELINE_CALLS = 20
const BASELINE_STEPS = 4
const BASELINE_LIMIT_MS = 20_000

const pathOf = (ids: readonly string[]) => `${getConnectionPaths.path}?parties=${ids.join(',')}`

export const connectionPathsBench: BenchEntry = {
  name: 'connection-paths',
  title: 'Paths between parties',
  goal: { text: 'between two p95 ≤ 300 ms, between ten ≤ 1.5 s', companies: 1_000_000 },
  method: `Parties are companies drawn by prominence, most of them in no way tied to each other, which is the longest search; up to six steps, one request after the other. The baseline walks ${BASELINE_STEPS} steps from one end by a recursive query, ${BASELINE_CALLS} times, ${BASELINE_LIMIT_MS / 1000} s at most.`,
  measure: async (context) => {
    const product = await context.startProduct()
    const ids = await listOpenedReports(context, product)
    return [
      await measurePaths(context, { product, ids, count: 2, p95Ms: 300 }),
      await measurePaths(context, { product, ids, count: MANY, p95Ms: 1500 }),
    ]
  },
  quick: [
    {
      name: getConnectionPaths.path,
      floor: HTTP_FLOOR,
      when: 'served',
      prepare: async (context, product) => {
        const ids = await listOpenedReports(context, product)
        return timeGets(product, drawParties(ids, 2).slice(0, QUICK_CALLS).map(pathOf))
      },
    },
  ],
}

type Asked = { product: Product; ids: readonly string[]; count: number; p95Ms: number }

async function measurePaths({ calls }: BenchContext, { product, ids, count, p95Ms }: Asked): Promise<ProductLine> {
  const parties = drawParties(ids, count).slice(0, WARM_UP_CALLS + calls)
  const check = (json: unknown) => void getConnectionPaths.answer.parse(json)
  return {
    name: `Mérleg over HTTP, signed in: between ${count}`,
    figures: await measureGets(product.client, parties.map(pathOf), check),
    limits: [{ metric: 'p95Ms', atMost: p95Ms }],
    baselines: [await measureWalk(product, parties), await measureFloor(product, WARM_UP_CALLS + calls)],
  }
}

/** Different ones, each list another: the drawn ids, and as many after each as are asked for. */
function drawParties(ids: readonly string[], count: number): string[][] {
  return ids.flatMap((_, start) => {
    const drawn = new Set<string>()
    for (let step = 0; drawn.size < count && step < ids.length; step += 1)
      drawn.add(ids[(start + step * 7) % ids.length] ?? '')
    return drawn.size === count ? [[...drawn]] : []
  })
}

async function measureWalk({ database: { pool } }: Product, parties: readonly string[][]): Promise<Line> {
  const times: number[] = []
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = ${BASELINE_LIMIT_MS}`)
    for (const [from, ...others] of parties.slice(0, BASELINE_CALLS)) {
      const startedAt = performance.now()
      await client.query(WALK, [from, others]).catch(() => null)
      times.push(performance.now() - startedAt)
    }
    await client.query('reset statement_timeout')
  } finally {
    client.release()
  }
  return { name: `a recursive query of ${BASELINE_STEPS} steps, one end only`, figures: summariseTimes(times) }
}

const WALK = `
  with recursive walked (party, depth) as (
    select $1::text collate "C", 0
    union
    select l.to_party, w.depth + 1 from walked w ${LINK_STEPS}
    where w.depth < ${BASELINE_STEPS} and l.valid @> current_date
      and l.section in ('member', 'signatory', 'representative', 'predecessor', 'successor'))
  select party, min(depth) as depth from walked where party = any($2::text[]) group by party`
