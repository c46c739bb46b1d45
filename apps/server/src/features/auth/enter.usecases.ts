import type { SignInAnswer } from '@merleg/contract/auth.contract'
import type { SignInMethod } from '@merleg/contract/sessions.contract'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { createSession } from '../users/sessions.repository.ts'
import { createToken } from '../users/tokens.ts'
import { lockSignIn } from '../users/user-lock.repository.ts'
import { type Account, updateLastLogin } from './accounts.repository.ts'
import { getFactors, listSecondFactors } from './factors.repository.ts'
import { keepDevice } from './known-devices.repository.ts'
import { forgiveLoginAttempts, keepOwnAddress, toAddressKey } from './login-throttle.usecases.ts'
import { noticeSecurity } from './security-notices.usecases.ts'
import { deleteStep, insertStep } from './sign-in-steps.repository.ts'

/** From where somebody signs in, and by what: `device` is what his browser keeps, if it keeps anything. */
export type SignInPlace = { address: string; locale: Locale; userAgent: string; device: string | undefined }

type Entry = { account: Account; place: SignInPlace }

/** Has the account a trial that is over? */
export function isTrialOver({ clock }: Pick<Deps, 'clock'>, { trialEndsAt }: Account): boolean {
  return trialEndsAt !== null && trialEndsAt <= clock.now()
}

/**
 * Lets in who has proved to own an account: at once, or with a ticket for the second step where he has a second factor. A
 * passkey is both, as the device verifies its user. Throws `auth.account-disabled`, `trial.over`.
 */
export async function enter(
  deps: Deps,
  { account, place, method }: Entry & { method: SignInMethod },
): Promise<SignInAnswer> {
  refuseClosed(deps, account)
  if (method === 'passkey')
    return { token: await startSession(deps, { account, place, method, hasSecondFactor: true }) }
  const factors = listSecondFactors(await getFactors(deps.db, account.userId))
  if (factors.length === 0)
    return { token: await startSession(deps, { account, place, method, hasSecondFactor: false }) }
  const ticket = createToken()
  await inTransaction(deps.db, async (tx) => {
    await refuseChanged(tx, account)
    await insertStep(tx, { userId: account.userId, method, ticket, now: deps.clock.now() })
  })
  return { secondStep: { ticket, factors } }
}

/**
 * Locks the user, and refuses where something about how he signs in has changed since he was read and proved it: it is asked
 * for anew. Whoever changes it locks him as well, and ends the sessions that there are by then. Throws
 * `auth.account-changed`, `auth.account-disabled`.
 */
async function refuseChanged(tx: Tx, { userId, signInVersion }: Account): Promise<void> {
  const held = await lockSignIn(tx, userId)
  if (held?.isDisabled === true) throw new AppError('auth.account-disabled')
  if (held?.signInVersion !== signInVersion) throw new AppError('auth.account-changed')
}

/** Only whoever has proved to own the account is told. */
export function refuseClosed(deps: Deps, account: Account): void {
  const { userId } = account
  if (account.isDisabled) {
    logSecurity(deps.logger, { event: 'login-failed', userId, reason: 'disabled' })
    throw new AppError('auth.account-disabled')
  }
  if (isTrialOver(deps, account)) {
    logSecurity(deps.logger, { event: 'login-failed', userId, reason: 'trial-over' })
    throw new AppError('trial.over')
  }
}

type Proved = Entry & {
  method: SignInMethod
  hasSecondFactor: boolean
  /** Of the first step, which ends by this. */
  ticket?: string
}

/**
 * Starts the session of who has proved all that is asked of him; a mail tells him where he was never signed in before. Throws
 * `auth.account-changed`, `auth.account-disabled`, `second-factor.ticket-over`.
 */
export async function startSession(
  deps: Deps,
  { account, place, method, hasSecondFactor, ticket }: Proved,
): Promise<string> {
  const token = createToken()
  const now = deps.clock.now()
  const { userId } = account
  const { address, locale } = place
  const userAgent = place.userAgent.slice(0, 500)
  const expiresAt = new Date(now.getTime() + deps.config.MERLEG_SESSION_HOURS * 3_600_000)
  const origin = { method, hasSecondFactor, userAgent, address }
  await inTransaction(deps.db, async (tx) => {
    await refuseChanged(tx, account)
    if (ticket !== undefined && !(await deleteStep(tx, ticket))) throw new AppError('second-factor.ticket-over')
    // Tries are counted of passwords alone.
    if (method === 'password') await forgiveLoginAttempts(tx, { ...account, address, now })
    else await keepOwnAddress(tx, { userId, address, now })
    await createSession(tx, { userId, token, now, expiresAt, origin })
    await updateLastLogin(tx, { userId, now, locale })
    const isNew = !account.isDemo && (await keepDevice(tx, { userId, device: deviceOf(place), now }))
    if (isNew) await noticeSecurity(tx, deps, { userId, notice: { kind: 'new-device', userAgent, address } })
  })
  logSecurity(deps.logger, { event: 'login', userId, method })
  return token
}

/** A program without a key of its own is known by what it calls itself and from where it comes. */
function deviceOf({ device, userAgent, address }: SignInPlace): string {
  return device === undefined ? `from ${toAddressKey(address)} ${userAgent}` : `key ${device}`
}
