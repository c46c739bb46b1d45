import { FAVORITES_MAX } from '@merleg/contract/favorites.contract'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import { today } from '../../shared/clock.ts'
import { toPlainText, toSingleLine } from '../../shared/plain-text.ts'
import type { SavedSearch } from '../company-search/saved-searches.repository.ts'
import { deleteHits } from './favorite-hits.repository.ts'
import {
  countFavoritesOf,
  type FavoriteRow,
  findFavoriteByName,
  insertFavorite,
  lockFavorite,
  lockFavoritesOf,
  updateAllUnsubscribed,
  updateFavorite,
} from './favorites.repository.ts'
import { type FollowDeps, requireSearchClaim } from './follow-favorite.usecases.ts'
import type { SessionUser } from '../../app/session.ts'

/**
 * Keeps a saved search under a name, with what it finds now. The same search under the same name once more, as of a button
 * pressed twice, is the same favourite. Throws `favorite.name-taken`, `favorite.too-many`.
 */
export async function addFavorite(
  deps: FollowDeps,
  { claims }: Pick<SessionUser, 'claims'>,
  { search, name: typed }: { search: Owned<SavedSearch>; name: string },
): Promise<string> {
  const name = requireName(typed)
  requireSearchClaim(claims, { search })
  const { searchId, userId, subscriberId } = search
  const hits = await deps.selector.count(search.query, { today: today(deps.clock), withCosts: false })
  return inTransaction(deps.db, async (tx) => {
    await lockFavoritesOf(tx, userId)
    const namesake = await findFavoriteByName(tx, { userId, name })
    if (namesake?.searchId === searchId) return namesake.favoriteId
    if (namesake !== null) throw new AppError('favorite.name-taken', { fields: { name: 'taken' } })
    await refuseTooMany(tx, userId)
    return insertFavorite(tx, { searchId, userId, subscriberId, name, hits, now: deps.clock.now() })
  })
}

/** Throws `favorite.name-taken`, `favorite.not-found`. */
export async function renameFavorite(
  { db }: Pick<Deps, 'db'>,
  favorite: Owned<FavoriteRow>,
  changes: { name: string; note: string },
): Promise<void> {
  const name = requireName(changes.name)
  const note = toPlainText(changes.note)
  await inTransaction(db, async (tx) => {
    await lockFavoritesOf(tx, favorite.userId)
    if ((await lockFavorite(tx, favorite.favoriteId)) === null) throw new AppError('favorite.not-found')
    await refuseTakenName(tx, { ...favorite, name })
    await updateFavorite(tx, favorite.favoriteId, { name, note })
  })
}

/** Deletes a favourite; for a while it can be taken back. */
export async function deleteFavorite(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  favorite: Owned<FavoriteRow>,
): Promise<void> {
  await updateFavorite(db, favorite.favoriteId, { deletedAt: clock.now() })
}

/** Takes back that a favourite was deleted; one that is there stays so. Throws `favorite.name-taken`, `favorite.too-many`. */
export async function restoreFavorite({ db }: Pick<Deps, 'db'>, favorite: Owned<FavoriteRow>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockFavoritesOf(tx, favorite.userId)
    await refuseTakenName(tx, favorite)
    if (favorite.deletedAt !== null) await refuseTooMany(tx, favorite.userId)
    await updateFavorite(tx, favorite.favoriteId, { deletedAt: null })
  })
}

/** Nobody follows the favourite any more; who entered and left until now stays listed. */
export async function unfollowFavorite({ db }: Pick<Deps, 'db'>, { favoriteId }: Owned<FavoriteRow>): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockFavorite(tx, favoriteId)
    await updateFavorite(tx, favoriteId, { subscribedAt: null })
    await deleteHits(tx, [favoriteId])
  })
}

/** The same of all that a user has. */
export async function unfollowAll({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => deleteHits(tx, await updateAllUnsubscribed(tx, userId)))
}

function requireName(typed: string): string {
  const name = toSingleLine(typed)
  if (name === '') throw new AppError('validation.failed', { fields: { name: 'too_small' } })
  return name
}

async function refuseTakenName(
  tx: Tx,
  { userId, favoriteId, name }: Pick<FavoriteRow, 'userId' | 'favoriteId' | 'name'>,
): Promise<void> {
  const namesake = await findFavoriteByName(tx, { userId, name })
  if (namesake !== null && namesake.favoriteId !== favoriteId)
    throw new AppError('favorite.name-taken', { fields: { name: 'taken' } })
}

async function refuseTooMany(tx: Tx, userId: string): Promise<void> {
  if ((await countFavoritesOf(tx, userId)) >= FAVORITES_MAX) throw new AppError('favorite.too-many')
}
