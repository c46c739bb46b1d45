import { inTransaction } from '@merleg/db/transaction'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { openSecret, SecretUnreadable } from '../../shared/secret-box.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { countSecondFactor, forgiveSecondFactor } from '../auth/login-throttle.usecases.ts'
import { noticeSecurity } from '../auth/security-notices.usecases.ts'
import { seal, type SealDeps } from '../users/seal.usecases.ts'
import { findStepOfCode, latestStep } from './authenticator-app.ts'
import { useCode } from './recovery-codes.repository.ts'
import { hashRecoveryCode } from './recovery-codes.ts'
import {
  countWrongCode,
  findSecret,
  type StoredSecret,
  takeStep,
  updateSecretUnlocked,
} from './totp-secrets.repository.ts'

type Owner = { userId: string; email: string }
type Outcome = 'right' | 'code' | 'replayed' | 'locked'

/**
 * Wrong codes of an app in 24 hours from which on none is taken, until a recovery code is. What rests for a quarter of an
 * hour after five tries could be guessed at 480 times a day.
 */
const MOST_WRONG_CODES = 50

/** The secret of an app as it is stored; elsewhere it cannot be opened. Throws `secrets.key-missing`. */
export function sealAppSecret(deps: SealDeps, of: { userId: string; secret: string }): Promise<string> {
  return seal(deps, { secret: of.secret, about: aboutOf(of.userId) })
}

const aboutOf = (userId: string): string => `authenticator app ${userId}`

/**
 * Takes a code of the app, or a recovery code, of a user who has them. A code works once. Throws `second-factor.code-wrong`,
 * `second-factor.locked`, `second-factor.unreadable`, `auth.too-many-attempts`.
 */
export async function checkCode(deps: Deps, owner: Owner, code: string): Promise<void> {
  const digits = code.replaceAll(/\s/g, '')
  const isOfApp = /^\d{6}$/.test(digits)
  const app = isOfApp ? await openSetUpApp(deps, owner) : null
  await countTry(deps, owner)
  const outcome = isOfApp
    ? await checkAppCode(deps, owner, { code: digits, app })
    : await checkRecoveryCode(deps, owner, code)
  await settle(deps, owner, outcome)
}

/**
 * Takes the first code of an app, by which it is set up; answers the secret that it proves, as it is stored. Throws the
 * same, and `second-factor.not-set`, `second-factor.already-set`.
 */
export async function checkFirstCode(deps: Deps, owner: Owner, code: string): Promise<string> {
  const stored = await findSecret(deps.db, owner.userId)
  if (stored === null) throw new AppError('second-factor.not-set')
  if (stored.isConfirmed) throw new AppError('second-factor.already-set')
  const app = await openApp(deps, owner, stored)
  await countTry(deps, owner)
  await settle(deps, owner, await checkAppCode(deps, owner, { code: code.replaceAll(/\s/g, ''), app }))
  return stored.sealed
}

async function countTry(deps: Deps, { userId, email }: Owner): Promise<void> {
  const tooMany = await countSecondFactor(deps, email)
  if (tooMany === null) return
  // Whoever gets here knows the password: its owner should hear of it.
  if (tooMany.isFirst)
    await inTransaction(deps.db, (tx) =>
      noticeSecurity(tx, deps, { userId, notice: { kind: 'second-factor-guessed' } }),
    )
  throw new AppError('auth.too-many-attempts', { retryAfterSeconds: tooMany.retryAfterSeconds })
}

type OpenApp = StoredSecret & { secret: string }

async function openSetUpApp(deps: Deps, owner: Owner): Promise<OpenApp | null> {
  const stored = await findSecret(deps.db, owner.userId)
  return stored?.isConfirmed === true ? openApp(deps, owner, stored) : null
}

/** Before a try is counted: what cannot be read says nothing of the code. */
async function openApp({ config, logger }: Deps, { userId }: Owner, stored: StoredSecret): Promise<OpenApp> {
  try {
    return { ...stored, secret: await openSecret(config, { stored: stored.sealed, about: aboutOf(userId) }) }
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error
    logger.error({ err: error, userId }, 'no code of an app can be checked: the key of the installation is missing')
    throw new AppError('second-factor.unreadable')
  }
}

async function checkAppCode(
  deps: Deps,
  { userId }: Owner,
  { code, app }: { code: string; app: OpenApp | null },
): Promise<Outcome> {
  if (app === null) return 'code'
  const { sealed, secret, isConfirmed, isLocked } = app
  if (isLocked) return 'locked'
  const { db, clock } = deps
  const now = clock.now()
  const step = findStepOfCode({ secret, code, now })
  if (step === null) {
    if (isConfirmed) await countWrong(deps, userId)
    return 'code'
  }
  return (await takeStep(db, { userId, sealed, step, latestStep: latestStep(now) })) ? 'right' : 'replayed'
}

async function countWrong(deps: Deps, userId: string): Promise<void> {
  const isLockedNow = await inTransaction(deps.db, async (tx) => {
    const isLocked = await countWrongCode(tx, { userId, most: MOST_WRONG_CODES, now: deps.clock.now() })
    if (isLocked) await noticeSecurity(tx, deps, { userId, notice: { kind: 'second-factor-locked' } })
    return isLocked
  })
  if (isLockedNow) logSecurity(deps.logger, { event: 'second-factor-locked', userId })
}

async function checkRecoveryCode(deps: Deps, { userId }: Owner, code: string): Promise<Outcome> {
  const left = await inTransaction(deps.db, async (tx) => {
    const codeHash = hashRecoveryCode(userId, code)
    const found = await useCode(tx, { userId, codeHash, now: deps.clock.now() })
    if (found === null) return null
    await updateSecretUnlocked(tx, userId)
    await noticeSecurity(tx, deps, { userId, notice: { kind: 'recovery-code-used', left: found } })
    return found
  })
  if (left === null) return 'code'
  logSecurity(deps.logger, { event: 'recovery-code-used', userId })
  return 'right'
}

async function settle(deps: Deps, { userId, email }: Owner, outcome: Outcome): Promise<void> {
  if (outcome === 'right') return forgiveSecondFactor(deps.db, email)
  logSecurity(deps.logger, { event: 'second-factor-failed', userId, reason: outcome })
  if (outcome === 'locked') throw new AppError('second-factor.locked')
  throw new AppError('second-factor.code-wrong', { fields: { code: 'wrong-code' } })
}
