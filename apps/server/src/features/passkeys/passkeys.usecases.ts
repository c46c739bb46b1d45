import type { SignInAnswer } from '@merleg/contract/auth.contract'
import {
  type PasskeyAssertion,
  PasskeyCreation,
  type PasskeyRegistration,
  type PasskeyRequest,
  PASSKEYS_MAX,
} from '@merleg/contract/passkeys.contract'
import { inTransaction } from '@merleg/db/transaction'
import type { z } from 'zod'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { findAccountOf } from '../auth/accounts.repository.ts'
import { checkOwnPassword, confirmSession, refuseDemoAccount } from '../auth/confirmation.usecases.ts'
import { enter, type SignInPlace } from '../auth/enter.usecases.ts'
import { getFactors } from '../auth/factors.repository.ts'
import { countSignInStart } from '../auth/login-throttle.usecases.ts'
import { noticeSecurity } from '../auth/security-notices.usecases.ts'
import { beginWithFactor, endWithoutFactor, noticeFactorRemoved } from '../second-factor/second-factor.usecases.ts'
import { findAccountOfTicket, finishSecondStep } from '../second-factor/second-step.usecases.ts'
import { lockUser } from '../users/user-lock.repository.ts'
import { CHALLENGE_MINUTES, insertChallenge, takeChallenge } from './passkey-challenges.repository.ts'
import {
  deletePasskey,
  insertPasskey,
  listPasskeys,
  type NewPasskey,
  type StoredPasskey,
  updatePasskeyName,
} from './passkeys.repository.ts'
import { relyingPartyOf } from './relying-party.ts'
import { askForPasskey, readChallenge, userHandleOf, verifyPasskey } from './verify-passkey.usecases.ts'

type Asked = z.infer<typeof PasskeyRequest>

/** Asks whoever wants to sign in for a passkey, or for one of the user of a ticket. Throws the refusals of the call. */
export async function startSignIn(
  deps: Deps,
  { ticket, address }: { ticket: string | undefined; address: string },
): Promise<Asked> {
  await countSignInStart(deps, address)
  if (ticket === undefined) return askForPasskey(deps, { purpose: 'sign-in', userId: null })
  const { account } = await findAccountOfTicket(deps, ticket)
  return askForPasskey(deps, { purpose: 'second-step', userId: account.userId })
}

type Answer = { ticket: string | undefined; assertion: PasskeyAssertion }

/** Lets in who has the passkey. Throws the refusals of the call. */
export async function finishSignIn(
  deps: Deps,
  { ticket, assertion }: Answer,
  place: SignInPlace,
): Promise<SignInAnswer> {
  if (ticket !== undefined) {
    const { step, account } = await findAccountOfTicket(deps, ticket)
    await verifyPasskey(deps, { assertion, purpose: 'second-step', userId: account.userId })
    return { token: await finishSecondStep(deps, { step, ticket, account, place }) }
  }
  const { userId, signInVersion } = await verifyPasskey(deps, { assertion, purpose: 'sign-in', userId: null })
  const account = await findAccountOf(deps.db, userId)
  if (account === null || account.isDemo) throw new AppError('passkey.refused')
  return enter(deps, { account: { ...account, signInVersion }, place, method: 'passkey' })
}

/** Asks for a passkey who has given his password: what is asked then stands for it. Throws the refusals of the call. */
export async function startConfirmation(
  deps: Deps,
  user: SessionUser,
  given: { password: string; address: string },
): Promise<Asked> {
  const { userId } = user
  await checkOwnPassword(deps, user, given)
  if ((await getFactors(deps.db, userId)).passkeys === 0) throw new AppError('second-factor.not-set')
  return askForPasskey(deps, { purpose: 'confirm', userId })
}

/** Throws `passkey.refused`. */
export async function finishConfirmation(deps: Deps, user: SessionUser, assertion: PasskeyAssertion): Promise<void> {
  await verifyPasskey(deps, { assertion, purpose: 'confirm', userId: user.userId })
  await confirmSession(deps, user)
}

/** What the browser makes a passkey of. Throws the refusals of the call. */
export async function startAdding(deps: Deps, user: SessionUser): Promise<z.infer<typeof PasskeyCreation>> {
  await refuseDemoAccount(deps, user)
  const { userId, email, name } = user
  const passkeys = await listPasskeys(deps.db, userId)
  if (passkeys.length >= PASSKEYS_MAX) throw new AppError('passkey.too-many')
  const party = relyingPartyOf(deps.config)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(userHandleOf(userId), 'base64url')),
    timeout: CHALLENGE_MINUTES * 60_000,
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await insertChallenge(deps.db, { challenge: options.challenge, purpose: 'add', userId, now: deps.clock.now() })
  return PasskeyCreation.parse(options)
}

type Made = { name: string; registration: PasskeyRegistration }

/** Keeps a passkey; answers recovery codes where there were none. Throws the refusals of the call. */
export async function finishAdding(deps: Deps, user: SessionUser, made: Made): Promise<string[] | null> {
  await refuseDemoAccount(deps, user)
  const { userId } = user
  const passkey = { ...(await verifyRegistration(deps, user, made)), userId, now: deps.clock.now() }
  const { passkeyId, codes } = await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const before = await getFactors(tx, userId)
    if (before.passkeys >= PASSKEYS_MAX) throw new AppError('passkey.too-many')
    const id = await insertPasskey(tx, passkey)
    if (id === null) throw new AppError('passkey.refused')
    await noticeSecurity(tx, deps, { userId, notice: { kind: 'passkey-added', name: passkey.name } })
    return { passkeyId: id, codes: await beginWithFactor(tx, { user, before }) }
  })
  deps.sessions.clear()
  logSecurity(deps.logger, { event: 'passkey-added', userId, passkeyId })
  return codes
}

async function verifyRegistration(
  { db, clock, config, logger }: Deps,
  { userId }: SessionUser,
  { name, registration }: Made,
): Promise<Omit<NewPasskey, 'userId' | 'now'>> {
  const { clientDataJSON, attestationObject, transports = [] } = registration.response
  const challenge = readChallenge(clientDataJSON)
  const asked = await takeChallenge(db, { challenge, purpose: 'add', now: clock.now() })
  const { id, origins } = relyingPartyOf(config)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const verified =
    asked?.userId === userId
      ? await verifyRegistrationResponse({
          response: { ...registration, response: { clientDataJSON, attestationObject, transports } },
          expectedChallenge: challenge,
          expectedOrigin: origins,
          expectedRPID: id,
          requireUserVerification: true,
        }).catch(() => null)
      : null
  if (verified?.verified !== true) {
    logSecurity(logger, { event: 'passkey-refused', userId, reason: 'registration' })
    throw new AppError('passkey.refused')
  }
  const { credential, credentialBackedUp: isSynced } = verified.registrationInfo
  const { id: credentialId, publicKey, counter } = credential
  const plainName = toSingleLine(name)
  if (plainName === '') throw new AppError('validation.failed', { fields: { name: 'too_small' } })
  return { credentialId, publicKey, counter, transports, name: plainName, isSynced }
}

/** Throws `validation.failed`. */
export async function rename({ db }: Deps, { passkeyId }: Owned<StoredPasskey>, typed: string): Promise<void> {
  const name = toSingleLine(typed)
  if (name === '') throw new AppError('validation.failed', { fields: { name: 'too_small' } })
  await updatePasskeyName(db, { passkeyId, name })
}

/** Throws `second-factor.last-one`. */
export async function remove(deps: Deps, { passkeyId, userId, name }: Owned<StoredPasskey>): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId)
    const { appSince, passkeys, isRequired } = await getFactors(tx, userId)
    if (isRequired && appSince === null && passkeys <= 1) throw new AppError('second-factor.last-one')
    await deletePasskey(tx, passkeyId)
    await noticeSecurity(tx, deps, { userId, notice: { kind: 'passkey-removed', name } })
    await noticeFactorRemoved(tx, deps, userId)
    await endWithoutFactor(tx, userId)
  })
  deps.sessions.clear()
  logSecurity(deps.logger, { event: 'passkey-removed', userId, passkeyId })
}
