import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Database } from './connect.ts'
import { openReplicaReads, type ReplicaReads } from './replica-reads.ts'
import { WORK_LIMITS } from './work-limits.ts'
import { inSnapshot } from './transaction.ts'
import { type ReplicaPair, startReplicaPair } from './testing-replica.ts'

const MAX_LAG_SECONDS = 2
const PATIENCE = { timeout: 30_000, interval: 50 }
let pair: ReplicaPair
let primary: Database
let reads: ReplicaReads

beforeAll(async () => {
  pair = await startReplicaPair()
  primary = createDatabase(pair.primaryUrl)
  await primary.pool.query('create table notes (note text not null)')
  reads = await open(pair.replicaUrl)
})
afterAll(async () => {
  await reads.close()
  await primary.close()
  await pair.close()
})
beforeEach(() => untilState('in-use'))

function open(replicaUrl: string, maxLagSeconds = MAX_LAG_SECONDS): Promise<ReplicaReads> {
  const limits = { maxConnections: 5, limits: WORK_LIMITS.request }
  return openReplicaReads({ primaryUrl: pair.primaryUrl, replicaUrl, maxLagSeconds, ...limits })
}

async function untilState(state: string): Promise<void> {
  await expect.poll(() => reads.status().state, PATIENCE).toBe(state)
}

type Answer = { notes: string[]; fromReplica: boolean }

async function readNotes(): Promise<Answer> {
  const { rows } = await sql<Answer>`
    select array(select note from notes order by note) as notes, pg_is_in_recovery() as "fromReplica"`.execute(reads.db)
  return rows[0] ?? { notes: [], fromReplica: false }
}

const write = (note: string) => primary.pool.query('insert into notes (note) values ($1)', [note])

describe('reads', () => {
  test('come from the replica, which has what the primary wrote once it has replayed it', async () => {
    await write('a')
    await expect.poll(readNotes, PATIENCE).toEqual({ notes: ['a'], fromReplica: true })
    const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(reads.db)
    expect(rows).toEqual([{ name: 'merleg replica reads' }])
  })

  test('cannot write, whoever does them', async () => {
    const insert = () => sql`insert into notes (note) values ('forbidden')`.execute(reads.db)
    await expect(insert()).rejects.toThrow(/read-only transaction/)
    await pair.stopReplica()
    await expect(insert()).rejects.toThrow(/read-only transaction/)
    await pair.startReplica()
  })

  test('come from the primary while the replica is too far behind, and from the replica again when it is not', async () => {
    const replica = new pg.Client({ connectionString: pair.replicaSuperuserUrl })
    await replica.connect()
    await replica.query('select pg_wal_replay_pause()')
    await write('b')
    await untilState('behind')
    expect(reads.status().lagSeconds).toBeGreaterThan(MAX_LAG_SECONDS)
    expect(await readNotes()).toEqual({ notes: ['a', 'b'], fromReplica: false })
    await replica.query('select pg_wal_replay_resume()')
    await replica.end()
    await expect.poll(readNotes, PATIENCE).toEqual({ notes: ['a', 'b'], fromReplica: true })
  })

  test('come from the primary at once when the replica dies, and from the replica again when it is back', async () => {
    expect(await readNotes()).toMatchObject({ fromReplica: true })
    const before = reads.counts()
    await pair.stopReplica()
    const answers = await Promise.all(Array.from({ length: 20 }, readNotes))
    expect(new Set(answers.map((answer) => answer.fromReplica))).toEqual(new Set([false]))
    expect(reads.status()).toEqual({ state: 'unreachable', lagSeconds: null })
    await write('c')
    expect((await readNotes()).notes).toEqual(['a', 'b', 'c'])
    expect(reads.counts().primary + reads.counts().repeated).toBeGreaterThan(before.primary + before.repeated)
    await pair.startReplica()
    await expect.poll(readNotes, PATIENCE).toEqual({ notes: ['a', 'b', 'c'], fromReplica: true })
  })

  test('of a snapshot begin again when the replay cancels them: no mixture of two states', async () => {
    await primary.pool.query('create table short_lived (value int); insert into short_lived (value) values (7)')
    const replica = createDatabase(pair.replicaUrl, { maxConnections: 1 })
    const readReplica = () =>
      replica.pool.query<{ value: number }>('select value from short_lived').then(
        ({ rows }) => rows,
        () => null,
      )
    await expect.poll(readReplica, PATIENCE).toEqual([{ value: 7 }])
    const repeated = reads.counts().repeated
    const seen: unknown[] = []
    const result = await inSnapshot(reads.db, async (tx) => {
      const read = () => sql`select value, pg_is_in_recovery() as "fromReplica" from short_lived`.execute(tx)
      seen.push((await read()).rows)
      if (seen.length === 1) {
        await primary.pool.query('truncate short_lived; insert into short_lived (value) values (8)')
        await expect.poll(readReplica, PATIENCE).toEqual([{ value: 8 }])
      }
      return (await read()).rows
    })
    await replica.close()
    // Where the second attempt reads is left open: a look in between may have found the replica fit again.
    expect(seen).toEqual([[{ value: 7, fromReplica: true }], [expect.objectContaining({ value: 8 })]])
    expect(result).toEqual(seen[1])
    expect(reads.counts().repeated).toBe(repeated + 1)
  })

  test('that are wrong fail as they would without a replica', async () => {
    await expect(sql`select 1 / 0`.execute(reads.db)).rejects.toThrow('division by zero')
    await untilState('in-use')
  })
})

test('a server that does not follow the primary is never read from', async () => {
  const wrong = await open(pair.primaryUrl)
  expect(wrong.status().state).toBe('not-a-replica')
  const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(wrong.db)
  expect(rows).toEqual([{ name: 'merleg primary reads' }])
  await wrong.close()
})

test('a replica that is down at the start is used when it comes', async () => {
  await pair.stopReplica()
  const early = await open(pair.replicaUrl)
  expect(early.status().state).toBe('unreachable')
  await pair.startReplica()
  await expect.poll(() => early.status().state, PATIENCE).toBe('in-use')
  await early.close()
})
