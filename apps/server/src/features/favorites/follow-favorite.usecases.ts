import { FOLLOWED_HITS_MAX, LISTED_CHANGES_MAX } from '@merleg/contract/favorites.contract'
import { inTransaction } from '@merleg/db/transaction'
import { hasClaim, type Claim } from '@merleg/domain/claims'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import type { CompanySelector } from '../company-search/company-selection.ts'
import type { SavedSearch } from '../company-search/saved-searches.repository.ts'
import { findCauses } from './favorite-causes.ts'
import { findHits, type Hits, packIds, upsertHits } from './favorite-hits.repository.ts'
import { insertRun, type RunChange } from './favorite-runs.repository.ts'
import { lockFavorite, updateFavorite } from './favorites.repository.ts'
import { listRecordedSince } from './recorded-changes.repository.ts'

export type FollowDeps = Pick<Deps, 'db' | 'reads' | 'clock'> & { selector: CompanySelector }
/** A favourite and what it searches. */
export type Followed = { favoriteId: string; search: Pick<SavedSearch, 'query' | 'variant'> }

/** The claim behind each of the searches. */
export const SEARCH_CLAIMS = {
  marketing: 'MarketingAdatok',
  advanced: 'Reszleteskereso',
} as const satisfies Record<SearchVariant, Claim>

/** Throws `claim.missing` where a subscription does not hold the search behind a favourite any more. */
export function requireSearchClaim(claims: readonly Claim[], { search }: Pick<Followed, 'search'>): void {
  const name = SEARCH_CLAIMS[search.variant]
  if (!hasClaim(claims, name)) throw new AppError('claim.missing', { name })
}

/**
 * Begins to follow a favourite: from now on is told who enters and who leaves. One that is followed already keeps what it
 * is compared with. Throws `favorite.too-many-hits`, `favorite.not-found`.
 */
export async function followFavorite(deps: FollowDeps, followed: Followed): Promise<void> {
  const { favoriteId } = followed
  const hits = await listHits(deps, followed)
  const packed = await packIds(hits.companyIds)
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const favorite = await lockFavorite(tx, favoriteId)
    if (favorite === null) throw new AppError('favorite.not-found')
    if (favorite.subscribedAt !== null) return
    await upsertHits(tx, { favoriteId, hits, packed, now })
    await updateFavorite(tx, favoriteId, { subscribedAt: now })
  })
}

/**
 * Compares whom a followed favourite finds with whom it found last, and keeps the difference. Null where nobody follows it
 * any more, or another run was quicker. Throws `favorite.too-many-hits`.
 */
export async function checkFollowed(
  deps: FollowDeps,
  followed: Followed,
): Promise<{ entered: number; left: number } | null> {
  const { favoriteId } = followed
  const former = await findHits(deps.db, favoriteId)
  if (former === null) return null
  const hits = await listHits(deps, followed)
  const { entered, left } = compareHits(former, hits)
  const changes = await describeChanges(deps, { followed, former, entered, left })
  const packed = await packIds(hits.companyIds)
  const now = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const favorite = await lockFavorite(tx, favoriteId)
    const stored = await findHits(tx, favoriteId)
    // Whoever compared with the same set before has told the same changes.
    const isLate = favorite?.subscribedAt == null || stored?.checkedAt.getTime() !== former.checkedAt.getTime()
    if (isLate || hits.asOf < former.asOf) return null
    await upsertHits(tx, { favoriteId, hits, packed, now })
    const counts = { enteredCount: entered.length, leftCount: left.length }
    if (changes.length > 0)
      await insertRun(tx, { favoriteId, fromAsOf: former.asOf, asOf: hits.asOf, now, ...counts, changes })
    return { entered: entered.length, left: left.length }
  })
}

async function listHits({ selector, clock }: FollowDeps, { search }: Followed): Promise<Hits> {
  const { count } = await selector.count(search.query, { today: today(clock), withCosts: false })
  if (count > FOLLOWED_HITS_MAX) throw new AppError('favorite.too-many-hits')
  const hits = await selector.list(search.query, { today: today(clock) })
  if (hits.companyIds.length > FOLLOWED_HITS_MAX) throw new AppError('favorite.too-many-hits')
  return hits
}

/** Who is in the one and not in the other, by id. */
export function compareHits(
  former: Pick<Hits, 'companyIds'>,
  { companyIds }: Pick<Hits, 'companyIds'>,
): { entered: string[]; left: string[] } {
  const before = new Set(former.companyIds)
  const after = new Set(companyIds)
  return {
    entered: [...after].filter((id) => !before.has(id)).toSorted(),
    left: [...before].filter((id) => !after.has(id)).toSorted(),
  }
}

type Compared = { followed: Followed; former: Hits; entered: readonly string[]; left: readonly string[] }

/** The first of the changes with why, those who entered before those who left, half of the room for each at least. */
async function describeChanges(
  { reads }: FollowDeps,
  { followed, former, entered, left }: Compared,
): Promise<RunChange[]> {
  const half = LISTED_CHANGES_MAX / 2
  const shownLeft = left.slice(0, Math.max(half, LISTED_CHANGES_MAX - entered.length))
  const shownEntered = entered.slice(0, LISTED_CHANGES_MAX - shownLeft.length)
  const companyIds = [...shownEntered, ...shownLeft]
  const known = await listRecordedSince(reads, { companyIds, from: former.asOf })
  const has = new Set(shownEntered)
  return companyIds.map((companyId) => {
    const recorded = known.get(companyId)
    return {
      companyId,
      companyName: recorded?.name ?? null,
      hasEntered: has.has(companyId),
      causes: recorded === undefined ? [] : findCauses(followed.search.query, recorded),
    }
  })
}
