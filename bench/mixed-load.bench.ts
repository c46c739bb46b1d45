import { join } from 'node:path'
import { removeEmbedded } from '@merleg/db/embedded-server'
import type { BenchContext, BenchEntry, Figures, MeasureContext, ProductLine } from './bench-entry.ts'
import type { HttpClient } from './http-client.ts'
import { readJson } from './http-client.ts'
import { addUsers, type AnsweredCall, openClients, runUsers } from './mixed-load/users.ts'
import { drawVisit, type VisitMaterial } from './mixed-load/visits.ts'
import { type Product, startProduct } from './product.ts'
import { HTTP_FLOOR, FLOOR_PATH, QUICK_CALLS, timeTurns } from './quick/timed-turns.ts'
import { listOpenedReports, listTypedQueries } from './sample.ts'
import { findPercentile, summariseTimes } from './statistics.ts'
import { createRandom } from './typed-queries.ts'

const USERS = 200
const SECONDS = 300
const WARM_UP_SECONDS = 20
const FLOOR_CALLS = 1000

export const mixedLoadBench: BenchEntry = {
  name: 'mixed-load',
  title: '200 users at once for five minutes',
  goal: { text: '200 users for five minutes: 0 errors, p99 ≤ 250 ms', companies: 1_000_000 },
  method:
    `${USERS} users of their own, each signed in with up to six connections, as a browser has, who type and search (30 of 100 visits), open reports ` +
    '(28), company data (8), accounts with indicators (10), networks with lists (4), final owners (3), ratings (5), fill in a form of ' +
    'criteria with its live count (6) and come home (6), and read for one to five seconds in between; calls of a page go out at ' +
    `once. Counted after ${WARM_UP_SECONDS} seconds, to the last byte, in a process of the same machine. Baseline: the least ` +
    'signed-in call, one after the other, with nobody else at work.',
  measure,
  quick: [
    {
      name: 'mixed-load',
      floor: HTTP_FLOOR,
      when: 'served',
      prepare: async (context, product) => {
        const material = await collectMaterial(context, product)
        const random = createRandom(1)
        const visits = Array.from({ length: QUICK_CALLS }, () => drawVisit(random, material))
        return () =>
          timeTurns({
            turns: visits.length,
            ours: async (turn) => {
              for (const calls of visits[turn]?.steps ?? [])
                for (const { path, body } of calls)
                  await (body === undefined ? product.client.get(path) : product.client.post(path, body))
            },
            floor: async () => product.client.get(FLOOR_PATH),
          })
      },
    },
  ],
}

async function measure(context: MeasureContext): Promise<ProductLine[]> {
  const { companies, folder, copyData } = context
  // Data of its own: two hundred histories of searches would be found by what is measured later.
  const settings = { dataDir: join(folder, 'mixed-load'), companies }
  await removeEmbedded(settings.dataDir)
  try {
    await copyData(settings.dataDir)
    const product = await startProduct(settings)
    try {
      return await measureUsers(context, product)
    } finally {
      await product.stop()
    }
  } finally {
    await removeEmbedded(settings.dataDir)
  }
}

/** What visits are drawn from. */
export async function collectMaterial(context: BenchContext, product: Product): Promise<VisitMaterial> {
  return { typed: await listTypedQueries(context, product), companyIds: await listOpenedReports(context, product) }
}

async function measureUsers(context: MeasureContext, product: Product): Promise<ProductLine[]> {
  const { say } = context
  const material = await collectMaterial(context, product)
  const floor = await measureFloorCall(product)
  say(`signing ${USERS} users in`)
  const clients = await openClients(product, await addUsers(product, USERS))
  try {
    say(`${USERS} users for ${WARM_UP_SECONDS + SECONDS} seconds`)
    await runUsers(clients, { material, seconds: WARM_UP_SECONDS })
    const { answered, faults } = await runUsers(clients, { material, seconds: SECONDS })
    for (const fault of faults.slice(0, 10)) say(fault)
    return [
      {
        name: `${USERS} users`,
        figures: {
          ...summarise(answered),
          requestsPerSecond: answered.length / SECONDS,
          failedRequests: faults.length,
        },
        limits: [
          { metric: 'p99Ms', atMost: 250 },
          { metric: 'failedRequests', atMost: 0 },
        ],
        baselines: [{ name: HTTP_FLOOR, figures: floor }],
      },
      ...listVisits(answered),
    ]
  } finally {
    for (const client of clients) client.close()
  }
}

function listVisits(answered: readonly AnsweredCall[]): ProductLine[] {
  return [...Map.groupBy(answered, ({ visit }) => visit)].map(([visit, calls]) => ({
    name: `of it the calls of: ${visit}`,
    figures: summarise(calls),
    limits: [],
    baselines: [],
  }))
}

function summarise(calls: readonly AnsweredCall[]): Figures {
  const times = calls.map(({ ms }) => ms)
  return { ...summariseTimes(times), p99Ms: findPercentile(times, 0.99), maxMs: findPercentile(times, 1) }
}

async function measureFloorCall({ client }: { client: HttpClient }): Promise<Figures> {
  const times: number[] = []
  for (let turn = 0; turn < FLOOR_CALLS; turn += 1) {
    const startedAt = performance.now()
    readJson(FLOOR_PATH, await client.get(FLOOR_PATH))
    times.push(performance.now() - startedAt)
  }
  return { ...summariseTimes(times), p99Ms: findPercentile(times, 0.99), maxMs: findPercentile(times, 1) }
}
