import { useTestDatabase } from '@merleg/db/testing'
import type { FactObservation, SourceRecord } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { mergeBatch } from './merge-batch.usecases.ts'
import { findProfile } from './profiles.repository.ts'
import { lockRegister } from './register-lock.repository.ts'
import { rebuildReadModels } from './read-models.usecases.ts'

const database = useTestDatabase()
const SOURCE = { sourceId: 's', publisher: 'P', title: 'T', licence: 'L', url: null, isMadeUp: false }
const A = '10000001'
const B = 'ro-200'
const PENDING = '10000092'
const NO_PARTY = { address: null, motherName: null, birthDate: null, registerNumber: null }
const base = (companyId: string) => ({ type: 'fact', line: 1, companyId, slot: '' }) as const
const member = (companyId: string, slot: string, name: string): FactObservation => ({
  ...base(companyId),
  section: 'member',
  slot,
  partyId: slot,
  payload: {
    ...NO_PARTY,
    partyKind: 'person',
    name,
    shareMin: 25,
    shareMax: 100,
    shareText: null,
    contribution: null,
    currency: null,
  },
})
const proceeding = { caseNumber: '1', court: null, administrator: null, text: null }

const BATCHES: SourceRecord[][] = [
  [
    { ...base(A), section: 'name', payload: { name: 'Álmos Építő Kft.' } },
    {
      ...base(A),
      section: 'registration',
      payload: { status: 'registered', on: null, reason: null },
      validFrom: '2001-02-03',
    },
    { ...base(A), section: 'tax-number', payload: { value: '10000001-2-41' } },
    {
      ...base(A),
      section: 'seat',
      payload: {
        text: '2600 Vác, Fő tér 1.',
        countryCode: 'HU',
        zip: '2600',
        settlement: 'Vác',
        county: 'Pest',
        street: 'Fő tér 1.',
      },
    },
    member(A, 'p-1', 'Kiss Anna'),
    { ...base(A), section: 'phone', slot: 'b', payload: { value: '+36 1 222 2222' } },
    { ...base(A), section: 'phone', slot: 'a', payload: { value: '+36 1 111 1111' } },
    { ...base(A), section: 'website', slot: 'a', payload: { value: 'almos.example' } },
    { ...base(A), section: 'bank-account', slot: 'a', payload: { account: '11111111-22222222', bank: null } },
    { ...base(B), section: 'name', payload: { name: 'BETON SRL' } },
    { ...base(B), section: 'register-number', slot: 'trade-register', payload: { value: 'J05/952/1991' } },
    member(B, 'p-1', 'Kiss Anna'),
    {
      ...base(PENDING),
      section: 'registration',
      payload: { status: 'pending', on: null, reason: null },
      validFrom: '2024-01-01',
    },
  ],
  [
    { ...base(A), section: 'name', payload: { name: 'Álmos Bau Kft.' }, validFrom: '2020-01-01' },
    { ...base(A), section: 'liquidation', slot: '1', payload: proceeding, validFrom: '2022-05-06' },
    member(A, 'p-1', 'Kiss Anna Mária'),
    { ...base(A), section: 'website', slot: 'a', payload: { value: 'almos.example' }, validTo: '2025-01-01' },
  ],
  [
    {
      ...base(A),
      section: 'liquidation',
      slot: '1',
      payload: proceeding,
      validFrom: '2022-05-06',
      validTo: '2023-01-01',
    },
    member(B, 'p-2', 'Nagy Béla'),
  ],
]

async function readAll(): Promise<unknown> {
  const tables = ['company_profiles', 'company_names', 'listed_texts', 'links', 'persons']
  const contents = await Promise.all(
    tables.map((table) =>
      sql`select to_jsonb(t) as row from ${sql.table(table)} t order by to_jsonb(t)::text`.execute(database.db),
    ),
  )
  return contents.map((result) => result.rows)
}

test('a full rebuild gives what the refreshes of the batches gave', async () => {
  for (const [index, records] of BATCHES.entries()) {
    const input = {
      source: SOURCE,
      fileName: 'f',
      fileHash: 'h',
      observedOn: `202${4 + index}-01-01`,
      snapshotSections: [],
      records,
    }
    await mergeBatch({ db: database.db, clock: { now: () => new Date() } }, input)
  }
  const refreshed = await readAll()
  await database.db.transaction().execute(rebuildReadModels)
  expect(await readAll()).toEqual(refreshed)
  expect(await findProfile(database.db, A)).toMatchObject({
    name: 'Álmos Bau Kft.',
    status: 'working',
    statusSince: '2001-02-03',
    taxNumber: '10000001241',
    seatSettlement: 'Vác',
    negativeCount: 1,
    kind: 'company',
  })
  expect(await findProfile(database.db, B)).toMatchObject({ kind: 'foreign', countryCode: 'RO', status: 'unknown' })
  expect(await findProfile(database.db, PENDING)).toMatchObject({ status: 'under-registration' })
  const names = await sql<{
    name: string
    kind: string
    folded: string
  }>`select name, kind, folded from company_names where company_id = ${A} order by name`.execute(database.db)
  expect(names.rows).toEqual([
    { name: 'Álmos Bau Kft.', kind: 'current', folded: 'almos bau kft' },
    { name: 'Álmos Építő Kft.', kind: 'former', folded: 'almos epito kft' },
  ])
  const listed = await sql`select * from listed_texts`.execute(database.db)
  expect(listed.rows).toEqual([
    {
      company_id: A,
      phones: '+36 1 111 1111\u001D+36 1 222 2222',
      emails: null,
      websites: null,
      bank_accounts: '11111111-22222222',
      sites: null,
    },
  ])
  const persons = await sql<{ name: string }>`select name from persons order by person_id`.execute(database.db)
  expect(persons.rows.map((row) => row.name)).toEqual(['Kiss Anna Mária', 'Nagy Béla'])
  const links = await sql<{
    to_party: string
  }>`select to_party from links where from_party = 'p-1' order by to_party`.execute(database.db)
  expect([...new Set(links.rows.map((row) => row.to_party))]).toEqual([A, B])
})

test('a rebuild waits for a merge under way', async () => {
  const merging = await database.db.startTransaction().execute()
  await lockRegister(merging)
  const pid = Promise.withResolvers<number>()
  const rebuilt = database.db.transaction().execute(async (tx) => {
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    pid.resolve(own.rows[0]?.pid ?? 0)
    await rebuildReadModels(tx)
  })
  const waiting = `select wait_event from pg_stat_activity where pid = ${await pid.promise}`
  await expect
    .poll(async () => (await database.pool.query<{ wait_event: string }>(waiting)).rows)
    .toEqual([{ wait_event: 'advisory' }])
  await merging.commit().execute()
  await rebuilt
})

test.each([
  ['Zártkörűen Működő Részvénytársaság', 'zrt'],
  ['ZÁÉV Építőipari Zrt.', 'zaev epitoipari zrt'],
  ['Fő-Út  &  Társa Korlátolt Felelősségű Társaság', 'fo ut tarsa kft'],
  ['Őrség-Ünnep', 'orseg unnep'],
  ['„Straße” OÜ', 'strasse ou'],
])('%s is folded to %s', async (name, folded) => {
  const result = await sql<{ folded: string }>`select fold_name(${name}) as folded`.execute(database.db)
  expect(result.rows[0]?.folded).toBe(folded)
})
