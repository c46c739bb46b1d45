import type { changeUserClaims } from '@merleg/contract/administration.contract'
import type { EndpointInput } from '@merleg/contract/endpoint'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { type Claim, isGranting } from '@merleg/domain/claims'
import type { GivenRole } from '@merleg/domain/roles'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { recordAudit } from '../audit/audit.usecases.ts'
import { noticeAdministrators } from '../auth/administrator-notices.usecases.ts'
import { takeFactorsAway } from '../second-factor/second-factor.usecases.ts'
import {
  type AdministeredUserRow,
  listAdministeredUsers,
  readContract,
  updateWithheldClaims,
} from '../users/administered-users.repository.ts'
import { lockAsAdministrator } from '../users/administrators.usecases.ts'
import { deleteSessionsOfUser, knownClaims } from '../users/sessions.repository.ts'
import { updateUserDisabled, updateUserRole } from '../users/users.repository.ts'

/** Gives a user a role. Throws `user.not-found`, `user.closed`, `user.last-administrator`. */
export async function changeRole(
  deps: Deps,
  admin: SessionUser,
  { userId, role }: { userId: string; role: GivenRole },
): Promise<void> {
  await onUser(deps, { admin, userId }, async (tx, { user, others, now }) => {
    if (user.role === role) return
    if (role === 'member') refuseLastAdministrator(user, others)
    await updateUserRole(tx, { userId, role })
    const detail = { from: user.role, to: role }
    await recordAudit(tx, { actor: admin, act: 'role-changed', subject: subjectOf(user), detail, now })
    if (role === 'administrator') {
      const notice = { kind: 'administrator-made', by: admin, user } as const
      await noticeAdministrators(tx, deps, { subscriberId: admin.subscriberId, notice })
    }
  })
}

type ClaimsChange = EndpointInput<typeof changeUserClaims>['body']

/** Says which claims of the contract a user has. Throws `user.not-found`, `user.closed`, `validation.failed`. */
export async function changeClaims(
  deps: Deps,
  admin: SessionUser,
  { userId, claims, addClaims = [], removeClaims = [] }: { userId: string } & ClaimsChange,
): Promise<void> {
  await onUser(deps, { admin, userId }, async (tx, { user, now }) => {
    const before = knownClaims(user.withheldClaims)
    const contract = knownClaims((await readContract(tx, admin.subscriberId)).claims)
    const kept = (claims ?? grantedOf(contract, before)).filter((claim) => !removeClaims.includes(claim))
    const withheldClaims = withheldOf(contract, [...kept, ...addClaims])
    if (isSame(before, withheldClaims)) return
    await updateWithheldClaims(tx, { userId, withheldClaims })
    const detail = { from: grantedOf(contract, before), to: grantedOf(contract, withheldClaims) }
    await recordAudit(tx, { actor: admin, act: 'claims-changed', subject: subjectOf(user), detail, now })
  })
}

/** Disables a user, whose sessions end, or enables him. Throws `user.not-found`, `user.closed`, `user.last-administrator`. */
export async function switchUser(
  deps: Deps,
  admin: SessionUser,
  { userId, isDisabled }: { userId: string; isDisabled: boolean },
): Promise<void> {
  await onUser(deps, { admin, userId }, async (tx, { user, others, now }) => {
    if (user.isDisabled === isDisabled) return
    if (isDisabled) refuseLastAdministrator(user, others)
    await updateUserDisabled(tx, { userId, disabledAt: isDisabled ? now : null })
    if (isDisabled) await deleteSessionsOfUser(tx, { userId })
    const act = isDisabled ? 'user-disabled' : 'user-enabled'
    await recordAudit(tx, { actor: admin, act, subject: subjectOf(user), now })
  })
}

/**
 * Takes the second factors of a colleague away, who has lost them. Throws `user.self`, whose own the profile removes,
 * `user.not-found`, `user.closed`, `second-factor.not-set`.
 */
export async function resetColleague(deps: Deps, admin: SessionUser, userId: string): Promise<void> {
  if (userId === admin.userId) throw new AppError('user.self')
  await onUser(deps, { admin, userId }, async (tx, { user, now }) => {
    if (!user.hasSecondFactor) throw new AppError('second-factor.not-set')
    await takeFactorsAway(tx, deps, { userId, by: 'administrator' })
    await recordAudit(tx, { actor: admin, act: 'second-factor-reset', subject: subjectOf(user), now })
  })
  logSecurity(deps.logger, { event: 'second-factor-reset', userId })
}

/** Of the claims of a contract those that are not given; refuses what it does not hold. Throws `validation.failed`. */
export function withheldOf(contract: readonly Claim[], given: readonly Claim[]): Claim[] {
  const held = contract.filter(isGranting)
  if (given.some((claim) => !held.includes(claim)))
    throw new AppError('validation.failed', { fields: { claims: 'claim-not-held' } })
  return held.filter((claim) => !given.includes(claim))
}

/** Of the claims of a contract those that somebody has from whom some are withheld. */
export function grantedOf(contract: readonly Claim[], withheld: readonly Claim[]): Claim[] {
  return contract.filter((claim) => isGranting(claim) && !withheld.includes(claim))
}

type Found = { user: AdministeredUserRow; others: readonly AdministeredUserRow[]; now: Date }

// One at a time, so that of two administrators who take the role from each other one stays, and the other does nothing more.
async function onUser(
  deps: Deps,
  { admin, userId }: { admin: SessionUser; userId: string },
  work: (tx: Tx, found: Found) => Promise<void>,
): Promise<void> {
  const { subscriberId } = admin
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await lockAsAdministrator(tx, admin)
    const users = await listAdministeredUsers(tx, { subscriberId, now })
    const user = users.find((one) => one.userId === userId)
    // Operators are the provider's: nobody within a subscriber makes or unmakes one.
    if (user === undefined || user.role === 'operator') throw new AppError('user.not-found')
    if (user.isClosed) throw new AppError('user.closed')
    await work(tx, { user, others: users.filter((one) => one !== user), now })
  })
  deps.sessions.clear()
}

function refuseLastAdministrator(user: AdministeredUserRow, others: readonly AdministeredUserRow[]): void {
  const isActive = (one: AdministeredUserRow): boolean =>
    one.role === 'administrator' && !one.isDisabled && one.closingAt === null
  // Who is about to go administers nothing for long.
  if (user.role === 'administrator' && !user.isDisabled && !others.some(isActive))
    throw new AppError('user.last-administrator')
}

function subjectOf({ userId, email }: AdministeredUserRow): { id: string; name: string } {
  return { id: userId, name: email }
}

function isSame(some: readonly Claim[], others: readonly Claim[]): boolean {
  return some.length === others.length && some.every((claim) => others.includes(claim))
}
