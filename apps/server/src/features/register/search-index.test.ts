import { inClientTransaction } from '@merleg/db/transaction'
import { useTestDatabase } from '@merleg/db/testing'
import fc from 'fast-check'
import type { PoolClient } from 'pg'
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

async function change(client: PoolClient, companies: readonly Company[]): Promise<void> {
  await client.query('create temp table renamed_companies (company_id text collate "C" primary key) on commit drop')
  await client.query('insert into renamed_companies select unnest($1::text[])', [companies.map((row) => row.companyId)])
  await noteNamesBefore(client)
  await client.query('delete from company_names where company_id in (select company_id from renamed_companies)')
  for (const { companyId, names, isActive, prominence } of companies) {
    await client.query(
      `insert into company_names select $1, 'current', name, name, $3, $4 from unnest($2::text[]) name`,
      [companyId, names, isActive, prominence],
    )
  }
  await refreshSearchIndex(client, LIMITS)
  await client.query('drop table renamed_companies')
}

async function readIndex(client: PoolClient): Promise<unknown[]> {
  const words = await client.query('select * from search_words order by word')
  const prefixes = await client.query('select * from search_prefixes order by prefix')
  return [words.rows, prefixes.rows]
}

test('any sequence of changes leaves what counting anew gives', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(batch, { minLength: 1, maxLength: 5 }), async (batches) => {
      await inClientTransaction(database.pool, async ({ client }) => {
        await client.query('delete from company_names; delete from search_words; delete from search_prefixes')
        for (const companies of batches) await change(client, companies)
        const refreshed = await readIndex(client)
        await buildSearchIndex(client, LIMITS)
        expect(refreshed).toEqual(await readIndex(client))
      })
    }),
    { numRuns: 60 },
  )
})
