import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { createDatabase, type Database, type DatabaseOptions, type Db } from './connect.ts'
import { isConnectionFault, isTimeLimitFault } from './database-fault.ts'
import { useTestDatabase } from './testing.ts'
import { inTransaction, setLocally } from './transaction.ts'
import { COMMAND_LIMITS, toServerSettings, WORK_LIMITS } from './work-limits.ts'

const database = useTestDatabase()
/** What PostgreSQL may end soon, and what it may not. */
const [SOON, NEVER] = [50, 0]
const NO_LIMITS = { statementTimeoutMs: NEVER, lockTimeoutMs: NEVER, idleInTransactionMs: NEVER }

const opened: Database[] = []
const open = (options: DatabaseOptions): Db => {
  const one = createDatabase(database.connectionString, { maxConnections: 2, ...options })
  opened.push(one)
  return one.db
}
afterEach(async () => void (await Promise.all(opened.splice(0).map(({ close }) => close()))))

const lock = (db: Db) => sql`select pg_advisory_xact_lock(105)`.execute(db)

async function readSettings(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(
    db,
  )
  return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))
}

const asNumbers = (settings: Record<string, string>) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, Number(value)]))

describe('limits by kind of work', () => {
  test.each(Object.entries(WORK_LIMITS))('%s: the server has them', async (_kind, limits) => {
    expect(await readSettings(open(limits))).toEqual(asNumbers(toServerSettings(limits)))
  })

  test('without a kind there are none', async () => {
    expect(await readSettings(open({}))).toEqual(asNumbers(toServerSettings(NO_LIMITS)))
  })

  test('a lock is given up before the statement that waits for it, and every transaction that hangs is ended', () => {
    for (const { statementTimeoutMs, lockTimeoutMs, idleInTransactionMs } of Object.values(WORK_LIMITS)) {
      if (statementTimeoutMs > 0) expect(lockTimeoutMs).toBeLessThan(statementTimeoutMs)
      expect(idleInTransactionMs).toBeGreaterThan(0)
    }
  })

  test('a transaction about the whole register has those of a command, to its end', async () => {
    const db = open({ ...WORK_LIMITS.request, maxConnections: 1 })
    const within = await inTransaction(db, async (tx) => {
      await setLocally(tx, COMMAND_LIMITS)
      return readSettings(tx)
    })
    expect(within).toEqual(asNumbers(COMMAND_LIMITS))
    expect(await readSettings(db)).toEqual(asNumbers(toServerSettings(WORK_LIMITS.request)))
  })
})

describe('what runs into a limit', () => {
  test('a statement: nothing of its transaction is kept, and the connection goes on', async () => {
    await sql`create table limited (id integer)`.execute(database.db)
    const db = open({ statementTimeoutMs: SOON, maxConnections: 1 })
    const work = inTransaction(db, async (tx) => {
      await sql`insert into limited (id) values (1)`.execute(tx)
      await sql`select pg_sleep(60)`.execute(tx)
    })
    await expect(work).rejects.toSatisfy(isTimeLimitFault)
    expect((await sql`select id from limited`.execute(db)).rows).toEqual([])
  })

  test('a lock that another one holds', async () => {
    const db = open({ lockTimeoutMs: SOON })
    await inTransaction(database.db, async (tx) => {
      await lock(tx)
      await expect(inTransaction(db, lock)).rejects.toSatisfy(isTimeLimitFault)
    })
  })

  test('a transaction that hangs: its locks go to who waits for them, and the pool gives another connection', async () => {
    const db = open({ idleInTransactionMs: SOON, maxConnections: 1 })
    const isHeld = Promise.withResolvers<void>()
    const isTaken = Promise.withResolvers<void>()
    const hanging = inTransaction(db, async (tx) => {
      await lock(tx)
      isHeld.resolve()
      await isTaken.promise
      await sql`select 1`.execute(tx)
    })
    const fault = hanging.catch((error: unknown) => error)
    await isHeld.promise
    await inTransaction(database.db, lock)
    isTaken.resolve()
    expect(await fault).toSatisfy((error: unknown) => isConnectionFault(error) || isTimeLimitFault(error))
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })
})
