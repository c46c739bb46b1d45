import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { knownCompanies, stagedCompanies } from './merge-tables.repository.ts'

const database = useTestDatabase()

// What two parts of a first load told at once is joined to nobody: each knows the other's rows by their number alone.
test('those of a batch whom the register knew before, each once', async () => {
  await database.db.transaction().execute(async (tx) => {
    await sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
      values ('known', 'company', 'HU', true, 1), ('new', 'company', 'HU', true, 2), ('absent', 'company', 'HU', true, 1)`.execute(
      tx,
    )
    await stagedCompanies.create(tx)
    await sql`insert into staged_companies (company_id) values ('known'), ('new'), ('known')`.execute(tx)
    await knownCompanies.create(tx, '2')
    const known = await tx
      .$extendTables<{ known_companies: { company_id: string } }>()
      .selectFrom('known_companies')
      .selectAll()
      .execute()
    expect(known).toEqual([{ company_id: 'known' }])
  })
})
