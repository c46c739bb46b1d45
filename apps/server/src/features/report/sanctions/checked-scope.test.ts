import { getPrint } from '@merleg/contract/report/print.contract'
import { canClear, scopeOf } from '@merleg/contract/report/sanctions-clearing'
import { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { daysBefore } from '@merleg/domain/calendar-days'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { systemClock, today } from '../../../shared/clock.ts'
import { screenPending } from '../../sanctions/sanctions.follower.ts'
import { designationOf, importEdition } from '../../sanctions/testing-designations.ts'
import { callAs, factOf, merge, OWNER, PERSON } from '../testing-report.ts'

const server = useTestApp()
const [
  ALONE,
  TRADER,
  PERSONS,
  THROUGH,
  BEHIND,
  UNTOLD,
  FORMER,
  CEASED,
  MOTHER,
  LED,
  FLOATED,
  WITHHELD,
  TAXED,
  CLUB,
  LED_CLUB,
] = [
  '10738884',
  'SE10738885',
  '10738886',
  '10738887',
  '10738890',
  '10738891',
  '10738888',
  '10738889',
  '12345676',
  '10738892',
  '10738893',
  '10738894',
  'TE10738895',
  'NP10738896',
  'NP10738897',
]
const company = { ...OWNER, partyKind: 'company', name: 'Anyavállalat Zrt.' } as const
const owner = { ...OWNER, name: 'Minta Anna' }
const leader = { ...PERSON, name: 'Minta Anna', post: null, representation: null }
const ended = { from: '2010-01-01', to: '2020-07-01' }

async function read(id: string): Promise<SanctionScreening> {
  const answer = await callAs(server, `/api/report/${id}/sanctions`, { claims: ['Cegriport'] })
  return SanctionScreening.parse(answer.json())
}

async function print(id: string): Promise<string> {
  const answer = await callAs(server, `/api/report/${id}/print?components=sanctions`, { claims: ['Cegriport'] })
  return JSON.stringify(getPrint.answer.parse(answer.json()).sections).replaceAll(/\u00A0|\u202F/g, ' ')
}

beforeAll(async () => {
  await merge(server.deps.db, [
    factOf(ALONE)('name', { name: 'Magányos Kft.' }),
    factOf(TRADER)('name', { name: 'Magányos Géza' }),
    factOf(PERSONS)('name', { name: 'Személyes Kft.' }),
    factOf(PERSONS)('member', owner, { slot: '1', partyId: 'p-1' }),
    factOf(PERSONS)('auditor', { ...PERSON, partyKind: 'company', name: 'Könyvelőház Kft.' }, { slot: 'a' }),
    factOf(MOTHER)('name', { name: company.name }),
    factOf(MOTHER)('member', { ...OWNER, name: 'Minta Zsófia' }, { slot: '1', partyId: 'p-2' }),
    factOf(THROUGH)('name', { name: 'Leányvállalat Kft.' }),
    factOf(THROUGH)('member', company, { slot: '1', partyId: MOTHER }),
    factOf(BEHIND)('name', { name: 'Unokavállalat Kft.' }),
    factOf(BEHIND)('member', { ...company, name: 'Leányvállalat Kft.' }, { slot: '1', partyId: THROUGH }),
    factOf(UNTOLD)('name', { name: 'Ismeretlené Kft.' }),
    factOf(UNTOLD)('member', { ...company, name: 'Külföldi Holding Ltd' }, { slot: '1' }),
    factOf(LED)('name', { name: 'Vezetett Kft.' }),
    factOf(LED)('signatory', leader, { slot: '1', partyId: 'p-6' }),
    factOf(FLOATED)('name', { name: 'Tőzsdei Nyrt.' }),
    factOf(FLOATED)('member', owner, { slot: '1', partyId: 'p-7' }),
    factOf(FLOATED)('member', { ...OWNER, partyKind: 'other', name: 'Közkézhányad' }, { slot: '2' }),
    factOf(WITHHELD)('name', { name: 'Elhallgatott Kft.' }),
    factOf(WITHHELD)('member', { ...company, name: 'Anyavállalat Zrt.' }, { slot: '1', partyId: MOTHER }),
    factOf(WITHHELD)('beneficial-owner-statement', { statement: 'protected', text: 'super-secure' }, { slot: '1' }),
    factOf(CLUB)('name', { name: 'Ismeretlen Egyesület' }),
    factOf(LED_CLUB)('name', { name: 'Vezetett Egyesület' }),
    factOf(LED_CLUB)('signatory', leader, { slot: '1', partyId: 'p-8' }),
    factOf(TAXED)('name', { name: 'Krilatov Vlagyimir Petrovics' }),
    factOf(FORMER)('name', { name: 'Elhagyott Kft.' }),
    factOf(FORMER)('member', owner, { slot: '1', partyId: 'p-3', ...ended }),
    factOf(FORMER)('signatory', leader, { slot: '1', partyId: 'p-3', ...ended }),
    factOf(CEASED)('name', { name: 'Megszűnt Kft.' }),
    factOf(CEASED)('registration', { status: 'ceased', on: null, reason: null }, { from: '2020-07-01' }),
    factOf(CEASED)('member', owner, { slot: '1', partyId: 'p-4', ...ended }),
    factOf(CEASED)('signatory', leader, { slot: '1', partyId: 'p-5', ...ended }),
  ])
  await importEdition(
    server.deps,
    [designationOf('1', 'Vladimir Petrovich KRYLATOV')],
    daysBefore(today(systemClock), 3),
  )
  await screenPending(server.deps)
})

describe('where nothing is found it is said of whom', () => {
  test.each([
    // Who owns and leads it is not known, of a sole trader nobody else does.
    [ALONE, 'alone', false, 'egyetlen tulajdonosát vagy tisztségviselőjét sem ismerjük név szerint'],
    [TRADER, 'alone', true, 'egyetlen tulajdonosát vagy tisztségviselőjét sem ismerjük név szerint'],
    [PERSONS, 'all', true, '(közvetlen vagy közvetett) tulajdonosai nem egyeznek'],
    [THROUGH, 'all', true, 'közvetett tulajdonos ezeken keresztül: Anyavállalat Zrt.'],
    [BEHIND, 'all', true, 'közvetett tulajdonos ezeken keresztül: Leányvállalat Kft. › Anyavállalat Zrt.'],
    // Whoever stands behind its owner is not known.
    [UNTOLD, 'all', false, 'van egy szervezet, amely mögött ma senkit nem ismerünk'],
    [LED, 'all', false, 'A cégnek ma egyetlen tulajdonosát sem ismerjük'],
    [FLOATED, 'named', false, 'Közkézhányad'],
    // Members of an association own nothing of it; somebody acts for it all the same.
    [CLUB, 'alone', false, 'egyetlen tulajdonosát vagy tisztségviselőjét sem ismerjük név szerint'],
    [LED_CLUB, 'all', true, '(közvetlen vagy közvetett) tulajdonosai nem egyeznek'],
    // The register says itself that it does not name everybody.
    [WITHHELD, 'all', false, 'maga a nyilvántartás közli, hogy van vagy lehet olyan tényleges tulajdonosa'],
    [FORMER, 'former', false, 'senkit nem ismerünk a cég tulajdonosaként vagy tisztségviselőjeként. Egy korábbi'],
    [CEASED, 'ceased', false, 'a cég megszűnt, és ma senkit nem ismerünk'],
  ] as const)('of %s: %s', async (id, scope, isClear, said) => {
    const screening = await read(id)
    expect([screening.matches, scopeOf(screening), canClear(screening)]).toEqual([[], scope, isClear])
    expect(await print(id)).toContain(said)
  })

  test('former owners and officers are counted once each, and no present ones', async () => {
    const counts = await Promise.all([ALONE, PERSONS, FORMER, CEASED].map(async (id) => (await read(id)).formerCount))
    expect(counts).toEqual([0, 0, 1, 2])
    expect((await read(CEASED)).isCeased).toBe(true)
  })

  test('whoever has a tax number of his own is compared as the person he is', async () => {
    expect((await read(TAXED)).matches).toMatchObject([{ party: { kind: 'person', isCompanyItself: true } }])
  })

  test('the free float is nobody who was compared, and no organisation either', async () => {
    const { checked, unnamed, untoldOwnersCount } = await read(FLOATED)
    expect([checked.length, unnamed.map(({ name }) => name), untoldOwnersCount]).toEqual([2, ['Közkézhányad'], 0])
  })

  test('companies that are auditors own nothing', async () => {
    expect(await read(PERSONS)).toMatchObject({ untoldOwnersCount: 0, isCeased: false })
    expect(await read(UNTOLD)).toMatchObject({ untoldOwnersCount: 1, untoldOwners: [{ name: 'Külföldi Holding Ltd' }] })
  })
})
