import { randomUUID } from 'node:crypto'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import {
  compareFailures,
  compareMatches,
  isLookTold,
  compareMissing,
  compareOwners,
  compareRatings,
  type Findings,
  type FoundEvent,
  type LookOrigin,
  type RatingBetween,
} from '@merleg/domain/monitoring-looks'
import { today } from '../../../shared/clock.ts'
import { SEARCH_PROFILES_CURSOR } from '../../company-search/read-model/search-cursor.ts'
import { findRatingsMark } from '../../company-search/read-model/search-states.repository.ts'
import type { FollowerDeps } from '../../followers/follower.ts'
import { notifyFeed } from '../../register/feed.repository.ts'
import { listTold } from '../../score/run/told-until.repository.ts'
import type { Told } from '../../score/run/told-again.ts'
import { findScreeningsMark } from '../../sanctions/screenings.repository.ts'
import { lockChanges } from '../monitoring-lock.repository.ts'
import {
  addWatchedLooks,
  beginTelling,
  deleteUnwatchedLooks,
  type DueLook,
  findMark,
  findWatchesMark,
  hasDueLooks,
  hasLooks,
  holdRun,
  listDueLooks,
  listTurned,
  markAllDue,
  markRatedDue,
  markTouchedDue,
  storeLooks,
  storeMark,
} from './due-looks.repository.ts'
import { findOwners } from './find-owners.ts'
import { findFailures, findMissing, findRatings } from './findings.repository.ts'
import { insertFoundChanges } from './found-changes.repository.ts'
import { findOpenMatches, markScreenedDue } from './open-matches.repository.ts'
import { canCompareRatings, rateFormer } from './rate-former.ts'

type Asked = { companyIds: readonly string[]; today: string }

type Look<Origin extends LookOrigin> = {
  pageSize: number
  /** Null: it is too early to look, and the look stays due. */
  find: (db: DbOrTx, asked: Asked) => Promise<ReadonlyMap<string, Findings[Origin] | null>>
  /** What else a comparison needs, of all companies of a page at once. */
  prepare?: (deps: FollowerDeps, looked: readonly Compared<Origin>[]) => Promise<ReadonlyMap<string, RatingBetween>>
  /** Left out: always, where the look could tell. */
  canCompare?: (deps: FollowerDeps, before: Findings[Origin], after: Findings[Origin]) => boolean
  compare: (before: Findings[Origin], after: Findings[Origin], given: Given) => FoundEvent[]
}

type Compared<Origin extends LookOrigin> = {
  companyId: string
  before: Findings[Origin] | null
  after: Findings[Origin] | undefined
}

type Given = { day: string; prepared: RatingBetween | undefined }

const LOOKS: { readonly [Origin in LookOrigin]: Look<Origin> } = {
  rating: {
    pageSize: 2000,
    find: findRatings,
    prepare: rateFormer,
    canCompare: canCompareRatings,
    compare: (before, after, { prepared }) => compareRatings(before, after, prepared),
  },
  'missing-statement': {
    pageSize: 2000,
    find: (db, asked) => findMissing(db, { ...asked, searchFollower: SEARCH_PROFILES_CURSOR }),
    compare: (before, after, { day }) => compareMissing(before, after, day),
  },
  'related-failure': {
    pageSize: 200,
    find: findFailures,
    compare: (before, after, { day }) => compareFailures(before, after, day),
  },
  'sanction-match': {
    pageSize: 2000,
    find: findOpenMatches,
    compare: (before, after, { day }) => compareMatches(before, after, day),
  },
  'final-owner': {
    pageSize: 20,
    find: findOwners,
    compare: (before, after, { day }) => compareOwners(before, after, day),
  },
}

const CAUSES = ['ratings', 'day', 'deadlines', 'watches', 'screenings'] as const
type Marks = Record<(typeof CAUSES)[number], string>

async function readMarks({ db, clock }: FollowerDeps): Promise<Marks> {
  return {
    ratings: await findRatingsMark(db),
    day: today(clock),
    deadlines: findDeadlinesMark(await listTold(db, today(clock))),
    watches: await findWatchesMark(db),
    screenings: await findScreeningsMark(db),
  }
}

/** Another text whenever a source has passed a deadline: what it has not told since is missing, of whoever it says nothing new. */
function findDeadlinesMark(told: Told): string {
  const passed = Object.entries(told).flatMap(([sourceId, { overdue }]) =>
    overdue === null ? [] : `${sourceId} ${overdue}`,
  )
  return passed.toSorted().join('\n')
}

/** Has a day begun, has a source passed a deadline, has anybody been rated, screened or begun to watch, or was a run killed? */
export async function areLooksDue(deps: FollowerDeps): Promise<boolean> {
  const marks = await readMarks(deps)
  for (const name of CAUSES) if ((await findMark(deps.db, name)) !== marks[name]) return true
  return hasDueLooks(deps.db)
}

/**
 * Begins a run, which ends any other, and marks whom it is time to look at. The marks are read before what they stand for:
 * what comes meanwhile makes others. Answers the run.
 */
export async function prepareLooks(deps: FollowerDeps): Promise<string> {
  const marks = await readMarks(deps)
  const run = randomUUID()
  await inTransaction(deps.db, async (tx) => {
    await storeMark(tx, 'run', run)
    for (const told of ['points', 'matches'] as const) await beginTelling(tx, told, deps.clock.now())
    const [ratings, day, deadlines, watches, screenings] = [
      await findMark(tx, 'ratings'),
      await findMark(tx, 'day'),
      await findMark(tx, 'deadlines'),
      await findMark(tx, 'watches'),
      await findMark(tx, 'screenings'),
    ]
    if (day !== marks.day) {
      await deleteUnwatchedLooks(tx)
      await addWatchedLooks(tx, null)
      // What was entered before with effect from today.
      if (day !== null && day < marks.day && (await hasLooks(tx))) await markTurned(tx, { after: day, upTo: marks.day })
    } else if (watches !== marks.watches) await addWatchedLooks(tx, watches)
    if (day !== marks.day || deadlines !== marks.deadlines) await markAllDue(tx, 'missing-statement')
    if (ratings !== marks.ratings) await markRatedDue(tx)
    // Watched since before there were looks at matches.
    if (screenings === null) await addWatchedLooks(tx, null)
    if (screenings !== marks.screenings) await markScreenedDue(tx)
    for (const name of CAUSES) await storeMark(tx, name, marks[name])
  })
  return run
}

/** Companies whose changes are marked at once: with them those below, of which there is a limit. */
const MARKED_AT_ONCE = 2000

async function markTurned(tx: Tx, days: { after: string; upTo: string }): Promise<void> {
  const turned = await listTurned(tx, days)
  for (let start = 0; start < turned.length; start += MARKED_AT_ONCE)
    await markTouchedDue(tx, turned.slice(start, start + MARKED_AT_ONCE))
}

type Run = { run: string; signal: AbortSignal | undefined }

/**
 * Looks at the watched companies whose turn it is. What was found and the changes that it makes are one transaction;
 * what a company was first found to be is none. Throws where another run has begun.
 */
export async function lookAtDue(deps: FollowerDeps, run: Run): Promise<void> {
  await lookBy(deps, 'rating', run)
  await lookBy(deps, 'missing-statement', run)
  await lookBy(deps, 'related-failure', run)
  await lookBy(deps, 'sanction-match', run)
  await lookBy(deps, 'final-owner', run)
}

type Looked<Origin extends LookOrigin> = {
  companyId: string
  found: Findings[Origin] | null
  /** Could the look tell? */
  isTold: boolean
  events: readonly FoundEvent[]
}

async function lookBy<Origin extends LookOrigin>(
  deps: FollowerDeps,
  origin: Origin,
  { run, signal }: Run,
): Promise<void> {
  const { db, clock } = deps
  const { pageSize }: Look<Origin> = LOOKS[origin]
  for (let after = ''; ;) {
    signal?.throwIfAborted()
    const due = await listDueLooks(db, origin, { after, limit: pageSize })
    const last = due.at(-1)
    if (last === undefined) return
    after = last.companyId
    // Read before: what is looked at across midnight is known of the day before.
    const day = today(clock)
    const looked = await lookAt(deps, origin, { due, day })
    const changes = looked.filter(({ events }) => events.length > 0)
    await inTransaction(db, async (tx) => {
      await holdRun(tx, run)
      await lockChanges(tx)
      await insertFoundChanges(tx, { origin, now: clock.now(), changes })
      await storeLooks(tx, { origin, day }, looked)
      // Whoever makes alerts hears of it.
      if (changes.length > 0) await notifyFeed(tx)
    })
  }
}

async function lookAt<Origin extends LookOrigin>(
  deps: FollowerDeps,
  origin: Origin,
  { due, day }: { due: readonly DueLook<Origin>[]; day: string },
): Promise<Looked<Origin>[]> {
  const { find, prepare, canCompare, compare }: Look<Origin> = LOOKS[origin]
  const found = await find(deps.db, { companyIds: due.map(({ companyId }) => companyId), today: day })
  const compared = due.flatMap(({ companyId, found: before }) => {
    const after = found.get(companyId)
    return after === null ? [] : [{ companyId, before, after }]
  })
  const prepared = await prepare?.(deps, compared)
  return compared.map(({ companyId, before, after }) => {
    // A company that the register has no more: as it was.
    if (after === undefined) return { companyId, found: before, isTold: true, events: [] }
    const isComparable = before === null || canCompare?.(deps, before, after) !== false
    const isTold = isLookTold(origin, after) && isComparable
    const given = { day, prepared: prepared?.get(companyId) }
    const events = before === null || !isComparable ? [] : compare(before, after, given)
    return { companyId, found: isTold || before === null ? after : before, isTold, events }
  })
}
