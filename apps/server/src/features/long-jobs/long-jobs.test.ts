import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { inTransaction } from '@merleg/db/transaction'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { useTestApp } from '../../app/testing-app.ts'
import { type Jobs, startJobs } from '../../shared/jobs.ts'
import { listLongJobs, type LongJob } from './long-jobs.repository.ts'
import { cancelLongJob, openLongJobFile, ownLongJob, requestLongJob, tidyLongJobs } from './long-jobs.usecases.ts'
import { type LongJobHandler, workLongJobs } from './run-long-job.usecases.ts'
import { endPauses, letWorkerBeSilent, testingExport } from './testing-long-jobs.ts'

const testApp = useTestApp()

type Owner = Pick<SessionUser, 'userId' | 'subscriberId'>
type Message = { jobId: string }

/** A queue that does nothing by itself: the test plays what it brings. */
function createQueue() {
  const waiting: Message[] = []
  let work: ((message: Message, signal: AbortSignal) => Promise<void>) | null = null
  const jobs: Jobs = {
    enqueue: async (_tx, _kind, input) => void waiting.push(toMessage(input)),
    enqueueAll: async (_tx, _kind, inputs) => void waiting.push(...inputs.map(toMessage)),
    work: async (_kind, handler) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only one kind is worked here
      work = handler as unknown as typeof work
    },
    findInput: async () => null,
    countFailed: async () => new Map(),
    repeat: async () => undefined,
    stop: async () => undefined,
  }
  const play = async (message: Message, signal = new AbortController().signal) => work?.(message, signal)
  return { jobs, waiting, play }
}

function toMessage(input: object): Message {
  if (!('jobId' in input) || typeof input.jobId !== 'string') throw new Error('no message of a long job')
  return { jobId: input.jobId }
}

async function prepare(handler: LongJobHandler<{ rows: number }>, rows = 3) {
  const queue = createQueue()
  const deps: Deps = { ...testApp.deps, jobs: queue.jobs }
  await workLongJobs(deps, testingExport, handler)
  const owner: Owner = await testApp.signIn({ claims: [] })
  const request = (requestKey = 'once') =>
    inTransaction(deps.db, (tx) =>
      requestLongJob(deps, tx, {
        kind: testingExport,
        subscriberId: owner.subscriberId,
        userId: owner.userId,
        requestKey,
        input: { rows },
      }),
    )
  const { jobId } = await request()
  const read = () => loadOwned(deps.db, owner, { kind: ownLongJob, id: jobId })
  const cancel = () =>
    inTransaction(deps.db, (tx) => cancelLongJob(tx, { jobId, kind: testingExport, now: deps.clock.now() }))
  return {
    deps,
    cancel,
    queue,
    owner,
    request,
    jobId,
    read,
    play: (signal?: AbortSignal) => queue.play({ jobId }, signal),
  }
}

const csv = (body: AsyncIterable<string>) => ({ fileName: 'sorok.csv', contentType: 'text/csv', body })

const writeRows: LongJobHandler<{ rows: number }> = async ({ input, report }) => {
  async function* make() {
    for (let row = 1; row <= input.rows; row++) {
      report({ done: row, total: input.rows, step: 'rows' })
      yield `${row};ű\n`
    }
  }
  return csv(make())
}

const untilAborted: LongJobHandler<{ rows: number }> = async ({ signal, report }) => {
  report({ done: 5, total: 10 })
  await once(signal, 'abort')
  throw signal.reason
}

const stateOf = ({ state, doneCount, totalCount, failure }: LongJob) => ({ state, doneCount, totalCount, failure })
const filesOf = async (deps: Deps, jobId: string) =>
  (await readdir(join(deps.config.dataDir, 'files/long-jobs')).catch(() => []))
    .filter((name) => name.startsWith(jobId))
    .map((name) => name.slice(jobId.length))
    .toSorted()
const makeOld = (deps: Deps, jobId: string, age: string) =>
  sql`update long_jobs set alive_at = now() - ${age}::interval where job_id = ${jobId}`.execute(deps.db)

describe('a long job', () => {
  test('is done once, and its result can be fetched while it is kept', async () => {
    const { deps, queue, play, read, jobId } = await prepare(writeRows)
    expect(stateOf(await read())).toEqual({ state: 'waiting', doneCount: 0, totalCount: null, failure: null })
    expect(queue.waiting).toEqual([{ jobId }])
    await play()
    await play()
    const job = await read()
    expect(stateOf(job)).toEqual({ state: 'done', doneCount: 3, totalCount: 3, failure: null })
    expect(job).toMatchObject({ step: 'rows', file: { name: 'sorok.csv', bytes: 15 } })
    const { body, ...name } = await openLongJobFile(deps, job)
    expect([name, await text(body)]).toEqual([{ fileName: 'sorok.csv', contentType: 'text/csv' }, '1;ű\n2;ű\n3;ű\n'])
    expect(await filesOf(deps, jobId)).toEqual(['-1'])
  })

  test('asked for again by the same key is the same one, even at the same moment', async () => {
    const { queue, request, jobId } = await prepare(writeRows)
    const again = await Promise.all([request(), request(), request('twice')])
    expect(again.slice(0, 2)).toEqual([
      { jobId, isNew: false },
      { jobId, isNew: false },
    ])
    expect(again[2].isNew).toBe(true)
    expect(queue.waiting).toHaveLength(2)
  })

  test('is nobody else’s, and cannot be touched without asking whose it is', async () => {
    const { deps, jobId, owner } = await prepare(writeRows)
    const stranger = await testApp.signIn({ claims: [] })
    const colleague = { userId: stranger.userId, subscriberId: owner.subscriberId }
    for (const user of [stranger, colleague])
      await expect(loadOwned(deps.db, user, { kind: ownLongJob, id: jobId })).rejects.toThrow('job.not-found')
    const kind = testingExport.name
    expect((await listLongJobs(deps.db, { ...owner, kind, limit: 5 })).map((job) => job.jobId)).toEqual([jobId])
    expect(await listLongJobs(deps.db, { userId: stranger.userId, kind, limit: 5 })).toEqual([])
    const wrong = async () => {
      const [job] = await listLongJobs(deps.db, { ...owner, kind, limit: 5 })
      // @ts-expect-error -- found, but not asked whose it is
      if (job) await openLongJobFile(deps, job)
    }
    expect(wrong).toBeTypeOf('function')
  })
})

describe('a cancelled job', () => {
  test('that waited is over at once', async () => {
    const { cancel, play, read } = await prepare(writeRows)
    await cancel()
    expect((await read()).state).toBe('cancelled')
    await play()
    expect((await read()).state).toBe('cancelled')
  })

  test('that runs stops wherever it runs, and leaves nothing', async () => {
    const { deps, cancel, play, read, jobId } = await prepare(async ({ signal }) => {
      async function* endless() {
        for (;;) {
          yield 'row\n'
          await delay(5, undefined, { signal })
        }
      }
      return csv(endless())
    })
    const running = play()
    await expect.poll(async () => (await read()).state).toBe('running')
    await cancel()
    await running
    expect((await read()).state).toBe('cancelled')
    expect(await filesOf(deps, jobId)).toEqual([])
  })

  test('that was done before stays done', async () => {
    const { cancel, play, read } = await prepare(async () => null)
    await play()
    await cancel()
    expect(await read()).toMatchObject({ state: 'done', file: null, isCancelAsked: false })
  })
})

describe('a job that goes wrong', () => {
  test('is tried again, as often as its kind says', async () => {
    const handler = vi.fn<LongJobHandler<{ rows: number }>>(async () => {
      throw new Error('the disk is full')
    })
    const { play, read } = await prepare(handler)
    await expect(play()).rejects.toThrow('the disk is full')
    expect((await read()).state).toBe('waiting')
    await play()
    expect(stateOf(await read())).toMatchObject({ state: 'failed', failure: 'unexpected' })
    await play()
    expect(handler).toHaveBeenCalledTimes(2)
  })

  test('for a reason that stays fails at once, and says it', async () => {
    const { play, read } = await prepare(async () => {
      throw new AppError('billing.missing')
    })
    await play()
    expect(stateOf(await read())).toMatchObject({ state: 'failed', failure: 'billing.missing' })
  })

  test('whose process stops waits for the next one, and that counts as no attempt', async () => {
    const { play, read } = await prepare(untilAborted)
    for (let round = 0; round < 3; round++) {
      const stopping = new AbortController()
      const running = play(stopping.signal)
      await expect.poll(async () => (await read()).state).toBe('running')
      stopping.abort()
      await expect(running).rejects.toThrow()
      expect((await read()).state).toBe('waiting')
    }
  })

  test('is begun again when its worker is not heard of; what that one still brings counts for nothing', async () => {
    let round = 0
    const release = new AbortController()
    const { deps, play, read, jobId } = await prepare(async () => {
      const mine = ++round
      async function* make() {
        if (mine === 1) await once(release.signal, 'abort')
        yield `${mine}`
      }
      return csv(make())
    })
    const first = play()
    await expect.poll(async () => (await read()).state).toBe('running')
    // A message too many does not disturb the one who works.
    await play()
    expect(round).toBe(1)
    await makeOld(deps, jobId, '11 seconds')
    await play()
    release.abort()
    await first
    const job = await read()
    expect([job.state, await text((await openLongJobFile(deps, job)).body)]).toEqual(['done', '2'])
    expect(await filesOf(deps, jobId)).toEqual(['-2'])
  })

  test('tells how far it is while it runs', async () => {
    const { cancel, play, read } = await prepare(untilAborted)
    const running = play()
    await expect
      .poll(async () => stateOf(await read()), { timeout: 4000 })
      .toMatchObject({ doneCount: 5, totalCount: 10 })
    await cancel()
    await running
  })
})

describe('the nightly tidying', () => {
  test('deletes what was kept long enough, and keeps the job', async () => {
    const { deps, play, read, jobId } = await prepare(writeRows)
    await play()
    await tidyLongJobs(deps)
    expect(await filesOf(deps, jobId)).toHaveLength(1)
    await sql`update long_jobs set file_expires_at = now() where job_id = ${jobId}`.execute(deps.db)
    await expect(openLongJobFile(deps, await read())).rejects.toThrow('job.not-found')
    await tidyLongJobs(deps)
    expect(await filesOf(deps, jobId)).toEqual([])
    expect(await read()).toMatchObject({ state: 'done', file: null })
  })

  test('a result that the store has lost is told like one that has expired', async () => {
    const { deps, play, read, jobId } = await prepare(writeRows)
    await play()
    await deps.files.delete(`long-jobs/${jobId}-1`)
    await expect(openLongJobFile(deps, await read())).rejects.toThrow('job.not-found')
  })

  test('reminds the queue of jobs it has forgotten, once', async () => {
    const { deps, queue, jobId } = await prepare(writeRows)
    queue.waiting.length = 0
    await tidyLongJobs(deps)
    expect(queue.waiting).toEqual([])
    await makeOld(deps, jobId, '2 hours')
    await tidyLongJobs(deps)
    await tidyLongJobs(deps)
    expect(queue.waiting).toEqual([{ jobId }])
  })
})

test('a job whose worker was killed is done by the next worker', { timeout: 90_000 }, async () => {
  const { deps } = testApp
  const owner: Owner = await testApp.signIn({ claims: [] })
  const { jobId } = await inTransaction(deps.db, (tx) =>
    requestLongJob(deps, tx, {
      kind: testingExport,
      subscriberId: owner.subscriberId,
      userId: owner.userId,
      requestKey: 'killed',
      input: { rows: 2 },
    }),
  )
  const connectionString = testApp.database.connectionString
  const script = join(import.meta.dirname, 'testing-killed-long-job.ts')
  const worker = spawn(process.execPath, [script, connectionString, deps.config.dataDir], { stdio: 'ignore' })
  const [, signal] = await once(worker, 'exit')
  expect(signal).toBe('SIGKILL')
  const read = () => loadOwned(deps.db, owner, { kind: ownLongJob, id: jobId })
  expect((await read()).state).toBe('running')
  await letWorkerBeSilent(deps.db)
  const jobs = await startJobs({ connectionString, logger: deps.logger, isWorker: true, superviseSeconds: 1 })
  try {
    await workLongJobs({ ...deps, jobs }, testingExport, writeRows)
    const readLater = async () => {
      await endPauses(deps.db)
      return stateOf(await read())
    }
    await expect.poll(readLater, { timeout: 60_000, interval: 500 }).toMatchObject({ state: 'done' })
  } finally {
    await jobs.stop()
  }
})
