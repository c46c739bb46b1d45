import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { SEALED_TABLES } from './sealed-secrets.repository.ts'

const database = useTestDatabase()

test('every table that keeps secrets is known: of them a backup warns, and beside them no other key is made', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
     where table_schema = current_schema() and column_name ~ 'secret' and column_name !~ '_id$' order by 1`.execute(
    database.db,
  )
  expect(rows.map(({ name }) => name)).toEqual(SEALED_TABLES)
})
