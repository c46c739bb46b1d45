import {
  type AdministeredUsers,
  INVITATION_MAILS_MAX,
  type OpenInvitation,
} from '@merleg/contract/administration.contract'
import { inSnapshot } from '@merleg/db/transaction'
import { type Claim, isGranting } from '@merleg/domain/claims'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { type Invitation, listOpenInvitations } from '../invitations/invitations.repository.ts'
import { listAdministeredUsers, readContract } from '../users/administered-users.repository.ts'
import { knownClaims } from '../users/sessions.repository.ts'
import { grantedOf } from './administration.usecases.ts'

/** Users and open invitations of a subscriber. */
export async function getUsersPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: SessionUser,
): Promise<AdministeredUsers> {
  const { subscriberId } = admin
  const now = clock.now()
  return inSnapshot(db, async (tx) => {
    const contract = await readContract(tx, subscriberId)
    const held = knownClaims(contract.claims)
    const users = await listAdministeredUsers(tx, { subscriberId, now })
    const invitations = await listOpenInvitations(tx, subscriberId)
    return {
      company: contract.name,
      users: users
        .filter(({ isClosed }) => !isClosed)
        .map(({ userId, withheldClaims, lastLoginAt, createdAt, closingAt, isClosed: _none, ...user }) => ({
          ...user,
          closingAt: closingAt?.toISOString() ?? null,
          id: userId,
          isSelf: userId === admin.userId,
          claims: grantedOf(held, knownClaims(withheldClaims)),
          lastLoginAt: lastLoginAt?.toISOString() ?? null,
          createdAt: createdAt.toISOString(),
        })),
      invitations: invitations.map((one) => toInvitation(one, { held, now })),
      claims: held.filter(isGranting),
    }
  })
}

function toInvitation(one: Invitation, { held, now }: { held: readonly Claim[]; now: Date }): OpenInvitation {
  const { invitationId: id, email, role, invitedBy, isMailed, sentCount, withheldClaims } = one
  return {
    id,
    email,
    role,
    invitedBy,
    isMailed,
    claims: grantedOf(held, knownClaims(withheldClaims)),
    sentAt: one.sentAt.toISOString(),
    expiresAt: one.expiresAt.toISOString(),
    isExpired: one.expiresAt <= now,
    canBeSentAgain: sentCount < INVITATION_MAILS_MAX,
  }
}
