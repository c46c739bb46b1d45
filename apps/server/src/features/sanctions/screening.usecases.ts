import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { SCREENING_RULES } from '@merleg/domain/sanctions/screening-rules'
import { toNameTokens } from '@merleg/domain/sanctions/name-tokens'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { followCompanies } from '../followers/follow-companies.usecases.ts'
import type { FollowerDeps, FollowerRun } from '../followers/follower.ts'
import { countCompanies, listCompaniesAfter } from '../register/companies.repository.ts'
import { countTouched } from '../register/feed.repository.ts'
import { findListVersion, listScreenedDesignations } from './designations.repository.ts'
import { type FoundMatch, matchParty } from './match-parties.ts'
import { type CheckedCompany, endDelistedMatches, storeMatches } from './matches.repository.ts'
import { type CompanyParties, loadChecked, loadParties, pageAffected } from './parties.views.ts'
import { buildScreeningList, listKeys, type ScreeningList } from './screening-list.ts'
import {
  countRegisterWords,
  findWordCounts,
  finishScreening,
  insertScreening,
  isEverybodyScreened,
  lockScreening,
  replaceWordCounts,
} from './screenings.repository.ts'

export type ScreeningDeps = Pick<Deps, 'db' | 'clock'>
export type ScreeningProgress = (progress: { done: number; total: number }) => void
export type ScreeningResult = { companies: number; parties: number; matches: number }

/** Companies compared in one transaction. */
export const CHUNK_COMPANIES = 2_000

/** The lists in use as this process has them; indexing takes a second or two, so that they are kept until one changes. */
const loaded = new WeakMap<Db, { key: string; list: ScreeningList }>()

/** The lists in use as one, ready to compare with; null before the first import. */
export async function loadScreeningList(db: Db): Promise<ScreeningList | null> {
  const version = await findListVersion(db)
  if (version === null) return null
  const words = await findWordCounts(db)
  const key = `${version}/${words.screeningId}`
  const known = loaded.get(db)
  if (known?.key === key) return known.list
  const list = buildScreeningList(version, await listScreenedDesignations(db), words)
  loaded.set(db, { key, list })
  return list
}

/**
 * Compares every company of the register and everyone named with it with the lists in use. In steps that are each
 * complete: readers see old or new, and a run that was killed is simply made again.
 */
export async function screenAll(
  deps: ScreeningDeps,
  onProgress: ScreeningProgress = () => undefined,
  signal?: AbortSignal,
): Promise<ScreeningResult | null> {
  const { db, clock } = deps
  const version = await findListVersion(db)
  if (version === null) return null
  const screeningId = await startScreening(deps, version)
  const list = await loadScreeningList(db)
  if (list === null) return null
  const total = await countCompanies(db)
  const result: ScreeningResult = { companies: 0, parties: 0, matches: 0 }
  for (let after = ''; ;) {
    signal?.throwIfAborted()
    const ids = await listCompaniesAfter(db, { after, limit: CHUNK_COMPANIES })
    const last = ids.at(-1)
    if (last === undefined) break
    after = last
    addTo(result, await inTransaction(db, (tx) => screenIds(tx, { clock, list, ids })))
    onProgress({ done: result.companies, total })
  }
  await endDelistedMatches(db, clock.now())
  await finishScreening(db, {
    screeningId,
    finishedAt: clock.now(),
    companyCount: result.companies,
    partyCount: result.parties,
  })
  return result
}

/** Compares every company, unless a run has finished with the lists and rules in use; under the lock of the follower. */
export async function screenUnscreened(
  deps: ScreeningDeps,
  onProgress: ScreeningProgress,
  signal?: AbortSignal,
): Promise<ScreeningResult> {
  const version = await findListVersion(deps.db)
  const isDue = version !== null && !(await isEverybodyScreened(deps.db, { version, rules: SCREENING_RULES }))
  return (isDue ? await screenAll(deps, onProgress, signal) : null) ?? { companies: 0, parties: 0, matches: 0 }
}

/** Counts the words of the register anew: what is rare decides what is telling. */
async function startScreening({ db, clock }: ScreeningDeps, version: number): Promise<number> {
  const { nameCount, words } = await countRegisterWords(db)
  const listed = listKeys(await listScreenedDesignations(db))
  const counts = new Map<string, number>()
  for (const { word, count } of words) {
    for (const { key } of toNameTokens(word, 'person'))
      if (listed.has(key)) counts.set(key, (counts.get(key) ?? 0) + count)
  }
  return inTransaction(db, async (tx) => {
    await replaceWordCounts(tx, counts)
    return insertScreening(tx, { version, rules: SCREENING_RULES, startedAt: clock.now(), nameCount })
  })
}

/** Under which the cursor of screening is stored. */
export const SANCTIONS_CURSOR = 'sanctions'

type TouchedOptions = {
  onProgress: ScreeningProgress
  finish: () => Promise<void>
  /** Companies compared in one transaction. */
  chunkCompanies?: number
}

/**
 * Checks the companies that the batches of a run touched, then those of which somebody else is to be compared by that
 * (`pageAffected`), then lets finish; before the first list there is nothing to check.
 */
export async function screenTouched(
  deps: FollowerDeps,
  run: FollowerRun,
  { onProgress, finish, chunkCompanies = CHUNK_COMPANIES }: TouchedOptions,
): Promise<ScreeningResult> {
  const { db, clock } = deps
  const result: ScreeningResult = { companies: 0, parties: 0, matches: 0 }
  const list = await loadScreeningList(db)
  if (list === null) return result
  const total = await countTouched(db, run)
  let done = 0
  const onFollowed = (screened: ScreeningResult, companies: number) => {
    addTo(result, screened)
    done += companies
    onProgress({ done, total: Math.max(done, total) })
  }
  await followCompanies(deps, run, {
    name: SANCTIONS_CURSOR,
    pageSize: chunkCompanies,
    follow: (tx, ids) => screenUnchecked(tx, { clock, list, ids }),
    onFollowed,
    finish: async (span) => {
      for await (const ids of pageAffected(db, span, { day: today(clock), limit: chunkCompanies })) {
        run.signal?.throwIfAborted()
        onFollowed(await inTransaction(db, (tx) => screenUnchecked(tx, { clock, list, ids })), ids.length)
      }
      await finish()
    },
  })
  return result
}

/**
 * Makes sure that one company is checked against the lists in use, as the register knows it now, and answers who was compared. Null
 * of an unknown company, and before the first list.
 */
export async function ensureScreened(deps: ScreeningDeps, companyId: string): Promise<CompanyParties | null> {
  const { db, clock } = deps
  const version = await findListVersion(db)
  if (version === null) return null
  const [company] = await loadChecked(db, [companyId], { version, day: today(clock) })
  if (company === undefined || company.isChecked) return company ?? null
  // Takes a second or two, in which a merge may tell of others.
  const list = await loadScreeningList(db)
  if (list === null) return null
  return inTransaction(db, async (tx) => {
    await lockScreening(tx)
    const [known] = await loadParties(tx, [companyId], today(clock))
    // Else whoever has taken another edition over has compared it with that, or will.
    const isInUse = (await findListVersion(tx)) === list.version
    if (known !== undefined && isInUse) await screenCompanies(tx, { clock, list }, [known])
    return known ?? null
  })
}

type Step = Pick<Deps, 'clock'> & { list: ScreeningList }
type StepOf = Step & { ids: readonly string[] }

/** Those of the companies that were not checked as they are known now. */
export async function screenUnchecked(tx: Tx, { ids, ...step }: StepOf): Promise<ScreeningResult> {
  const { version } = step.list
  await lockScreening(tx)
  // Whoever has taken another edition over meanwhile compares everybody with it, and after these batches.
  if ((await findListVersion(tx)) !== version) return { companies: 0, parties: 0, matches: 0 }
  const companies = await loadChecked(tx, ids, { version, day: today(step.clock) })
  function* unchecked() {
    for (const { isChecked, ...company } of companies) if (!isChecked) yield company
  }
  return screenCompanies(tx, step, unchecked())
}

async function screenIds(tx: Tx, { ids, ...step }: StepOf): Promise<ScreeningResult> {
  await lockScreening(tx)
  const result = await screenCompanies(tx, step, await loadParties(tx, ids, today(step.clock)))
  return { ...result, companies: ids.length }
}

/** Under the lock, and by what was read under it: else what another has found of later news would be ended. */
async function screenCompanies(
  tx: Tx,
  { clock, list }: Step,
  companies: Iterable<CompanyParties>,
): Promise<ScreeningResult> {
  const matches: FoundMatch[] = []
  const checked: CheckedCompany[] = []
  let parties = 0
  for (const { companyId, mark, named } of companies) {
    for (const party of named) matches.push(...matchParty(list, companyId, party))
    checked.push({ companyId, mark, partyCount: named.length })
    parties += named.length
  }
  if (checked.length > 0)
    await storeMatches(tx, { version: list.version, now: clock.now(), companies: checked, matches })
  return { companies: checked.length, parties, matches: matches.length }
}

/** Counts what a further step has screened. */
export function addTo(sum: ScreeningResult, step: ScreeningResult): void {
  sum.companies += step.companies
  sum.parties += step.parties
  sum.matches += step.matches
}
