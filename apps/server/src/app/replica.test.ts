import { createDatabase, type Database } from '@merleg/db/connect'
import { startReplicaPair, type ReplicaPair } from '@merleg/db/testing-replica'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { DEMO_ACCOUNTS, ensureDemoAccounts } from '../features/users/demo-accounts.usecases.ts'
import { mergeBatch } from '../features/register/merge-batch.usecases.ts'
import { createAlertBell } from '../shared/alert-bell.ts'
import { systemClock } from '../shared/clock.ts'
import { createFileStore } from '../shared/files.ts'
import { startJobs } from '../shared/jobs.ts'
import { createLogger } from '../shared/logger.ts'
import { createTemporaryFolders } from '../shared/temporary-folders.ts'
import { buildApp } from './build-app.ts'
import { readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { openReplica, withCommandDatabase } from './open-database.ts'
import { SessionCache } from './session-cache.ts'
import { readMetrics } from './testing-metrics.ts'
import { inTransaction } from '@merleg/db/transaction'

const COMPANY = '10000018'
const MAX_LAG_SECONDS = 2
const PATIENCE = { timeout: 30_000, interval: 100 }
let pair: ReplicaPair
let database: Database
let deps: Deps
let app: FastifyInstance
let token: string

beforeAll(async () => {
  pair = await startReplicaPair()
  database = createDatabase(pair.primaryUrl)
  const config = readConfig({
    DATABASE_URL: pair.primaryUrl,
    DATABASE_REPLICA_URL: pair.replicaUrl,
    DATABASE_REPLICA_MAX_LAG: String(MAX_LAG_SECONDS),
    MERLEG_LOG_LEVEL: 'silent',
    MERLEG_PUBLIC_URL: 'http://merleg.test',
  })
  const logger = createLogger('silent')
  const replica = await openReplica(config, logger)
  const { db } = database
  const jobs = await startJobs({ connectionString: pair.primaryUrl, logger, isWorker: false })
  deps = {
    config,
    db,
    reads: replica?.db ?? db,
    replica,
    clock: systemClock,
    logger,
    jobs,
    files: createFileStore(config),
    temporaryFolders: createTemporaryFolders(config.dataDir),
    sessions: new SessionCache(),
    alertBell: createAlertBell(),
  }
  app = await buildApp(deps, { readiness: { state: 'ready' } })
  await inTransaction(db, ensureDemoAccounts)
  token = await signIn()
})
afterAll(async () => {
  await app.close()
  await deps.jobs.stop()
  await deps.replica?.close()
  await database.close()
  await pair.close()
})
beforeEach(() => untilState('in-use'))

async function signIn(): Promise<string> {
  const [account] = DEMO_ACCOUNTS
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: account?.email, password: account?.password },
  })
  return answer.json<{ token: string }>().token
}

async function untilState(state: string): Promise<void> {
  await expect.poll(readState, PATIENCE).toBe(state)
}

async function readState(): Promise<unknown> {
  return (await app.inject('/readyz')).json<{ replica: string }>().replica
}

async function readMetric(name: string): Promise<number> {
  const line = (await readMetrics(deps)).split('\n').find((text) => text.startsWith(`${name} `))
  return Number(line?.split(' ')[1])
}

async function write(name: string): Promise<void> {
  const source = {
    sourceId: 'court',
    publisher: 'Court',
    title: 'Register',
    licence: 'public',
    url: null,
    isMadeUp: false,
  }
  await mergeBatch(deps, {
    source,
    fileName: name,
    fileHash: name,
    observedOn: '2026-01-01',
    snapshotSections: [],
    records: [
      {
        type: 'fact',
        line: 1,
        companyId: COMPANY,
        section: 'name',
        slot: '',
        payload: { name },
        validFrom: '2020-01-01',
        validTo: null,
      },
    ],
  })
}

/** The company's name on two pages; an answer other than 200 shows as its status. */
async function readNames(): Promise<unknown[]> {
  const paths = [`/api/report/${COMPANY}/header`, `/api/quick-search?query=${COMPANY}&currentPage=1&perPage=10`]
  const answers = await Promise.all(
    paths.map((url) => app.inject({ url, headers: { authorization: `Bearer ${token}` } })),
  )
  return answers.map((answer) =>
    answer.statusCode === 200 ? /(?:Alfa|Béta|Gamma|Delta) Kft\./.exec(answer.body)?.[0] : answer.statusCode,
  )
}

describe('the register is read from the replica', () => {
  test('and shows what was written once it is replayed; sessions and writes stay with the primary', async () => {
    await write('Alfa Kft.')
    const before = await readMetric('merleg_reads_total{server="replica"}')
    await expect.poll(readNames, PATIENCE).toEqual(['Alfa Kft.', 'Alfa Kft.'])
    expect(await readMetric('merleg_reads_total{server="replica"}')).toBeGreaterThan(before)
    expect(await readMetric('merleg_replica_in_use')).toBe(1)
    expect(await readMetric('merleg_replica_lag_seconds')).toBeLessThanOrEqual(MAX_LAG_SECONDS)
    const replica = createDatabase(pair.replicaUrl, { maxConnections: 1 })
    const { rows } = await replica.pool.query<{ name: string }>(
      `select distinct application_name as name from pg_stat_activity where usename = 'merleg' and application_name like 'merleg replica%' order by 1`,
    )
    await replica.close()
    expect(rows.map((row) => row.name)).toEqual(['merleg replica reads', 'merleg replica watch'])
  })

  test('but from the primary while the replica lags more than the limit', async () => {
    const replica = new pg.Client({ connectionString: pair.replicaSuperuserUrl })
    await replica.connect()
    await replica.query('select pg_wal_replay_pause()')
    await write('Béta Kft.')
    await untilState('behind')
    expect(await readNames()).toEqual(['Béta Kft.', 'Béta Kft.'])
    expect(await readMetric('merleg_replica_lag_seconds')).toBeGreaterThan(MAX_LAG_SECONDS)
    await replica.query('select pg_wal_replay_resume()')
    await replica.end()
    await untilState('in-use')
    await expect.poll(readNames, PATIENCE).toEqual(['Béta Kft.', 'Béta Kft.'])
  })

  test('and from the primary when the replica dies, without one refused request, until it is back', async () => {
    await readNames()
    await pair.stopReplica()
    const answers = await Promise.all(Array.from({ length: 10 }, readNames))
    expect(new Set(answers.flat())).toEqual(new Set(['Béta Kft.']))
    await write('Gamma Kft.')
    expect(await readNames()).toEqual(['Gamma Kft.', 'Gamma Kft.'])
    expect(await readMetric('merleg_replica_in_use')).toBe(0)
    const ready = await app.inject('/readyz')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', database: 'up', replica: 'unreachable' }])
    await pair.startReplica()
    await untilState('in-use')
    const before = await readMetric('merleg_reads_total{server="replica"}')
    await expect.poll(readNames, PATIENCE).toEqual(['Gamma Kft.', 'Gamma Kft.'])
    expect(await readMetric('merleg_reads_total{server="replica"}')).toBeGreaterThan(before)
  })
})

test('a command knows the primary alone, whatever the replica', async () => {
  vi.stubEnv('DATABASE_URL', pair.primaryUrl)
  vi.stubEnv('DATABASE_REPLICA_URL', 'postgresql://nobody@127.0.0.1:1/nothing')
  const isReplica = await withCommandDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ is: boolean }>('select pg_is_in_recovery() as is')
    return rows[0]?.is
  })
  vi.unstubAllEnvs()
  expect(isReplica).toBe(false)
})
