import type { PoolClient } from 'pg'
import { refreshLinks, refreshPersons } from './links.repository.ts'
import type { MergeBatch } from './merge-facts.repository.ts'
import { lockRegister } from './register-lock.repository.ts'
import { refreshNames } from './names.repository.ts'
import { refreshProfiles } from './profiles.repository.ts'
import { touchAllCompanies, touchChangedCompanies } from './touched.repository.ts'

/** Brings the read models of the companies a batch changed up to date, in its transaction. */
export async function refreshReadModels(client: PoolClient, batch: MergeBatch): Promise<void> {
  await touchChangedCompanies(client, batch)
  await refreshTouched(client)
}

/** Makes every read model anew from the register; gives exactly what the incremental refreshes gave. */
export async function rebuildReadModels(client: PoolClient): Promise<void> {
  // A merge meanwhile would see, and leave, half of each.
  await lockRegister(client)
  await touchAllCompanies(client)
  await refreshTouched(client)
}

async function refreshTouched(client: PoolClient): Promise<void> {
  await refreshProfiles(client)
  await refreshNames(client)
  await refreshLinks(client)
  await refreshPersons(client)
}
