import { text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { SEALED_BEGINNING } from '../../shared/secret-box.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** The present secret as it is stored; null where the endpoint is gone. */
export async function findSecret(db: DbOrTx, endpointId: string): Promise<string | null> {
  const found = db.selectFrom('webhook_endpoints').select('secret').where('endpoint_id', '=', endpointId)
  return (await found.executeTakeFirst())?.secret ?? null
}

const former = statement({
  row: { secret: text, until: timestamptz },
  examples: [{ endpointId: NO_ID, now: new Date(0) }],
  sql: ({ endpointId, now }: { endpointId: string; now: Date }) => sql`
    select secret, signs_until as until from webhook_former_secrets
    where endpoint_id = ${endpointId} and signs_until > ${now} order by signs_until desc`,
})

/** The secrets before the present one that still sign, as they are stored, the latest first. */
export function listFormerSecrets(
  db: DbOrTx,
  asked: { endpointId: string; now: Date },
): Promise<{ secret: string; until: Date }[]> {
  return former.list(db, asked)
}

/** The secret until now signs beside the new one for a while. Of an endpoint that is locked. */
export async function replaceSecret(
  tx: Tx,
  endpointId: string,
  { secret, formerUntil }: { secret: string; formerUntil: Date },
): Promise<void> {
  await tx
    .insertInto('webhook_former_secrets')
    .columns(['endpoint_id', 'secret', 'signs_until'])
    .expression((eb) =>
      eb
        .selectFrom('webhook_endpoints')
        .select((of) => ['endpoint_id', 'secret', of.val(formerUntil).as('signs_until')])
        .where('endpoint_id', '=', endpointId),
    )
    .execute()
  await tx.updateTable('webhook_endpoints').set({ secret }).where('endpoint_id', '=', endpointId).execute()
}

/** The new secret alone signs from now on. Of an endpoint that is locked. */
export async function updateOnlySecret(tx: Tx, endpointId: string, secret: string): Promise<void> {
  await tx.deleteFrom('webhook_former_secrets').where('endpoint_id', '=', endpointId).execute()
  await tx.updateTable('webhook_endpoints').set({ secret }).where('endpoint_id', '=', endpointId).execute()
}

/** Secrets whose day is over are kept by nobody. */
export async function deleteFormerSecrets(db: DbOrTx, now: Date): Promise<void> {
  await db.deleteFrom('webhook_former_secrets').where('signs_until', '<=', now).execute()
}

const unsealed = statement({
  row: { endpointId: uuid, subscriberId: uuid, secret: text },
  examples: [SEALED_BEGINNING],
  sql: (beginning: string) => sql`
    select endpoint_id as "endpointId", e.subscriber_id as "subscriberId", s.secret
    from webhook_endpoints e join (
      select endpoint_id, secret from webhook_endpoints union all select endpoint_id, secret from webhook_former_secrets
    ) s using (endpoint_id)
    where not starts_with(s.secret, ${beginning})`,
})

/** Secrets that are not sealed, present and former ones. */
export function listUnsealedSecrets(
  db: DbOrTx,
): Promise<{ endpointId: string; subscriberId: string; secret: string }[]> {
  return unsealed.list(db, SEALED_BEGINNING)
}

/** Stores a secret of an endpoint sealed, whether it is still the present one or not. */
export async function updateSealedSecret(
  tx: Tx,
  endpointId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const table of ['webhook_endpoints', 'webhook_former_secrets'] as const)
    await tx
      .updateTable(table)
      .set({ secret: to })
      .where('endpoint_id', '=', endpointId)
      .where('secret', '=', from)
      .execute()
}
