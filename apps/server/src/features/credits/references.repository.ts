import { text, uuid } from '@merleg/db/columns'
import type { Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

type Referred = { reference: string; transferId: string }

const added = command({
  examples: [{ reference: 'x', transferId: NOBODY }],
  sql: ({ reference, transferId }: Referred) => sql`
    insert into credit_references (reference, transfer_id) values (${reference}, ${transferId}) on conflict do nothing`,
})

const owner = statement({
  row: { transferId: uuid, subscriberName: text },
  examples: ['x'],
  sql: (reference: string) => sql`
    select r.transfer_id as "transferId", s.name as "subscriberName" from credit_references r
    join credit_transfers t using (transfer_id) join subscribers s on s.subscriber_id = t.subscriber_id
    where r.reference = ${reference}`,
})

/**
 * Says that a reference proves a transfer, and answers the transfer that it proves: another one where it was used before. Two
 * at the same moment wait for each other.
 */
export async function claimReference(
  tx: Tx,
  referred: Referred,
): Promise<{ transferId: string; subscriberName: string }> {
  await added.run(tx, referred)
  return owner.get(tx, referred.reference)
}
