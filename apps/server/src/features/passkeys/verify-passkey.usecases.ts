import { type PasskeyAssertion, PasskeyRequest } from '@merleg/contract/passkeys.contract'
import { z } from 'zod'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { logSecurity } from '../../shared/security-log.ts'
import {
  CHALLENGE_MINUTES,
  type ChallengePurpose,
  insertChallenge,
  takeChallenge,
} from './passkey-challenges.repository.ts'
import { findPasskey, listPasskeys, type StoredPasskey, updatePasskeyUsed } from './passkeys.repository.ts'
import { relyingPartyOf } from './relying-party.ts'

/** What the browser itself says of what it signed for; its signature covers it. */
const ClientData = z.looseObject({ challenge: z.string().min(1).max(200) })

/** The challenge in what a browser sends. Throws `passkey.refused`. */
export function readChallenge(clientDataJson: string): string {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))).challenge
  } catch {
    throw new AppError('passkey.refused')
  }
}

/** What a device is asked to sign: by a passkey of the user, or where he is not known yet by whichever it offers. */
export async function askForPasskey(
  { db, clock, config }: Deps,
  { purpose, userId }: { purpose: ChallengePurpose; userId: string | null },
): Promise<z.infer<typeof PasskeyRequest>> {
  const passkeys = userId === null ? [] : await listPasskeys(db, userId)
  // Three hundred modules, which are read where somebody uses a passkey: no start waits for them.
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(config).id,
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
  })
  await insertChallenge(db, { challenge: options.challenge, purpose, userId, now: clock.now() })
  return PasskeyRequest.parse(options)
}

type Answered = { assertion: PasskeyAssertion; purpose: ChallengePurpose; userId: string | null }

/** The passkey that signed what was asked; `userId` where it must be one of his. Throws `passkey.refused`. */
export async function verifyPasskey(deps: Deps, { assertion, purpose, userId }: Answered): Promise<StoredPasskey> {
  const { db, clock, config } = deps
  const challenge = readChallenge(assertion.response.clientDataJSON)
  const asked = await takeChallenge(db, { challenge, purpose, now: clock.now() })
  if (asked === null || asked.userId !== userId) return refuse(deps, { userId, reason: 'challenge' })
  const passkey = await findPasskey(db, assertion.id)
  if (passkey === null) return refuse(deps, { userId, reason: 'unknown' })
  if (userId !== null && passkey.userId !== userId) return refuse(deps, { userId, reason: 'other-user' })
  const { userHandle, clientDataJSON, authenticatorData, signature } = assertion.response
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.userId))
    return refuse(deps, { userId: passkey.userId, reason: 'other-user' })
  const { id, origins } = relyingPartyOf(config)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, response: { clientDataJSON, authenticatorData, signature } },
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(() => null)
  if (verified?.verified !== true) return refuse(deps, { userId: passkey.userId, reason: 'signature' })
  const { newCounter: counter, credentialBackedUp: isSynced } = verified.authenticationInfo
  const used = { passkeyId: passkey.passkeyId, counter, isSynced, now: clock.now() }
  if (!(await updatePasskeyUsed(db, used))) return refuse(deps, { userId: passkey.userId, reason: 'counter' })
  return passkey
}

/** By what a device keeps passkeys of several users apart: says nothing of a person. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId, 'utf8').toString('base64url')
}

function refuse({ logger }: Deps, { userId, reason }: { userId: string | null; reason: string }): never {
  logSecurity(logger, { event: 'passkey-refused', userId, reason })
  throw new AppError('passkey.refused')
}
