import { INVITATION_MAILS_MAX, INVITATIONS_A_DAY, INVITATIONS_MAX } from '@merleg/contract/administration.contract'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { Claim } from '@merleg/domain/claims'
import type { Locale } from '@merleg/domain/locale'
import type { GivenRole } from '@merleg/domain/roles'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { recordAudit } from '../audit/audit.usecases.ts'
import { lockAsAdministrator } from '../users/administrators.usecases.ts'
import { findUser } from '../users/users.repository.ts'
import {
  countInvitations,
  findOpenInvitation,
  insertInvitation,
  type Invitation,
  lockOpenInvitations,
  updateInvitationRevoked,
  updateInvitationSentAgain,
} from './invitations.repository.ts'
import { invitationMailJob } from './mail-invitation.usecases.ts'

const DAY_MS = 24 * 3_600_000

export type Invited = { email: string; role: GivenRole; withheldClaims: readonly Claim[]; locale: Locale }

/**
 * Invites somebody by mail; who is invited already is mailed again. Whether an address has an account with another
 * subscriber is told to nobody but whoever reads its mails. Throws `invitation.known-user`, `invitation.too-many-open`,
 * `invitation.too-many`, `role.missing`.
 */
export async function invite(deps: Deps, user: SessionUser, invited: Invited): Promise<void> {
  const { subscriberId } = user
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await lockAsAdministrator(tx, user)
    const open = await lockOpenInvitations(tx, subscriberId)
    // Now, as somebody who was accepting one of them is a user since.
    const known = await findUser(tx, invited.email)
    if (known?.subscriberId === subscriberId) throw new AppError('invitation.known-user')
    const since = new Date(now.getTime() - DAY_MS)
    if ((await countInvitations(tx, { subscriberId, since })) >= INVITATIONS_A_DAY)
      throw new AppError('invitation.too-many')
    const before = open.find(({ email }) => email === invited.email)
    if (before !== undefined) await updateInvitationRevoked(tx, { invitationId: before.invitationId, now })
    else if (open.length >= INVITATIONS_MAX) throw new AppError('invitation.too-many-open')
    const invitationId = await insertInvitation(tx, { ...invited, subscriberId, invitedBy: user.userId, now })
    const subject = { id: invitationId, name: invited.email }
    await recordAudit(tx, { actor: user, act: 'user-invited', subject, detail: { to: invited.role }, now })
    await deps.jobs.enqueue(tx, invitationMailJob, { invitationId, sentAt: now.toISOString() })
  })
}

/** Mails another link. Throws `invitation.not-found`, `invitation.too-many`, `role.missing`. */
export async function sendAgain(deps: Deps, user: SessionUser, invitationId: string): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await lockAsAdministrator(tx, user)
    const { email, sentCount } = await loadOwn(tx, user, invitationId)
    if (sentCount >= INVITATION_MAILS_MAX) throw new AppError('invitation.too-many')
    await updateInvitationSentAgain(tx, { invitationId, now })
    const subject = { id: invitationId, name: email }
    await recordAudit(tx, { actor: user, act: 'invitation-sent-again', subject, now })
    await deps.jobs.enqueue(tx, invitationMailJob, { invitationId, sentAt: now.toISOString() })
  })
}

/** Takes an invitation back. Throws `invitation.not-found`, `role.missing`. */
export async function revokeInvitation(deps: Deps, user: SessionUser, invitationId: string): Promise<void> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await lockAsAdministrator(tx, user)
    const { email } = await loadOwn(tx, user, invitationId)
    await updateInvitationRevoked(tx, { invitationId, now })
    await recordAudit(tx, { actor: user, act: 'invitation-revoked', subject: { id: invitationId, name: email }, now })
  })
}

async function loadOwn(tx: Tx, { subscriberId }: SessionUser, invitationId: string): Promise<Invitation> {
  const found = await findOpenInvitation(tx, invitationId)
  if (found?.subscriberId !== subscriberId) throw new AppError('invitation.not-found')
  return found
}
