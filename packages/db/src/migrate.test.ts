import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDatabase } from './connect.ts'
import { listPendingMigrations, migrate } from './migrate.ts'
import { useTestDatabase } from './testing.ts'

const database = useTestDatabase({ content: 'empty' })
const first = '0001_first.sql'
const second = '0002_second.sql'
const killedMigration = fileURLToPath(new URL('./testing-killed-migration.ts', import.meta.url))
let directory: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'merleg-migrations-'))
  await database.pool.query('drop schema public cascade; create schema public')
  await write(first, 'create table a (value int); insert into a (value) values (1);')
  await write(second, 'create table b (value int);')
})
afterEach(() => rm(directory, { recursive: true }))

function write(file: string, text: string): Promise<void> {
  return writeFile(path.join(directory, file), text)
}

function run(): Promise<string[]> {
  return migrate({ pool: database.pool, directory })
}

function pending(): Promise<string[]> {
  return listPendingMigrations({ pool: database.pool, directory })
}

async function hasTable(name: string): Promise<unknown> {
  const query = 'select to_regclass($1) is not null as found'
  return (await database.pool.query<{ found: boolean }>(query, [name])).rows[0]?.found
}

test('applies what is pending, in order, once', async () => {
  expect(await pending()).toEqual([first, second])
  expect(await hasTable('schema_migrations')).toBe(false)
  const told: string[] = []
  await migrate({ pool: database.pool, directory, onApplied: (file) => told.push(file) })
  expect(told).toEqual([first, second])
  expect(await pending()).toEqual([])
  expect(await run()).toEqual([])
  await write('0003_third.sql', 'alter table a add note text')
  expect(await run()).toEqual(['0003_third.sql'])
})

test('keeps what worked before a migration that fails, and nothing of that one', async () => {
  await write('0003_third.sql', 'create table c (value int); select 1/0;')
  await expect(run()).rejects.toThrow('0003_third.sql failed and was rolled back: division by zero')
  expect([await hasTable('b'), await hasTable('c'), await pending()]).toEqual([true, false, ['0003_third.sql']])
})

test('killed in the middle of a migration leaves nothing of it, and the next run goes on', async () => {
  await write('0003_third.sql', 'create table c (value int); select pg_sleep(60);')
  const child = spawn(process.execPath, [killedMigration, database.connectionString, directory])
  await vi.waitFor(async () => expect(await countSleeping()).toBe(1), { timeout: 20_000 })
  child.kill('SIGKILL')
  await once(child, 'exit')
  await write('0003_third.sql', 'create table c (value int);')
  expect(await run()).toEqual(['0003_third.sql'])
  expect([await hasTable('b'), await hasTable('c'), await pending()]).toEqual([true, true, []])
})

async function countSleeping(): Promise<number> {
  const query =
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'"
  return (await database.pool.query<{ count: number }>(query)).rows[0]?.count ?? 0
}

test('line ends do not count as an edit', async () => {
  await write(second, 'create table b\n(value int);\n')
  await run()
  await write(second, 'create table b\r\n(value int);\r\n')
  expect(await pending()).toEqual([])
})

test.each([
  ['an edited file', () => write(first, 'create table a (value bigint)'), /0001_first\.sql was edited/],
  ['a newer database', () => rm(path.join(directory, second)), /database is newer.*migration 2 \(second\)/],
  ['a double number', () => write('0002_again.sql', ''), /same number: 0002_again\.sql and 0002_second\.sql/],
  ['a bad name', () => write('3_third.sql', ''), /3_third\.sql is not named/],
])('%s is refused', async (_name, change, message) => {
  await run()
  await change()
  await expect(run()).rejects.toThrow(message)
  await expect(pending()).rejects.toThrow(message)
})

test('a number below an applied one is refused', async () => {
  await write('0004_fourth.sql', 'select 1')
  await run()
  await write('0003_third.sql', 'select 1')
  await expect(run()).rejects.toThrow(/0003_third\.sql was added below migration 4/)
})

test('several at once apply each migration once', async () => {
  const databases = Array.from({ length: 4 }, () =>
    // Longer than setting it aside takes, shorter than the migration.
    createDatabase(database.connectionString, { statementTimeoutMs: 60 }),
  )
  await write(first, 'create table a (value int); select pg_sleep(0.2);')
  const applied = await Promise.all(databases.map(({ pool }) => migrate({ pool, directory })))
  expect(applied.flat().sort()).toEqual([first, second])
  await Promise.all(databases.map(({ close }) => close()))
})
