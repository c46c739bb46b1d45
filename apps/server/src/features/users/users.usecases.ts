import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Claim } from '@merleg/domain/claims'
import type { PasswordFault } from '@merleg/domain/password-fault'
import type { Role } from '@merleg/domain/roles'
import { CommandError } from '../../shared/cli/command-error.ts'
import { hashPassword } from '../../shared/passwords.ts'
import { type AuditActor, recordAudit } from '../audit/audit.usecases.ts'
import { judgePassword } from './password-choice.usecases.ts'
import { deleteSessionsOfUser } from './sessions.repository.ts'
import { keepTrialOf } from './subscriber-settings.usecases.ts'
import { lockAddress, lockSubscriberName } from './user-lock.repository.ts'
import { findProviderId } from './subscribers.repository.ts'
import {
  findSubscriberByName,
  findUser,
  insertSubscriber,
  insertUser,
  updateSubscriberClaims,
  updateUserDisabled,
  updateUserRole,
  type User,
} from './users.repository.ts'

/** `claims` and `taxStem` are for a new subscriber; null for one that exists, which stays as it is. */
export type UserToAdd = {
  email: string
  name: string
  subscriber: string
  claims: readonly Claim[] | null
  /** The first eight digits of its tax number, where they are given. */
  taxStem: string | null
  password: string
  /** The first user of a new subscriber is its administrator without being called so. */
  isAdministrator: boolean
}

const FAULT_TEXT: Record<PasswordFault, string> = {
  common: 'This password is in common use and easy to guess. Choose another one.',
  'own-data': 'The password is made of the names or the address of the user and easy to guess. Choose another one.',
}

/** Adds a user, and the subscriber when there is none of the name. */
export async function addUser(db: Db, user: UserToAdd, now: Date): Promise<void> {
  const fault = await judgePassword(user.password, { ...user, phone: '', subscriberName: user.subscriber })
  if (fault !== null) throw new CommandError(FAULT_TEXT[fault])
  const passwordHash = await hashPassword(user.password)
  await inTransaction(db, async (tx) => {
    await lockAddress(tx, user.email)
    if (await findUser(tx, user.email)) throw new CommandError(`There is a user ${user.email} already.`)
    const { subscriberId, isNew } = await ensureSubscriber(tx, user)
    const { email, name } = user
    const role = isNew || user.isAdministrator ? 'administrator' : 'member'
    const userId = await insertUser(tx, { subscriberId, email, name, passwordHash, isDemo: false, role })
    const subject = { id: userId, name: email }
    await recordAudit(tx, { actor: byProvider(subscriberId), act: 'user-added', subject, detail: { to: role }, now })
  })
}

// A colleague's new account must not change what all the others may do.
async function ensureSubscriber(
  tx: Tx,
  { subscriber, claims, taxStem }: UserToAdd,
): Promise<{ subscriberId: string; isNew: boolean }> {
  await lockSubscriberName(tx, subscriber)
  const known = await findSubscriberByName(tx, subscriber)
  if (!known && claims === null)
    throw new CommandError(`There is no subscriber "${subscriber}" yet: say with --claims what it may use.`, 2)
  if (!known)
    return {
      subscriberId: await insertSubscriber(tx, { name: subscriber, claims: claims ?? [], taxStem }),
      isNew: true,
    }
  if (taxStem !== null)
    throw new CommandError(`The subscriber "${subscriber}" is there already: leave out --tax-number.`)
  if (claims !== null && !hasSameClaims(known.claims, claims)) {
    throw new CommandError(
      `The subscriber "${subscriber}" has other claims: ${known.claims.join(',') || 'none'}. Leave out --claims, or change them with "user set-claims".`,
    )
  }
  return { subscriberId: known.subscriberId, isNew: false }
}

function hasSameClaims(stored: readonly string[], claims: readonly Claim[]): boolean {
  return new Set([...stored, ...claims]).size === stored.length && stored.length === claims.length
}

/** A disabled user is signed out everywhere and cannot sign in. */
export async function disableUser(db: Db, { email, now }: { email: string; now: Date }): Promise<User> {
  return inTransaction(db, async (tx) => {
    const user = await demandUser(tx, email)
    await updateUserDisabled(tx, { userId: user.userId, disabledAt: now })
    await deleteSessionsOfUser(tx, { userId: user.userId })
    await recordAudit(tx, { ...ofUser(user), act: 'user-disabled', now })
    return user
  })
}

export async function enableUser(db: Db, { email, now }: { email: string; now: Date }): Promise<User> {
  return inTransaction(db, async (tx) => {
    const user = await demandUser(tx, email)
    if (user.isClosed) throw new CommandError(`The account ${email} was closed: it cannot be enabled again.`)
    await updateUserDisabled(tx, { userId: user.userId, disabledAt: null })
    await recordAudit(tx, { ...ofUser(user), act: 'user-enabled', now })
    return user
  })
}

/** Gives a user a role; that of an operator only to users of the provider's subscriber. */
export async function setRole(db: Db, { email, role, now }: { email: string; role: Role; now: Date }): Promise<User> {
  return inTransaction(db, async (tx) => {
    const user = await demandUser(tx, email)
    if (role === 'operator' && (await findProviderId(tx)) !== user.subscriberId)
      throw new CommandError(
        `The subscriber "${user.subscriberName}" is not the provider: no user of it can be an operator.`,
      )
    if (user.role === role) return user
    await updateUserRole(tx, { userId: user.userId, role })
    await recordAudit(tx, { ...ofUser(user), act: 'role-changed', detail: { from: user.role, to: role }, now })
    return user
  })
}

/** Sets the claims of the user's subscriber, and so of all its users. */
export async function setClaims(
  db: Db,
  { email, claims, now }: { email: string; claims: readonly Claim[]; now: Date },
): Promise<User> {
  return inTransaction(db, async (tx) => {
    const user = await demandUser(tx, email)
    const { subscriberId, subscriberName } = user
    await updateSubscriberClaims(tx, { subscriberId, claims })
    await recordAudit(tx, {
      actor: byProvider(subscriberId),
      act: 'contract-changed',
      subject: { id: subscriberId, name: subscriberName },
      detail: { from: user.claims, to: claims },
      now,
    })
    return user
  })
}

/** Makes the trial of the user's subscriber a subscription; what it may use stays as it is. */
export async function keepTrial(db: Db, { email, now }: { email: string; now: Date }): Promise<User> {
  const user = await demandUser(db, email)
  if (!(await keepTrialOf(db, { subscriberId: user.subscriberId, name: user.subscriberName, now })))
    throw new CommandError(`The subscriber "${user.subscriberName}" has no trial.`)
  return user
}

const byProvider = (subscriberId: string): AuditActor => ({ kind: 'provider', subscriberId })

const ofUser = ({ userId, email, subscriberId }: User) => ({
  actor: byProvider(subscriberId),
  subject: { id: userId, name: email },
})

async function demandUser(db: Db | Tx, email: string): Promise<User> {
  const user = await findUser(db, email)
  if (!user) throw new CommandError(`There is no user ${email}.`)
  return user
}
