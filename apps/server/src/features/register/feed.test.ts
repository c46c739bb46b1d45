import { createDatabase } from '@merleg/db/connect'
import { listenTo } from '@merleg/db/listen'
import type { DB } from '@merleg/db/schema.generated'
import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import fc from 'fast-check'
import { type ControlledTransaction, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { factOf, merge, REGISTER } from '../report/testing-report.ts'
import { insertBatch, upsertSource } from './batches.repository.ts'
import { announceBatch, countTouched, FEED_CHANNEL, findFeedEnd, listTouched } from './feed.repository.ts'
import { placeBatches } from './feed.usecases.ts'
import { mergeParts } from './merge-parts.usecases.ts'
import { beginLoad } from './register-lock.repository.ts'
import { pageTouched } from './touched-pages.repository.ts'

const database = useTestDatabase()
const idOf = (number: number): string => String(10_000_000 + number)
const founded = (number: number, day = '2020-01-01') => factOf(idOf(number))('founding', { on: day }, { from: day })
const named = (number: number, name: string) => factOf(idOf(number))('name', { name })

type Row = { position: number; batchId: number; end: number }

async function readBatches(): Promise<Row[]> {
  const { rows } = await database.pool.query<Row>(
    'select position, batch_id as "batchId", last_event_position as end from feed_batches order by position',
  )
  return rows
}

async function readEvents(): Promise<{ position: number; batchId: number; eventId: number }[]> {
  const { rows } = await database.pool.query<{ position: number; batchId: number; eventId: number }>(
    'select position, batch_id as "batchId", event_id as "eventId" from feed_events order by position',
  )
  return rows
}

beforeEach(async () => {
  await truncateAll(database.db)
  await upsertSource(database.db, REGISTER)
})

/** What a merge leaves, as far as the feed knows: a batch and its events, numbered before the commit. */
async function beginBatch(events: number): Promise<{ tx: ControlledTransaction<DB>; batchId: number }> {
  const tx = await database.db.startTransaction().execute()
  const batchId = await insertBatch(tx, {
    sourceId: REGISTER.sourceId,
    fileName: 'f',
    fileHash: 'h',
    observedOn: '2024-01-01',
    recordedAt: new Date(),
    outcome: 'merged',
    refusal: null,
  })
  await sql`
    insert into events (company_id, type, section, slot, occurred_on, recorded_at, batch_id)
    select '10000001', 'name.changed', 'name', '', '2024-01-01', now(), ${batchId}::bigint
    from generate_series(1, ${events}::integer)`.execute(tx)
  await announceBatch(tx, { batchId, isPart: false })
  return { tx, batchId: Number(batchId) }
}

async function end({ tx }: { tx: ControlledTransaction<DB> }, how: 'commit' | 'rollback'): Promise<void> {
  await tx[how]().execute()
}

describe('the order of batches', () => {
  test('of two merges that commit in the reverse order of their numbers has no gap, and who counts misses none', async () => {
    const first = await beginBatch(2)
    const second = await beginBatch(3)
    await end(second, 'commit')
    await placeBatches(database.db)
    expect(await readBatches()).toEqual([{ position: 1, batchId: second.batchId, end: 3 }])
    await end(first, 'commit')
    await placeBatches(database.db)
    expect(await readBatches()).toEqual([
      { position: 1, batchId: second.batchId, end: 3 },
      { position: 2, batchId: first.batchId, end: 5 },
    ])
    const events = await readEvents()
    expect(events.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
    // Whoever had read "greater than the last number" would have lost the last two.
    expect(events.slice(3).map(({ batchId }) => batchId)).toEqual([first.batchId, first.batchId])
    expect(events[3]?.eventId).toBeLessThan(events[0]?.eventId ?? 0)
  })

  const merges = fc.array(fc.record({ events: fc.nat(3), isKept: fc.boolean(), place: fc.nat(2) }), {
    minLength: 1,
    maxLength: 6,
  })

  test('in whatever order merges end, and whoever gives positions: each batch and event once, none skipped', async () => {
    await fc.assert(
      fc.asyncProperty(merges, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), async (plan, random) => {
        await database.pool.query('truncate feed_batches, feed_events, feed_waiting, events')
        const open = []
        for (const one of plan) open.push({ ...one, ...(await beginBatch(one.events)) })
        const order = open.map((one) => ({ one, rank: random.next().value })).toSorted((a, b) => a.rank - b.rank)
        const read: number[] = []
        const readOn = async () => {
          for (const { position, batchId } of (await readBatches()).slice(read.length)) {
            expect(position).toBe(read.length + 1)
            read.push(batchId)
          }
        }
        for (const { one } of order) {
          await end(one, one.isKept ? 'commit' : 'rollback')
          await Promise.all(Array.from({ length: one.place }, () => placeBatches(database.db)))
          await readOn()
        }
        await placeBatches(database.db)
        await readOn()
        const kept = open.filter(({ isKept }) => isKept)
        expect(read.toSorted((a, b) => a - b)).toEqual(kept.map(({ batchId }) => batchId))
        const events = await readEvents()
        expect(events.map(({ position }) => position)).toEqual(events.map((_, index) => index + 1))
        expect(events.map(({ batchId }) => batchId)).toEqual(
          read.flatMap((batchId) =>
            Array<number>(kept.find((one) => one.batchId === batchId)?.events ?? 0).fill(batchId),
          ),
        )
      }),
      { numRuns: 15 },
    )
  })

  test('is told at the commit, and not before', async () => {
    let heard = 0
    const listener = listenTo(database.connectionString, FEED_CHANNEL, () => (heard += 1))
    await expect.poll(() => heard).toBe(1)
    const batch = await beginBatch(0)
    const other = await beginBatch(0)
    await end(other, 'commit')
    await expect.poll(() => heard).toBe(2)
    await end(batch, 'commit')
    await expect.poll(() => heard).toBe(3)
    await listener.close()
  })
})

describe('the parts of a load', () => {
  const partOf = (name: string, records: Iterable<SourceRecord>) => ({ fileName: name, fileHash: name, records })

  test('get their positions together when it has ended; other batches do not wait for it', async () => {
    const other = createDatabase(database.connectionString)
    const begun = Promise.withResolvers<void>()
    const killed = Promise.withResolvers<void>()
    const load = other.db.connection().execute(async (connection) => {
      await beginLoad(connection)
      begun.resolve()
      await killed.promise
    })
    await begun.promise
    await mergeParts(
      { db: database.db, clock: { now: () => new Date() } },
      {
        source: REGISTER,
        observedOn: '2024-01-01',
        parts: [partOf('a', [founded(1)]), partOf('b', [founded(2)])],
      },
    )
    await merge(database.db, [founded(3)])
    // Another load is still under way, and may be of the same parts.
    expect(await placeBatches(database.db)).toBe(1)
    expect(await listTouched(database.db, { after: 0, upTo: 1 })).toEqual([idOf(3)])
    // Its process is killed: that is its end.
    killed.resolve()
    await load
    await other.close()
    await expect.poll(() => placeBatches(database.db)).toBe(2)
    expect(await listTouched(database.db, { after: 1, upTo: 3 })).toEqual([idOf(1), idOf(2)])
  })

  test('of a load that nobody disturbs have them when it returns', async () => {
    const seen: number[] = []
    const parts = function* () {
      for (const number of [1, 2, 3, 4, 5]) {
        void findFeedEnd(database.db).then((found) => seen.push(found))
        yield partOf(String(number), [founded(number)])
      }
    }
    await mergeParts(
      { db: database.db, clock: { now: () => new Date() } },
      { source: REGISTER, observedOn: '2024-01-01', parts: parts() },
    )
    await expect.poll(() => seen.length).toBe(5)
    expect(Math.max(...seen)).toBe(0)
    expect(await findFeedEnd(database.db)).toBe(5)
  })
})

async function collect(pages: AsyncIterable<string[]>): Promise<string[][]> {
  const all: string[][] = []
  for await (const page of pages) all.push(page)
  return all
}

describe('the companies of batches', () => {
  test('are those first heard of, which nobody writes twice, and those that changed; not those that stay as they were', async () => {
    await merge(database.db, [named(1, 'Egy Kft.'), named(2, 'Kettő Kft.'), founded(3)])
    await merge(database.db, [named(1, 'Másik Kft.'), named(2, 'Kettő Kft.'), named(4, 'Négy Kft.')])
    await merge(database.db, [named(2, 'Kettő Kft.')])
    await placeBatches(database.db)
    const of = (after: number, upTo: number) => listTouched(database.db, { after, upTo })
    expect(await of(0, 1)).toEqual([idOf(1), idOf(2), idOf(3)])
    expect(await of(1, 2)).toEqual([idOf(1), idOf(4)])
    expect(await of(2, 3)).toEqual([])
    expect(await of(0, 3)).toEqual([idOf(1), idOf(2), idOf(3), idOf(4)])
    expect(await countTouched(database.db, { after: 0, upTo: 3 })).toBe(4)
    const { rows } = await database.pool.query('select company_id from batch_companies')
    expect(rows).toEqual([{ company_id: idOf(1) }])
  })

  test('are found page by page as at once', async () => {
    const numbers = Array.from({ length: 7 }, (_, index) => index)
    await merge(
      database.db,
      numbers.map((number) => founded(number)),
    )
    await merge(database.db, [founded(1, '2021-01-01'), founded(5, '2021-01-01'), founded(8)])
    await placeBatches(database.db)
    const span = { after: 0, upTo: 2 }
    const pages = await collect(pageTouched(database.db, span, { after: '', limit: 3 }))
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 2])
    expect(pages.flat()).toEqual(await listTouched(database.db, span))
    const known = pageTouched(database.db, span, { after: '', limit: 3, isOfKnown: true })
    expect(await collect(known)).toEqual([[idOf(1), idOf(5)]])
  })

  test('of many batches come in one order, whatever is held of each', async () => {
    const numbers = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(
        fc.array(numbers, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: -1, max: 30 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 4 }),
        async (batches, last, limit, listIds) => {
          await truncateAll(database.db)
          await upsertSource(database.db, REGISTER)
          for (const [year, batch] of batches.entries())
            await merge(
              database.db,
              batch.map((number) => founded(number, `${2000 + year}-01-01`)),
            )
          await placeBatches(database.db)
          const span = { after: 0, upTo: batches.length }
          const after = last === -1 ? '' : idOf(last)
          const pages = await collect(pageTouched(database.db, span, { after, limit, listIds }))
          expect(pages.flat()).toEqual((await listTouched(database.db, span)).filter((id) => id > after))
          expect(pages.slice(0, -1).every(({ length }) => length === limit)).toBe(true)
        },
      ),
      { numRuns: 12 },
    )
  })
})
