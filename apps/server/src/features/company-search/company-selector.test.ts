import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SourceRecord } from '@merleg/domain/observation'
import { factOf, merge, OWNER, PERSON, statement } from '../report/testing-report.ts'
import { createSearchColumns } from './columns/search-columns.ts'
import type { CompanySelector } from './company-selection.ts'
import { ask, clock, follow, selectorOf, TODAY } from './testing-company-search.ts'

const database = useTestDatabase()
let selectors: { sql: CompanySelector; columns: CompanySelector }

/** The same by SQL and by the columns. */
async function find(given: object): Promise<readonly string[]> {
  const { companyIds } = await selectors.sql.list(ask(given), { today: TODAY })
  expect((await selectors.columns.list(ask(given), { today: TODAY })).companyIds).toEqual(companyIds)
  return companyIds
}

const ADDRESS = { countryCode: 'HU', zip: null, settlement: null, county: null, street: null }
const VAC = {
  ...ADDRESS,
  text: '2600 Vác, Fő utca 5.',
  zip: '2600',
  settlement: 'Vác',
  county: 'Pest',
  street: 'Fő utca 5.',
}
const SZEGED = {
  ...ADDRESS,
  text: '6720 Szeged, Kárász utca 1.',
  zip: '6720',
  settlement: 'Szeged',
  county: 'Csongrád-Csanád',
  street: 'Kárász utca 1.',
}

/** A known company with everything, one that has ceased, one of which nothing is known, and one in euros. */
function* records(): Generator<SourceRecord> {
  const full = factOf('10738885')
  yield full('name', { name: 'Zeneakadémia Építő Kft.' })
  yield full('name', { name: 'Régi Név Kft.' }, { from: '2001-01-01', to: '2010-01-01' })
  yield full('legal-form', { code: '113', name: 'Korlátolt felelősségű társaság' })
  yield full('registration', { status: 'registered', on: '2001-03-10', reason: null }, { from: '2001-03-10' })
  yield full('founding', { on: '2001-03-01' }, { from: '2001-03-01' })
  yield full('tax-number', { value: '10738885-2-13' })
  yield full('register-number', { value: '13-09-123456' }, { slot: '13-09-123456' })
  yield full('bank-account', { account: '11700000-12345678-00000000', bank: null }, { slot: 'a' })
  yield full('headcount', { persons: 25 }, { from: '2020-01-01' })
  yield full('seat', VAC, { from: '2012-01-01' })
  yield full('seat', SZEGED, { from: '2001-01-01', to: '2012-01-01' })
  yield full('site', SZEGED, { slot: 'site', from: '2001-01-01' })
  yield full('website', { value: 'https://zene.example' }, { slot: 'w' })
  yield full('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120' })
  yield full('activity', { scheme: 'TEAOR08', code: '6820', isMain: false }, { slot: '6820' })
  yield full(
    'signatory',
    {
      ...PERSON,
      name: 'Dr. Kovács-Tóth Éva',
      motherName: 'Nagy Mária',
      address: VAC.text,
      post: null,
      representation: null,
    },
    { slot: 'e' },
  )
  yield full('member', { ...OWNER, name: 'Kovács János' }, { slot: 'j' })
  yield full('member', { ...OWNER, partyKind: 'company', name: 'Holding Zrt.' }, { slot: 'h', partyId: '11111111' })
  yield full(
    'tax-debt',
    { authority: 'NAV', caseNumber: null, amount: null, currency: 'HUF', text: null },
    { slot: 't', from: '2015-05-01', to: '2016-05-01' },
  )
  yield statement('10738885', 2024, { amounts: { netSales: 100_000, equity: 50_000, totalAssets: 200_000 } })
  yield statement('10738885', 2025, {
    amounts: { netSales: 150_500, equity: 60_000, totalAssets: 200_000 },
    filedOn: '2026-05-20',
  })
  const ceased = factOf('12222222')
  yield ceased('name', { name: 'Zenei Régiség Bt.' })
  yield ceased('registration', { status: 'ceased', on: '2020-01-01', reason: null }, { from: '2020-01-01' })
  yield ceased('seat', VAC, { from: '2000-01-01' })
  // On either side of the day two years before the one on which is asked.
  yield ceased('headcount', { persons: 25 }, { from: '2024-01-01', to: '2024-11-20' })
  yield factOf('13333333')('name', { name: 'Ismeretlen' })
  yield factOf('13333333')('headcount', { persons: 33 }, { from: '2024-01-01', to: '2024-11-21' })
  const euro = factOf('14444444')
  yield euro('name', { name: 'Euro Kft.' })
  yield euro('headcount', { persons: 0 }, { from: '2020-01-01' })
  yield statement('14444444', 2025, { currency: 'EUR', unit: 1, amounts: { netSales: 150_500_000 } })
}

beforeAll(async () => {
  await truncateAll(database.db)
  await merge(database.db, [...records()])
  await follow(database.db)
  selectors = {
    sql: selectorOf(database.db, { withColumns: false }),
    columns: selectorOf(database.db, { withColumns: true }),
  }
  await selectors.columns.load()
})

const FULL = '10738885'
const CEASED = '12222222'

describe('finds by', () => {
  test.each([
    ['a word of the name', { companyDetails: { companyName: 'zeneakad' } }, [FULL]],
    ['words of the name in any order', { companyDetails: { companyName: 'építő zeneak' } }, [FULL]],
    ['only the last word is a beginning', { companyDetails: { companyName: 'zeneak építő' } }, []],
    ['a beginning of several', { companyDetails: { companyName: 'zene' } }, [FULL, CEASED]],
    ['a former name', { companyDetails: { companyName: 'régi név' } }, [FULL]],
    ['a former name, valid only', { companyDetails: { companyName: 'régi név' }, onlyValid: true }, []],
    ['the tax number with marks', { companyDetails: { taxNumber: '10738885-2-13' } }, [FULL]],
    ['the European tax number', { companyDetails: { taxNumber: 'HU10738885' } }, [FULL]],
    ['the register number without marks', { companyDetails: { companyNumber: '1309123456' } }, [FULL]],
    ['the account', { companyDetails: { bankAccountNumber: '11700000 12345678' } }, [FULL]],
    ['the account as IBAN', { companyDetails: { bankAccountNumber: 'HU42 1170 0000 1234 5678 0000 0000' } }, [FULL]],
    ['the day of founding', { companyDetails: { foundation: { min: '2001.03.01', max: '2001.03.01' } } }, [FULL]],
    ['a headcount at its bounds', { companyDetails: { employees: { min: 25, max: 25 } } }, [FULL]],
    ['a headcount that is not told any more', { companyDetails: { employees: { min: 33 } } }, ['13333333']],
    ['a headcount of nobody', { companyDetails: { employees: { max: 0 } } }, ['14444444']],
    ['the legal form', { companyDetails: { type: ['kft'] } }, [FULL]],
    ['the status', { companyDetails: { status: ['ceased'] } }, [CEASED]],
    ['the street', { companyDetails: { street: 'fő' } }, [FULL, CEASED]],
    ['settlement and street of one address', { companyDetails: { city: 'Szeged', street: 'Fő utca' } }, []],
    ['a former seat', { companyDetails: { city: 'szeged', addressType: ['1'] } }, [FULL]],
    ['a former seat, valid only', { companyDetails: { city: 'szeged', addressType: ['1'] }, onlyValid: true }, []],
    ['a site', { companyDetails: { city: 'szeged', addressType: ['Site'] }, onlyValid: true }, [FULL]],
    ['the beginning of a zip', { companyDetails: { zip: '26' } }, [FULL, CEASED]],
    ['the county', { companyDetails: { county: ['13'] } }, [FULL, CEASED]],
    ['the county of a site', { companyDetails: { county: ['06'], addressType: ['Site'] } }, [FULL]],
    ['the region', { companyDetails: { region: ['12'] } }, [FULL, CEASED]],
    ['a person', { companyDetails: { personName: 'kovacs toth ev' } }, [FULL]],
    ['a person of another kind', { companyDetails: { personName: 'kovács tóth', memberType: ['3'] } }, []],
    [
      'mother and settlement of one person',
      { companyDetails: { motherName: 'nagy mária', personCity: 'vác' } },
      [FULL],
    ],
    ['zip and street of a person', { companyDetails: { personZip: '260', personStreet: 'fő utca 5' } }, [FULL]],
    ['a street that is a settlement', { companyDetails: { personStreet: 'vác' } }, []],
    ['the number of a member', { companyDetails: { memberTaxNumber: '11111111-2-41' } }, [FULL]],
    ['millions at their bounds', { financialDetails: { totalSales: { min: 150.5, max: 150.5 } } }, [FULL]],
    ['millions above', { financialDetails: { totalSales: { min: 150.501 } } }, []],
    ['equity', { financialDetails: { shareholdersEquity: { min: 60, max: 60 } } }, [FULL]],
    ['former negative information', { negativeInfo: { type: ['tax-debt'] } }, [FULL]],
    ['negative information in force', { negativeInfo: { type: ['tax-debt'] }, onlyValid: true }, []],
    ['negative information of days', { negativeInfo: { start: '2016.04.30', end: '2016.12.31' } }, [FULL]],
    ['negative information of later days', { negativeInfo: { start: '2016.05.01' } }, []],
    ['worked-out positive information', { positiveInfo: { type: ['long-life'] }, onlyValid: true }, [FULL]],
    ['the main activity', { activities: ['4120'], onlyValid: true }, [FULL]],
    ['another activity', { activities: ['6820'] }, []],
    ['any activity', { activities: ['6820'], inAllActivity: true }, [FULL]],
    ['growth', { more: { salesGrowth: { min: 50.5, max: 50.5 } } }, [FULL]],
    ['owners', { more: { ownerKind: ['company'] } }, [FULL]],
    ['unknown owners', { more: { ownerKind: ['unknown'] }, onlyValid: true }, ['13333333', '14444444']],
    ['accounts of the last months', { more: { filedWithin: 6 } }, [FULL, '14444444']],
    ['accounts of fewer months', { more: { filedWithin: 5 } }, []],
    ['a website', { more: { hasWebsite: true } }, [FULL]],
    ['a place nearby', { more: { nearby: { settlement: 'Verőce', radiusKm: 20 } } }, [FULL, CEASED]],
    ['nothing', {}, [FULL, CEASED, '13333333', '14444444']],
    ['a text of marks', { companyDetails: { companyName: `%_'"\\` } }, []],
  ])('%s', async (_title, given, expected) => expect(await find(given)).toEqual(expected))
})

test('who asked not to be contacted is not found by having a website, until that is taken back', async () => {
  await sql`insert into contact_opt_outs (party_kind, party_id, reason, asked_on, recorded_at)
    values ('company', ${FULL}, 'levélben kérte', '2026-11-01', now())`.execute(database.db)
  expect(await find({ more: { hasWebsite: true } })).toEqual([])
  await sql`update contact_opt_outs set removed_at = now(), removal_reason = 'visszavonta'`.execute(database.db)
  expect(await find({ more: { hasWebsite: true } })).toEqual([FULL])
})

test('what changes beside a profile is found as soon as it was followed', async () => {
  const bySite = { companyDetails: { city: 'Budapest', street: 'Csend', addressType: ['Site'] } }
  expect(await find(bySite)).toEqual([])
  const site = { ...ADDRESS, text: '1033 Budapest, Csend utca 3.', settlement: 'Budapest', street: 'Csend utca 3.' }
  await merge(database.db, [factOf('14444444')('site', site, { slot: 'quiet', from: '2020-01-01' })])
  await follow(database.db)
  expect(await find(bySite)).toEqual(['14444444'])
})

test('what flows through a year that is no whole one meets no bound; what is there on its last day does', async () => {
  const amounts = { netSales: 7_777_000, equity: 7_777_000 }
  const quarter = statement('15555555', 2025, { periodStart: '2025-10-01', amounts })
  await merge(database.db, [factOf('15555555')('name', { name: 'Új Kft.' }), quarter])
  await follow(database.db)
  const bounds = { min: 7777, max: 7777 }
  expect(await find({ financialDetails: { totalSales: bounds } })).toEqual([])
  expect(await find({ financialDetails: { shareholdersEquity: bounds } })).toEqual(['15555555'])
  const query = ask({ financialDetails: { totalSales: bounds, shareholdersEquity: bounds } })
  const asked = { today: TODAY, withCosts: true }
  const count = await selectors.sql.count(query, asked)
  expect(count.without).toContainEqual({ criterion: 'totalSales', count: 1 })
  expect(await selectors.columns.count(query, asked)).toEqual(count)
})

test('an activity told in NACE Rev. 2.1 is found by each class that it came from', async () => {
  const shop = factOf('16666666')
  await merge(database.db, [
    shop('name', { name: 'Bolt' }),
    shop('activity', { scheme: 'NACE21', code: '4711', isMain: true }, { slot: 'main' }),
  ])
  await follow(database.db)
  for (const given of [{ onlyValid: true }, { inAllActivity: true }, {}]) {
    for (const code of ['4711', '4791']) expect(await find({ activities: [code], ...given })).toEqual(['16666666'])
    expect(await find({ activities: ['4721'], ...given })).toEqual([])
  }
  const online = factOf('17777777')
  await merge(database.db, [
    online('name', { name: 'Webbolt' }),
    online('activity', { scheme: 'TEAOR08', code: '4791', isMain: true }, { slot: 'main' }),
  ])
  await follow(database.db)
  expect(await find({ more: { similarTo: ['16666666'] } })).toEqual(['17777777'])
  expect(await find({ more: { similarTo: ['17777777'] } })).toEqual(['16666666'])
})

test('words are found in memory, and in the database where they take too much', async () => {
  const columnsOf = async (mostBytes: number) => {
    const onError = (error: unknown) => expect.unreachable(String(error))
    const columns = createSearchColumns({ db: database.db, now: clock.now, isOn: true, onError, mostBytes })
    await columns.load()
    return columns.current()
  }
  expect(await columnsOf(10_000_000)).toMatchObject({ words: expect.anything() })
  expect(await columnsOf(100_000)).toMatchObject({ words: null })
  expect(await columnsOf(100)).toBe(null)

  const queries = [
    { companyDetails: { companyName: 'zeneak' } },
    { companyDetails: { city: 'vác', street: 'fő' } },
    { companyDetails: { personName: 'tóth éva', motherName: 'nagy' } },
  ]
  for (const given of queries) expect(await find(given)).toContain(FULL)
  const numbered = { companyDetails: { memberTaxNumber: '11111111' } }
  expect(await find(numbered)).toEqual([FULL])
  // Whoever asks the database finds nobody now.
  await sql`truncate company_names, search_addresses, search_people`.execute(database.db)
  const today = TODAY
  for (const given of [...queries, numbered]) {
    expect((await selectors.sql.list(ask({ ...given, onlyValid: true }), { today })).companyIds).toEqual([])
    const found = (await selectors.columns.list(ask({ ...given, onlyValid: true }), { today })).companyIds
    expect(found).toEqual(given === numbered ? [] : [FULL])
  }
})
