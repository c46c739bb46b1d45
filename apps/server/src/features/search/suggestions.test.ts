import { autocomplete } from '@merleg/contract/search.contract'
import type { Db } from '@merleg/db/connect'
import { useTestDatabase } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import type { FactObservation } from '@merleg/domain/observation'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeBatch } from '../register/merge-batch.usecases.ts'
import { mergeParts } from '../register/merge-parts.usecases.ts'
import { rebuildReadModels } from '../register/read-models.usecases.ts'
import { findSearchState } from './search-state.repository.ts'
import { readSuggestions } from './search.views.ts'
import { createSuggestions } from './suggestions.usecases.ts'

const database = useTestDatabase()
const clock = { now: () => new Date('2026-11-20T08:00:00Z') }
const SOURCE = { sourceId: 's', publisher: 'P', title: 'T', licence: 'L', url: null, isMadeUp: false }

type Named = { companyId: string; name: string; isCeased: boolean; taxNumber: string | null }
let files = 0

function* tell(companies: readonly Named[]): Generator<FactObservation> {
  for (const { companyId, name, isCeased, taxNumber } of companies) {
    const base = { type: 'fact', line: 1, companyId, slot: '' } as const
    yield { ...base, section: 'name', payload: { name } }
    if (taxNumber !== null) yield { ...base, section: 'tax-number', payload: { value: taxNumber } }
    const status = isCeased ? 'ceased' : 'registered'
    yield { ...base, section: 'registration', payload: { status, on: null, reason: null } }
  }
}

async function merge(companies: readonly Named[]): Promise<void> {
  files += 1
  const file = { fileName: `f${files}`, fileHash: `h${files}`, observedOn: '2026-11-01', snapshotSections: [] }
  await mergeBatch({ db: database.db, clock }, { source: SOURCE, ...file, records: tell(companies) })
}

const company = (companyId: string, name: string): Named => ({ companyId, name, isCeased: false, taxNumber: null })

const suggestionsOf = (reads: Db) => {
  const find = createSuggestions({ reads })
  return async (text: string) =>
    autocomplete.answer.parse(JSON.parse(String((await find({ text, locale: 'hu' })).json)))
}

const WORDS = ['Duna', 'Dunai', 'Dunabau', 'Acél', 'Acélmű', 'Tisza', 'Kft.', 'Bt.', '2000', 'Körös']
const someCompany = fc.record({
  companyId: fc.constantFrom('10000001', '10000002', '10000003', '10000004', '10000005', '10000006'),
  name: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  isCeased: fc.boolean(),
  taxNumber: fc.constantFrom(null, '10000001-2-41', '10000002-2-41', '20000009-2-41'),
})
const someBatch = fc.uniqueArray(someCompany, { selector: ({ companyId }) => companyId, minLength: 1, maxLength: 4 })
const someText = fc.oneof(
  fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...WORDS)).map((words) => words.join(' ')),
  fc.constantFrom(...WORDS).map((word) => word.slice(0, 3)),
  fc.constantFrom('dnua', 'tisa kft', '10000001', '2000', '1000', 'nincs ilyen', 'duna', '---'),
)

test('kept answers are those of the database, before and after any merges', async () => {
  const ask = suggestionsOf(database.db)
  await fc.assert(
    fc.asyncProperty(
      fc.array(someBatch, { minLength: 1, maxLength: 3 }),
      fc.array(someText, { minLength: 3 }),
      async (batches, texts) => {
        for (const batch of batches) {
          await merge(batch)
          const expected = await Promise.all(
            texts.map(async (text) => (await readSuggestions(database.db, text, 'hu')).page),
          )
          expect(await Promise.all(texts.map(ask))).toEqual(expected)
          // Kept by now.
          expect(await Promise.all(texts.map(ask))).toEqual(expected)
        }
      },
    ),
    { numRuns: 6 },
  )
})

test('a name is found as soon as its merge is committed, and not before', async () => {
  const ask = suggestionsOf(database.db)
  const found = async () => (await ask('balatonparti')).results.map(({ companyId }) => companyId)
  expect(await found()).toEqual([])
  expect(await found()).toEqual([])
  await merge([company('30000001', 'Balatonparti Kft.')])
  expect(await found()).toEqual(['30000001'])
  const before = (await ask('balatonparti')).results[0]?.status
  await merge([{ ...company('30000001', 'Balatonparti Kft.'), isCeased: true }])
  const { page } = await readSuggestions(database.db, 'balatonparti', 'hu')
  expect(page.results[0]?.status).not.toEqual(before)
  expect(await ask('balatonparti')).toEqual(page)
})

test('what is kept is asked of the database no more but for the state, by all who ask together once', async () => {
  await merge([company('30000002', 'Mátrai Zrt.')])
  let statements = 0
  const ask = suggestionsOf(watched(database.db, async () => void (statements += 1)))
  const first = await ask('mátrai')
  statements = 0
  const again = await Promise.all(Array.from({ length: 20 }, () => ask('mátrai')))
  expect(again).toEqual(Array.from({ length: 20 }, () => first))
  expect(statements).toBe(1)
})

test('an answer whose parts were read before and after a merge is not kept', async () => {
  await merge([company('30000003', 'Bükki Zrt.')])
  let isFirst = true
  const ask = suggestionsOf(
    watched(database.db, async () => {
      if (!isFirst) return
      isFirst = false
      await merge([company('30000004', 'Bükki Bt.')])
    }),
  )
  await ask('bükki')
  const { page } = await readSuggestions(database.db, 'bükki', 'hu')
  expect(page.results).toHaveLength(2)
  expect(await ask('bükki')).toEqual(page)
})

test('a load in parts and a rebuild are another state', async () => {
  const ask = suggestionsOf(database.db)
  const states = [await findSearchState(database.db)]
  const parts = ['40000001', '40000002', '40000003'].map((id) => ({
    fileName: id,
    fileHash: id,
    records: tell([company(id, `Zempléni ${id} Kft.`)]),
  }))
  await mergeParts({ db: database.db, clock }, { source: SOURCE, observedOn: '2026-11-01', parts })
  const counts = [(await ask('zempléni')).results.length]
  states.push(await findSearchState(database.db))
  await inTransaction(database.db, rebuildReadModels)
  counts.push((await ask('zempléni')).results.length)
  states.push(await findSearchState(database.db))
  expect(counts).toEqual([3, 3])
  expect(new Set(states).size).toBe(3)
})

/** The same database, and what is to be done after each statement. */
function watched(db: Db, after: () => Promise<void>): Db {
  return db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await after()
      return result
    },
  })
}
