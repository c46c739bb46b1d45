import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeEmbedded } from '@merleg/db/embedded-server'
import type { SourceRecord } from '@merleg/domain/observation'
import { mergeBatch } from '@merleg/server/features/register/merge-batch.usecases'
import { systemClock } from '@merleg/server/shared/clock'
import type { BenchContext, BenchEntry, Line, MeasureContext, ProductLine, QuickPair } from './bench-entry.ts'
import { type Product, startProduct } from './product.ts'
import { timeTurns } from './quick/timed-turns.ts'
import { summariseTimes } from './statistics.ts'

/** A subscriber for each hundred companies, and one company of ten in the large batch: at a million 10,000 and 100,000. */
const COMPANIES_PER_SUBSCRIBER = 100
const COMPANIES_PER_CHANGED = 10
const MOST_WATCHED = 1000
const SINGLE_CHANGES = 200
const WARM_UP_CHANGES = 20
const QUICK_WATCHED = 50
const QUICK_CHANGES = 10
const LOOK_MS = 4
/** Coprime to any number of companies that occurs, so that nobody watches a company twice. */
const STEP = 104_729
/** What one subscriber begins behind the other. */
const START_STEP = 7919

export const alertsBench: BenchEntry = {
  name: 'alerts',
  title: 'From a change to the alerts',
  goal: {
    text: '10,000 subscribers, each watching 1,000 companies: one change p95 ≤ 5 s; 100,000 changed companies ≤ 60 s',
    companies: 1_000_000,
  },
  method:
    'The running product, with all that follows a merge; a subscriber for each hundred companies who watches a thousand, ' +
    'chosen evenly. From the commit of a batch that changes one company, of one that changes a tenth of the register, until the ' +
    'alerts of all can be read. Baseline: each subscriber asks for the events of the batch on his list, one after the other.',
  measure,
  quick: [
    {
      name: 'a change, until its alerts can be read',
      floor: 'a row written and read',
      when: 'changing',
      prepare: prepareQuick,
    },
  ],
}

async function measure({ companies, folder, say, copyData }: MeasureContext): Promise<ProductLine[]> {
  // Data of its own: what is changed here would be found by what is measured later.
  const settings = { dataDir: join(folder, 'alerts'), companies }
  await removeEmbedded(settings.dataDir)
  try {
    await copyData(settings.dataDir)
    const product = await startProduct(settings)
    try {
      return await measureAlerts(product, say)
    } finally {
      await product.stop()
    }
  } finally {
    await removeEmbedded(settings.dataDir)
  }
}

async function measureAlerts(product: Product, say: MeasureContext['say']): Promise<ProductLine[]> {
  const companyIds = await listCompanies(product)
  say('watching')
  const watchers = Math.max(1, Math.floor(companyIds.length / COMPANIES_PER_SUBSCRIBER))
  await watch(product, companyIds, { watchers, watched: Math.min(MOST_WATCHED, companyIds.length) })
  say('single changes')
  const times: number[] = []
  for (let change = 0; change < WARM_UP_CHANGES + SINGLE_CHANGES; change += 1) {
    const { ms } = await changeAndWait(product, [companyIds[(change * STEP) % companyIds.length] ?? ''])
    times.push(ms)
  }
  say('one large batch')
  const changed = companyIds.slice(0, Math.max(1, Math.floor(companyIds.length / COMPANIES_PER_CHANGED)))
  const large = await changeAndWait(product, changed)
  say(`${large.alerts} alerts; asking for each subscriber`)
  return [
    {
      name: 'one change',
      figures: summariseTimes(times.slice(WARM_UP_CHANGES)),
      limits: [{ metric: 'p95Ms', atMost: 5000 }],
      baselines: [],
    },
    {
      name: 'a tenth of the companies at once',
      figures: { seconds: large.ms / 1000 },
      limits: [{ metric: 'seconds', atMost: 60 }],
      baselines: [await askForEach(product, large.batchId)],
    },
  ]
}

/** One subscriber who watches those that change. */
async function prepareQuick(_context: BenchContext, product: Product): Promise<() => Promise<QuickPair>> {
  const companyIds = await listCompanies(product)
  await watch(product, companyIds, { watchers: 1, watched: QUICK_WATCHED })
  const { pool } = product.database
  await pool.query('create temporary table bench_rows (turn integer not null)')
  const change = (turn: number) => changeAndWait(product, [companyIds[(turn * STEP) % companyIds.length] ?? ''])
  const floor = async (turn: number) => {
    await pool.query('insert into bench_rows values ($1)', [turn])
    await pool.query('select count(*) from bench_rows where turn = $1', [turn])
  }
  return () => timeTurns({ turns: QUICK_CHANGES, ours: change, floor })
}

async function listCompanies({ database: { pool } }: Product): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select company_id as id from companies order by company_id')
  return rows.map(({ id }) => id)
}

type Watching = { watchers: number; /** By each. */ watched: number }

async function watch(
  { database }: Product,
  companyIds: readonly string[],
  { watchers, watched }: Watching,
): Promise<void> {
  const { pool } = database
  const count = companyIds.length
  const { rows } = await pool.query<{ id: string }>(
    `insert into subscribers (name, claims) select 'bench ' || n, array['Monitoring'] from generate_series(1, $1::integer) n
     returning subscriber_id as id`,
    [watchers],
  )
  await dropForeignKeys(database, 'watched_companies')
  for (const [place, { id }] of rows.entries()) {
    const start = place * START_STEP
    const ids = Array.from({ length: watched }, (_, turn) => companyIds[(start + turn * STEP) % count])
    await pool.query(
      `insert into watched_companies (subscriber_id, company_id, added_at, added_by, since_position)
       select $1, company_id, now(), (select user_id from users limit 1), (select coalesce(max(position), 0) from feed_batches)
       from unnest($2::text[]) as t(company_id)`,
      [id, ids],
    )
  }
  await pool.query('vacuum (analyze) watched_companies, subscribers')
}

/** Ten million rows that are right by their making: checking each of them takes long, and no alert needs it. */
async function dropForeignKeys({ pool }: Product['database'], table: string): Promise<void> {
  const { rows } = await pool.query<{ drop: string }>(
    `select format('alter table %I drop constraint %I', $1::text, conname) as drop from pg_constraint
     where conrelid = $1::regclass and contype = 'f'`,
    [table],
  )
  for (const { drop } of rows) await pool.query(drop)
}

let batches = 0

/** Changes companies, and waits until their alerts can be read; timed from the commit. */
async function changeAndWait(
  { database: { db, pool } }: Product,
  companyIds: readonly string[],
): Promise<{ ms: number; alerts: number; batchId: string }> {
  batches += 1
  const records = companyIds.map((companyId): SourceRecord => ({
    type: 'fact',
    line: 1,
    companyId,
    section: 'short-name',
    slot: '',
    payload: { name: `Bench ${batches}` },
    partyId: null,
    validFrom: null,
    validTo: null,
    sourceRef: null,
  }))
  const source = { sourceId: 'bench', publisher: 'Bench', title: 'Bench', licence: '', url: null, isMadeUp: true }
  const file = { fileName: 'bench', fileHash: `bench-${batches}`, observedOn: '2026-11-02' }
  const { batchId } = await mergeBatch({ db, clock: systemClock }, { source, ...file, snapshotSections: [], records })
  const startedAt = performance.now()
  for (;;) {
    const { rows } = await pool.query<{ isDone: boolean }>(
      `select coalesce((select position from followers where name = 'monitoring' and set_end is null)
         >= (select position from feed_batches where batch_id = $1), false)
         and coalesce((select position from alert_progress) >= (select max(position) from monitoring_changes), false) as "isDone"`,
      [batchId],
    )
    if (rows[0]?.isDone === true) break
    await wait(LOOK_MS)
  }
  const ms = performance.now() - startedAt
  // What has just been written has no statistics yet: a million alerts would be counted by a nested loop.
  if (companyIds.length > 1) await pool.query('analyze alerts, monitoring_changes, events')
  const { rows } = await pool.query<{ alerts: number; changes: number }>(
    `select (select count(*) from monitoring_changes where batch_id = $1)::integer as changes,
       (select count(*) from alerts join monitoring_changes using (position) where batch_id = $1)::integer as alerts`,
    [batchId],
  )
  const [counted] = rows
  if (counted?.changes !== companyIds.length) throw new Error(`${counted?.changes} of ${companyIds.length} changes`)
  return { ms, alerts: counted.alerts, batchId }
}

/** The plain way: for each subscriber the events of the batch that concern his list. */
async function askForEach({ database: { pool } }: Product, batchId: string): Promise<Line> {
  const { rows } = await pool.query<{ id: string }>(
    `select subscriber_id as id from subscribers where name like 'bench %'`,
  )
  const startedAt = performance.now()
  for (const { id } of rows)
    await pool.query(
      `select e.company_id, e.event_id, e.type from watched_companies w join events e using (company_id)
       where w.subscriber_id = $1 and w.removed_at is null and e.batch_id = $2`,
      [id, batchId],
    )
  const seconds = (performance.now() - startedAt) / 1000
  return { name: `each of ${rows.length} subscribers asks by a join`, figures: { seconds } }
}
