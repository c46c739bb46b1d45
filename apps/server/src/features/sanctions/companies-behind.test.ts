import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../app/config.ts'
import { systemClock, today } from '../../shared/clock.ts'
import { catchUp } from '../followers/catch-up.usecases.ts'
import type { Follower } from '../followers/follower.ts'
import { factOf, merge, OWNER } from '../report/testing-report.ts'
import { findListVersion } from './designations.repository.ts'
import { listUnchecked } from './parties.views.ts'
import { screenPending } from './sanctions.follower.ts'
import { ensureScreened, SANCTIONS_CURSOR, screenTouched } from './screening.usecases.ts'
import { designationOf, importEdition } from './testing-designations.ts'

const database = useTestDatabase()
const [DAUGHTER, MOTHER, OTHER] = ['10738885', 'ee-10000018', '10738886']
const deps = () => ({ db: database.db, clock: systemClock, config: readConfig({}) })
const number = { scheme: 'register', value: '10000018', countryCode: 'EE' } as const
const ENTRIES = [
  designationOf('1', 'Kamelopard Trading LLC', { kind: 'entity', countryCodes: ['EE'], numbers: [number] }),
  designationOf('2', 'Okapi Holding LLC', { kind: 'entity', countryCodes: ['EE'] }),
]

/** `entry grade name` of the open matches of a company with the company behind it. */
async function listOpen(companyId: string): Promise<string[]> {
  const { rows } = await sql<{ found: string }>`
    select right(designation_id, 1) || ' ' || grade || ' ' || (party->>'name') as found from sanction_matches
    where company_id = ${companyId} and party_key = ${MOTHER} and ended_at is null order by 1`.execute(database.db)
  return rows.map(({ found }) => found)
}

const isPending = async () => (await screenPending(deps())).companies

const asked = async () => ({ version: (await findListVersion(database.db)) ?? 0, day: today(systemClock) })

/** Screens what is pending, one company in a transaction. */
async function screenInSteps(onStep: (done: number) => unknown): Promise<void> {
  const catchUpInSteps: Follower['catchUp'] = async (given, run) => {
    const finish = async () => undefined
    const onProgress = ({ done }: { done: number }) => void onStep(done)
    await screenTouched(given, run, { onProgress, finish, chunkCompanies: 1 })
  }
  await catchUp(deps(), { name: SANCTIONS_CURSOR, catchUp: catchUpInSteps })
}

beforeAll(async () => {
  const owner = { ...OWNER, partyKind: 'company', name: 'Tigris OÜ' } as const
  await merge(database.db, [
    ...[DAUGHTER, OTHER].flatMap((id) => [
      factOf(id)('name', { name: `Leány ${id} Kft.` }),
      factOf(id)('member', owner, { slot: '1', partyId: MOTHER }),
    ]),
    factOf(MOTHER)('name', { name: 'Tigris OÜ' }),
  ])
  await importEdition(deps(), ENTRIES)
  // What is certain was stated, which touched the company itself.
  await screenPending(deps())
})

describe('a company that is an owner', () => {
  test('is compared by its numbers, too, which the entry does not tell', async () => {
    expect(await listOpen(DAUGHTER)).toEqual(['1 identifier Tigris OÜ'])
  })

  test('states nothing of the company that it owns', async () => {
    const { rows } = await sql<{ id: string }>`
      select company_id as id from facts where section = 'sanction' and upper_inf(recorded)`.execute(database.db)
    expect(rows).toEqual([{ id: MOTHER }])
  })

  test('that gets another name is compared by both, at once where someone looks, and else when its turn comes', async () => {
    expect(await isPending()).toBe(0)
    await merge(database.db, [factOf(MOTHER)('name', { name: 'Okapi Holding OÜ' })], { observedOn: '2024-02-01' })
    await ensureScreened(deps(), DAUGHTER)
    expect(await listOpen(DAUGHTER)).toEqual(['1 identifier Tigris OÜ', '2 probable Okapi Holding OÜ'])
    expect(await listOpen(OTHER)).toEqual(['1 identifier Tigris OÜ'])
    // The one that was looked at is up to date.
    expect(await isPending()).toBe(2)
    expect(await listOpen(OTHER)).toEqual(['1 identifier Tigris OÜ', '2 probable Okapi Holding OÜ'])
  })

  test('of which something else is told has nobody compared anew but itself', async () => {
    const told = factOf(MOTHER)('headcount', { persons: 12 }, { from: '2024-01-01' })
    await merge(database.db, [told], { observedOn: '2024-03-01' })
    const forget = sql`delete from sanction_checks where company_id = ${DAUGHTER}`
    await forget.execute(database.db)
    expect(await isPending()).toBe(1)
    await ensureScreened(deps(), DAUGHTER)
  })

  test('has those that name it compared in steps that are each complete, before the cursor leaves its batch', async () => {
    await merge(database.db, [factOf(MOTHER)('name', { name: 'Tigris OÜ' })], { observedOn: '2024-04-01' })
    const stopped = new Error('stopped')
    await expect(
      screenInSteps((done) => {
        // The company itself, and the first of the two.
        if (done === 2) throw stopped
      }),
    ).rejects.toThrow(stopped)
    expect(await listUnchecked(database.db, [DAUGHTER, OTHER], await asked())).toEqual([OTHER])
    const steps: number[] = []
    await screenInSteps((done) => steps.push(done))
    expect(steps).toEqual([1, 2])
    expect(await listUnchecked(database.db, [DAUGHTER, OTHER], await asked())).toEqual([])
    expect(await isPending()).toBe(0)
  })
})

test('whom earlier rules compared is compared again where someone looks, before the run comes to him', async () => {
  await sql`update sanction_matches set grade = 'possible' where company_id = ${DAUGHTER}`.execute(database.db)
  await sql`update sanction_screenings set rules = rules - 1`.execute(database.db)
  await ensureScreened(deps(), DAUGHTER)
  expect(await listOpen(DAUGHTER)).toEqual(['1 identifier Tigris OÜ', '2 probable Okapi Holding OÜ'])
})
