import { inTransaction } from '@merleg/db/transaction'
import { hasClaim } from '@merleg/domain/claims'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { doEach } from '../../shared/do-each.ts'
import { sendMailLaterJob } from '../../shared/mail.ts'
import { listSavedSearches, type SavedSearch } from '../company-search/saved-searches.repository.ts'
import { describeLosses } from './describe-losses.ts'
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
type RoundDeps = FollowDeps & Pick<Deps, 'logger'>

/**
 * Looks who entered and who left every followed favourite. One that cannot be compared now, as its search is not held any
 * more, finds too many or names what is gone, is left as it was. One that fails otherwise keeps none of the others; its fault
 * is thrown at the end.
 */
export async function checkAllFollowed(deps: RoundDeps, { signal }: Round = {}): Promise<void> {
  await doEach(eachFollowed(deps), {
    signal,
    work: (followed) => checkOne(deps, followed),
    onFault: (error, { favoriteId }) =>
      deps.logger.warn({ err: error, favoriteId }, 'a followed favourite could not be compared'),
  })
}

type FollowedSearch = { favoriteId: string; userId: string; search: SavedSearch | undefined }

async function* eachFollowed({ db }: RoundDeps): AsyncGenerator<FollowedSearch> {
  for (let after = FIRST; ;) {
    const page = await listFollowedAfter(db, { after, limit: PAGE })
    const searches = await listSavedSearches(
      db,
      page.map(({ searchId }) => searchId),
    )
    for (const { favoriteId, userId, searchId } of page) yield { favoriteId, userId, search: searches.get(searchId) }
    const last = page.at(-1)
    if (last === undefined) return
    after = last.favoriteId
  }
}

async function checkOne(deps: RoundDeps, { favoriteId, userId, search }: FollowedSearch): Promise<void> {
  const owner = await findAccountHolder(deps.db, userId)
  if (search === undefined || owner === null || owner.isDisabled) return
  if (!hasClaim(owner.claims, SEARCH_CLAIMS[search.variant])) return
  await checkFollowed(deps, { favoriteId, search }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    deps.logger.info({ favoriteId, code: error.code }, 'a followed favourite cannot be compared')
  })
}

type MailDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'config' | 'logger'>

/** Mails to each user what changed since the last mail, in one mail; nobody is mailed a change twice. */
export async function mailChanges(deps: MailDeps, { signal }: Round = {}): Promise<void> {
  await doEach(eachToMail(deps), {
    signal,
    work: (userId) => mailChangesTo(deps, userId),
    onFault: (error, userId) => deps.logger.warn({ err: error, userId }, 'changes of favourites could not be mailed'),
  })
}

async function* eachToMail({ db }: MailDeps): AsyncGenerator<string> {
  for (let after = FIRST; ;) {
    const userIds = await listUsersToMail(db, { after, limit: PAGE })
    yield* userIds
    const last = userIds.at(-1)
    if (last === undefined) return
    after = last
  }
}

async function mailChangesTo({ db, jobs, clock, config }: MailDeps, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const owner = await findAccountHolder(tx, userId)
    const runs = await updateRunsMailed(tx, { userId, now: clock.now(), named: NAMED_COMPANIES })
    // The password of a demo account is public, and so is who reads its mails.
    if (owner === null || owner.isDisabled || owner.isDemo || !hasClaim(owner.claims, 'Kedvencek')) return
    if (runs.length === 0) return
    const publicUrl = config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
    const losing = runs.filter(({ leftCount }) => leftCount > 0).map(({ searchId }) => searchId)
    const searches = await listSavedSearches(tx, losing)
    const lost = losing.flatMap((searchId) => searches.get(searchId)?.query ?? [])
    const notes = describeLosses(lost, owner.locale)
    await jobs.enqueue(tx, sendMailLaterJob, renderChangesMail({ owner, runs, notes, publicUrl }))
  })
}
