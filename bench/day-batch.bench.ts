import { join } from 'node:path'
import { removeEmbedded } from '@merleg/db/embedded-server'
import { daysBefore } from '@merleg/domain/calendar-days'
import type { SourceRecord } from '@merleg/domain/observation'
import type { BenchEntry, MeasureContext, ProductLine, QuickPair } from './bench-entry.ts'
import { listDayChanges, mergeDay } from './day-changes.ts'
import { type Product, startProduct } from './product.ts'

/** One company of fifty has changed: at a million 20,000. */
const COMPANIES_PER_CHANGED = 50
const DAY = '2026-11-02'

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
  quick: [
    {
      name: 'a day of changes, with all that follows',
      floor: 'the records written to a table',
      when: 'changing',
      prepare: async (_context, product) => timeDays(product),
    },
  ],
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
  const records = await listDayChanges(product, { day: DAY, companiesPerChanged: COMPANIES_PER_CHANGED })
  const writtenIn = await writePlainly(product, records)
  say(`merging ${records.length} changes`)
  const startedAt = performance.now()
  const secondsSince = () => (performance.now() - startedAt) / 1000
  let merged = 0
  const done = new Map<string, number>()
  const onMerged = () => {
    merged = secondsSince()
    say('following')
  }
  const onFollowed = (name: string) => {
    done.set(name, secondsSince())
    say(`${name} has followed after ${done.get(name)?.toFixed(1)} s`)
  }
  const batchId = await mergeDay(product, { day: DAY, records, onMerged, onFollowed })
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
      baselines: [{ name: 'the records written to a table', figures: { seconds: writtenIn } }],
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

async function writePlainly({ database: { pool } }: Product, records: readonly SourceRecord[]): Promise<number> {
  await pool.query('create table bench_records (record jsonb not null)')
  const startedAt = performance.now()
  await pool.query('insert into bench_records select value from jsonb_array_elements($1::jsonb)', [
    JSON.stringify(records),
  ])
  const seconds = (performance.now() - startedAt) / 1000
  await pool.query('drop table bench_records')
  return seconds
}

/** Each time the next day. */
function timeDays(product: Product): () => Promise<QuickPair> {
  let day = DAY
  return async () => {
    day = daysBefore(day, -1)
    const records = await listDayChanges(product, { day, companiesPerChanged: COMPANIES_PER_CHANGED })
    const floorMs = (await writePlainly(product, records)) * 1000
    const startedAt = performance.now()
    await mergeDay(product, { day, records })
    return { oursMs: performance.now() - startedAt, floorMs }
  }
}
