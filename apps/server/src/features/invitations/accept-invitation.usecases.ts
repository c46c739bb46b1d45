import type { OpenedInvitation } from '@merleg/contract/invitations.contract'
import { inTransaction } from '@merleg/db/transaction'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { hashPassword } from '../../shared/passwords.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { recordAudit } from '../audit/audit.usecases.ts'
import { noticeAdministrators } from '../auth/administrator-notices.usecases.ts'
import { countWrongLink } from '../auth/login-throttle.usecases.ts'
import { judgePassword } from '../users/password-choice.usecases.ts'
import { knownClaims } from '../users/sessions.repository.ts'
import { lockAddress } from '../users/user-lock.repository.ts'
import { findUser, insertUser } from '../users/users.repository.ts'
import { findLiveInvitation, type Invitation, updateInvitationAccepted } from './invitations.repository.ts'

type Shown = { token: string; address: string }

/** What the link of a mail invites to. Throws `invitation.link-invalid`, and what the throttle does. */
export async function readInvitation(deps: Deps, shown: Shown): Promise<OpenedInvitation> {
  const { email, company, expiresAt } = await demandLive(deps, shown)
  return { email, company, expiresAt: expiresAt.toISOString() }
}

/**
 * Makes the account of somebody invited; the token works once. Throws `invitation.link-invalid`, `invitation.not-possible`
 * where the address has an account by now, and what is wrong with the password.
 */
export async function acceptInvitation(
  deps: Deps,
  { token, address, name: typed, password }: Shown & { name: string; password: string },
): Promise<void> {
  const found = await demandLive(deps, { token, address })
  const name = toSingleLine(typed)
  if (name === '') throw new AppError('validation.failed', { fields: { name: 'too_small' } })
  const owner = { name, email: found.email, phone: '', subscriberName: found.company }
  const fault = await judgePassword(password, owner)
  if (fault !== null) throw new AppError(`password.${fault}`, { fields: { password: fault } })
  // Hashing is slow work: not while a row is locked.
  const passwordHash = await hashPassword(password)
  const now = deps.clock.now()
  const userId = await inTransaction(deps.db, async (tx) => {
    const invitation = await findLiveInvitation(tx, { token, now })
    if (invitation === null) throw new AppError('invitation.link-invalid')
    const { invitationId, subscriberId, email, role, withheldClaims } = invitation
    await lockAddress(tx, email)
    if ((await findUser(tx, email)) !== null) throw new AppError('invitation.not-possible')
    const withheld = knownClaims(withheldClaims)
    const user = { subscriberId, email, name, passwordHash, isDemo: false, role, withheldClaims: withheld }
    const id = await insertUser(tx, user)
    await updateInvitationAccepted(tx, { invitationId, userId: id, now })
    const subject = { id, name: email }
    await recordAudit(tx, {
      actor: { subscriberId, userId: id },
      act: 'user-joined',
      subject,
      detail: { to: role },
      now,
    })
    if (role === 'administrator')
      await noticeAdministrators(tx, deps, {
        subscriberId,
        notice: { kind: 'administrator-joined', user: { name, email } },
      })
    return id
  })
  logSecurity(deps.logger, { event: 'invitation-accepted', userId })
}

async function demandLive(deps: Deps, { token, address }: Shown): Promise<Invitation> {
  const found = await findLiveInvitation(deps.db, { token, now: deps.clock.now() })
  if (found !== null) return found
  await countWrongLink(deps, address)
  throw new AppError('invitation.link-invalid')
}
