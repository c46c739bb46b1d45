import type { ApiKey, ApiKeys, ApiKeyState } from '@merleg/contract/api-keys.contract'
import { inSnapshot } from '@merleg/db/transaction'
import { quotaWindowsOf } from '@merleg/domain/call-quota'
import { isGranting } from '@merleg/domain/claims'
import type { Deps } from '../../app/deps.ts'
import { knownClaims } from '../users/sessions.repository.ts'
import { type ApiKeyRow, listKeyRows, readKeyContract } from './api-keys.repository.ts'

/** The keys of a subscriber with what its contract lets them do. */
export async function getKeysPage({ db, clock }: Pick<Deps, 'db' | 'clock'>, subscriberId: string): Promise<ApiKeys> {
  const now = clock.now()
  const { month } = quotaWindowsOf(now)
  return inSnapshot(db, async (tx) => {
    const { claims, ...quota } = await readKeyContract(tx, { subscriberId, month })
    const rows = await listKeyRows(tx, { subscriberId, month, now })
    return { results: rows.map((row) => toKey(row, now)), claims: knownClaims(claims).filter(isGranting), quota }
  })
}

function toKey({ claims, createdAt, expiresAt, revokedAt, ...row }: ApiKeyRow, now: Date): ApiKey {
  return {
    ...row,
    state: stateOf({ expiresAt, revokedAt }, now),
    claims: [...knownClaims(claims)],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}

function stateOf({ expiresAt, revokedAt }: Pick<ApiKeyRow, 'expiresAt' | 'revokedAt'>, now: Date): ApiKeyState {
  if (revokedAt !== null) return 'revoked'
  return expiresAt > now ? 'active' : 'expired'
}
