import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { useTestDatabase } from '@merleg/db/testing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPrefixBuilder } from './prefix-builder.ts'
import { buildSearchIndex, noteNamesBefore, refreshSearchIndex } from './search-index.repository.ts'

const database = useTestDatabase()
const LIMITS = { minCompanies: 3, best: 2 }

test('counts each company once, and keeps names whose first word it is before names that start with it', () => {
  const builder = createPrefixBuilder()
  builder.add('a', 'uj duna')
  builder.add('b', 'dunabau kft')
  builder.add('c', 'duna kft')
  builder.add('a', 'duna dunai')
  const { words, prefixes } = builder.finish({ minCompanies: 3, best: 3 })
  expect(prefixes.filter(({ prefix }) => prefix.startsWith('duna'))).toEqual([
    { prefix: 'duna', companyCount: 3, companies: ['c', 'a', 'b'] },
  ])
  expect(prefixes.map(({ prefix }) => prefix).toSorted()).toEqual(['d', 'du', 'dun', 'duna'])
  expect(words.find(({ word }) => word === 'duna')).toEqual({ word: 'duna', companyCount: 2 })
})

const word = fc.constantFrom('d', 'du', 'duna', 'dunabau', 'acel', 'ac', 'kft', 'bt', '2000', 'x')
const company = fc.record({
  companyId: fc.constantFrom('1', '2', '3', '4', '5', '6', '7', '8'),
  names: fc.uniqueArray(
    fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
    { maxLength: 3 },
  ),
  isActive: fc.boolean(),
  prominence: fc.constantFrom(0, 0.5, 1, 7),
})
type Company = typeof company extends fc.Arbitrary<infer Value> ? Value : never
const batch = fc.uniqueArray(company, { selector: ({ companyId }) => companyId, minLength: 1, maxLength: 6 })

async function change(tx: Tx, companies: readonly Company[]): Promise<void> {
  const ids = companies.map((row) => row.companyId)
  await sql`create temp table renamed_companies on commit drop as select unnest(${ids}::text[]) as company_id`.execute(
    tx,
  )
  await noteNamesBefore(tx)
  await sql`delete from company_names where company_id = any(${ids}::text[])`.execute(tx)
  for (const { companyId, names, isActive, prominence } of companies) {
    await sql`
      insert into company_names (company_id, kind, name, folded, is_active, prominence)
      select ${companyId}, 'current', name, name, ${isActive}, ${prominence} from unnest(${names}::text[]) name`.execute(
      tx,
    )
  }
  await refreshSearchIndex(tx, LIMITS)
  await sql`drop table renamed_companies`.execute(tx)
}

async function readIndex(tx: Tx): Promise<unknown[]> {
  const words = await sql`select * from search_words order by word`.execute(tx)
  const prefixes = await sql`select * from search_prefixes order by prefix`.execute(tx)
  return [words.rows, prefixes.rows]
}

test('any sequence of changes leaves what counting anew gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 5 }), async (batches) => {
      await inTransaction(database.db, async (tx) => {
        for (const table of ['company_names', 'search_words', 'search_prefixes'])
          await sql`delete from ${sql.table(table)}`.execute(tx)
        for (const companies of batches) await change(tx, companies)
        const refreshed = await readIndex(tx)
        await buildSearchIndex(tx, LIMITS)
        expect(refreshed).toEqual(await readIndex(tx))
      })
    }),
    { numRuns: 60 },
  )
})
