import { isIPv6 } from 'node:net'
import type { DbOrTx } from '@merleg/db/connect'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import {
  type Attempted,
  deleteAttempt,
  deleteAttempts,
  deleteOldAttempts,
  insertAttempts,
} from './login-attempts.repository.ts'

const WINDOW_SECONDS = 15 * 60

/**
 * Tries per window. An account: enough for a person who mistypes, far too few to guess even a weak password. An address:
 * a whole office may sit behind one, and only wrong passwords count. Recovery: each try may send a mail.
 */
const LIMITS: Record<Attempted['scope'], number> = {
  account: 10,
  address: 100,
  'recovery-account': 5,
  'recovery-address': 30,
}

type Attempt = { email: string; address: string }

/** Counts a try to sign in before the password is looked at; throws `auth.too-many-attempts` beyond the limit. */
export async function countLoginAttempt(deps: Deps, attempt: Attempt): Promise<void> {
  await countAttempt(deps, [
    { scope: 'account', key: attempt.email },
    { scope: 'address', key: toAddressKey(attempt.address) },
  ])
}

/** After a right password the account starts from nought, and the address is not charged for the try. */
export async function forgiveLoginAttempts(tx: DbOrTx, attempt: Attempt): Promise<void> {
  await forgiveAccount(tx, attempt.email)
  await deleteAttempt(tx, { scope: 'address', key: toAddressKey(attempt.address) })
}

/** After a new password by mail the account starts from nought. */
export async function forgiveAccount(tx: DbOrTx, email: string): Promise<void> {
  await deleteAttempts(tx, { scope: 'account', key: email })
}

/** Counts a request for a recovery mail, or, without an e-mail address, the use of a recovery link. */
export async function countRecoveryAttempt(
  deps: Deps,
  { email, address }: { email?: string; address: string },
): Promise<void> {
  await countAttempt(deps, [
    ...(email === undefined ? [] : [{ scope: 'recovery-account' as const, key: email }]),
    { scope: 'recovery-address', key: toAddressKey(address) },
  ])
}

async function countAttempt(deps: Deps, attempted: readonly Attempted[]): Promise<void> {
  const now = deps.clock.now()
  const counts = await insertAttempts(deps.db, { attempted, now, windowSeconds: WINDOW_SECONDS })
  if (counts.some((count) => count.attempts === 1))
    await deleteOldAttempts(deps.db, new Date(now.getTime() - 2 * WINDOW_SECONDS * 1000))
  const waits = counts
    .filter((count) => count.attempts > LIMITS[count.scope])
    .map((count) => WINDOW_SECONDS - (now.getTime() - count.windowStartedAt.getTime()) / 1000)
  if (waits.length > 0)
    throw new AppError('auth.too-many-attempts', { retryAfterSeconds: Math.max(1, Math.ceil(Math.max(...waits))) })
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
