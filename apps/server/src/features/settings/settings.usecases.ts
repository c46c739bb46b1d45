import { COMPANY_SETTINGS, type SettingsChange } from '@merleg/contract/settings.contract'
import { inTransaction } from '@merleg/db/transaction'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { recordAudit } from '../audit/audit.usecases.ts'
import { lockSubscriber } from '../users/administered-users.repository.ts'
import { findCompanyName, findSettings, updateSubscriberSettings, updateUserSettings } from './settings.repository.ts'

/**
 * Saves what is named, each at its level: the two monitoring notifications are the subscriber's, and so its other users' too.
 * Throws `role.missing`, and then saves nothing.
 */
export async function saveSettings(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: SessionUser,
  change: SettingsChange,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Before the user's row, and before it is read who he is: another one may be taking the role from him.
    if (COMPANY_SETTINGS.some((name) => change[name] !== undefined)) await lockSubscriber(tx, user.subscriberId)
    const before = await findSettings(tx, user.userId)
    await updateUserSettings(tx, user.userId, change)
    const changed = COMPANY_SETTINGS.filter((name) => change[name] !== undefined && change[name] !== before?.[name])
    if (changed.length === 0) return
    if (!before?.canChangeCompanySettings) throw new AppError('role.missing', { name: 'administrator' })
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
