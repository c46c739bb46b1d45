import { resetPasswordPage } from '@merleg/contract/pages'
import { randomUUID } from 'node:crypto'
import { inTransaction } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import { type Config, publicUrlOf } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'
import { minutesAfter } from '../../shared/clock-jump.ts'
import { defineJob, type JobAttempt } from '../../shared/jobs.ts'
import type { Mailer } from '../../shared/mail.ts'
import { hashPassword } from '../../shared/passwords.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { findAccount, updatePasswordHash } from './accounts.repository.ts'
import { isMailSent, updateMailGivenUp } from '../mails/mail.repository.ts'
import { deliverMail } from '../mails/mail.usecases.ts'
import { recoveryMailId, renderRecoveryMail } from './auth.mails.ts'
import { normalizeEmail } from './auth.usecases.ts'
import { countRecoveryAttempt, countWrongLink, forgiveAccount } from './login-throttle.usecases.ts'
import {
  countLiveRecoveries,
  findLiveRecovery,
  insertRecovery,
  isRecoveryStored,
  RECOVERY_MINUTES,
  updateRecoveriesUsed,
  updateRecoveryMailed,
} from './recoveries.repository.ts'
import { endSignInsUnderWay } from './sign-in-steps.repository.ts'
import { deleteSessionsOfUser } from '../users/sessions.repository.ts'
import { createToken } from '../users/tokens.ts'
import { refuseWeakPassword } from '../users/password-choice.usecases.ts'

/** Of an account so many links may wait at a time that were mailed in the first half of their life. */
const MOST_FRESH_LINKS = 5

export type RecoveryRequest = { recoveryId: string; email: string; locale: Locale; requestedAt: string }

/** Mails the recovery link. The token is made here, so that it is in the mail alone, never in the queue. */
export const recoveryMailJob = defineJob<RecoveryRequest>('auth.recovery-mail', { retryLimit: 8 })

/** Asks for a recovery mail. Whether there is such an account is found out later: the answer and its time do not tell. */
export async function recoverPassword(
  deps: Deps,
  request: { email: string; address: string; locale: Locale },
): Promise<void> {
  const email = normalizeEmail(request.email)
  await countRecoveryAttempt(deps, { email, address: request.address })
  await inTransaction(deps.db, (tx) =>
    deps.jobs.enqueue(tx, recoveryMailJob, {
      recoveryId: randomUUID(),
      email,
      locale: request.locale,
      requestedAt: deps.clock.now().toISOString(),
    }),
  )
}

type RecoveryMailing = { mailer: Mailer; request: RecoveryRequest; attempt: JobAttempt }

/**
 * Sends the link of a request, once, and no more than some of them at a time: strangers who ask for an account fill no
 * mailbox, and its owner has those links. To nobody unknown or disabled, and to no demo account, whose password is public.
 */
export async function mailRecovery(deps: Deps, { mailer, request, attempt }: RecoveryMailing): Promise<void> {
  const expiresAt = minutesAfter(new Date(request.requestedAt), RECOVERY_MINUTES)
  const account = await findAccount(deps.db, request.email)
  const { recoveryId } = request
  // Another attempt to mail the link is no other request.
  if (!(await isRecoveryStored(deps.db, recoveryId)))
    logSecurity(deps.logger, { event: 'recovery-asked', userId: account?.userId ?? null })
  const [mailId, now] = [recoveryMailId(recoveryId), deps.clock.now()]
  // An earlier attempt may have failed, of which the operator reads whether it is tried again.
  const giveUp = () => updateMailGivenUp(deps.db, { mailId, now })
  if (!account || account.isDisabled || account.isDemo || expiresAt <= now) return giveUp()
  if (await hasMailsEnough(deps, account.userId)) return giveUp()
  // Another token would make the link useless that is in the mail.
  if (await isMailSent(deps.db, mailId)) return updateRecoveryMailed(deps.db, { recoveryId, now })
  const token = createToken()
  if (!(await insertRecovery(deps.db, { recoveryId, userId: account.userId, token, expiresAt }))) return giveUp()
  const mail = renderRecoveryMail({
    recoveryId,
    account,
    url: recoveryUrl(deps.config, token),
    minutes: RECOVERY_MINUTES,
    locale: request.locale,
  })
  const outcome = await deliverMail(deps, { mailer, mail, attempt })
  if (outcome === 'sent') await updateRecoveryMailed(deps.db, { recoveryId, now: deps.clock.now() })
}

/** Sets a new password with the token of a mail, which works once; ends every session of the account. */
export async function resetPassword(
  deps: Deps,
  request: { token: string; password: string; address: string },
): Promise<void> {
  const { token, password, address } = request
  const now = deps.clock.now()
  const found = await findLiveRecovery(deps.db, { token, now })
  if (!found) {
    await countWrongLink(deps, address)
    throw new AppError('auth.recovery-token-invalid')
  }
  await refuseWeakPassword(deps.db, found.userId, password)
  // Hashing is slow work: not while a row is locked.
  const passwordHash = await hashPassword(password)
  await inTransaction(deps.db, async (tx) => {
    const recovery = await findLiveRecovery(tx, { token, now })
    if (!recovery) throw new AppError('auth.recovery-token-invalid')
    const { userId } = recovery
    await updatePasswordHash(tx, { userId, passwordHash })
    await updateRecoveriesUsed(tx, { userId, now })
    await endSignInsUnderWay(tx, userId)
    await deleteSessionsOfUser(tx, { userId })
    await forgiveAccount(tx, { ...recovery, address, now })
  })
  deps.sessions.clear()
  logSecurity(deps.logger, { event: 'password-reset', userId: found.userId })
}

async function hasMailsEnough({ db, clock }: Deps, userId: string): Promise<boolean> {
  const now = clock.now()
  const liveAt = minutesAfter(now, RECOVERY_MINUTES / 2)
  return (await countLiveRecoveries(db, { userId, liveAt, now })) >= MOST_FRESH_LINKS
}

function recoveryUrl(config: Config, token: string): string {
  return new URL(resetPasswordPage(token), publicUrlOf(config)).href
}
