import { listPendingMigrations, migrate } from '@merleg/db/migrate'
import { useTestDatabase } from '@merleg/db/testing'
import { migrateUntil } from '@merleg/db/testing-migrations'
import { readSchema } from '@merleg/db/testing-schema'
import { beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { backUp } from './backup.usecases.ts'
import { restore } from './restore.usecases.ts'
import { runProgram, useArchiveFolders, withPool } from './testing-backup.ts'

/** The migration before which the older database was; later ones move owners, which are read as they are then. */
const LATER = '0060'
const older = useTestDatabase({ content: 'empty' })
const newest = useTestDatabase()
const other = useTestDatabase()
const nameArchive = useArchiveFolders()
let archive = ''

beforeAll(async () => {
  await withPool(older.connectionString, async (pool) => {
    await migrateUntil(pool, LATER)
    await pool.query(`insert into subscribers (name, claims) values ('Régi Előfizető', '{}')`)
    await pool.query(`insert into users (subscriber_id, email, name, password_hash)
      select subscriber_id, 'regi@felhasznalo.example', 'Régi Rita', 'hash' from subscribers`)
    archive = await nameArchive()
    await backUp({ pool, clock: systemClock }, { folder: archive })
  })
})

const readUsers = (url: string) =>
  withPool(url, async (pool) => (await pool.query<{ name: string }>('select name from users')).rows)

test('a backup of an older release is put into its own schema, and brought on to that of today', async () => {
  const expected = await readSchema(other.pool)
  const answer = await runProgram(['restore', archive], { DATABASE_URL: newest.connectionString })
  expect(answer).toMatchObject({ exitCode: 0, output: expect.stringContaining('The restore is complete') })
  expect(answer.errors).toContain(`upgraded to this release: ${LATER}`)
  expect(await readUsers(newest.connectionString)).toEqual([{ name: 'Régi Rita' }])
  await withPool(newest.connectionString, async (pool) => {
    expect(await listPendingMigrations({ pool })).toEqual([])
    expect(await readSchema(pool)).toEqual(expected)
  })
})

test('a database that holds something keeps it, and its schema', async () => {
  await withPool(newest.connectionString, async (pool) => {
    const before = await readSchema(pool)
    await expect(restore({ pool }, { folder: archive, replace: false })).rejects.toThrow('not-empty')
    expect(await readSchema(pool)).toEqual(before)
  })
  expect(await readUsers(newest.connectionString)).toEqual([{ name: 'Régi Rita' }])
})

test('tables of others are not dropped with ours', async () => {
  await withPool(newest.connectionString, async (pool) => {
    await pool.query('create table of_others (id integer)')
    await expect(restore({ pool }, { folder: archive, replace: true })).rejects.toThrow('tables-of-others: of_others')
    expect((await pool.query('select from of_others')).rowCount).toBe(0)
    await pool.query('drop table of_others')
  })
  expect(await readUsers(newest.connectionString)).toEqual([{ name: 'Régi Rita' }])
})

test('stopped before it is brought on, it is there as a whole, and migrate goes on', async () => {
  await withPool(newest.connectionString, async (pool) => {
    const stopped = restore(
      { pool },
      {
        folder: archive,
        replace: true,
        onUpgraded: () => {
          throw new Error('stopped')
        },
      },
    )
    await expect(stopped).rejects.toThrow('stopped')
    expect((await listPendingMigrations({ pool })).length).toBeGreaterThan(0)
  })
  expect(await readUsers(newest.connectionString)).toEqual([{ name: 'Régi Rita' }])
  await withPool(newest.connectionString, async (pool) => {
    await migrate({ pool })
    expect(await listPendingMigrations({ pool })).toEqual([])
  })
})
