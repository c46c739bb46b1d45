import { inTransaction } from '@merleg/db/transaction'
import { hasClaim } from '@merleg/domain/claims'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { sendMailLaterJob } from '../../shared/mail.ts'
import { listSavedSearches } from '../company-search/saved-searches.repository.ts'
import { renderChangesMail } from './favorites.mails.ts'
import { findAccountHolder } from '../users/account-holders.repository.ts'
import { listUsersToMail, updateRunsMailed } from './favorite-runs.repository.ts'
import { listFollowedAfter } from './favorites.repository.ts'
import { checkFollowed, type FollowDeps, SEARCH_CLAIMS } from './follow-favorite.usecases.ts'

const PAGE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'
/** So many companies of each side of a change are named in a mail. */
const NAMED_COMPANIES = 5

type Round = { signal?: AbortSignal | undefined }

/**
 * Looks who entered and who left every followed favourite. One that cannot be compared now, as its search is not held any
 * more, finds too many or names what is gone, is left as it was.
 */
export async function checkAllFollowed(deps: FollowDeps & Pick<Deps, 'logger'>, { signal }: Round = {}): Promise<void> {
  for (let after = FIRST; ;) {
    const page = await listFollowedAfter(deps.db, { after, limit: PAGE })
    const searches = await listSavedSearches(
      deps.db,
      page.map(({ searchId }) => searchId),
    )
    for (const { favoriteId, userId, searchId } of page) {
      signal?.throwIfAborted()
      const search = searches.get(searchId)
      const owner = await findAccountHolder(deps.db, userId)
      if (search === undefined || owner === null || owner.isDisabled) continue
      if (!hasClaim(owner.claims, SEARCH_CLAIMS[search.variant])) continue
      await checkFollowed(deps, { favoriteId, search }).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        deps.logger.info({ favoriteId, code: error.code }, 'a followed favourite cannot be compared')
      })
    }
    const last = page.at(-1)
    if (last === undefined) return
    after = last.favoriteId
  }
}

/** Mails to each user what changed since the last mail, in one mail; nobody is mailed a change twice. */
export async function mailChanges(
  deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>,
  { signal }: Round = {},
): Promise<void> {
  for (let after = FIRST; ;) {
    const userIds = await listUsersToMail(deps.db, { after, limit: PAGE })
    for (const userId of userIds) {
      signal?.throwIfAborted()
      await mailChangesTo(deps, userId)
    }
    const last = userIds.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function mailChangesTo(
  { db, jobs, clock, config }: Pick<Deps, 'db' | 'jobs' | 'clock' | 'config'>,
  userId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const owner = await findAccountHolder(tx, userId)
    const runs = await updateRunsMailed(tx, { userId, now: clock.now(), named: NAMED_COMPANIES })
    // The password of a demo account is public, and so is who reads its mails.
    if (owner === null || owner.isDisabled || owner.isDemo || !hasClaim(owner.claims, 'Kedvencek')) return
    if (runs.length === 0) return
    const publicUrl = config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
    await jobs.enqueue(tx, sendMailLaterJob, renderChangesMail({ owner, runs, publicUrl }))
  })
}
