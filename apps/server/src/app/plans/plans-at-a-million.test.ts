import { createDatabase } from '@merleg/db/connect'
import { useTestDatabase, withDatabaseName } from '@merleg/db/testing'
import { expect, inject, test } from 'vitest'
import { importDeclared } from '../testing-declared.ts'
import { pretendLarge, readStatistics } from './testing-large-register.ts'
import { explainStatement, findWholeReadings } from './testing-statement-plans.ts'

const database = useTestDatabase()
/** To go through a table of so many rows takes a tenth of a second or more. */
const MANY_ROWS = 500_000

/** By repository what is read whole, and why that is no fault: nobody waits for it, or what was read is kept. */
const KNOWN: Readonly<Record<string, { tables: string; why: string }>> = {
  'company-search/columns/column-rows.repository': {
    tables: 'search_infos; search_profiles',
    why: 'read once into the memory of a process, then by revision',
  },
  'company-search/legal-forms-in-use.repository': { tables: 'search_profiles', why: 'kept for five minutes' },
  'company-search/read-model/search-profile-writes.repository': {
    tables: 'scores; search_profiles',
    why: 'the example asks for the ratings since ever',
  },
  'company-search/selection/sql-selection.repository': {
    tables: 'search_profiles',
    why: 'everybody, sorted, where the columns are not in memory',
  },
  'connections/linked-companies.repository': {
    tables: 'company_profiles',
    why: 'the parties of one company: never as many as the example has here',
  },
  'interchange/stated-companies.repository': { tables: 'company_profiles', why: 'an export of all of a country' },
  'monitoring/looks/due-looks.repository': { tables: 'links', why: 'once a day' },
  'number-rows': {
    tables: 'company_figures; company_profiles',
    why: 'the statistics of all sectors, and the factors of ratings in them',
  },
  'register/audit.repository': {
    tables:
      'companies; companies, hashed; company_names; company_profiles; facts; links; listed_texts; persons; statements',
    why: 'the register is proven by night, or by a command',
  },
  'register/companies.repository': {
    tables: 'companies',
    why: 'how many there are, of which a command tells its progress',
  },
  'register/search-index.repository': { tables: 'company_names', why: 'the index is built' },
  'register/touched.repository': { tables: 'companies', why: 'everything is made anew' },
  'sanctions/parties.repository': { tables: 'facts', why: 'once a day, whose share or office begins or ends' },
  'sanctions/sanction-facts.repository': { tables: 'facts', why: 'by an index that holds nothing but sanctions' },
  'sanctions/screenings.repository': { tables: 'company_names; persons', why: 'how frequent words are; kept' },
  'score/models/trained-models.repository': { tables: 'companies', why: 'a model is chosen by hand' },
  'score/rate/accounts.repository': { tables: 'companies', why: 'a model is trained' },
  'score/register-training/training-companies.repository': { tables: 'companies', why: 'a model is trained' },
  'score/register-training/training-sources.repository': { tables: 'companies', why: 'a model is trained' },
  'score/sector-factors/sector-factors-writes.repository': {
    tables: 'companies; company_profiles',
    why: 'the factors of all sectors',
  },
  'sector-statistics/company-figures.repository': {
    tables: 'company_figures; company_profiles',
    why: 'the statistics of all sectors; of some companies without such plans',
  },
  'sector-statistics/filed-companies.repository': { tables: 'company_profiles', why: 'how many there are' },
}

// What is quick on the tables of a test may go through all of a country's: ADR 126.
test('what reads all of a large table is known', async () => {
  const { statements } = await importDeclared()
  const statistics = await readStatistics()
  const name = new URL(database.connectionString).pathname.slice(1)
  const superuser = createDatabase(withDatabaseName(inject('testServer').superuserUrl, name), { maxConnections: 1 })
  await pretendLarge(superuser.db, name, statistics)
  await superuser.close()
  const isLarge = (table: string) => (statistics.relations[table]?.[1] ?? 0) >= MANY_ROWS
  const found = new Map<string, Set<string>>()
  let explained = 0
  for (const statement of statements) {
    const plans = await explainStatement(database.db, statement)
    explained += plans.length
    for (const table of plans.flatMap((plan) => findWholeReadings(plan, isLarge))) {
      const file = /(?:features|db\/src)\/(.+?)\.ts/.exec(statement.place)?.[1] ?? statement.place
      found.set(file, (found.get(file) ?? new Set()).add(table))
    }
  }
  const readings = Object.fromEntries([...found].map(([file, tables]) => [file, [...tables].toSorted().join('; ')]))
  expect(readings).toEqual(Object.fromEntries(Object.entries(KNOWN).map(([file, { tables }]) => [file, tables])))
  expect(explained).toBeGreaterThan(900)
})
