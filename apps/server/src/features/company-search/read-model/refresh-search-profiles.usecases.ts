import type { Db, DbOrTx, Tx } from '@merleg/db/connect'
import { isSpread } from '@merleg/db/spread-register'
import { inTransaction, setLocally } from '@merleg/db/transaction'
import { listInfoGroups, infoGroupRule, INFO_TYPES } from '@merleg/domain/company-info/info-groups'
import { today } from '../../../shared/clock.ts'
import type { WritePage } from '../../followers/follow-companies.usecases.ts'
import type { FollowerDeps } from '../../followers/follower.ts'
import { listCompaniesAfter } from '../../register/companies.repository.ts'
import { findLineOrder, type LineOrder } from '../../register/statement-lines/line-order.repository.ts'
import { draftCompany, type SearchDraft } from './search-drafts.ts'
import { stageDrafts, storeRatingsInForce, storeSearchProfiles } from './search-profile-writes.repository.ts'
import { type InfoRule, storeSearchedFacts } from './searched-facts-writes.repository.ts'
import { findRatingsRevision, findSearchState, replaceSearchState } from './search-states.repository.ts'
import { listFiledAccounts, listLifeFacts, listSearchedCompanies } from './searched-companies.repository.ts'

/** Another number makes everything anew: with other rules what is stored is something else. */
export const RULES = '7'

/** Companies of a step: some hundred milliseconds. */
export const PAGE_COMPANIES = 500

const INFO_RULES = INFO_TYPES.flatMap(listInfoGroups).flatMap((group): InfoRule[] => {
  const { section, only } = infoGroupRule(group)
  return section === null ? [] : [{ group, section, field: only?.field ?? null, accepted: only?.values ?? null }]
})

type Refresh = { companyIds: readonly string[]; today: string; lineOrder: LineOrder }

/** Works out anew what some companies are searched for by, and answers what stores it. */
export async function prepareSearchProfiles(
  db: DbOrTx,
  { companyIds, lineOrder, ...given }: Refresh,
): Promise<WritePage<void>> {
  const companies = await listSearchedCompanies(db, companyIds)
  const filed = await listFiledAccounts(db, { companyIds, lineOrder })
  const life = await listLifeFacts(db, companyIds)
  const drafts = companies.map((company) =>
    draftCompany({
      company,
      filed: filed.get(company.companyId) ?? [],
      life: life.get(company.companyId) ?? [],
      ...given,
    }),
  )
  return (tx, turn) => storeDrafts(tx, drafts, turn)
}

async function storeDrafts(tx: Tx, drafts: readonly SearchDraft[], turn: () => Promise<void>): Promise<void> {
  await stageDrafts(tx, drafts)
  // Few companies against a million: never by reading all facts.
  await setLocally(tx, { enable_hashjoin: 'off', enable_mergejoin: 'off' })
  await storeSearchedFacts(tx, INFO_RULES)
  // Readers ask for what has a later revision than what they know: these are given in the order of the commits.
  await turn()
  await storeSearchProfiles(tx, drafts.length)
}

/** What the refreshes of a run have in common. */
export async function prepareRefresh({
  db,
  clock,
}: Pick<FollowerDeps, 'db' | 'clock'>): Promise<Omit<Refresh, 'companyIds'>> {
  return { today: today(clock), lineOrder: await findLineOrder(db) }
}

type Rebuild = { onPage?: (done: number) => void; signal?: AbortSignal | undefined }

/** Makes all of it anew, company after company in pages. Returns how many. */
export async function rebuildSearchProfiles(
  deps: Pick<FollowerDeps, 'db' | 'clock'>,
  { onPage, signal }: Rebuild = {},
): Promise<number> {
  const { db } = deps
  const given = await prepareRefresh(deps)
  let done = 0
  for (let after = ''; ;) {
    signal?.throwIfAborted()
    const companyIds = await listCompaniesAfter(db, { after, limit: PAGE_COMPANIES })
    const last = companyIds.at(-1)
    if (last === undefined) break
    await inTransaction(db, async (tx) => {
      const write = await prepareSearchProfiles(tx, { ...given, companyIds })
      await write(tx, () => Promise.resolve())
    })
    after = last
    done += companyIds.length
    onPage?.(done)
  }
  await refreshRatings(db, { isForced: true })
  return done
}

/** Were the read models made by the rules of this version? Null where they were never made. */
export async function areRulesCurrent(db: Db): Promise<boolean | null> {
  const state = await findSearchState(db)
  return state === null ? null : state.rules === RULES
}

/** Have runs found other ratings since they were taken over? */
export async function areRatingsBehind(db: Db): Promise<boolean> {
  const state = await findSearchState(db)
  return state !== null && state.ratings !== (await findRatingsRevision(db))
}

/** Takes over the ratings that were found since the last time; all in force where that is forced. */
export async function refreshRatings(db: Db, { isForced }: { isForced: boolean }): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Before the ratings are read: what a run stores meanwhile has a later revision.
    const ratings = await findRatingsRevision(tx)
    const state = await findSearchState(tx)
    if (!isForced && state?.ratings === ratings) return
    // The nodes of a cluster commit one after another: a number may be seen there before all of its ratings are.
    const isWhole = isForced || (await isSpread(tx))
    await storeRatingsInForce(tx, { after: isWhole ? 0 : (state?.ratings ?? 0) })
    await replaceSearchState(tx, { rules: RULES, ratings, isRebuilt: isForced })
  })
}
