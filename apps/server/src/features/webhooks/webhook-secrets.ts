import type { DbOrTx } from '@merleg/db/connect'
import { isSealed, openSecret, sealSecret, type SecretSettings, SecretUnreadable } from '../../shared/secret-box.ts'
import {
  type EndpointSecrets,
  findSealedSecrets,
  listUnsealedSecrets,
  updateSealedSecrets,
} from './webhook-endpoints.repository.ts'

/** A secret as it is stored: of no use to whoever reads the database without the key of the installation. */
export function sealWebhookSecret(
  config: SecretSettings,
  { secret, subscriberId }: { secret: string; subscriberId: string },
): Promise<string> {
  return sealSecret(config, { secret, about: aboutOf(subscriberId) })
}

const aboutOf = (subscriberId: string): string => `webhook ${subscriberId}`

type Of = { endpointId: string; subscriberId: string }

/**
 * What deliveries are signed with; null where the endpoint is gone. A former one that cannot be read signs no more. Throws
 * `SecretUnreadable` where the present one cannot.
 */
export async function readSecrets(
  { db, config }: { db: DbOrTx; config: SecretSettings },
  { endpointId, subscriberId }: Of,
): Promise<EndpointSecrets | null> {
  const stored = await findSealedSecrets(db, endpointId)
  if (stored === null) return null
  const about = aboutOf(subscriberId)
  const secret = await openSecret(config, { stored: stored.secret, about })
  const { formerSecret: former, formerUntil } = stored
  const formerSecret = former === null ? null : await openSecret(config, { stored: former, about }).catch(nullUnread)
  return { secret, formerSecret, formerUntil }
}

function nullUnread(error: unknown): null {
  if (error instanceof SecretUnreadable) return null
  throw error
}

/** Seals what was stored before secrets were sealed. */
export async function sealOldSecrets({ db, config }: { db: DbOrTx; config: SecretSettings }): Promise<void> {
  for (const { endpointId, subscriberId, secret, formerSecret } of await listUnsealedSecrets(db)) {
    const seal = (text: string) => (isSealed(text) ? text : sealWebhookSecret(config, { secret: text, subscriberId }))
    const sealed = { secret: await seal(secret), formerSecret: formerSecret === null ? null : await seal(formerSecret) }
    await updateSealedSecrets(db, endpointId, { from: secret, to: sealed })
  }
}
