import { listDeclared } from '@merleg/db/declared-statements'
import { useTestDatabase } from '@merleg/db/testing'
import { findStatementFaults } from '@merleg/db/testing-statements'
import { beforeAll, expect, test } from 'vitest'
import { importDeclared } from './testing-declared.ts'

const database = useTestDatabase()

beforeAll(importDeclared)

test('every declared statement gives the columns that it declares', async () => {
  const client = await database.pool.connect()
  try {
    expect(await findStatementFaults(client, listDeclared().statements)).toEqual([])
  } finally {
    client.release()
  }
})

test('every temporary table is used by a statement under its one name', () => {
  const { statements, tables } = listDeclared()
  const users = [...statements, ...tables]
  const used = new Set(users.flatMap(({ temporary }) => temporary.map(({ name }) => name)))
  expect(tables.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
  expect(new Set(tables.map(({ name }) => name)).size).toBe(tables.length)
})
