import { boolean } from '@merleg/db/columns'
import type { Db, DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'

const takeMerge = command({ sql: sql`select pg_advisory_xact_lock(hashtext('merleg.merge'))` })
const shareMerge = command({ sql: sql`select pg_advisory_xact_lock_shared(hashtext('merleg.merge'))` })
const takeTurn = command({ sql: sql`select pg_advisory_xact_lock(hashtext('merleg.merge-turn'))` })

/** Whoever changes the register or makes its read models anew waits for each other; held to the end of the transaction. */
export async function lockRegister(tx: DbOrTx): Promise<void> {
  await takeMerge.run(tx)
}

/** Keeps everyone out but the other parts of the same load; held to the end of the transaction. */
export async function lockRegisterForPart(tx: DbOrTx): Promise<void> {
  await shareMerge.run(tx)
}

const markShared = command({ sql: sql`savepoint before_sharing` })
const undoShared = command({ sql: sql`rollback to savepoint before_sharing` })
const anyKnown = statement({
  row: { isKnown: boolean },
  examples: [['']],
  sql: (companyIds: readonly string[]) => sql`
    select exists (
      select 1 as one from unnest(${[...companyIds]}::text[]) as s(company_id) join companies c on c.company_id = s.company_id collate "C"
    ) as "isKnown"`,
})

/**
 * As {@link lockRegisterForPart} where nobody has heard of the companies, and by itself otherwise. Only under the lock they stay
 * unknown. Returns whether other parts may be merged beside.
 */
export async function lockRegisterForUnknown(tx: Tx, companyIds: readonly string[]): Promise<boolean> {
  await markShared.run(tx)
  await lockRegisterForPart(tx)
  const { isKnown } = await anyKnown.get(tx, companyIds)
  if (!isKnown) return true
  // Gives the lock back that was taken after the mark: two parts that share it would wait for each other.
  await undoShared.run(tx)
  await lockRegister(tx)
  return false
}

/** From here on one part at a time. Held to the end of the transaction. */
export async function awaitMergeTurn(tx: DbOrTx): Promise<void> {
  await takeTurn.run(tx)
}

const takeLoad = command({ sql: sql`select pg_advisory_lock_shared(hashtext('merleg.load'))` })
const giveLoadBack = statement({
  row: { isGiven: boolean },
  sql: sql`select pg_advisory_unlock_shared(hashtext('merleg.load')) as "isGiven"`,
})
const tryLoad = statement({
  row: { isFree: boolean },
  sql: sql`select pg_try_advisory_xact_lock(hashtext('merleg.load')) as "isFree"`,
})

/** Says that a load in parts is under way, as long as the connection lives or to {@link endLoad}. */
export async function beginLoad(connection: Db): Promise<void> {
  await takeLoad.run(connection)
}

export async function endLoad(connection: Db): Promise<void> {
  await giveLoadBack.get(connection)
}

/** Is a load in parts under way? Where none is, one that would begin waits for the end of this transaction. */
export async function isLoadUnderWay(tx: Tx): Promise<boolean> {
  return !(await tryLoad.get(tx)).isFree
}
