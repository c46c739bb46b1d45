import { isIPv6 } from 'node:net'
import type { DbOrTx } from '@merleg/db/connect'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { findAccount } from './accounts.repository.ts'
import { isAddressKnown, keepAddress } from './known-addresses.repository.ts'
import {
  type AttemptCount,
  type Attempted,
  deleteAttempt,
  deleteAttempts,
  deleteOldAttempts,
  insertAttempts,
} from './login-attempts.repository.ts'

const WINDOW_SECONDS = 15 * 60

/**
 * Tries per window. On an account from one address: enough for a person who mistypes, far too few to guess even a weak
 * password. From an address: a whole office may sit behind one, and only wrong passwords count. On an account from all
 * addresses together: beyond it only those get in from where somebody signed in before, so that strangers can shut
 * nobody out; from elsewhere the mail for a new password is the way in. Recovery: each try may send a mail, as does what
 * somebody in the demo account, which is everybody's, writes to us, and a request for a trial, whose links are guarded
 * by themselves. Of second factors those tries count that knew the password, wherever they come from: of a million codes
 * three are right at a time, so that five in a quarter of an hour, day and night, guess one in more than a year. What begins a sign-in by a passkey or another provider is
 * written down, and nobody shall fill the database with it.
 */
const LIMITS: Record<Attempted['scope'], number> = {
  'account-address': 10,
  address: 100,
  account: 100,
  'recovery-account-address': 5,
  'recovery-address': 30,
  'demo-message-address': 5,
  'trial-account': 3,
  'trial-address': 10,
  'trial-link-address': 30,
  'second-factor-account': 5,
  'sign-in-start-address': 300,
}

type Attempt = { email: string; address: string }

/** Counts a try to sign in before the password is looked at; throws `auth.too-many-attempts`, `auth.account-guarded`. */
export async function countLoginAttempt(deps: Deps, attempt: Attempt): Promise<void> {
  const { email } = attempt
  const address = toAddressKey(attempt.address)
  await refuseBeyond(deps, email, [pairOf(attempt), { scope: 'address', key: address }])
  // Only now: one stranger alone must not use up what all together have.
  const waitSeconds = await countAttempts(deps, [{ scope: 'account', key: email }])
  if (waitSeconds === null || (await isAddressKnown(deps.db, { email, address }))) return
  // Everybody knows the password of a demo account, and no mail leads back into it.
  if ((await findAccount(deps.db, email))?.isDemo === true) return
  await logLockout(deps, email)
  throw new AppError('auth.account-guarded', { retryAfterSeconds: waitSeconds })
}

type Owner = Attempt & { userId: string; now: Date }

/** After a right password this try is no guess, and those before it at the same place were none. */
export async function forgiveLoginAttempts(tx: DbOrTx, owner: Owner): Promise<void> {
  await deleteAttempt(tx, { scope: 'account', key: owner.email })
  await deleteAttempts(tx, pairOf(owner))
  await deleteAttempt(tx, { scope: 'address', key: toAddressKey(owner.address) })
  await keepAddress(tx, { ...owner, address: toAddressKey(owner.address) })
}

/** From where the owner of an account came, whatever he signed in by. */
export async function keepOwnAddress(
  tx: DbOrTx,
  { userId, address, now }: { userId: string; address: string; now: Date },
): Promise<void> {
  await keepAddress(tx, { userId, address: toAddressKey(address), now })
}

/** After a new password by mail whatever was guessed at the old one counts no longer. */
export async function forgiveAccount(tx: DbOrTx, owner: Owner): Promise<void> {
  await deleteAttempts(tx, { scope: 'account', key: owner.email })
  await deleteAttempts(tx, pairOf(owner))
  await keepAddress(tx, { ...owner, address: toAddressKey(owner.address) })
}

/** Counts a request for a recovery mail; throws `auth.too-many-attempts` beyond the limit. */
export async function countRecoveryAttempt(deps: Deps, { email, address }: Attempt): Promise<void> {
  await refuseBeyond(deps, email, [
    { scope: 'recovery-account-address', key: `${email} ${toAddressKey(address)}` },
    { scope: 'recovery-address', key: toAddressKey(address) },
  ])
}

/** Counts a recovery link that is none; likewise. */
export async function countWrongLink(deps: Deps, address: string): Promise<void> {
  await refuseBeyond(deps, null, [{ scope: 'recovery-address', key: toAddressKey(address) }])
}

/**
 * Counts a try at the second factor of an account before the code is looked at; answers how many seconds are to be waited
 * where there were too many, and whether this is the first too many.
 */
export async function countSecondFactor(
  deps: Deps,
  email: string,
): Promise<{ retryAfterSeconds: number; isFirst: boolean } | null> {
  const scope = 'second-factor-account'
  const [count, retryAfterSeconds] = await countAttemptsOf(deps, { scope, key: email })
  if (retryAfterSeconds === null) return null
  await logLockout(deps, email)
  return { retryAfterSeconds, isFirst: count === LIMITS[scope] + 1 }
}

/** After a right code those before were no guesses. */
export async function forgiveSecondFactor(db: DbOrTx, email: string): Promise<void> {
  await deleteAttempts(db, { scope: 'second-factor-account', key: email })
}

/** Counts the beginning of a sign-in that is written down; throws `auth.too-many-attempts`. */
export async function countSignInStart(deps: Deps, address: string): Promise<void> {
  await refuseBeyond(deps, null, [{ scope: 'sign-in-start-address', key: toAddressKey(address) }])
}

/** Counts what somebody at an address writes from a demo account; answers the seconds to wait where it is too much. */
export async function countDemoMessage(deps: Deps, address: string): Promise<number | null> {
  return countAttempts(deps, [{ scope: 'demo-message-address', key: toAddressKey(address) }])
}

/** The same of a request for a trial, for an e-mail address from wherever it is asked, and from an address. */
export async function countTrialRequest(deps: Deps, { email, address }: Attempt): Promise<number | null> {
  return countAttempts(deps, [
    { scope: 'trial-account', key: email },
    { scope: 'trial-address', key: toAddressKey(address) },
  ])
}

/** The same of a link for a trial that is none. */
export async function countWrongTrialLink(deps: Deps, address: string): Promise<number | null> {
  return countAttempts(deps, [{ scope: 'trial-link-address', key: toAddressKey(address) }])
}

function pairOf({ email, address }: Attempt): Attempted {
  return { scope: 'account-address', key: `${email} ${toAddressKey(address)}` }
}

async function refuseBeyond(deps: Deps, email: string | null, attempted: readonly Attempted[]): Promise<void> {
  const retryAfterSeconds = await countAttempts(deps, attempted)
  if (retryAfterSeconds === null) return
  await logLockout(deps, email)
  throw new AppError('auth.too-many-attempts', { retryAfterSeconds })
}

async function logLockout({ db, logger }: Deps, email: string | null): Promise<void> {
  const account = email === null ? null : await findAccount(db, email)
  logSecurity(logger, { event: 'locked-out', userId: account?.userId ?? null })
}

async function countAttemptsOf(deps: Deps, attempted: Attempted): Promise<[count: number, wait: number | null]> {
  const { counts, waitSeconds } = await readAttempts(deps, [attempted])
  return [counts[0]?.attempts ?? 0, waitSeconds]
}

/** Answers how many seconds are to be waited where there were too many. */
async function countAttempts(deps: Deps, attempted: readonly Attempted[]): Promise<number | null> {
  return (await readAttempts(deps, attempted)).waitSeconds
}

async function readAttempts(
  deps: Deps,
  attempted: readonly Attempted[],
): Promise<{ counts: readonly AttemptCount[]; waitSeconds: number | null }> {
  const now = deps.clock.now()
  const counts = await insertAttempts(deps.db, { attempted, now, windowSeconds: WINDOW_SECONDS })
  if (counts.some((count) => count.attempts === 1))
    await deleteOldAttempts(deps.db, new Date(now.getTime() - 2 * WINDOW_SECONDS * 1000))
  const waits = counts
    .filter((count) => count.attempts > LIMITS[count.scope])
    .map((count) => WINDOW_SECONDS - (now.getTime() - count.windowStartedAt.getTime()) / 1000)
  return { counts, waitSeconds: waits.length === 0 ? null : Math.max(1, Math.ceil(Math.max(...waits))) }
}

/** Whoever has an IPv6 address usually has the 2⁶⁴ of its network too. */
export function toAddressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter((group) => group !== '').length
  const network = [...groups, ...Array<string>(missing).fill('0'), ...(tail ?? '').split(':')].slice(0, 4)
  return network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}
