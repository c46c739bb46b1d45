import type { ClientTransaction } from '@merleg/db/transaction'
import { CURRENT_MODEL } from '@merleg/domain/score/current-model'
import type { ScoreModel } from '@merleg/domain/score/score-model'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { CommandError } from '../../shared/command-error.ts'
import { lockRegister } from '../register/register-lock.repository.ts'
import { cancelable } from '../sector-statistics/cancelable.repository.ts'
import { findLineOrder } from '../sector-statistics/filed-companies.repository.ts'
import { describeScoreConfig, readScoreConfig } from './score-config.ts'
import { countCompanies, countPending } from './score-pages.repository.ts'
import { rateAll, type RateContext } from './score-rating.usecases.ts'
import {
  findLastDay,
  findOpenRun,
  finishRun,
  hasRuns,
  insertRun,
  inRunTransaction,
  isComplete,
  lockScores,
  registerParts,
  type RunBasis,
  type ScoreRunRow,
  unlockScores,
} from './score-runs.repository.ts'
import { createNewScores } from './score-writes.repository.ts'
import { replaceSectorFactors } from './sector-factors.usecases.ts'
import { PART_NAMES } from './stored-parts.ts'

export type ScoreDeps = Pick<Deps, 'db' | 'pool' | 'clock'> & {
  config: Pick<Deps['config'], 'MERLEG_SCORE_SWITCHED_OFF' | 'MERLEG_BASE_RATES'>
}
export type ScoreProgress = { phase: 'rating' | 'sectors'; done: number; total: number }
export type ScoreOptions = {
  /** YYYY-MM-DD; today where it is left out. */
  asOf?: string | undefined
  /** Everyone, also where nothing changed since the last complete run. */
  isFull?: boolean
  /** Of tests; otherwise the one of the program. */
  model?: ScoreModel
  onProgress?: ((progress: ScoreProgress) => void) | undefined
  /** Stops the run; what was rated stays, and the next run goes on. */
  signal?: AbortSignal | undefined
}
export type ScoreRun = {
  asOf: string
  /** Rated, in an earlier part of the same run too. */
  companyCount: number
  /** Of these the ones that have another rating than before, or their first. */
  changedCount: number
}

/** From so many changed companies on everyone is rated, and with them the sectors. */
const COMPLETE_FROM_SHARE = 0.1

/**
 * Brings the ratings up to date: everyone once a day and by each version of the model and its settings, otherwise the
 * companies that were changed since. Whoever calls it meanwhile waits and then finds nothing to do. A run that is
 * stopped or killed leaves the pages it has finished; the next one with the same basis goes on after them.
 */
export async function computeScores(deps: ScoreDeps, options: ScoreOptions = {}): Promise<ScoreRun> {
  const { pool } = deps
  const { signal } = options
  signal?.throwIfAborted()
  const client = await pool.connect()
  let isBroken = true
  try {
    const run = await cancelable({ pool, client, signal }, async () => {
      await lockScores(client)
      return runLocked({ ...deps, client }, options)
    })
    await unlockScores(client)
    isBroken = false
    return run
  } finally {
    // A connection that was interrupted may still hold the lock: it goes with it.
    client.release(isBroken)
  }
}

type LockedDeps = ScoreDeps & { client: ClientTransaction['client'] }

async function runLocked(deps: LockedDeps, options: ScoreOptions): Promise<ScoreRun> {
  const { db, client, clock } = deps
  const { model = CURRENT_MODEL, isFull = false, onProgress, signal } = options
  const config = readScoreConfig(deps.config)
  const asOf = await chooseDay(deps, options.asOf)
  const companies = await countCompanies(db)
  if (companies === 0) return { asOf, companyCount: 0, changedCount: 0 }
  const basis = { modelVersion: model.version, asOf, config: describeScoreConfig(config) }
  const partOrder = await registerParts(db, { modelVersion: model.version, names: PART_NAMES })
  await createNewScores(client)
  const context = { db, client, clock, model, config, asOf, partOrder, lineOrder: await findLineOrder(db), signal }
  const pending = await countPending(db)
  const isDue = isFull || pending >= companies * COMPLETE_FROM_SHARE || !(await isComplete(db, basis))
  if (!isDue) {
    const counts = await rateAll(context, {
      of: 'pending',
      onPage: (done) => onProgress?.({ phase: 'rating', done, total: pending }),
    })
    return { asOf, ...counts }
  }
  const run = await rateEveryone(context, { basis, companies, onProgress })
  return { asOf, companyCount: run.companyCount, changedCount: run.changedCount }
}

type Everyone = { basis: RunBasis; companies: number; onProgress: ScoreOptions['onProgress'] }

async function rateEveryone(context: RateContext, { basis, companies, onProgress }: Everyone): Promise<ScoreRunRow> {
  const { client, clock } = context
  const open = await beginRun(context, basis)
  const counts = await rateAll(context, {
    of: 'everyone',
    run: open,
    onPage: (done) => onProgress?.({ phase: 'rating', done: open.companyCount + done, total: companies }),
  })
  onProgress?.({ phase: 'sectors', done: companies, total: companies })
  await inRunTransaction(client, async () => {
    await replaceSectorFactors(context)
    await finishRun(client, { runId: open.runId, finishedAt: clock.now() })
  })
  return {
    ...open,
    companyCount: open.companyCount + counts.companyCount,
    changedCount: open.changedCount + counts.changedCount,
  }
}

/** The one that was left, else a new one. From the first on every merge says whom it has changed. */
async function beginRun({ db, client, clock }: RateContext, basis: RunBasis): Promise<ScoreRunRow> {
  const open = await findOpenRun(db, basis)
  if (open !== null) return open
  if (await hasRuns(db)) return insertRun(db, { ...basis, startedAt: clock.now() })
  const run = await insertRun(db, { ...basis, startedAt: clock.now() })
  // Merges that have begun without knowing of it end first.
  await inRunTransaction(client, () => lockRegister(client))
  return run
}

/** Days go forward, so that of two ratings the later one is of the later day; a clock that was set back rates as of the last. */
async function chooseDay({ db, clock }: LockedDeps, asked: string | undefined): Promise<string> {
  const last = await findLastDay(db)
  if (asked !== undefined && last !== null && asked < last)
    throw new CommandError(`Companies are rated as of ${last} already: an earlier day would take the place of it.`, 2)
  const day = asked ?? today(clock)
  return last !== null && last > day ? last : day
}
