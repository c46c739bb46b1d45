import { useTestDatabase } from '@merleg/db/testing'
import { waitingForLocks } from '@merleg/db/testing-locks'
import { inTransaction } from '@merleg/db/transaction'
import { daysBefore } from '@merleg/domain/calendar-days'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../../app/config.ts'
import { systemClock, today } from '../../shared/clock.ts'
import { catchUp } from '../followers/catch-up.usecases.ts'
import type { Follower } from '../followers/follower.ts'
import { factOf, merge, OWNER } from '../report/testing-report.ts'
import { findListVersion } from './designations.repository.ts'
import { loadChecked } from './parties.views.ts'
import { screenPending } from './sanctions.follower.ts'
import { isDayDue } from './screen-turned.usecases.ts'
import { ensureScreened, SANCTIONS_CURSOR, screenTouched } from './screening.usecases.ts'
import { lockScreening } from './screenings.repository.ts'
import { designationOf, importEdition } from './testing-designations.ts'

const database = useTestDatabase()
const [DAUGHTER, MOTHER, OTHER, GRANDDAUGHTER] = ['10738885', 'ee-10000018', '10738886', '10738887']
const WithRoles = z.object({ roles: z.array(z.string()) })
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

/** What is open of a party, in the order of the companies. */
const openMatchesOf = (partyKey: string) =>
  database.db
    .selectFrom('sanction_matches')
    .where('party_key', '=', partyKey)
    .where('ended_at', 'is', null)
    .orderBy('company_id')

const isPending = async () => (await screenPending(deps())).companies

const listUncheckedIds = async (ids: readonly string[]) =>
  [...(await loadChecked(database.db, ids, await asked()))].flatMap(({ companyId, isChecked }) =>
    isChecked ? [] : companyId,
  )

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

  test('of which something else is told has nobody compared anew', async () => {
    const told = factOf(MOTHER)('headcount', { persons: 12 }, { from: '2024-01-01' })
    await merge(database.db, [told], { observedOn: '2024-03-01' })
    expect(await isPending()).toBe(0)
  })

  test('has those that name it compared in steps that are each complete, before the cursor leaves its batch', async () => {
    await merge(database.db, [factOf(MOTHER)('name', { name: 'Gorilla OÜ' })], { observedOn: '2024-04-01' })
    const stopped = new Error('stopped')
    await expect(
      screenInSteps((done) => {
        // The company itself, and the first of the two.
        if (done === 2) throw stopped
      }),
    ).rejects.toThrow(stopped)
    expect(await listUncheckedIds([DAUGHTER, OTHER])).toEqual([OTHER])
    const steps: number[] = []
    await screenInSteps((done) => steps.push(done))
    expect(steps).toEqual([1, 2])
    expect(await listUncheckedIds([DAUGHTER, OTHER])).toEqual([])
    expect(await isPending()).toBe(0)
  })
})

describe('an owner of an owner', () => {
  const person = { ...OWNER, name: 'Vladimir Petrovich Krylatov' } as const
  const listed = designationOf('3', 'Vladimir Petrovich KRYLATOV')

  /** Open matches of a person, by company. */
  async function listOwned(): Promise<string[]> {
    const rows = await openMatchesOf('p-1').select(['company_id', 'party']).execute()
    return rows.map(({ company_id: id, party }) => `${id} ${JSON.stringify(WithRoles.parse(party).roles)}`)
  }

  beforeAll(async () => {
    const owner = { ...OWNER, partyKind: 'company', name: 'Leány Kft.' } as const
    await merge(
      database.db,
      [
        factOf(GRANDDAUGHTER)('name', { name: 'Unoka Kft.' }),
        factOf(GRANDDAUGHTER)('member', owner, { slot: '1', partyId: DAUGHTER }),
      ],
      { observedOn: '2024-05-01' },
    )
    await importEdition(deps(), [...ENTRIES, listed], '2024-05-02')
    await screenPending(deps())
  })

  test('who comes is compared for every company below, at once where someone looks, and else when its turn comes', async () => {
    await merge(database.db, [factOf(MOTHER)('member', person, { slot: '1', partyId: 'p-1' })], {
      observedOn: '2024-06-01',
    })
    expect(await listUncheckedIds([GRANDDAUGHTER])).toEqual([GRANDDAUGHTER])
    await ensureScreened(deps(), GRANDDAUGHTER)
    expect(await listOwned()).toEqual([`${GRANDDAUGHTER} ["indirect-owner"]`])
    // The company itself, and the two others below it.
    expect(await isPending()).toBe(3)
    expect(await listOwned()).toEqual([
      `${DAUGHTER} ["indirect-owner"]`,
      `${OTHER} ["indirect-owner"]`,
      `${GRANDDAUGHTER} ["indirect-owner"]`,
      `${MOTHER} ["member"]`,
    ])
  })

  test('who goes is none of the companies below any more', async () => {
    const gone = factOf(MOTHER)('member', person, { slot: '1', partyId: 'p-1', to: '2024-07-01' })
    await merge(database.db, [gone], { observedOn: '2024-07-02' })
    expect(await isPending()).toBe(4)
    expect(await listOwned()).toEqual([])
  })

  test('is nobody as soon as what lies between has ended', async () => {
    await merge(database.db, [factOf(MOTHER)('member', person, { slot: '2', partyId: 'p-1' })], {
      observedOn: '2024-08-01',
    })
    await screenPending(deps())
    expect(await listOwned()).toHaveLength(4)
    const owner = { ...OWNER, partyKind: 'company', name: 'Tigris OÜ' } as const
    const ended = factOf(OTHER)('member', owner, { slot: '1', partyId: MOTHER, to: '2024-09-01' })
    await merge(database.db, [ended], { observedOn: '2024-09-02' })
    await screenPending(deps())
    expect(await listOwned()).toEqual([
      `${DAUGHTER} ["indirect-owner"]`,
      `${GRANDDAUGHTER} ["indirect-owner"]`,
      `${MOTHER} ["member"]`,
    ])
  })
})

test('whoever looks while others are compared reads after them who is to be', async () => {
  const person = { ...OWNER, name: 'Vladimir Petrovich Krylatov' } as const
  const member = (companyId: string) => factOf(companyId)('member', person, { slot: '8', partyId: 'p-3' })
  await merge(database.db, [member(OTHER)], { observedOn: '2024-10-01' })
  const { looking } = await inTransaction(database.db, async (tx) => {
    await lockScreening(tx)
    const begun = ensureScreened(deps(), OTHER)
    await expect.poll(async () => (await waitingForLocks.get(database.db)).count).toBe(1)
    // Told after the first look at who is to be compared.
    await merge(database.db, [factOf(OTHER)('member', { ...person, name: 'Új Tag' }, { slot: '7', partyId: 'p-4' })], {
      observedOn: '2024-10-02',
    })
    return { looking: begun }
  })
  const compared = await looking
  expect(compared?.named.map(({ key }) => key)).toEqual(expect.arrayContaining(['p-3', 'p-4']))
  expect(await listUncheckedIds([OTHER])).toEqual([])
})

describe('a share that begins on a day to come', () => {
  const days = (count: number) => daysBefore(today(systemClock), -count)
  const later = (count: number) => ({ ...deps(), clock: { now: () => new Date(Date.now() + count * 86_400_000) } })
  const listed = designationOf('3', 'Vladimir Petrovich KRYLATOV')
  const open = async () => {
    const rows = await openMatchesOf('p-2').select('company_id').execute()
    return rows.map(({ company_id: id }) => id)
  }

  test('is compared on that day, and no longer when it is over, for the companies below as well', async () => {
    await importEdition(deps(), [...ENTRIES, listed], days(-1))
    const person = { ...OWNER, name: 'Vladimir Petrovich Krylatov' } as const
    const told = factOf(DAUGHTER)('member', person, { slot: '9', partyId: 'p-2', from: days(1), to: days(2) })
    await merge(database.db, [told], { observedOn: days(-1) })
    await screenPending(deps())
    expect([await isDayDue(deps()), await open()]).toEqual([false, []])
    expect(await isDayDue(later(1))).toBe(true)
    await screenPending(later(1))
    expect([await isDayDue(later(1)), await open()]).toEqual([false, [DAUGHTER, GRANDDAUGHTER]])
    await screenPending(later(2))
    expect(await open()).toEqual([])
  })
})

test('whom earlier rules compared is compared again where someone looks, before the run comes to him', async () => {
  await sql`update sanction_matches set grade = 'possible' where company_id = ${DAUGHTER}`.execute(database.db)
  await sql`update sanction_screenings set rules = rules - 1`.execute(database.db)
  await ensureScreened(deps(), DAUGHTER)
  expect(await listOpen(DAUGHTER)).toEqual(['1 identifier Tigris OÜ', '2 probable Okapi Holding OÜ'])
})
