import type { Tx } from '@merleg/db/connect'
import { timePhase } from '../../shared/phase-times.ts'
import { refreshLinks, refreshPersons } from './links.repository.ts'
import type { MergeBatch } from './merge-batch.repository.ts'
import { awaitMergeTurn, lockRegister } from './register-lock.repository.ts'
import { isSearchIndexStale, rebuildSearchIndex, refreshNames, type Touch } from './names.repository.ts'
import { refreshProfiles } from './profiles.repository.ts'
import { noteSearchChange } from './search-changes.repository.ts'
import { analyzeOutgrown, DERIVED_TABLES, REGISTER_TABLES } from './table-sizes.repository.ts'
import { touchAllCompanies, touchChangedCompanies } from './touched.repository.ts'

/** Brings the read models of the companies a batch changed up to date, in its transaction. */
export async function refreshReadModels(tx: Tx, batch: MergeBatch): Promise<void> {
  const companies = await touchChangedCompanies(tx, batch)
  await refreshTouched(tx, { touch: batch.isPart ? 'part' : 'changed', companies, isShared: batch.isShared })
}

/** Makes what the parts of a load left to its end. Nothing to do otherwise. */
export async function finishReadModels(tx: Tx): Promise<void> {
  await lockRegister(tx)
  if (!(await isSearchIndexStale(tx))) return
  await timePhase('words', () => rebuildSearchIndex(tx))
  await noteSearchChange(tx, 'all')
}

/** Makes every read model anew from the register; gives exactly what the incremental refreshes gave. */
export async function rebuildReadModels(tx: Tx): Promise<void> {
  // A merge meanwhile would see, and leave, half of each.
  await lockRegister(tx)
  await refreshTouched(tx, { touch: 'all', companies: await touchAllCompanies(tx), isShared: false })
}

type Touched = { touch: Touch; companies: number; isShared: boolean }

async function refreshTouched(tx: Tx, { touch, companies, isShared }: Touched): Promise<void> {
  await timePhase('analyzing', () => analyzeOutgrown(tx, { tables: REGISTER_TABLES, companies, isShared }))
  await timePhase('profiles', () => refreshProfiles(tx))
  await timePhase('names', () => refreshNames(tx, touch))
  await noteSearchChange(tx, touch)
  await timePhase('links', () => refreshLinks(tx))
  // The one read model that companies of several parts share.
  if (touch === 'part') await timePhase('waiting', () => awaitMergeTurn(tx))
  await timePhase('persons', () => refreshPersons(tx))
  await timePhase('analyzing', () => analyzeOutgrown(tx, { tables: DERIVED_TABLES, companies, isShared }))
}
