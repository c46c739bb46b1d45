import type { Db } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { MonitoringLevel } from '@merleg/domain/monitoring-events'
import { CommandError } from '../../shared/cli/command-error.ts'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import {
  findProviderId,
  insertProvider,
  type SubscriberSettings,
  updateMonitoringLevel,
  updateSeats,
  updateSecondFactorRequired,
} from './subscribers.repository.ts'
import { updateTrialKept } from './users.repository.ts'

type Settings<Name extends keyof SubscriberSettings = never> = Pick<SubscriberSettings, 'subscriberId' | 'name' | Name>

const subjectOf = ({ subscriberId, name }: Settings) => ({ subscriberId, subject: { id: subscriberId, name } })

/** Of which events of watched companies a subscriber is told from now on. */
export async function setMonitoringLevel(
  db: Db,
  subscriber: Settings<'level'>,
  { level, now }: { level: MonitoringLevel; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await updateMonitoringLevel(tx, { subscriberId: subscriber.subscriberId, level })
    const detail = { from: subscriber.level, to: level }
    await recordProviderAct(tx, { ...subjectOf(subscriber), act: 'level-changed', detail, now })
  })
}

/** Whether the users of a subscriber are served only with a second factor, from now on. */
export async function requireSecondFactor(
  db: Db,
  subscriber: Settings<'hasDemoUsers'>,
  { isRequired, now }: { isRequired: boolean; now: Date },
): Promise<void> {
  const { subscriberId, name, hasDemoUsers } = subscriber
  if (isRequired && hasDemoUsers)
    throw new CommandError(`"${name}" has a demo account, which is everybody's: it can have none.`)
  await inTransaction(db, async (tx) => {
    await updateSecondFactorRequired(tx, { subscriberId, isRequired })
    const detail = { settings: { requiresSecondFactor: isRequired } }
    await recordProviderAct(tx, { ...subjectOf(subscriber), act: 'settings-changed', detail, now })
  })
}

/** For how many people the contract of a subscriber is; null where it does not say. */
export async function setSeats(
  db: Db,
  subscriber: Settings<'seats'>,
  { seats, now }: { seats: number | null; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await updateSeats(tx, { subscriberId: subscriber.subscriberId, seats })
    const detail = { from: toText(subscriber.seats), to: toText(seats) }
    await recordProviderAct(tx, { ...subjectOf(subscriber), act: 'seats-changed', detail, now })
  })
}

const toText = (seats: number | null): string => (seats === null ? '–' : String(seats))

/** Names the provider's own subscriber, once. */
export async function nameProvider(db: Db, subscriber: Settings, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Whoever names it at the same time is waited for.
    if (!(await insertProvider(tx, subscriber.subscriberId))) {
      const provider = await findProviderId(tx)
      if (provider !== subscriber.subscriberId)
        throw new CommandError(`Another subscriber is the provider: ${provider}.`)
      return
    }
    await recordProviderAct(tx, { ...subjectOf(subscriber), act: 'provider-named', now })
  })
}

/** Makes the trial of a subscriber a subscription, also when it is over; false where it has none. */
export async function keepTrialOf(db: Db, { now, ...subscriber }: Settings & { now: Date }): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await updateTrialKept(tx, subscriber.subscriberId))) return false
    await recordProviderAct(tx, { ...subjectOf(subscriber), act: 'trial-kept', now })
    return true
  })
}
