import type { PoolClient } from 'pg'

/** Whoever changes the register or makes its read models anew waits for each other; held to the end of the transaction. */
export async function lockRegister(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('merleg.merge'))`)
}

/** Keeps everyone out but the other parts of the same load; held to the end of the transaction. */
export async function lockRegisterForPart(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock_shared(hashtext('merleg.merge'))`)
}

/** From here on one part at a time. Held to the end of the transaction. */
export async function awaitMergeTurn(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('merleg.merge-turn'))`)
}
