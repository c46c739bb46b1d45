import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { GRANTING_CLAIMS } from '@merleg/domain/claims'
import { trialEnd } from '@merleg/domain/trial'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { sendMailLaterJob } from '../../shared/mail.ts'
import { hashPassword } from '../../shared/passwords.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { countWrongTrialLink } from '../auth/login-throttle.usecases.ts'
import { judgePassword } from '../users/password-choice.usecases.ts'
import { lockAddress } from '../users/user-lock.repository.ts'
import { insertSubscriber, insertUser } from '../users/users.repository.ts'
import { findTrialRefusal, publicUrl } from './answer-trial.usecases.ts'
import { renderTrialStarted, renderTrialWelcome } from './trial.mails.ts'
import { findLiveTrial, type LiveTrial } from './trial-links.repository.ts'
import { lockCompany, updateTrialStarted } from './trial-requests.repository.ts'

type Starting = { token: string; password: string; address: string }

/**
 * Begins a trial: a subscriber of its own with every module, and its user. The token works once; of two links to trials of
 * one company the first begins one. Throws `trial.link-invalid`, `trial.not-possible`, `trial.known-address`, and what is
 * wrong with the password.
 */
export async function startTrial(deps: Deps, { token, password, address }: Starting): Promise<{ endsAt: Date }> {
  const found = await findLiveTrial(deps.db, { token, now: deps.clock.now() })
  if (!found) {
    const retryAfterSeconds = await countWrongTrialLink(deps, address)
    if (retryAfterSeconds !== null) throw new AppError('trial.too-many', { retryAfterSeconds })
    throw new AppError('trial.link-invalid')
  }
  const owner = { name: found.name, email: found.email, phone: '', subscriberName: found.companyName }
  const fault = await judgePassword(password, owner)
  if (fault !== null) throw new AppError(`password.${fault}`, { fields: { password: fault } })
  // Hashing is slow work: not while a row is locked.
  const passwordHash = await hashPassword(password)
  const { userId, endsAt } = await inTransaction(deps.db, async (tx) => {
    // What becomes of a company, and of an address, is decided once, whoever else is at it.
    await lockCompany(tx, found.taxStem)
    await lockAddress(tx, found.email)
    const trial = await findLiveTrial(tx, { token, now: deps.clock.now() })
    if (!trial) throw new AppError('trial.link-invalid')
    const refusal = await findTrialRefusal(tx, trial)
    if (refusal !== null) throw new AppError(refusal === 'known-address' ? 'trial.known-address' : 'trial.not-possible')
    return makeTrial(deps, tx, { trial, passwordHash })
  })
  logSecurity(deps.logger, { event: 'trial-started', userId })
  return { endsAt }
}

async function makeTrial(
  { clock, config, jobs }: Deps,
  tx: Tx,
  { trial, passwordHash }: { trial: LiveTrial; passwordHash: string },
): Promise<{ userId: string; endsAt: Date }> {
  const { requestId, email, name, companyName, taxStem } = trial
  const now = clock.now()
  const endsAt = trialEnd(now)
  const subscriber = { name: companyName, claims: GRANTING_CLAIMS, trialEndsAt: endsAt, taxStem }
  const subscriberId = await insertSubscriber(tx, subscriber)
  const userId = await insertUser(tx, {
    subscriberId,
    email,
    name,
    passwordHash,
    isDemo: false,
    role: 'administrator',
  })
  await updateTrialStarted(tx, { requestId, subscriberId, now })
  await jobs.enqueueAll(tx, sendMailLaterJob, [
    renderTrialWelcome({ ...trial, endsAt, publicUrl: publicUrl(config) }),
    renderTrialStarted({ trial, endsAt, to: config.MERLEG_SALES_EMAIL }),
  ])
  return { userId, endsAt }
}
