import { useTestDatabase } from '@merleg/db/testing'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { generateDemoData } from '../generate/generate.usecases.ts'
import { listPartyAssociations } from './associations.repository.ts'
import { listNeighbours } from './neighbours.repository.ts'
import { listTies } from './ties.repository.ts'

const database = useTestDatabase()
const AS_OF = '2026-01-01'
const known: { parties: string[] } = { parties: [] }

beforeAll(async () => {
  const { db } = database
  await generateDemoData({ db, clock: systemClock }, { companies: 60, seed: 1 })
  const companies = await db.selectFrom('companies').select('company_id as id').execute()
  const persons = await db.selectFrom('persons').select('person_id as id').execute()
  known.parties = [...companies, ...persons].map(({ id }) => id)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

/** What is read is the same by the text that a cluster is asked. */
async function expectSame<Found>(read: () => Promise<Found>): Promise<void> {
  const expected = await read()
  vi.stubEnv('MERLEG_CLUSTER_TEXTS', '1')
  expect(await read()).toEqual(expected)
  vi.unstubAllEnvs()
}

test.each([
  {},
  { limit: 1 },
  { limit: 2, isOnlyValid: true },
  { limit: 1, isOwnEntry: true },
  { limit: 2, isBetween: true },
  { limit: 1, knownAt: new Date('2100-01-01') },
])('a cluster is asked for the same ties: %j', async (options) => {
  const { parties } = known
  const read = () => listTies(database.db, { parties, asOf: AS_OF, ...options })
  expect((await read()).ties).not.toEqual([])
  await expectSame(read)
})

test('a cluster is asked for the same ties of those who name a party', async () => {
  const { parties } = known
  await expectSame(() => listTies(database.db, { parties, asOf: AS_OF, namedBy: parties }))
})

test.each([{ maxTies: 1 }, { maxTies: 3 }, { maxTies: 1000 }])(
  'a cluster is asked for the same neighbours: %j',
  async ({ maxTies }) => {
    const { parties } = known
    const query = { parties, kinds: ['owner', 'leader'] as const, asOf: AS_OF, isEver: true, maxTies }
    const read = async () => [...(await listNeighbours(database.db, query))].toSorted(([a], [b]) => (a < b ? -1 : 1))
    expect(await read()).not.toEqual([])
    await expectSame(read)
  },
)

test('a cluster is asked for the same associations', async () => {
  const found: unknown[] = []
  for (const companyId of known.parties.slice(0, 20)) {
    const read = () => listPartyAssociations(database.db, { companyId, asOf: AS_OF, limit: 3 })
    found.push(...(await read()))
    await expectSame(read)
  }
  expect(found).not.toEqual([])
})
