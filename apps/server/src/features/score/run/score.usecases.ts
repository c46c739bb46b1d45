import type { Db } from '@merleg/db/connect'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import type { ScoreModel } from '@merleg/domain/score/model/score-model'
import { rulesVersionOf } from '@merleg/domain/score/rate/rules-version'
import type { Deps } from '../../../app/deps.ts'
import { today } from '../../../shared/clock.ts'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { advanceCursor, findCursor } from '../../followers/cursors.repository.ts'
import { countCompanies, type Subjects } from '../../register/companies.repository.ts'
import { countTouched, findFeedEnd, listTouched, type Span } from '../../register/feed.repository.ts'
import { placeBatches } from '../../register/feed.usecases.ts'
import { cancelable } from '@merleg/db/cancelable'
import { findLineOrder } from '../../register/statement-lines/line-order.repository.ts'
import { allBy, loadRatingModels, type RatingModels } from '../models/rating-models.ts'
import { describeScoreConfig, readScoreConfig } from '../rate/score-config.ts'
import { listCompaniesOfFailed } from './failed-companies.repository.ts'
import { type Counts, rateAll, type RateContext, SCORE_CURSOR } from './score-rating.usecases.ts'
import {
  findLastDay,
  findOpenRun,
  finishRun,
  insertRun,
  isComplete,
  listToldToRuns,
  lockScores,
  registerParts,
  type RunBasis,
  unlockScores,
} from './score-runs.repository.ts'
import { listTold } from './told-until.repository.ts'
import { findSubjects, type Told } from './told-again.ts'
import { createNewScores } from '../store/score-writes.repository.ts'
import { replaceSectorFactors } from '../sector-factors/sector-factors.usecases.ts'
import { PART_NAMES, type PartOrder } from '../store/stored-parts.ts'

export type ScoreDeps = Pick<Deps, 'db' | 'clock'> & {
  config: Pick<Deps['config'], 'MERLEG_SCORE_SWITCHED_OFF' | 'MERLEG_BASE_RATES'>
}
export type ScoreProgress = { phase: 'rating' | 'sectors'; done: number; total: number }
export type ScoreOptions = {
  /** YYYY-MM-DD; today where it is left out. */
  asOf?: string | undefined
  /** Everyone, also where nothing changed since the last complete run. */
  isFull?: boolean
  /** Of tests; otherwise those in force. */
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
 * Brings the ratings up to date: everyone once a day, by each version of the model and its settings; whom a source may speak of that
 * was read again so that what nobody tells means something else; otherwise the companies that were changed since. Whoever calls
 * it meanwhile waits and then finds nothing to do. A run that is stopped or killed leaves the pages it has finished; the next one
 * with the same basis goes on after them.
 */
export async function computeScores(deps: ScoreDeps, options: ScoreOptions = {}): Promise<ScoreRun> {
  const { db } = deps
  const { signal } = options
  signal?.throwIfAborted()
  return db.connection().execute(async (connection) => {
    try {
      const run = await cancelable({ db, connection, signal }, async () => {
        await lockScores(connection)
        return runLocked({ ...deps, connection }, options)
      })
      await unlockScores(connection)
      return run
    } catch (error) {
      // Of a connection that is gone the lock is gone, too.
      await unlockScores(connection).catch(() => undefined)
      throw error
    }
  })
}

type LockedDeps = ScoreDeps & { connection: Db }

async function runLocked(deps: LockedDeps, options: ScoreOptions): Promise<ScoreRun> {
  const { db, connection, clock } = deps
  const { isFull = false, onProgress, signal } = options
  const config = readScoreConfig(deps.config)
  const asOf = await chooseDay(deps, options.asOf)
  const companies = await countCompanies(db)
  if (companies === 0) return { asOf, companyCount: 0, changedCount: 0 }
  await placeBatches(db)
  const feedEnd = await findFeedEnd(db)
  const models = options.model === undefined ? await loadRatingModels(db) : allBy(options.model)
  const { version = CURRENT_MODEL.version } = options.model ?? {}
  const rulesVersion = rulesVersionOf(config)
  const basis = {
    modelVersion: version,
    asOf,
    config: describeBasis(models, `${describeScoreConfig(config)} ${rulesVersion}`),
  }
  const partOrders = await registerAllParts(db, models)
  await createNewScores(connection)
  const lineOrder = await findLineOrder(db)
  const context = { db, connection, clock, models, config, rulesVersion, asOf, partOrders, lineOrder, signal }
  const isDue = isFull || !(await isComplete(db, basis)) || (await areManyChanged(context, { feedEnd, companies }))
  const told = await listTold(db, asOf)
  const subjects = isDue ? null : findSubjects(await listToldToRuns(db), told)
  const isNobody = subjects?.length === 0
  const all = isNobody ? NOBODY : await rateSubjects(context, { basis, told, subjects, feedEnd, onProgress })
  const changed = await rateChanged(context, { feedEnd, onProgress })
  return {
    asOf,
    companyCount: all.companyCount + changed.companyCount,
    changedCount: all.changedCount + changed.changedCount,
  }
}

/** Other models of countries, like other settings and rules, are a reason to rate everybody anew. */
function describeBasis({ description }: RatingModels, settings: string): string {
  return description === '' ? settings : `${settings} ${description}`
}

async function registerAllParts(db: Db, { versions }: RatingModels): Promise<Map<string, PartOrder>> {
  const orders = new Map<string, PartOrder>()
  for (const modelVersion of versions)
    orders.set(modelVersion, await registerParts(db, { modelVersion, names: PART_NAMES }))
  return orders
}

const NOBODY: Counts = { companyCount: 0, changedCount: 0 }

async function areManyChanged(
  { db, connection }: RateContext,
  { feedEnd, companies }: { feedEnd: number; companies: number },
): Promise<boolean> {
  const { position } = await findCursor(connection, SCORE_CURSOR)
  return (await countTouched(db, { after: position, upTo: feedEnd })) >= companies * COMPLETE_FROM_SHARE
}

type Over = { basis: RunBasis; told: Told; subjects: Subjects; feedEnd: number; onProgress: ScoreOptions['onProgress'] }

async function rateSubjects(context: RateContext, of: Over): Promise<Counts> {
  const { db, connection, clock } = context
  const { subjects, feedEnd, onProgress } = of
  const over = { ...of.basis, told: of.told, subjects }
  const open =
    (await findOpenRun(db, over)) ?? (await insertRun(db, { ...over, position: feedEnd, startedAt: clock.now() }))
  const companies = await countCompanies(db, subjects)
  const counts = await rateAll(context, {
    of: 'subjects',
    subjects,
    run: open,
    onPage: (done) => onProgress?.({ phase: 'rating', done: open.companyCount + done, total: companies }),
  })
  if (subjects === null) onProgress?.({ phase: 'sectors', done: companies, total: companies })
  await connection.transaction().execute(async (tx) => {
    await finishRun(tx, { runId: open.runId, finishedAt: clock.now() })
    // Some have followed no batch, and sectors are those of everyone.
    if (subjects !== null) return
    await replaceSectorFactors(tx, context)
    await advanceCursor(tx, SCORE_CURSOR, open.position)
  })
  return {
    companyCount: open.companyCount + counts.companyCount,
    changedCount: open.changedCount + counts.changedCount,
  }
}

type Changed = Pick<Over, 'feedEnd' | 'onProgress'>

/** Whom batches have changed since; after a run over everyone that was gone on with, since its beginning. */
async function rateChanged(context: RateContext, { feedEnd, onProgress }: Changed): Promise<Counts> {
  const { db, connection } = context
  const sum = { ...NOBODY }
  for (;;) {
    const { position, setEnd, lastCompanyId } = await findCursor(connection, SCORE_CURSOR)
    if (position >= feedEnd) return sum
    const span = { after: position, upTo: setEnd ?? feedEnd }
    const companyIds = (await listChanged(db, span)).filter((id) => id > lastCompanyId)
    const counts = await rateAll(context, {
      of: 'changed',
      companyIds,
      position,
      setEnd: span.upTo,
      onPage: (done) => onProgress?.({ phase: 'rating', done, total: companyIds.length }),
    })
    await advanceCursor(connection, SCORE_CURSOR, span.upTo)
    sum.companyCount += counts.companyCount
    sum.changedCount += counts.changedCount
  }
}

/** With them the other companies of whoever failed in one. */
async function listChanged(db: RateContext['db'], span: Span): Promise<string[]> {
  const touched = await listTouched(db, span)
  return [...new Set([...touched, ...(await listCompaniesOfFailed(db, touched))])].toSorted()
}

/** Days go forward, so that of two ratings the later one is of the later day; a clock that was set back rates as of the last. */
async function chooseDay({ db, clock }: LockedDeps, asked: string | undefined): Promise<string> {
  const last = await findLastDay(db)
  if (asked !== undefined && last !== null && asked < last)
    throw new CommandError(`Companies are rated as of ${last} already: an earlier day would take the place of it.`, 2)
  const day = asked ?? today(clock)
  return last !== null && last > day ? last : day
}
