import type { updateWatched as updateEndpoint } from '@merleg/contract/watch-list.contract'
import type { EndpointInput } from '@merleg/contract/endpoint'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { WATCH_LABELS_MAX, WATCHED_MAX } from '@merleg/domain/watch-list/watch-importance'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { toPlainText } from '../../shared/plain-text.ts'
import { recordAuditOfEach } from '../audit/audit.usecases.ts'
import { beginLooks } from '../monitoring/looks/due-looks.repository.ts'
import { findAlertedPosition } from '../monitoring/followed-sources.repository.ts'
import { beginWatching } from '../monitoring/monitoring-lock.repository.ts'
import {
  countWatched,
  findCompanyByKey,
  findOtherNote,
  insertWatched,
  listKnownCompanies,
  listWatchedOf,
  lockWatchList,
  updateRemoved,
  updateRestored,
  updateWatchedNotes,
} from './watched-companies.repository.ts'

type Watcher = Pick<SessionUser, 'userId' | 'subscriberId'>
/** Who is named in the audit trail: the user, or his key. */
type Actor = Watcher & Pick<SessionUser, 'key'>
type WatchDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Watches companies from where the feed of the register ends now; in the caller's transaction, which holds the list.
 * Returns the new ones. @throws AppError `watch-list.too-many`, of all or nothing.
 */
export async function addToWatchList(
  tx: Tx,
  watcher: Watcher,
  { companyIds, now }: { companyIds: readonly string[]; now: Date },
): Promise<string[]> {
  const added = await insertWatched(tx, { ...watcher, companyIds, now, sincePosition: await beginWatching(tx) })
  if (added.length > 0) await refuseTooMany(tx, watcher.subscriberId)
  await beginLooks(tx, added)
  return added
}

async function refuseTooMany(tx: Tx, subscriberId: string): Promise<void> {
  if ((await countWatched(tx, subscriberId)) > WATCHED_MAX) throw new AppError('watch-list.too-many')
}

type Toggle = {
  /** Report id, or first eight digits of the tax number. */
  key: string
  /** What it shall come to; null: the other than it is. */
  wanted: boolean | null
}

/** Watches a company that is not, and ends it of one that is. @throws AppError `company.not-found`, `watch-list.too-many` */
export async function toggleWatched(
  { db, clock }: WatchDeps,
  watcher: Actor,
  { key, wanted }: Toggle,
): Promise<{ isWatched: boolean }> {
  const { subscriberId } = watcher
  return inTransaction(db, async (tx) => {
    await lockWatchList(tx, subscriberId)
    const companyId = (await findCompanyByKey(tx, key)) ?? key
    const now = clock.now()
    const isWatched = (await listWatchedOf(tx, { subscriberId, companyIds: [companyId] })).length > 0
    if (isWatched === wanted) return { isWatched }
    if (isWatched) {
      // Also one that the register has dropped.
      await endWatching(tx, watcher, { companyIds: [companyId], now })
      return { isWatched: false }
    }
    if ((await listKnownCompanies(tx, [companyId])).length === 0) throw new AppError('company.not-found')
    await addToWatchList(tx, watcher, { companyIds: [companyId], now })
    return { isWatched: true }
  })
}

/** Returns those that were watched: each has its entry in the audit trail. */
async function endWatching(
  tx: Tx,
  actor: Actor,
  { companyIds, now }: { companyIds: readonly string[]; now: Date },
): Promise<string[]> {
  const removed = await updateRemoved(tx, { subscriberId: actor.subscriberId, companyIds, now })
  await recordAuditOfEach(tx, { actor, act: 'watch-removed', subjectIds: removed, now })
  return removed
}

/** Watches all of the companies that the register has. @throws AppError `watch-list.too-many`: then none of them. */
export async function addWatched(
  { db, clock }: WatchDeps,
  watcher: Watcher,
  companyIds: readonly string[],
): Promise<{ added: number; known: number; unknown: number }> {
  const asked = [...new Set(companyIds)]
  return inTransaction(db, async (tx) => {
    await lockWatchList(tx, watcher.subscriberId)
    const found = await listKnownCompanies(tx, asked)
    const added = await addToWatchList(tx, watcher, { companyIds: found, now: clock.now() })
    return { added: added.length, known: found.length - added.length, unknown: asked.length - found.length }
  })
}

type Changes = EndpointInput<typeof updateEndpoint>['body']

/**
 * Returns how many were changed. @throws AppError where none is watched, a company would have too many labels, or a colleague
 * wrote another note since.
 */
export async function updateWatched({ db }: Pick<Deps, 'db'>, watcher: Watcher, changes: Changes): Promise<number> {
  const { companyIds, note, seenNote, importance, labels, addLabels, removeLabels } = changes
  return inTransaction(db, async (tx) => {
    const { subscriberId } = watcher
    await lockWatchList(tx, subscriberId)
    const other = seenNote === undefined ? null : await findOtherNote(tx, { subscriberId, companyIds, note: seenNote })
    if (other !== null) throw new AppError('watch-list.note-changed', { storedNote: other })
    const { count, mostLabels } = await updateWatchedNotes(tx, {
      subscriberId,
      companyIds,
      change: {
        importance: importance ?? null,
        note: note === undefined ? null : toPlainText(note),
        labels: labels ?? null,
        addLabels: addLabels ?? [],
        removeLabels: removeLabels ?? [],
      },
    })
    if (count === 0) throw new AppError('watch-list.not-found')
    if (mostLabels > WATCH_LABELS_MAX) throw new AppError('watch-list.too-many-labels')
    return count
  })
}

/** Ends watching companies; returns those that were watched. @throws AppError `watch-list.not-found` where none was. */
export async function removeWatched(
  { db, clock }: WatchDeps,
  actor: Actor,
  companyIds: readonly string[],
): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockWatchList(tx, actor.subscriberId)
    const removed = await endWatching(tx, actor, { companyIds, now: clock.now() })
    if (removed.length === 0) throw new AppError('watch-list.not-found')
    return removed
  })
}

/** Ends watching a company by its id or the digits of its tax number. @throws AppError `watch-list.not-found` */
export async function deleteWatched(deps: WatchDeps, watcher: Actor, key: string): Promise<void> {
  const isListed = (await listWatchedOf(deps.db, { subscriberId: watcher.subscriberId, companyIds: [key] })).length > 0
  await removeWatched(deps, watcher, [isListed ? key : ((await findCompanyByKey(deps.db, key)) ?? key)])
}

/** Takes back that companies were removed, with all that was noted of them. Returns how many. @throws AppError */
export async function restoreWatched(
  { db }: Pick<Deps, 'db'>,
  { subscriberId }: Watcher,
  companyIds: readonly string[],
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockWatchList(tx, subscriberId)
    await beginWatching(tx)
    const restored = await updateRestored(tx, { subscriberId, companyIds, alertedUpTo: await findAlertedPosition(tx) })
    if (restored === 0) throw new AppError('watch-list.not-found')
    await refuseTooMany(tx, subscriberId)
    await beginLooks(tx, await listWatchedOf(tx, { subscriberId, companyIds }))
    return restored
  })
}
