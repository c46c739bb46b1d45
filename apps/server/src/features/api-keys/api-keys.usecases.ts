import { API_KEY_MAX_DAYS, API_KEYS_MAX } from '@merleg/contract/api-keys.contract'
import { inTransaction } from '@merleg/db/transaction'
import { daysBetween, endOfHungarianDay } from '@merleg/domain/calendar-days'
import { type Claim, isGranting } from '@merleg/domain/claims'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { recordAudit } from '../audit/audit.usecases.ts'
import { noticeAdministrators } from '../auth/administrator-notices.usecases.ts'
import { lockAsAdministrator } from '../users/administrators.usecases.ts'
import { knownClaims } from '../users/sessions.repository.ts'
import { countKeysInUse, insertKey, type OwnKey, readKeyContract, updateKeyRevoked } from './api-keys.repository.ts'
import { createKeyText, keyBeginning } from './key-text.ts'

export type KeyWish = { name: string; claims: readonly Claim[]; /** YYYY-MM-DD */ expiresOn: string }

/** Makes a key; only its hash is kept. Throws `key.too-many`, `validation.failed`, `role.missing`. */
export async function addKey(
  deps: Deps,
  user: SessionUser,
  { name: typed, claims, expiresOn }: KeyWish,
): Promise<{ id: string; key: string }> {
  const { subscriberId, userId } = user
  const name = toSingleLine(typed)
  if (name === '') throw new AppError('validation.failed', { fields: { name: 'too_small' } })
  refuseExpiry(expiresOn, today(deps.clock))
  const key = createKeyText()
  const now = deps.clock.now()
  const expiresAt = endOfHungarianDay(expiresOn)
  const id = await inTransaction(deps.db, async (tx) => {
    await lockAsAdministrator(tx, user)
    if ((await countKeysInUse(tx, { subscriberId, now })) >= API_KEYS_MAX) throw new AppError('key.too-many')
    const contract = await readKeyContract(tx, { subscriberId, month: '9999-12-01' })
    const held = knownClaims(contract.claims).filter(isGranting)
    if (claims.some((claim) => !held.includes(claim)))
      throw new AppError('validation.failed', { fields: { claims: 'claim-not-held' } })
    const beginning = keyBeginning(key)
    const keyId = await insertKey(tx, { subscriberId, userId, name, key, beginning, claims, now, expiresAt })
    await recordAudit(tx, {
      actor: user,
      act: 'key-created',
      subject: { id: keyId, name },
      detail: { claims, expiresAt: expiresOn },
      now,
    })
    await noticeAdministrators(tx, deps, { subscriberId, notice: { kind: 'key-made', by: user, key: name } })
    return keyId
  })
  logSecurity(deps.logger, { event: 'key-created', userId, keyId: id })
  return { id, key }
}

/** Ends a key at once; one that was ended before stays so. Throws `role.missing`. */
export async function revokeKey(deps: Deps, user: SessionUser, { keyId, name }: Owned<OwnKey>): Promise<void> {
  const now = deps.clock.now()
  const isEnded = await inTransaction(deps.db, async (tx) => {
    await lockAsAdministrator(tx, user)
    if (!(await updateKeyRevoked(tx, { keyId, now }))) return false
    await recordAudit(tx, { actor: user, act: 'key-revoked', subject: { id: keyId, name }, now })
    return true
  })
  deps.sessions.clear()
  if (isEnded) logSecurity(deps.logger, { event: 'key-revoked', userId: user.userId, keyId })
}

function refuseExpiry(expiresOn: string, day: string): void {
  const days = daysBetween(day, expiresOn)
  if (days < 0) throw new AppError('validation.failed', { fields: { expiresOn: 'in-past' } })
  if (days > API_KEY_MAX_DAYS) throw new AppError('validation.failed', { fields: { expiresOn: 'too-late' } })
}
