import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { removeEmbedded } from '@merleg/db/embedded-server'
import { FACT_SECTIONS, type FactSection } from '@merleg/domain/fact-sections'
import type { SourceRecord } from '@merleg/domain/observation'
import { mergeBatch } from '@merleg/server/features/register/merge-batch.usecases'
import { systemClock } from '@merleg/server/shared/clock'
import { z } from 'zod'
import type { BenchEntry, Line, MeasureContext, ProductLine } from './bench-entry.ts'
import { type Product, startProduct } from './product.ts'

/** One company of fifty has changed: at a million 20,000. */
const COMPANIES_PER_CHANGED = 50
const DAY = '2026-11-02'
const LOOK_MS = 50

export const dayBatchBench: BenchEntry = {
  name: 'day-batch',
  title: 'A day of changes, with all that follows',
  goal: { text: '20,000 changed companies on a million ≤ 60 s with all followers', companies: 1_000_000 },
  method:
    'The running product and one batch of the companies that a day changes, one of fifty, evenly spread: half of them move, a ' +
    'quarter lose a signatory, a quarter file their last accounts anew. From the first record of the batch until search, ' +
    'sanctions, statistics, ratings, marketing search and alerts have followed. Baseline: the same records written to a table ' +
    'without indexes, in one transaction.',
  measure,
  quick: [],
}

async function measure({ companies, folder, say, copyData }: MeasureContext): Promise<ProductLine[]> {
  // Data of its own: what is changed here would be found by what is measured later.
  const settings = { dataDir: join(folder, 'day-batch'), companies }
  await removeEmbedded(settings.dataDir)
  try {
    await copyData(settings.dataDir)
    const product = await startProduct(settings)
    try {
      return await measureDay(product, say)
    } finally {
      await product.stop()
    }
  } finally {
    await removeEmbedded(settings.dataDir)
  }
}

async function measureDay(product: Product, say: (text: string) => void): Promise<ProductLine[]> {
  say('choosing what changes')
  const records = await listChanges(product)
  const written = await writePlainly(product, records)
  say(`merging ${records.length} changes`)
  const { pool, db } = product.database
  const source = { sourceId: 'bench', publisher: 'Bench', title: 'Bench', licence: '', url: null, isMadeUp: true }
  const file = { fileName: 'bench', fileHash: 'bench-day', observedOn: DAY }
  const startedAt = performance.now()
  const secondsSince = () => (performance.now() - startedAt) / 1000
  const { batchId } = await mergeBatch({ db, clock: systemClock }, { source, ...file, snapshotSections: [], records })
  const merged = secondsSince()
  say('following')
  const done = new Map<string, number>()
  for (let isDone = false; !isDone;) {
    await wait(LOOK_MS)
    const { rows } = await pool.query<{ name: string; isDone: boolean }>(
      `select name, position >= (select position from feed_batches where batch_id = $1) and set_end is null as "isDone"
       from followers`,
      [batchId],
    )
    for (const { name, ...each } of rows) {
      if (!each.isDone || done.has(name)) continue
      done.set(name, secondsSince())
      say(`${name} has followed after ${done.get(name)?.toFixed(1)} s`)
    }
    isDone = rows.length > 0 && rows.every((each) => each.isDone)
  }
  const all = secondsSince()
  await assertChanged(product, batchId, records)
  const part = (name: string, seconds: number): ProductLine => ({
    name,
    figures: { seconds },
    limits: [],
    baselines: [],
  })
  return [
    {
      name: 'merged and followed',
      figures: { seconds: all },
      limits: [{ metric: 'seconds', atMost: 60 }],
      baselines: [written],
    },
    part('of it until the commit', merged),
    ...[...done].map(([name, seconds]) => part(`of it until the follower ${name}`, seconds)),
  ]
}

/** Some neighbours have one seat: not all of them move. */
const LEAST_CHANGED = 0.95

/** A batch that says nothing new would be fast. */
async function assertChanged({ database: { pool } }: Product, batchId: string, records: readonly SourceRecord[]) {
  const told = new Set(records.map((record) => ('companyId' in record ? record.companyId : '')))
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::integer as count from batch_companies where batch_id = $1',
    [batchId],
  )
  const changed = rows[0]?.count ?? 0
  if (changed < told.size * LEAST_CHANGED) throw new Error(`${changed} of ${told.size} companies have changed`)
}

/** Payloads as the register has them, so that each is one that a source may tell. */
const FactRow = z.object({
  companyId: z.string(),
  slot: z.string(),
  payload: z.unknown(),
  partyId: z.string().nullable(),
})
const StatementRow = z.object({
  companyId: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  layout: z.string(),
  isConsolidated: z.boolean(),
  currency: z.string(),
  unit: z.union([z.literal(1), z.literal(1000)]),
  amounts: z.record(z.string(), z.number()),
})

async function listChanges({ database: { pool } }: Product): Promise<SourceRecord[]> {
  const { rows } = await pool.query<{ id: string; turn: number }>(
    `select company_id as id, (place / $1)::integer % 4 as turn
     from (select company_id, row_number() over (order by company_id) as place from companies) numbered
     where place % $1 = 0`,
    [COMPANIES_PER_CHANGED],
  )
  const of = (...turns: number[]) => rows.filter(({ turn }) => turns.includes(turn)).map(({ id }) => id)
  return [...(await listMoves(pool, of(0, 1))), ...(await listLosses(pool, of(2))), ...(await listFilings(pool, of(3)))]
}

type Pool = Product['database']['pool']

/** Each moves where the next one was. */
async function listMoves(pool: Pool, companyIds: readonly string[]): Promise<SourceRecord[]> {
  const seats = await listRunning(pool, 'seat', companyIds)
  return seats.map((seat, place) => ({
    ...toTold(seat),
    section: 'seat',
    payload: FACT_SECTIONS.seat.payload.parse(seats[(place + 1) % seats.length]?.payload),
    validFrom: DAY,
  }))
}

async function listLosses(pool: Pool, companyIds: readonly string[]): Promise<SourceRecord[]> {
  const found = await listRunning(pool, 'signatory', companyIds)
  const first = new Map(found.toReversed().map((each) => [each.companyId, each]))
  return [...first.values()].map((each) => ({
    ...toTold(each),
    section: 'signatory',
    payload: FACT_SECTIONS.signatory.payload.parse(each.payload),
    validTo: DAY,
  }))
}

async function listRunning(pool: Pool, section: FactSection, companyIds: readonly string[]) {
  const { rows } = await pool.query(
    `select company_id as "companyId", slot, payload, party_id as "partyId" from facts
     where company_id = any($1) and section = $2 and upper_inf(valid) and upper_inf(recorded) order by company_id, fact_id`,
    [companyIds, section],
  )
  return z.array(FactRow).parse(rows)
}

function toTold({ companyId, slot, partyId }: z.infer<typeof FactRow>) {
  return { type: 'fact', line: 1, companyId, slot, partyId } as const
}

/** The last accounts once more, each amount a hundredth higher. */
async function listFilings(pool: Pool, companyIds: readonly string[]): Promise<SourceRecord[]> {
  const { rows } = await pool.query(
    `select distinct on (company_id) company_id as "companyId", lower(period)::text as "periodStart",
       (upper(period) - 1)::text as "periodEnd", layout, is_consolidated as "isConsolidated", currency, unit,
       (select jsonb_object_agg(code, round(amount::numeric * 1.01)) from statement_layouts l,
          unnest(l.codes) with ordinality c(code, place)
          join json_array_elements_text(s.amounts) with ordinality a(amount, place) using (place)
        where l.layout = s.layout and amount is not null) as amounts
     from statements s where company_id = any($1) and upper_inf(recorded) order by company_id, period desc`,
    [companyIds],
  )
  const told = { previousAmounts: {}, amendedAmounts: {}, filedOn: DAY }
  return z
    .array(StatementRow)
    .parse(rows)
    .map((statement) => ({ type: 'statement', line: 1, ...statement, ...told }))
}

async function writePlainly({ database: { pool } }: Product, records: readonly SourceRecord[]): Promise<Line> {
  await pool.query('create table bench_records (record jsonb not null)')
  const startedAt = performance.now()
  await pool.query('insert into bench_records select value from jsonb_array_elements($1::jsonb)', [
    JSON.stringify(records),
  ])
  const seconds = (performance.now() - startedAt) / 1000
  await pool.query('drop table bench_records')
  return { name: 'the records written to a table', figures: { seconds } }
}
