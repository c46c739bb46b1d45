import type { PoolClient } from 'pg'

/** Whoever changes the register or makes its read models anew waits for each other; held to the end of the transaction. */
export async function lockRegister(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('merleg.merge'))`)
}
