import { setTimeout as delay } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../packages/db/src/connect.ts'
import type { Cluster, ClusterWorker } from '../../packages/db/src/testing-cluster.ts'
import { generateSpan, worldOf } from '../../apps/server/src/features/generate/generate-records.ts'
import { MADE_UP_SOURCE } from '../../apps/server/src/features/generate/generate.usecases.ts'
import { auditRegister } from '../../apps/server/src/features/register/audit.usecases.ts'
import { type BatchInput, mergeBatch } from '../../apps/server/src/features/register/merge-batch.usecases.ts'
import { readContents } from '../../apps/server/src/features/register/testing-register-contents.ts'
import { systemClock } from '../../apps/server/src/shared/clock.ts'
import { emptyRegister, type Trial } from './trial.ts'

const COMPANIES_OF_BATCH = 60
const PHASES = ['reading', 'merging', 'refreshing'] as const
/** Milliseconds after the last phase began: when what was done is about to be committed is not told. */
const WAITS = [0, 150, 300, 450, 600, 750, 900, 1050]

type Kill = { phase: (typeof PHASES)[number]; wait: number }

/**
 * Workers are killed in the middle of merges: each batch is in the register whole or not at all when they are back, and is
 * taken when it is told again.
 */
export const tryKilledWorkers: Trial = async ({ cluster, db, tell }) => {
  await emptyRegister(cluster)
  const kills: Kill[] = [
    ...PHASES.map((phase) => ({ phase, wait: 0 })),
    ...WAITS.map((wait) => ({ phase: 'refreshing' as const, wait })),
  ]
  let stopped = 0
  let wrong = 0
  for (const [number, kill] of kills.entries()) {
    const worker = cluster.workers[number % cluster.workers.length]
    if (worker === undefined) throw new Error('a cluster has workers')
    const before = await readContents(db)
    const isTaken = await mergeWhileKilled(db, { number, kill, worker })
    if (!isTaken) stopped += 1
    await settle(cluster)
    const after = await untilBack(() => readContents(db))
    await mergeNumber(db, number)
    const isUntouched = isDeepStrictEqual(after, before)
    // Told again, what is there as a whole changes nothing.
    const isWhole = !isUntouched && isDeepStrictEqual(await readContents(db), after)
    if (isTaken ? isWhole : isWhole || isUntouched) continue
    wrong += 1
    const fault = isTaken ? 'said to be taken and is not' : 'half of it is there'
    tell(`batch ${number}, killed ${kill.wait} ms after ${kill.phase} began: ${fault}`)
  }
  const found = (await auditRegister({ db })).filter(({ findings }) => findings.count > 0)
  for (const { check, findings } of found) tell(`audit: ${check} ${findings.count}`)
  return {
    isRight: wrong === 0 && found.length === 0 && stopped > 0,
    text: `${kills.length} workers killed in the middle of merges, ${stopped} of which were given up; ${wrong} half done, ${found.length} faults by the audit`,
  }
}

/** Returns whether the batch was taken all the same. */
async function mergeWhileKilled(
  db: Db,
  { number, kill, worker }: { number: number; kill: Kill; worker: ClusterWorker },
): Promise<boolean> {
  let killed: Promise<void> | undefined
  const merged = await mergeNumber(db, number, ({ phase }) => {
    if (phase === kill.phase) killed ??= delay(kill.wait).then(worker.kill)
  }).then(
    () => true,
    () => false,
  )
  if (killed === undefined) throw new Error(`The merge did not come to ${kill.phase}.`)
  await killed
  await delay(300)
  await worker.start()
  return merged
}

const world = worldOf({ companies: 10_000, seed: 5 })
const spanOf = (number: number) => ({ from: number * COMPANIES_OF_BATCH, to: (number + 1) * COMPANIES_OF_BATCH })

async function mergeNumber(db: Db, number: number, onProgress?: BatchInput['onProgress']): Promise<void> {
  await mergeBatch(
    { db, clock: systemClock },
    {
      source: MADE_UP_SOURCE,
      fileName: `batch ${number}`,
      fileHash: `batch ${number}`,
      observedOn: '2026-11-01',
      snapshotSections: [],
      records: generateSpan(world, spanOf(number)),
      ...(onProgress ? { onProgress } : {}),
    },
  )
}

/** What a worker had promised to commit and did not hear of any more is committed, or given up, when it is back. */
async function settle({ pool }: Cluster): Promise<void> {
  await untilBack(async () => {
    await pool.query('select recover_prepared_transactions()')
    await pool.query('select count(*) from facts')
  })
}

/** A session of the coordinator that kept its connection to a worker fails once after the worker was killed. */
async function untilBack<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempts === 100) throw error
      await delay(100)
    }
  }
}
