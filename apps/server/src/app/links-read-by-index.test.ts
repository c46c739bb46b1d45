import { setLocally } from '@merleg/db/transaction'
import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importDeclared } from './testing-declared.ts'

const database = useTestDatabase()

/** Of a statement that reads the links of the whole register, and says so. */
const ALL_OF_THEM = '/* once a day, all of them */'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Plan[]
}

function listReadings(plan: Plan): Plan[] {
  const own = plan['Relation Name'] === 'links' || plan['Index Name']?.startsWith('links_') ? [plan] : []
  return [...own, ...(plan.Plans ?? []).flatMap(listReadings)]
}

/** Every company with five entries, each of somebody who is named by four. */
async function addLinks(): Promise<void> {
  const entries = sql`
    select lpad(c::text, 8, '0') as company, 'SE' || lpad(((c * 5 + n) % 5000)::text, 8, '0') as party, c * 5 + n as fact
    from generate_series(1, 4000) c cross join generate_series(1, 5) n`
  await sql`
    insert into links (from_party, to_party, company_id, section, slot, valid, fact_id, batch_id, status)
    select d.from_party, d.to_party, e.company, 'member', e.party, '[2020-01-01,)', e.fact, 1, 'working'
    from (${entries}) e cross join lateral (values (e.company, e.party), (e.party, e.company)) d(from_party, to_party)`.execute(
    database.db,
  )
  await sql`
    insert into facts (company_id, section, slot, payload, party_id, valid, recorded, batch_id)
    select e.company, 'member', e.party, '{}', e.party, '[2020-01-01,)', '[2026-01-01,)', 1 from (${entries}) e`.execute(
    database.db,
  )
  await sql`
    insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
    select distinct e.company, 'company', 'HU', true, 1 from (${entries}) e`.execute(database.db)
  for (const table of ['links', 'facts', 'companies']) await sql`analyze ${sql.table(table)}`.execute(database.db)
}

test('whoever asks for the links of a party finds them by an index', async () => {
  const { statements } = await importDeclared()
  const asked = statements.filter(({ temporary }) => temporary.length === 0)
  await addLinks()
  const { readings, slow } = await database.db.transaction().execute(async (tx) => {
    // Else, of tables as small as these, all is read.
    await setLocally(tx, { enable_seqscan: 'off', enable_hashjoin: 'off', enable_mergejoin: 'off' })
    let found = 0
    const faults: string[] = []
    for (const { place, texts } of asked)
      for (const text of texts()) {
        const words = text.compile(database.db).sql
        if (!/\blinks\b/.test(words) || words.includes(ALL_OF_THEM)) continue
        const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`explain (format json) ${text}`.execute(tx)
        const plans = rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan: plan }) => listReadings(plan))
        found += plans.length
        faults.push(
          ...plans
            .filter((plan) => plan['Index Cond'] === undefined && plan['Node Type'] !== 'Bitmap Heap Scan')
            .map((plan) => `${place}: ${plan['Node Type']} ${plan['Index Name']}`),
        )
      }
    return { readings: found, slow: faults }
  })
  expect(slow).toEqual([])
  expect(readings).toBeGreaterThan(10)
})
