import type { DbOrTx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { openSecret, type SecretSettings, SecretUnreadable } from '../../shared/secret-box.ts'
import { seal, type SealDeps } from '../users/seal.usecases.ts'
import { findSecret, listFormerSecrets, listUnsealedSecrets, updateSealedSecret } from './webhook-secrets.repository.ts'

/**
 * A secret as it is stored: of no use to whoever reads the database without the key of the installation. Throws
 * `secrets.key-missing`.
 */
export function sealWebhookSecret(
  deps: SealDeps,
  { secret, subscriberId }: { secret: string; subscriberId: string },
): Promise<string> {
  return seal(deps, { secret, about: aboutOf(subscriberId) })
}

const aboutOf = (subscriberId: string): string => `webhook ${subscriberId}`

export type EndpointSecrets = {
  secret: string
  /** Those before it; each signs until its day is over. */
  former: readonly { secret: string; until: Date }[]
}

/**
 * What deliveries are signed with; null where the endpoint is gone. A former one that cannot be read signs no more. Throws
 * `SecretUnreadable` where the present one cannot.
 */
export async function readSecrets(
  { db, config }: { db: DbOrTx; config: SecretSettings },
  { endpointId, subscriberId, now }: { endpointId: string; subscriberId: string; now: Date },
): Promise<EndpointSecrets | null> {
  // The former ones last: a secret that is replaced in between signs twice rather than not at all.
  const stored = await findSecret(db, endpointId)
  if (stored === null) return null
  const about = aboutOf(subscriberId)
  const secret = await openSecret(config, { stored, about })
  const former: { secret: string; until: Date }[] = []
  for (const { secret: sealed, until } of await listFormerSecrets(db, { endpointId, now })) {
    const opened = await openSecret(config, { stored: sealed, about }).catch(nullUnread)
    if (opened !== null) former.push({ secret: opened, until })
  }
  return { secret, former }
}

function nullUnread(error: unknown): null {
  if (error instanceof SecretUnreadable) return null
  throw error
}

/** Seals what was stored before secrets were sealed. */
export async function sealOldSecrets(deps: SealDeps): Promise<void> {
  for (const { endpointId, subscriberId, secret } of await listUnsealedSecrets(deps.db)) {
    const sealed = await sealWebhookSecret(deps, { secret, subscriberId })
    await inTransaction(deps.db, (tx) => updateSealedSecret(tx, endpointId, { from: secret, to: sealed }))
  }
}
