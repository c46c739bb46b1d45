import type { SettingsChange } from '@merleg/contract/settings.contract'
import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { SessionUser } from '../../app/session.ts'
import { updateSubscriberSettings, updateUserSettings } from './settings.repository.ts'

/** Saves what is named, each at its level: the two monitoring notifications are the subscriber's, and so its other users' too. */
export async function saveSettings(db: Db, user: SessionUser, change: SettingsChange): Promise<void> {
  await inTransaction(db, async (tx) => {
    await updateUserSettings(tx, user.userId, change)
    await updateSubscriberSettings(tx, user.subscriberId, change)
  })
}
