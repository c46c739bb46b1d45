import type { Db, Tx } from '@merleg/db/connect'
import type { DeclaredTable } from '@merleg/db/declared-statements'
import { useTestDatabase } from '@merleg/db/testing'
import { explaining } from '@merleg/db/testing-plans'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { insertEvents } from './events.repository.ts'
import { ANY_BATCH } from './merge-batch.repository.ts'
import { insertFreshFacts, knownKeys, resolveUnknownStarts } from './merge-facts.repository.ts'
import { comparedStatements, incomingStatements, repeatedFilings } from './merge-statements.repository.ts'
import { knownCompanies, stagedCompanies, stagedFacts, stagedStatements } from './merge-tables.repository.ts'
import { applyTimelines, compareTimelines, computeTimelines, currentFacts } from './merge-timelines.repository.ts'
import { newerBatches } from './newer-batches.repository.ts'
import { touchChangedCompanies } from './touched.repository.ts'

const database = useTestDatabase()
const COMPANIES = 5000
const BATCH = { ...ANY_BATCH, batchId: '999', recordedAt: new Date('2026-06-01') }

async function addCompanies(db: Db): Promise<void> {
  const ids = sql`select lpad(n::text, 8, '0') as id from generate_series(1, ${sql.lit(COMPANIES)}) n`
  await sql`insert into companies (company_id, kind, country_code, is_made_up, first_batch_id)
    select id, 'company', 'HU', true, 1 from (${ids}) c`.execute(db)
  await sql`insert into facts (company_id, section, slot, payload, valid, recorded, batch_id)
    select id, 'phone', slot::text, '{"value": "1"}', '[2020-01-01,)', '[2026-01-01,)', 1
    from (${ids}) c cross join generate_series(1, 20) slot`.execute(db)
  await sql`insert into statement_layouts (layout, codes) values ('l', array['netSales'])`.execute(db)
  await sql`insert into statements (company_id, period, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts, recorded, batch_id)
    select id, daterange(make_date(year, 1, 1), make_date(year + 1, 1, 1)), 'l', false, 'HUF', 1, '[1]', '[]', '[]', '[2026-01-01,)', 1
    from (${ids}) c cross join generate_series(2020, 2024) year`.execute(db)
  for (const table of ['companies', 'facts', 'statements']) await sql`analyze ${sql.table(table)}`.execute(db)
}

beforeAll(() => addCompanies(database.db))

/** As a batch that tells of each company a phone number, once more, and its accounts. */
async function stage(tx: Tx): Promise<void> {
  for (const table of [stagedCompanies, stagedFacts, stagedStatements]) await table.create(tx)
  await sql`insert into staged_companies (company_id) select company_id from companies`.execute(tx)
  await sql`insert into staged_facts (seq, company_id, section, slot, payload)
    select row_number() over (), company_id, 'phone', '1', '{"value": "2"}' from companies`.execute(tx)
  await sql`insert into staged_statements (seq, company_id, period_start, period_end, layout, is_consolidated, currency, unit, amounts, previous_amounts, amended_amounts)
    select row_number() over (), company_id, '2024-01-01', '2024-12-31', 'l', false, 'HUF', 1, '[2]', '[]', '[]' from companies`.execute(
    tx,
  )
  for (const table of [stagedCompanies, stagedFacts, stagedStatements]) await table.analyze(tx)
  await knownCompanies.create(tx, BATCH.batchId)
  await newerBatches.create(tx, BATCH)
}

/** As a merge leaves it before its events. */
async function mergeFacts(tx: Tx): Promise<void> {
  await resolveUnknownStarts(tx, BATCH)
  await insertFreshFacts(tx, BATCH)
  await computeTimelines(tx)
  await compareTimelines(tx)
  await applyTimelines(tx, BATCH)
}

const explainTable = async (tx: Tx, { texts }: DeclaredTable): Promise<string[]> => {
  const plans: string[] = []
  const [text] = texts()
  if (text !== undefined) await text.execute(tx.withPlugin(explaining(plans)))
  return plans
}

const explainWrite = async (tx: Tx, text: string, write: (explained: Tx) => Promise<unknown>): Promise<string[]> => {
  await mergeFacts(tx)
  const plans: string[] = []
  await write(tx.withPlugin(explaining(plans, text)))
  return plans
}

// Of a batch just written a server expects one row; and of companies looked up one by one a page for each fact. So it would go
// through the whole register, for each batch.
test.each<[string, (tx: Tx) => Promise<string[]>]>([
  ['observations without a start', (tx) => explainTable(tx, knownKeys)],
  [
    'what is in force',
    async (tx) => {
      await resolveUnknownStarts(tx, BATCH)
      await insertFreshFacts(tx, BATCH)
      return explainTable(tx, currentFacts)
    },
  ],
  [
    'accounts in force',
    async (tx) => {
      await incomingStatements.create(tx)
      await repeatedFilings.create(tx)
      return explainTable(tx, comparedStatements)
    },
  ],
  ['events', (tx) => explainWrite(tx, 'insert into events', (explained) => insertEvents(explained, BATCH))],
  [
    'whom it changed',
    (tx) => explainWrite(tx, 'insert into touched_companies', (explained) => touchChangedCompanies(explained, BATCH)),
  ],
])('%s of a batch: the register is asked company by company', async (_title, explain) => {
  const plans = await database.db.transaction().execute(async (tx) => {
    await stage(tx)
    return explain(tx)
  })
  expect(plans.length).toBeGreaterThan(0)
  const asked = plans.flatMap((line, at) =>
    / on (?:facts|statements)\b/.test(line) ? [`${line} ${plans[at + 1]}`] : [],
  )
  expect(asked.filter((line) => !line.includes('Index Cond: (company_id ='))).toEqual([])
})
