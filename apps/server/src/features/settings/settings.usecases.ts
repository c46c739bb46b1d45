import type { Settings } from '@merleg/contract/settings.contract'
import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { SessionUser } from '../../app/session.ts'
import { updateSubscriberSettings, updateUserSettings } from './settings.repository.ts'

/** Saves the settings, each at its level: the two monitoring notifications are the subscriber's, and so its other users' too. */
export async function saveSettings(db: Db, user: SessionUser, settings: Settings): Promise<void> {
  await inTransaction(db, async (tx) => {
    await updateUserSettings(tx, user.userId, settings)
    await updateSubscriberSettings(tx, user.subscriberId, settings)
  })
}
