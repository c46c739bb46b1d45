import type { PoolClient } from 'pg'
import { refreshLinks, refreshPersons } from './links.repository.ts'
import type { MergeBatch } from './merge-facts.repository.ts'
import { awaitMergeTurn, lockRegister } from './register-lock.repository.ts'
import { isSearchIndexStale, rebuildSearchIndex, refreshNames, type Touch } from './names.repository.ts'
import { refreshProfiles } from './profiles.repository.ts'
import { queueRating, queueScreening, touchAllCompanies, touchChangedCompanies } from './touched.repository.ts'

/** Brings the read models of the companies a batch changed up to date, in its transaction. */
export async function refreshReadModels(client: PoolClient, batch: MergeBatch): Promise<void> {
  await touchChangedCompanies(client, batch)
  await queueScreening(client)
  await queueRating(client, batch)
  await refreshTouched(client, batch.isPart ? 'part' : 'changed')
}

/** Makes what the parts of a load left to its end. Nothing to do otherwise. */
export async function finishReadModels(client: PoolClient): Promise<void> {
  await lockRegister(client)
  if (await isSearchIndexStale(client)) await rebuildSearchIndex(client)
}

/** Makes every read model anew from the register; gives exactly what the incremental refreshes gave. */
export async function rebuildReadModels(client: PoolClient): Promise<void> {
  // A merge meanwhile would see, and leave, half of each.
  await lockRegister(client)
  await touchAllCompanies(client)
  await refreshTouched(client, 'all')
}

async function refreshTouched(client: PoolClient, touch: Touch): Promise<void> {
  await refreshProfiles(client)
  await refreshNames(client, touch)
  await refreshLinks(client)
  // The one read model that companies of several parts share.
  if (touch === 'part') await awaitMergeTurn(client)
  await refreshPersons(client)
}
