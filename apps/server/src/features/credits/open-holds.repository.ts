import { bigint, orNull, type RowOf, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const HOLD_COLUMNS = { holdId: uuid, accountId: uuid, amount: bigint, expiresAt: orNull(timestamptz) }
export type OpenHold = RowOf<typeof HOLD_COLUMNS>

const newHold = command({
  examples: [{ holdId: NOBODY, accountId: NOBODY, amount: 0, expiresAt: null }],
  sql: ({ holdId, accountId, amount, expiresAt }: OpenHold) => sql`
    insert into credit_open_holds (hold_id, account_id, amount, expires_at)
    values (${holdId}, ${accountId}, ${amount}, ${expiresAt})`,
})

export async function insertOpenHold(tx: Tx, hold: OpenHold): Promise<void> {
  await newHold.run(tx, hold)
}

const hold = statement({
  row: HOLD_COLUMNS,
  examples: [NOBODY],
  sql: (holdId: string) => sql`${onePlan}
    select hold_id as "holdId", account_id as "accountId", amount, expires_at as "expiresAt"
    from credit_open_holds where hold_id = ${holdId}`,
})

/** A hold that is under way; null where it has ended. Certain only while the account is locked. */
export function findOpenHold(db: DbOrTx, holdId: string): Promise<OpenHold | null> {
  return hold.find(db, holdId)
}

const endedHold = command({
  examples: [NOBODY],
  sql: (holdId: string) => sql`delete from credit_open_holds where hold_id = ${holdId}`,
})

export async function deleteOpenHold(tx: Tx, holdId: string): Promise<void> {
  await endedHold.run(tx, holdId)
}

const expired = statement({
  row: { holdId: uuid },
  examples: [{ now: new Date(0), limit: 1 }],
  sql: ({ now, limit }: { now: Date; limit: number }) => sql`
    select hold_id as "holdId" from credit_open_holds where expires_at <= ${now} order by expires_at, hold_id limit ${limit}`,
})

/** Holds whose time is over, the oldest first. */
export async function listExpiredHolds(db: DbOrTx, asked: { now: Date; limit: number }): Promise<string[]> {
  return (await expired.list(db, asked)).map(({ holdId }) => holdId)
}
