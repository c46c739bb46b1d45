import { sql } from 'kysely'
import { clientOf, type DbOrTx } from './connect.ts'

/** By connection, or by database where it is asked outside of a transaction: has it a register that is spread over a cluster? */
const spread = new WeakMap<object, boolean>()

/**
 * Is the register of this transaction spread over the nodes of a cluster (docs/scaling.md)? Asked once for each connection:
 * whoever spreads a register starts the server anew.
 */
export async function isSpread(tx: DbOrTx): Promise<boolean> {
  return tx.isTransaction && isRegisterSpread(tx)
}

/** As {@link isSpread}, also outside of a transaction. */
export async function isRegisterSpread(db: DbOrTx): Promise<boolean> {
  const asked = db.isTransaction ? await clientOf(db) : db
  const known = spread.get(asked)
  if (known !== undefined) return known
  const isSpreadThere = await askWhetherSpread(db)
  spread.set(asked, isSpreadThere)
  return isSpreadThere
}

async function askWhetherSpread(db: DbOrTx): Promise<boolean> {
  const { rows } = await sql`select from pg_extension where extname = 'citus'`.execute(db)
  if (rows.length === 0) return false
  const companies = await sql`select from citus_tables where table_name = 'public.companies'::regclass`.execute(db)
  return companies.rows.length > 0
}
