import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listSanctionFacts } from './sanction-facts.repository.ts'

const database = useTestDatabase()

// It is asked after each batch, of a register of thirty million facts.
test('what is stated as sanctions is found without looking through what else is in force', async () => {
  const { db } = database
  await sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
    select lpad(n::text, 8, '0'), 'company', 'HU', true, 1 from generate_series(1, 500) n`.execute(db)
  await sql`insert into facts (company_id, section, slot, payload, valid, recorded, batch_id)
    select company_id, 'phone', slot::text, '{"value": "1"}', '[2020-01-01,)', '[2026-01-01,)', 1
    from companies cross join generate_series(1, 10) slot`.execute(db)
  await sql`analyze facts`.execute(db)
  const plans: string[] = []
  await listSanctionFacts(db.withPlugin(explaining(plans)), 'eu-sanctions')
  expect(plans.filter((line) => line.includes(' on facts '))).toEqual([expect.stringContaining('facts_sanction')])
})
