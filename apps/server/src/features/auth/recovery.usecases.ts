import { resetPasswordPage } from '@merleg/contract/pages'
import { randomUUID } from 'node:crypto'
import { inTransaction } from '@merleg/db/transaction'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../app/app-error.ts'
import type { Config } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'
import { defineJob } from '../../shared/jobs.ts'
import type { Mailer } from '../../shared/mail.ts'
import { hashPassword } from '../../shared/passwords.ts'
import { findAccount, updatePasswordHash } from './accounts.repository.ts'
import { renderRecoveryMail } from './auth.mails.ts'
import { normalizeEmail } from './auth.usecases.ts'
import { countRecoveryAttempt, forgiveAccount } from './login-throttle.usecases.ts'
import {
  findLiveRecovery,
  insertRecovery,
  updateRecoveriesUsed,
  updateRecoveryMailed,
} from './recoveries.repository.ts'
import { deleteSessionsOfUser } from '../users/sessions.repository.ts'
import { createToken } from '../users/tokens.ts'

/** How long a recovery link works (decisions 16). */
const RECOVERY_MINUTES = 30

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

/** Sends the link of a request, once; to nobody unknown or disabled, and to no demo account, whose password is public. */
export async function mailRecovery(deps: Deps, mailer: Mailer, request: RecoveryRequest): Promise<void> {
  const expiresAt = new Date(Date.parse(request.requestedAt) + RECOVERY_MINUTES * 60_000)
  const account = await findAccount(deps.db, request.email)
  if (!account || account.isDisabled || account.isDemo || expiresAt <= deps.clock.now()) return
  const token = createToken()
  const { recoveryId } = request
  if (!(await insertRecovery(deps.db, { recoveryId, userId: account.userId, token, expiresAt }))) return
  await mailer.send(
    renderRecoveryMail({
      recoveryId,
      account,
      url: recoveryUrl(deps.config, token),
      minutes: RECOVERY_MINUTES,
      locale: request.locale,
    }),
  )
  await updateRecoveryMailed(deps.db, { recoveryId, now: deps.clock.now() })
}

/** Sets a new password with the token of a mail, which works once; ends every session of the account. */
export async function resetPassword(
  deps: Deps,
  request: { token: string; password: string; address: string },
): Promise<void> {
  const { token, password, address } = request
  await countRecoveryAttempt(deps, { address })
  const now = deps.clock.now()
  // Hashing is slow work: not for a wrong token, and not while a row is locked.
  if (!(await findLiveRecovery(deps.db, { token, now }))) throw new AppError('auth.recovery-token-invalid')
  const passwordHash = await hashPassword(password)
  await inTransaction(deps.db, async (tx) => {
    const recovery = await findLiveRecovery(tx, { token, now })
    if (!recovery) throw new AppError('auth.recovery-token-invalid')
    const { userId } = recovery
    await updatePasswordHash(tx, { userId, passwordHash })
    await updateRecoveriesUsed(tx, { userId, now })
    await deleteSessionsOfUser(tx, { userId })
    await forgiveAccount(tx, recovery.email)
  })
  deps.sessions.clear()
}

/** Never made from the request: its Host header is anybody's to choose. */
function recoveryUrl(config: Config, token: string): string {
  return new URL(resetPasswordPage(token), config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).href
}
