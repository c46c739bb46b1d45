import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createDatabase } from '@merleg/db/connect'
import { openEmbedded, removeEmbedded } from '@merleg/db/embedded-server'
import { dayAfter } from '@merleg/domain/calendar-days'
import type { BenchEntry, Figures, MeasureContext, ProductLine } from './bench-entry.ts'
import { listDayChanges, mergeDay } from './day-changes.ts'
import { readMemoryMb } from './merleg-process.ts'
import { addUsers, openClients, runUsers } from './mixed-load/users.ts'
import { collectMaterial } from './mixed-load.bench.ts'
import { type Product, startProduct } from './product.ts'

const USERS = 50
/** The hours of a day; in the first one caches fill and code is compiled. */
const HOURS = 24
const HOURS_PER_BATCH = 6
/** Not the last one, in which autovacuum comes to what the batch left. */
const HOUR_OF_BATCH = 4
const COMPANIES_PER_CHANGED = 50
/** By then the program has done once all that it does, the first changes of a day among them. */
const HOUR_OF_MEMORY = 6
/** So long after the last answer connections that nobody uses are given back. */
const REST_MS = 15_000
const FIRST_DAY = '2026-11-02'
/** By what something may have grown that also follows the register, which grows itself. */
const GROWTH = 1.25
/** What autovacuum leaves of a table before it comes. */
const DEAD_ROWS_PERCENT = 20

export const soakBench: BenchEntry = {
  name: 'soak',
  title: 'A day in two hours',
  goal: {
    text: 'memory, connections, dead rows, WAL and temporary files after a day as at its beginning',
    companies: 1_000_000,
  },
  method:
    `The time (\`--minutes\`, 120) stands for ${HOURS} hours: ${USERS} users at work as in the mixed load, and every ${HOURS_PER_BATCH} hours ` +
    'the changes of a day, one company of fifty, merged and followed while they are. Looked at after each hour. ' +
    'The last is compared with the first, both fifteen seconds after the last answer, memory with hour ' +
    `${HOUR_OF_MEMORY}, by which everything was done once, the changes of a day too; memory and WAL may be a quarter ` +
    'more, and of the rows as many dead as autovacuum leaves, a fifth.',
  isOnlyNamed: true,
  measure,
  quick: [],
}

type State = Required<Pick<Figures, 'residentMb' | 'connections' | 'deadRowsPercent' | 'walMb' | 'temporaryFiles'>>

async function measure(context: MeasureContext): Promise<ProductLine[]> {
  // Data of its own: it is another register afterwards.
  const settings = { dataDir: join(context.folder, 'soak'), companies: context.companies }
  await removeEmbedded(settings.dataDir)
  try {
    await context.copyData(settings.dataDir)
    const product = await startProduct(settings)
    try {
      return await soak(context, product, settings.dataDir)
    } finally {
      await product.stop()
    }
  } finally {
    await removeEmbedded(settings.dataDir)
  }
}

async function soak(context: MeasureContext, product: Product, dataDir: string): Promise<ProductLine[]> {
  const { say, minutes } = context
  const material = await collectMaterial(context, product)
  const clients = await openClients(product, await addUsers(product, USERS))
  const watch = await openWatch(product, dataDir)
  const states: State[] = []
  let [asked, failed, day] = [0, 0, FIRST_DAY]
  try {
    for (let hour = 1; hour <= HOURS; hour += 1) {
      const working = runUsers(clients, { material, seconds: (minutes * 60) / HOURS })
      if (hour % HOURS_PER_BATCH === HOUR_OF_BATCH) {
        await mergeDay(product, {
          day,
          records: await listDayChanges(product, { day, companiesPerChanged: COMPANIES_PER_CHANGED }),
        })
        day = dayAfter(day)
      }
      const { answered, faults } = await working
      for (const fault of faults.slice(0, 3)) say(fault)
      asked += answered.length
      failed += faults.length
      // What is compared is compared at rest.
      if (hour === 1 || hour === HOURS) await wait(REST_MS)
      const state = await watch.look()
      say(
        `hour ${hour} of ${HOURS}: ${Object.entries(state)
          .map(([name, value]) => `${name} ${Math.round(value)}`)
          .join(', ')}`,
      )
      states.push(state)
    }
  } finally {
    for (const client of clients) client.close()
    await watch.close()
  }
  return listLines(states, { requestsPerSecond: asked / (minutes * 60), failedRequests: failed })
}

function listLines(states: readonly State[], asked: Figures): ProductLine[] {
  const [first, settled, last] = [states[0], states[HOUR_OF_MEMORY - 1], states.at(-1)]
  if (first === undefined || settled === undefined || last === undefined) throw new Error('nothing was looked at')
  const ofHour = (hour: number): ProductLine[] => {
    const state = states[hour - 1]
    return state === undefined ? [] : [{ name: `after hour ${hour}`, figures: state, limits: [], baselines: [] }]
  }
  return [
    {
      name: `after ${HOURS} hours`,
      figures: { ...last, ...asked },
      limits: [
        { metric: 'residentMb', atMost: settled.residentMb * GROWTH },
        { metric: 'connections', atMost: first.connections },
        { metric: 'deadRowsPercent', atMost: DEAD_ROWS_PERCENT },
        { metric: 'walMb', atMost: first.walMb * GROWTH },
        { metric: 'temporaryFiles', atMost: first.temporaryFiles },
        { metric: 'failedRequests', atMost: 0 },
      ],
      baselines: [{ name: 'after the first hour', figures: first }],
    },
    ...[HOUR_OF_MEMORY, 12, 18].flatMap(ofHour),
  ]
}

/** Sees as PostgreSQL's superuser what the product's own role may not: its files. */
async function openWatch(
  product: Product,
  dataDir: string,
): Promise<{ look: () => Promise<State>; close: () => Promise<void> }> {
  const embedded = await openEmbedded({ dataDir, exclusive: false })
  const { hostname, port, username, password } = new URL(embedded.superuserConnectionString)
  const address = `postgresql://${username}:${password}@${hostname}:${port}/merleg`
  const { pool, close } = createDatabase(address, { maxConnections: 1, applicationName: 'merleg bench' })
  return {
    look: async () => {
      const { rows } = await pool.query<Record<Exclude<keyof State, 'residentMb'>, number>>(LOOK)
      const [seen] = rows
      const residentMb = readMemoryMb(product.processId, 'VmRSS')
      if (seen === undefined || residentMb === null) throw new Error('the state of the product cannot be read')
      return { residentMb, ...seen }
    },
    close: async () => {
      await close()
      await embedded.release()
    },
  }
}

const LOOK = `
  select (select count(*)::integer from pg_stat_activity where backend_type = 'client backend' and datname = 'merleg'
            and application_name not like 'merleg bench%') as connections,
    (select coalesce(100 * sum(n_dead_tup) / nullif(sum(n_dead_tup + n_live_tup), 0), 0)::float8 from pg_stat_user_tables) as "deadRowsPercent",
    (select coalesce(sum(size), 0)::float8 / 1024 / 1024 from pg_ls_waldir()) as "walMb",
    (select count(*)::integer from pg_ls_tmpdir()) as "temporaryFiles"`
