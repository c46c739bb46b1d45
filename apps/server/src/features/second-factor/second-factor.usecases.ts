import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { encode } from 'uqr'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import { findAccountOf } from '../auth/accounts.repository.ts'
import { noticeAdministrators } from '../auth/administrator-notices.usecases.ts'
import { refuseDemoAccount } from '../auth/confirmation.usecases.ts'
import { deleteFactors, type Factors, getFactors } from '../auth/factors.repository.ts'
import { noticeSecurity } from '../auth/security-notices.usecases.ts'
import { endSignInsUnderWay } from '../auth/sign-in-steps.repository.ts'
import { updateSecondFactorOfSessions } from '../users/own-sessions.repository.ts'
import { deleteSessionsOfUser } from '../users/sessions.repository.ts'
import { lockUser } from '../users/user-lock.repository.ts'
import { appUrl, generateAppSecret } from './authenticator-app.ts'
import { checkFirstCode, sealAppSecret } from './check-code.usecases.ts'
import { deleteCodes, replaceCodes } from './recovery-codes.repository.ts'
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts'
import { deleteSecret, insertSecret, updateSecretConfirmed } from './totp-secrets.repository.ts'

/** A secret for an app that is to be set up. Throws the refusals of the call. */
export async function startApp(
  deps: Deps,
  user: SessionUser,
): Promise<{ secret: string; url: string; squares: string[] }> {
  await refuseDemoAccount(deps, user)
  const { userId, email } = user
  const secret = generateAppSecret()
  const sealed = await sealAppSecret(deps, { userId, secret })
  if (!(await insertSecret(deps.db, { userId, sealed, now: deps.clock.now() })))
    throw new AppError('second-factor.already-set')
  const url = appUrl({ secret, email })
  return { secret, url, squares: encode(url).data.map((row) => row.map(Number).join('')) }
}

/** Sets the app up by a code of it; answers new recovery codes where there were none. Throws the refusals of the call. */
export async function confirmApp(deps: Deps, user: SessionUser, code: string): Promise<string[] | null> {
  await refuseDemoAccount(deps, user)
  const sealed = await checkFirstCode(deps, user, code)
  const { userId } = user
  const codes = await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const before = await getFactors(tx, userId)
    // A secret that was begun anew meanwhile is in no app whose code was shown.
    if (!(await updateSecretConfirmed(tx, { userId, sealed, now: deps.clock.now() })))
      throw before.appSince === null
        ? new AppError('second-factor.code-wrong', { fields: { code: 'wrong-code' } })
        : new AppError('second-factor.already-set')
    await noticeSecurity(tx, deps, { userId, notice: { kind: 'app-set' } })
    return beginWithFactor(tx, { user, before })
  })
  deps.sessions.clear()
  logSecurity(deps.logger, { event: 'app-set', userId })
  return codes
}

/**
 * What follows from another factor of a user: this session counts as begun by two, those begun without one end, and there
 * are recovery codes; new ones are answered where there were none.
 */
export async function beginWithFactor(
  tx: Tx,
  { user: { userId, sessionId }, before }: { user: SessionUser; before: Factors },
): Promise<string[] | null> {
  await updateSecondFactorOfSessions(tx, { userId, sessionId, hasSecondFactor: true })
  await endSignInsUnderWay(tx, userId)
  const hadNone = before.appSince === null && before.passkeys === 0
  if (hadNone) await deleteSessionsOfUser(tx, { userId, exceptSessionId: sessionId })
  return hadNone || before.recoveryCodesLeft === 0 ? putCodes(tx, userId) : null
}

async function putCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = generateRecoveryCodes()
  await replaceCodes(tx, { userId, hashes: codes.map((code) => hashRecoveryCode(userId, code)) })
  return codes
}

/** Throws the refusals of the call. */
export async function removeApp(deps: Deps, user: SessionUser): Promise<void> {
  const { userId } = user
  await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const { appSince, passkeys, isRequired } = await getFactors(tx, userId)
    if (appSince === null) throw new AppError('second-factor.not-set')
    if (passkeys === 0 && isRequired) throw new AppError('second-factor.last-one')
    await deleteSecret(tx, userId)
    await noticeSecurity(tx, deps, { userId, notice: { kind: 'app-removed' } })
    await noticeFactorRemoved(tx, deps, userId)
    await endWithoutFactor(tx, userId)
  })
  deps.sessions.clear()
  logSecurity(deps.logger, { event: 'app-removed', userId })
}

/** What follows where a factor is gone: without any, recovery codes open nothing, and no session counts as begun by two. */
export async function endWithoutFactor(tx: Tx, userId: string): Promise<void> {
  await endSignInsUnderWay(tx, userId)
  const { appSince, passkeys } = await getFactors(tx, userId)
  if (appSince !== null || passkeys > 0) return
  await deleteCodes(tx, userId)
  await updateSecondFactorOfSessions(tx, { userId, hasSecondFactor: false })
}

/** New recovery codes in place of all former ones. Throws the refusals of the call. */
export async function renewRecoveryCodes(deps: Deps, user: SessionUser): Promise<string[]> {
  const { userId } = user
  const codes = await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const { appSince, passkeys } = await getFactors(tx, userId)
    if (appSince === null && passkeys === 0) throw new AppError('second-factor.not-set')
    await noticeSecurity(tx, deps, { userId, notice: { kind: 'recovery-codes-made' } })
    return putCodes(tx, userId)
  })
  logSecurity(deps.logger, { event: 'recovery-codes-made', userId })
  return codes
}

type ResetDeps = Pick<Deps, 'jobs' | 'clock' | 'config' | 'logger'> & { db: Db }

/** Takes every factor beside the password away, and ends every session: for who has lost them all, by the operator. */
export async function resetSecondFactor(
  deps: ResetDeps,
  { userId, subscriberId }: { userId: string; subscriberId: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await takeFactorsAway(tx, deps, { userId, by: 'provider' })
    const subject = { id: userId, name: null }
    await recordProviderAct(tx, { subscriberId, act: 'second-factor-reset', subject, now: deps.clock.now() })
  })
  logSecurity(deps.logger, { event: 'second-factor-reset', userId })
}

/** The same within the transaction of whoever may; the user and the administrators of his subscriber are told by mail. */
export async function takeFactorsAway(
  tx: Tx,
  deps: Omit<ResetDeps, 'db'>,
  { userId, by }: { userId: string; by: 'provider' | 'administrator' },
): Promise<void> {
  await lockUser(tx, userId)
  await deleteFactors(tx, userId)
  await endSignInsUnderWay(tx, userId)
  await deleteSessionsOfUser(tx, { userId })
  const kind = by === 'provider' ? 'second-factor-reset' : 'second-factor-reset-by-administrator'
  await noticeSecurity(tx, deps, { userId, notice: { kind } })
  await noticeFactorRemoved(tx, deps, userId)
}

/** Tells the administrators; the user himself has a mail of his own. */
export async function noticeFactorRemoved(tx: Tx, deps: Omit<ResetDeps, 'db'>, userId: string): Promise<void> {
  const account = await findAccountOf(tx, userId)
  if (account === null) return
  const { subscriberId, name, email } = account
  const notice = { kind: 'factor-removed', user: { name, email } } as const
  await noticeAdministrators(tx, deps, { subscriberId, notice, exceptUserId: userId })
}
