import type { SignInAnswer } from '@merleg/contract/auth.contract'
import { IDENTITIES_MAX } from '@merleg/contract/oidc.contract'
import { loginPage, signInCallbackPage } from '@merleg/contract/pages'
import { inTransaction } from '@merleg/db/transaction'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  randomPKCECodeVerifier,
} from 'openid-client'
import { AppError } from '../../app/app-error.ts'
import { type Config, oidcProviderName, publicUrlOf } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { findAccountOf } from '../auth/accounts.repository.ts'
import { refuseDemoAccount } from '../auth/confirmation.usecases.ts'
import { enter, type SignInPlace } from '../auth/enter.usecases.ts'
import { countSignInStart } from '../auth/login-throttle.usecases.ts'
import { noticeSecurity } from '../auth/security-notices.usecases.ts'
import { findSession } from '../users/own-sessions.repository.ts'
import { createToken } from '../users/tokens.ts'
import { lockUser } from '../users/user-lock.repository.ts'
import { endSignInsUnderWay } from '../auth/sign-in-steps.repository.ts'
import { insertAttempt, takeAttempt } from './oidc-attempts.repository.ts'
import { connectOidc, toOidcRefusal } from './oidc-connection.ts'
import {
  deleteIdentity,
  findUserOf,
  type Identity,
  insertIdentity,
  listIdentities,
  type Subject,
  updateIdentityUsed,
} from './oidc-identities.repository.ts'

/** What the provider sent the browser back with, and the key that the browser kept. */
export type Return = {
  key: string
  state: string
  code?: string | undefined
  iss?: string | undefined
  error?: string | undefined
}

/** Begins a sign-in. Throws `oidc.not-configured`, `oidc.provider-down`, `auth.too-many-attempts`. */
export async function startSignIn(deps: Deps, address: string): Promise<{ url: string; key: string }> {
  await countSignInStart(deps, address)
  return startAttempt(deps, null)
}

/** Begins linking. Throws besides `auth.demo-account`, `oidc.too-many`. */
export async function startLink(deps: Deps, user: SessionUser, address: string): Promise<{ url: string; key: string }> {
  await refuseDemoAccount(deps, user)
  if ((await listIdentities(deps.db, user.userId)).length >= IDENTITIES_MAX) throw new AppError('oidc.too-many')
  await countSignInStart(deps, address)
  return startAttempt(deps, user.userId)
}

async function startAttempt(deps: Deps, userId: string | null): Promise<{ url: string; key: string }> {
  const { db, clock, config } = deps
  const connection = await connectOidc(deps)
  const [state, nonce, key, codeVerifier] = [createToken(), createToken(), createToken(), randomPKCECodeVerifier()]
  await insertAttempt(db, { state, key, userId, nonce, codeVerifier, now: clock.now() })
  const { MERLEG_OIDC_PROMPT: prompt } = config
  const { href } = buildAuthorizationUrl(connection, {
    redirect_uri: callbackUrl(config).href,
    scope: 'openid email',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    ...(prompt === undefined ? {} : { prompt }),
  })
  return { url: href, key }
}

/** Lets in whom the identity is linked to, and nobody by his address. Throws the refusals of the call. */
export async function finishSignIn(deps: Deps, returned: Return, place: SignInPlace): Promise<SignInAnswer> {
  const identity = await readIdentity(deps, { returned, userId: null })
  const userId = await findUserOf(deps.db, identity)
  const account = userId === null ? null : await findAccountOf(deps.db, userId)
  // Asked again once the account was read: whoever unlinks it from now on ends this sign-in.
  const isLinked = userId !== null && (await findUserOf(deps.db, identity)) === userId
  if (account === null || account.isDemo || !isLinked) {
    logSecurity(deps.logger, { event: 'login-failed', userId, reason: 'not-linked' })
    throw new AppError('oidc.not-linked')
  }
  await updateIdentityUsed(deps.db, { ...identity, now: deps.clock.now() })
  return enter(deps, { account, place, method: 'oidc' })
}

/** Links the identity to the user who began. Throws the refusals of the call. */
export async function finishLink(deps: Deps, user: SessionUser, returned: Return): Promise<void> {
  const { userId } = user
  const { label, ...subject } = await readIdentity(deps, { returned, userId })
  const identityId = await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, userId)
    if ((await findUserOf(tx, subject)) === userId) return null
    if ((await listIdentities(tx, userId)).length >= IDENTITIES_MAX) throw new AppError('oidc.too-many')
    const made = await insertIdentity(tx, { ...subject, userId, label, now: deps.clock.now() })
    if (made === null) throw new AppError('oidc.identity-taken')
    await noticeSecurity(tx, deps, { userId, notice: { kind: 'identity-linked', provider: nameOf(deps), label } })
    return made
  })
  if (identityId !== null) logSecurity(deps.logger, { event: 'oidc-linked', userId, identityId })
}

export async function unlink(deps: Deps, { identityId, userId, label }: Owned<Identity>): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // What the identity proved before signs in no more.
    await endSignInsUnderWay(tx, userId)
    await deleteIdentity(tx, identityId)
    await noticeSecurity(tx, deps, { userId, notice: { kind: 'identity-unlinked', provider: nameOf(deps), label } })
  })
  logSecurity(deps.logger, { event: 'oidc-unlinked', userId, identityId })
}

/** Where the session at the provider is ended, for a session that it began; null where the provider has no such place. */
export async function findLogoutUrl(deps: Deps, { sessionId }: SessionUser): Promise<string | null> {
  const { db, config } = deps
  if (config.MERLEG_OIDC_ISSUER === undefined || (await findSession(db, sessionId))?.method !== 'oidc') return null
  const connection = await connectOidc(deps).catch(() => null)
  if (connection?.serverMetadata().end_session_endpoint === undefined) return null
  const back = new URL(loginPage(), publicUrlOf(config)).href
  return buildEndSessionUrl(connection, { post_logout_redirect_uri: back }).href
}

type Asked = { returned: Return; userId: string | null }

/** Who came back from the provider, by its signed word. */
async function readIdentity(deps: Deps, { returned, userId }: Asked): Promise<Subject & { label: string }> {
  const { db, clock, config, logger } = deps
  const connection = await connectOidc(deps)
  const { state, key } = returned
  const attempt = await takeAttempt(db, { state, key, userId, now: clock.now() })
  if (attempt === null) {
    logSecurity(logger, { event: 'oidc-refused', userId, reason: 'no-attempt' })
    throw new AppError('oidc.attempt-over')
  }
  const checks = { expectedState: state, expectedNonce: attempt.nonce, pkceCodeVerifier: attempt.codeVerifier }
  const answer = await authorizationCodeGrant(connection, answerUrl(config, returned), checks).catch(
    (error: unknown) => {
      const found = toOidcRefusal(error)
      if (found === null) throw error
      logSecurity(logger, { event: 'oidc-refused', userId, reason: found.reason })
      throw found.refusal
    },
  )
  const claims = answer.claims()
  if (claims === undefined) throw new AppError('oidc.refused')
  const { iss, sub, email, name } = claims
  const label = [email, name].find((text): text is string => typeof text === 'string' && text !== '') ?? sub
  return { issuer: iss, subject: sub, label: toSingleLine(label).slice(0, 254) }
}

/** The address as the provider wrote it, without anything that a browser might have added. */
function answerUrl(config: Config, { state, code, iss, error }: Return): URL {
  const url = callbackUrl(config)
  for (const [name, value] of Object.entries({ state, code, iss, error }))
    if (value !== undefined) url.searchParams.set(name, value)
  return url
}

function callbackUrl(config: Config): URL {
  return new URL(signInCallbackPage(), publicUrlOf(config))
}

function nameOf({ config }: Deps): string {
  return oidcProviderName(config) ?? ''
}
