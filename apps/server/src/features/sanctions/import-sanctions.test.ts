import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { catchUp } from '../followers/catch-up.usecases.ts'
import { factOf, merge, OWNER, PERSON } from '../report/testing-report.ts'
import { sanctionsFollower, screenPending } from './sanctions.follower.ts'
import { ensureScreened, screenAll } from './screening.usecases.ts'
import { designationOf, importEdition, importEditionKilled } from './testing-designations.ts'

const database = useTestDatabase()
const HOLDER = '10738885'
const LISTED = 'ee-10000018'
const deps = () => ({ db: database.db, clock: systemClock, config: readConfig({}) })

const ENTRIES = [
  designationOf('1', 'Vladimir Petrovich KRYLATOV', { births: [{ from: '1961-03-04', to: '1961-03-04' }] }),
  designationOf('2', 'Kamelopard Trading LLC', {
    kind: 'entity',
    countryCodes: ['EE'],
    numbers: [{ scheme: 'register', value: '10000018', countryCode: 'EE' }],
  }),
  designationOf('3', 'Leopard', { kind: 'vessel', numbers: [{ scheme: 'imo', value: '9284594', countryCode: null }] }),
]

type Match = { companyId: string; grade: string; name: string; designationId: string; isOpen: boolean }

async function listAll(): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select company_id as "companyId", grade, party->>'name' as name, designation_id as "designationId", ended_at is null as "isOpen"
    from sanction_matches order by company_id, party->>'name', designation_id`.execute(database.db)
  return rows
}

async function listSanctionFacts() {
  const { rows } = await sql<{ companyId: string; payload: unknown; valid: string }>`
    select company_id as "companyId", payload, valid::text from facts where section = 'sanction' and upper_inf(recorded) order by 1`.execute(
    database.db,
  )
  return rows
}

beforeAll(async () => {
  const holder = factOf(HOLDER)
  await merge(database.db, [
    holder('name', { name: 'Krilátov és Társa Kft.' }),
    holder(
      'member',
      { ...OWNER, name: 'Krilatov Vlagyimir Petrovics', birthDate: '1961-03-04' },
      { slot: '1', partyId: 'p-1' },
    ),
    holder(
      'signatory',
      { ...PERSON, name: 'Krilatov Vlagyimir Petrovics', birthDate: '1961-03-04', post: null, representation: null },
      { slot: '1', partyId: 'p-1' },
    ),
    holder(
      'member',
      { ...OWNER, name: 'Krilatov Vlagyimir Petrovics', birthDate: '1984-01-01' },
      { slot: '2', partyId: 'p-2' },
    ),
    holder('member', { ...OWNER, name: 'Leopard' }, { slot: '3', partyId: 'p-3' }),
    factOf(LISTED)('name', { name: 'Tigris OÜ' }),
  ])
})

describe('a sanctions list', () => {
  test('is taken over, and the whole register compared with it', async () => {
    const result = await importEdition(deps(), [...ENTRIES, { type: 'reject', line: 9, reason: 'date', detail: 'x' }])
    expect(result).toMatchObject({ read: 3, new: 3, changed: 0, closed: 0, unchanged: 0, rejected: 0, events: 1 })
    expect(await listAll()).toEqual([
      {
        companyId: HOLDER,
        grade: 'strong',
        name: 'Krilatov Vlagyimir Petrovics',
        designationId: '32099R0001/I/1',
        isOpen: true,
      },
      { companyId: LISTED, grade: 'identifier', name: 'Tigris OÜ', designationId: '32099R0001/I/2', isOpen: true },
    ])
    const rejects = await sql`select line, reason from batch_rejects`.execute(database.db)
    expect(rejects.rows).toEqual([{ line: 9, reason: 'date' }])
  })

  test('states as a fact only what an official number proves', async () => {
    expect(await listSanctionFacts()).toEqual([
      {
        companyId: LISTED,
        payload: { programme: 'EU-TEST', text: 'Test entry.', grade: 'confirmed' },
        valid: '[2024-01-15,)',
      },
    ])
  })

  test('read again changes nothing', async () => {
    const before = await listAll()
    expect(await importEdition(deps(), ENTRIES)).toMatchObject({
      new: 0,
      changed: 0,
      closed: 0,
      unchanged: 3,
      events: 0,
    })
    expect(await listAll()).toEqual(before)
    const versions = await sql<{
      count: number
    }>`select count(distinct version)::int as count from sanction_lists`.execute(database.db)
    expect(versions.rows).toEqual([{ count: 1 }])
  })

  test('that leaves most entries out, or is older, is refused whole and the refusal kept', async () => {
    const many = Array.from({ length: 120 }, (_, at) => designationOf(`m${at}`, `Name${at} Other${at}`))
    await importEdition(deps(), [...ENTRIES, ...many], '2024-02-02')
    await expect(importEdition(deps(), ENTRIES, '2024-02-03')).rejects.toThrow('cut-off')
    await expect(importEdition(deps(), [...ENTRIES, ...many], '2024-01-01')).rejects.toThrow('older-edition')
    await expect(importEdition(deps(), [], '2024-02-03')).rejects.toThrow('empty')
    const refusals = await sql<{
      refusal: string
    }>`select refusal from batches where outcome = 'refused' order by batch_id`.execute(database.db)
    expect(refusals.rows.map(({ refusal }) => refusal.split(/[ :]/)[0])).toEqual(['cut-off', 'older-edition', 'empty'])
  })

  test('a company that changed is compared when it waits, or when someone looks', async () => {
    const other = factOf('10738886')
    await merge(database.db, [
      other('name', { name: 'Más Kft.' }),
      other('member', { ...OWNER, name: 'Vladimir Krylatov' }, { slot: '1', partyId: 'p-9' }),
    ])
    expect(await screenPending(deps())).toEqual({ companies: 1, parties: 2, matches: 1 })
    expect((await listAll()).filter(({ companyId }) => companyId === '10738886')).toMatchObject([{ grade: 'possible' }])
    await sql`delete from sanction_checks where company_id = '10738886'`.execute(database.db)
    await sql`delete from sanction_matches where company_id = '10738886'`.execute(database.db)
    await ensureScreened(deps(), '10738886')
    expect((await listAll()).filter(({ companyId }) => companyId === '10738886')).toMatchObject([{ grade: 'possible' }])
  })

  test('a full run finds what the single ones found', async () => {
    const before = await listAll()
    await screenAll(deps())
    expect(await listAll()).toEqual(before)
  })

  test('amended and delisted entries keep their days; the match and the fact end', async () => {
    const [first] = ENTRIES
    const many = Array.from({ length: 120 }, (_, at) => designationOf(`m${at}`, `Name${at} Other${at}`))
    const amended = {
      ...designationOf('1', 'Vladimir Petrovich KRYLATOV'),
      births: first?.births ?? [],
      reason: 'Other text.',
    }
    expect(await importEdition(deps(), [amended, ...many], '2024-05-01')).toMatchObject({
      new: 0,
      changed: 1,
      closed: 2,
    })
    const changes = await sql`
      select designation_id as id, kind, changed_on as day, before->>'reason' as before from designation_changes
      where changed_on > '2024-02-02' order by kind, id`.execute(database.db)
    expect(changes.rows).toEqual([
      { id: '32099R0001/I/1', kind: 'amended', day: '2024-05-01', before: 'Test entry.' },
      { id: '32099R0001/I/2', kind: 'delisted', day: '2024-05-01', before: 'Test entry.' },
      { id: '32099R0001/I/3', kind: 'delisted', day: '2024-05-01', before: 'Test entry.' },
    ])
    expect((await listAll()).find(({ companyId }) => companyId === LISTED)?.isOpen).toBe(false)
    expect(await listSanctionFacts()).toMatchObject([{ companyId: LISTED, valid: '[2024-01-15,2024-05-01)' }])
  })

  test('an entry that comes back is listed again', async () => {
    const many = Array.from({ length: 120 }, (_, at) => designationOf(`m${at}`, `Name${at} Other${at}`))
    expect(await importEdition(deps(), [...ENTRIES, ...many], '2024-06-01')).toMatchObject({
      new: 2,
      changed: 1,
      closed: 0,
    })
    expect((await listAll()).find(({ companyId }) => companyId === LISTED)?.isOpen).toBe(true)
  })

  test('whose import was killed before anybody was compared is followed', async () => {
    const many = Array.from({ length: 120 }, (_, at) => designationOf(`m${at}`, `Name${at} Other${at}`))
    const other = designationOf('8', 'Más', {
      kind: 'entity',
      numbers: [{ scheme: 'tax', value: '10738886', countryCode: 'HU' }],
    })
    await importEditionKilled(deps(), [...ENTRIES, ...many, other], { observedOn: '2024-07-01' })
    await catchUp(deps(), sanctionsFollower)
    const found = (await listAll()).filter(({ companyId, isOpen }) => companyId === '10738886' && isOpen)
    expect(found).toContainEqual(expect.objectContaining({ grade: 'identifier', designationId: '32099R0001/I/8' }))
    expect((await listSanctionFacts()).map(({ companyId }) => companyId)).toContain('10738886')
    expect(await screenPending(deps())).toEqual({ companies: 0, parties: 0, matches: 0 })
  })

  test('whom other rules were asked of is compared again, once', async () => {
    await catchUp(deps(), sanctionsFollower)
    await database.pool.query('update sanction_screenings set rules = rules - 1')
    const { rows } = await database.pool.query<{ count: number }>('select count(*)::integer as count from companies')
    expect(await screenPending(deps())).toMatchObject({ companies: rows[0]?.count })
    expect(await screenPending(deps())).toMatchObject({ companies: 0 })
  })
})
