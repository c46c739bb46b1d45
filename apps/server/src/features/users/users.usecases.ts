import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Claim } from '@merleg/domain/claims'
import type { PasswordFault } from '@merleg/domain/password-fault'
import { CommandError } from '../../shared/cli/command-error.ts'
import { hashPassword } from '../../shared/passwords.ts'
import { judgePassword } from './password-choice.usecases.ts'
import { deleteSessionsOfUser } from './sessions.repository.ts'
import {
  findSubscriberByName,
  findUser,
  insertSubscriber,
  insertUser,
  updateSubscriberClaims,
  updateTrialKept,
  updateUserDisabled,
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
}

const FAULT_TEXT: Record<PasswordFault, string> = {
  common: 'This password is in common use and easy to guess. Choose another one.',
  'own-data': 'The password is made of the names or the address of the user and easy to guess. Choose another one.',
}

/** Adds a user, and the subscriber when there is none of the name. */
export async function addUser(db: Db, user: UserToAdd): Promise<void> {
  const fault = await judgePassword(user.password, { ...user, phone: '', subscriberName: user.subscriber })
  if (fault !== null) throw new CommandError(FAULT_TEXT[fault])
  const passwordHash = await hashPassword(user.password)
  await inTransaction(db, async (tx) => {
    if (await findUser(tx, user.email)) throw new CommandError(`There is a user ${user.email} already.`)
    const subscriberId = await ensureSubscriber(tx, user)
    await insertUser(tx, { subscriberId, email: user.email, name: user.name, passwordHash, isDemo: false })
  })
}

// A colleague's new account must not change what all the others may do.
async function ensureSubscriber(tx: Tx, { subscriber, claims, taxStem }: UserToAdd): Promise<string> {
  const known = await findSubscriberByName(tx, subscriber)
  if (!known && claims === null)
    throw new CommandError(`There is no subscriber "${subscriber}" yet: say with --claims what it may use.`, 2)
  if (!known) return insertSubscriber(tx, { name: subscriber, claims: claims ?? [], taxStem })
  if (taxStem !== null)
    throw new CommandError(`The subscriber "${subscriber}" is there already: leave out --tax-number.`)
  if (claims !== null && !hasSameClaims(known.claims, claims)) {
    throw new CommandError(
      `The subscriber "${subscriber}" has other claims: ${known.claims.join(',') || 'none'}. Leave out --claims, or change them with "user set-claims".`,
    )
  }
  return known.subscriberId
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
    return user
  })
}

export async function enableUser(db: Db, email: string): Promise<User> {
  const user = await demandUser(db, email)
  await updateUserDisabled(db, { userId: user.userId, disabledAt: null })
  return user
}

/** Sets the claims of the user's subscriber, and so of all its users. */
export async function setClaims(db: Db, { email, claims }: { email: string; claims: readonly Claim[] }): Promise<User> {
  const user = await demandUser(db, email)
  await updateSubscriberClaims(db, { subscriberId: user.subscriberId, claims })
  return user
}

/** Makes the trial of the user's subscriber a subscription; what it may use stays as it is. */
export async function keepTrial(db: Db, email: string): Promise<User> {
  const user = await demandUser(db, email)
  if (!(await updateTrialKept(db, user.subscriberId)))
    throw new CommandError(`The subscriber "${user.subscriberName}" has no trial.`)
  return user
}

async function demandUser(db: Db | Tx, email: string): Promise<User> {
  const user = await findUser(db, email)
  if (!user) throw new CommandError(`There is no user ${email}.`)
  return user
}
