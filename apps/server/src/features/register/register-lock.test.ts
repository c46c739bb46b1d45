import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { lockRegisterForUnknown } from './register-lock.repository.ts'

const database = useTestDatabase()

async function canBeShared(): Promise<boolean> {
  const { rows } = await sql<{ isFree: boolean }>`
    select pg_try_advisory_xact_lock_shared(hashtext('merleg.merge')) as "isFree"`.execute(database.db)
  return rows[0]?.isFree ?? false
}

/** Opens a transaction that locks the register for companies, and answers whether it shares it, and what ends it. */
function open(companyIds: readonly string[]): { isShared: Promise<boolean>; end: () => Promise<void> } {
  const locked = Promise.withResolvers<boolean>()
  const ended = Promise.withResolvers<void>()
  const done = database.db.transaction().execute(async (tx) => {
    locked.resolve(await lockRegisterForUnknown(tx, companyIds))
    await ended.promise
  })
  done.catch(locked.reject)
  const end = () => {
    ended.resolve()
    return done
  }
  return { isShared: locked.promise, end }
}

describe('the lock of a part of an edition', () => {
  beforeAll(() =>
    sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
        values ('ee-10000001', 'company', 'EE', false, 1)`.execute(database.db),
  )

  test('is shared by parts of companies nobody has heard of', async () => {
    const [one, other] = [open(['ee-10000002']), open(['ee-10000003'])]
    expect([await one.isShared, await other.isShared]).toEqual([true, true])
    await Promise.all([one.end(), other.end()])
  })

  test('is that of a merge by itself where one of them is known', async () => {
    const known = open(['ee-10000002', 'ee-10000001'])
    expect(await known.isShared).toBe(false)
    expect(await canBeShared()).toBe(false)
    await known.end()
    expect(await canBeShared()).toBe(true)
  })

  test('is waited for by two of known companies while another is shared, and none waits for ever', async () => {
    const shared = open(['ee-10000002'])
    expect(await shared.isShared).toBe(true)
    const known = [open(['ee-10000001']), open(['ee-10000001'])]
    const told: boolean[] = []
    const ends = known.map(async ({ isShared, end }) => {
      told.push(await isShared)
      await end()
    })
    expect(told).toEqual([])
    await shared.end()
    await Promise.all(ends)
    expect(told).toEqual([false, false])
  })
})
