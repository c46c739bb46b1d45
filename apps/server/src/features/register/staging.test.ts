import { useTestDatabase, withRollback } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { factOf, statement } from '../report/testing-report.ts'
import { ANY_BATCH } from './merge-batch.repository.ts'
import { createStaging, stageRecords } from './staging.repository.ts'

const database = useTestDatabase()
const ID = '10000001'
const once = [factOf(ID)('name', { name: 'A' }), statement(ID, 2023), statement(ID, 2023, { isConsolidated: true })]
const again = statement(ID, 2024, { filedOn: '2025-09-01' })

test.each([
  ['told once is stored', once, [0, 0, 1, 2, 3]],
  ['of a repeated period alone is staged', [...once, statement(ID, 2024), again], [0, 2, 1, 2, 3]],
  [
    'with facts to merge: the facts are staged, the accounts stored',
    [...once, factOf(ID)('name', { name: 'B' })],
    [2, 0, 0, 2, 2],
  ],
])('what of a new company %s', async (_title, records, expected) => {
  const counts = await withRollback(database.db, async (tx) => {
    await createStaging(tx)
    const { stored } = await stageRecords(tx, {
      batch: { ...ANY_BATCH, recordedAt: new Date() },
      isMadeUp: false,
      records,
      onProgress: () => undefined,
    })
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from staged_facts) as staged_facts, (select count(*)::int from staged_statements) as staged_statements,
        (select count(*)::int from facts) as facts, (select count(*)::int from statements) as statements`.execute(tx)
    return [...Object.values(rows[0] ?? {}), stored]
  })
  expect(counts).toEqual(expected)
})
