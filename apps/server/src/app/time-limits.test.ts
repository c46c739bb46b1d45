import { createDatabase, type Database } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { WORK_LIMITS } from '@merleg/db/work-limits'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBehind } from '../features/followers/catch-up.usecases.ts'
import type { Follower } from '../features/followers/follower.ts'
import { startFollowing } from '../features/followers/start-following.ts'
import { lockRegister } from '../features/register/register-lock.repository.ts'
import { factOf, merge } from '../features/report/testing-report.ts'
import { systemClock } from '../shared/clock.ts'
import { createLogger } from '../shared/logger.ts'
import { createPdfRenderer } from '../shared/pdf.ts'
import { readConfig } from './config.ts'
import { setErrorHandler } from './error-handler.ts'
import { openDatabase, openForJobs } from './open-database.ts'

const database = useTestDatabase()
const SOON_MS = 50
const config = () => readConfig({ DATABASE_URL: database.connectionString, MERLEG_LOG_LEVEL: 'silent' })

describe('a request', () => {
  let app: FastifyInstance
  let limited: Database
  beforeAll(async () => {
    await sql`create table written (id integer)`.execute(database.db)
    limited = createDatabase(database.connectionString, { ...WORK_LIMITS.request, statementTimeoutMs: SOON_MS })
    app = Fastify()
    setErrorHandler(app)
    app.post('/slow', () =>
      inTransaction(limited.db, async (tx) => {
        await sql`insert into written (id) values (1)`.execute(tx)
        await sql`select pg_sleep(60)`.execute(tx)
      }),
    )
  })
  afterAll(async () => {
    await app.close()
    await limited.close()
  })

  test.each([
    ['hu', 'a megengedettnél tovább'],
    ['en', 'longer than it may'],
    ['de', 'länger gedauert'],
  ])('that takes too long is told so in %s, and has written nothing', async (locale, text) => {
    const answer = await app.inject({ method: 'POST', url: '/slow', headers: { 'x-locale': locale } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.json()).toMatchObject({ code: 'service.too-slow', message: expect.stringContaining(text) })
    expect((await sql`select id from written`.execute(database.db)).rows).toEqual([])
  })
})

describe('a document', () => {
  const app = Fastify()
  setErrorHandler(app)
  const stays = new URL(`data:text/javascript,${encodeURIComponent('setInterval(() => undefined, 1000)')}`)
  const limited = createPdfRenderer({ script: stays, timeLimitMs: SOON_MS })
  const patient = createPdfRenderer({ script: stays })
  const job = { template: '', content: {} }
  app.get('/limited', () => limited.render(job))
  app.get('/patient', () => patient.render(job))
  afterAll(() => Promise.all([app.close(), limited.close()]))

  test('that is typeset for too long is told so, and not as a fault', async () => {
    const answer = await app.inject({ url: '/limited', headers: { 'x-locale': 'en' } })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '30'])
    expect(answer.json()).toMatchObject({ code: 'service.too-slow', message: expect.stringContaining('was stopped') })
  })

  test('for which too many wait is told to be asked for again', async () => {
    const waiting = Promise.allSettled(Array.from({ length: 50 }, () => patient.render(job)))
    const answer = await app.inject({ url: '/patient' })
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'service.unavailable' }])
    await patient.close()
    await waiting
  })
})

describe('connections', () => {
  const limitOf = async ({ db }: Pick<Database, 'db'>) => {
    const { rows } = await sql<{
      ms: string
    }>`select setting as ms from pg_settings where name = 'statement_timeout'`.execute(db)
    return Number(rows[0]?.ms)
  }

  test('of a server have the limits of requests, those of its jobs their own, and a command has none for a statement', async () => {
    const quiet = { say: () => undefined }
    const server = await openDatabase(config(), { exclusive: true, isServer: true, ...quiet })
    const jobs = openForJobs(server)
    const command = await openDatabase(config(), { exclusive: false, ...quiet })
    expect([await limitOf(server), await limitOf(jobs), await limitOf(command)]).toEqual([
      WORK_LIMITS.request.statementTimeoutMs,
      WORK_LIMITS.job.statementTimeoutMs,
      0,
    ])
    await Promise.all([server.close(), jobs.close(), command.close()])
  })
})

describe('a transaction that hangs', () => {
  test('while it holds the register lets the next merge go on', async () => {
    const hung = createDatabase(database.connectionString, { idleInTransactionMs: SOON_MS, maxConnections: 1 })
    const [isHeld, isMerged] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const hanging = hung.db.transaction().execute(async (tx) => {
      await lockRegister(tx)
      isHeld.resolve()
      await isMerged.promise
    })
    const fault = hanging.catch((error: unknown) => error)
    await isHeld.promise
    await merge(database.db, [factOf('10738885')('name', { name: 'Minta Kft.' })])
    isMerged.resolve()
    expect(await fault).toBeInstanceOf(Error)
    await hung.close()
  })

  test('in a follower is ended, and the follower does it again', async () => {
    let [tries, isDone] = [0, false]
    const follower: Follower = {
      name: 'search-index',
      catchUp: ({ db }) =>
        inTransaction(db, async (tx) => {
          tries += 1
          const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
          if (tries === 1) await expect.poll(() => isConnected(rows[0]?.pid ?? 0), { timeout: 20_000 }).toBe(false)
          await sql`select 1`.execute(tx)
          isDone = true
        }),
    }
    const logger = createLogger('silent')
    const following = startFollowing({
      deps: { clock: systemClock, config: config(), logger },
      connectionString: database.connectionString,
      followers: [follower],
      limits: { ...WORK_LIMITS.follower, idleInTransactionMs: SOON_MS },
    })
    await expect.poll(() => isDone, { timeout: 20_000 }).toBe(true)
    await expect.poll(() => isBehind(database, follower.name), { timeout: 20_000 }).toBe(false)
    expect(tries).toBe(2)
    await following.close()
  }, 60_000)
})

async function isConnected(pid: number): Promise<boolean> {
  return (await sql`select from pg_stat_activity where pid = ${pid}`.execute(database.db)).rows.length > 0
}
