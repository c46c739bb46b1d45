import { COMPANY_SETTINGS, type SettingsChange } from '@merleg/contract/settings.contract'
import { inTransaction } from '@merleg/db/transaction'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { recordAudit } from '../audit/audit.usecases.ts'
import { findCompanyName, findSettings, updateSubscriberSettings, updateUserSettings } from './settings.repository.ts'

/** Saves what is named, each at its level: the two monitoring notifications are the subscriber's, and so its other users' too. */
export async function saveSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  change: SettingsChange,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await findSettings(tx, user.userId)
    await updateUserSettings(tx, user.userId, change)
    const changed = COMPANY_SETTINGS.filter((name) => change[name] !== undefined && change[name] !== before?.[name])
    if (changed.length === 0) return
    await updateSubscriberSettings(tx, user.subscriberId, change)
    await recordAudit(tx, {
      actor: user,
      act: 'settings-changed',
      subject: { id: user.subscriberId, name: await findCompanyName(tx, user.subscriberId) },
      detail: { settings: Object.fromEntries(changed.map((name) => [name, change[name] === true])) },
      now: clock.now(),
    })
  })
}
