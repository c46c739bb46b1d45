import { useTestDatabase } from '@merleg/db/testing'
import { FAILURE_SECTIONS } from '@merleg/domain/group/failure'
import { SOURCE_COVERAGES, type SourceRecord } from '@merleg/domain/observation'
import type { RegisterFacts } from '@merleg/domain/score/inputs/register-facts'
import { beforeAll, describe, expect, test } from 'vitest'
import { factOf, PERSON, REGISTER, statement } from '../../report/testing-report.ts'
import { loadRegisterFacts } from './register-facts.repository.ts'
import { loadAccounts } from './accounts.repository.ts'
import { AMOUNTS, clockOf, company, load, sourceOf, TODAY } from '../testing-scores.ts'
import { findLineOrder } from '../../register/statement-lines/line-order.repository.ts'

const database = useTestDatabase()
const idOf = (number: number): string => String(30_000_000 + number)
const debt = { authority: 'NAV', caseNumber: null, amount: 1, currency: 'HUF', text: null }
const proceeding = { caseNumber: null, court: null, administrator: null, text: null }
const address = (text: string) => ({ text, countryCode: 'HU', zip: null, settlement: null, county: null, street: null })

async function ask(id: string, asOf = TODAY): Promise<RegisterFacts | undefined> {
  return (await loadRegisterFacts(database.db, { companyIds: [id], asOf })).get(id)
}

/** A post, and the days of it. */
function post(
  id: string,
  partyId: string,
  [from, to]: readonly [string | null, string | null],
  section: 'signatory' | 'member' = 'signatory',
) {
  const about = { slot: partyId, partyId, from, to }
  if (section === 'signatory') return office(id, partyId, { from, to, named: null })
  const share = { shareMin: null, shareMax: null, shareText: null, contribution: null, currency: null }
  return factOf(id)('member', { ...PERSON, partyKind: 'company', name: 'Anya Kft.', ...share }, about)
}

function office(
  id: string,
  partyId: string,
  { from, to, named }: { from: string | null; to: string | null; named: string | null },
) {
  const about = { slot: partyId, partyId, from, to }
  return factOf(id)('signatory', { ...PERSON, name: 'Kis Pál', post: named, representation: null }, about)
}

const failed = (
  id: string,
  from: string | null,
  section: 'liquidation' | 'bankruptcy' | 'forced-deletion' = 'liquidation',
) => factOf(id)(section, proceeding, { slot: section, from })

test('a company that nobody knows is not answered', async () => {
  expect(await ask('99999999')).toBeUndefined()
})

describe('silence', () => {
  beforeAll(async () => {
    await load(database, company(idOf(1)), { source: REGISTER })
    await load(database, company(idOf(2)))
    await load(database, [factOf(idOf(3))('tax-debt', debt, { slot: 'd', from: '2025-01-01' })], { source: REGISTER })
    await load(database, [factOf(idOf(4))('name', { name: 'X' })], {
      source: sourceOf(['tax-debt'], { sourceId: 'nav' }),
    })
    const owned = [...company(idOf(5)), post(idOf(5), 'p5', ['2018-01-01', null])]
    await load(database, owned, {
      source: sourceOf(SOURCE_COVERAGES, { sourceId: 'snapshot' }),
      observedOn: '2022-01-06',
    })
  })

  const unseen = {
    unreadProceedings: FAILURE_SECTIONS,
    hasEnforcement: null,
    hasTaxEnforcement: null,
    hasTaxDebt: null,
    hasLien: null,
    hasInvalidTaxNumber: null,
    isSanctioned: null,
    officerFailures: null,
  }
  const seen = {
    ...Object.fromEntries(Object.keys(unseen).map((key) => [key, false])),
    unreadProceedings: [],
    officerFailures: 0,
  }
  test.each([
    ['within three months', '2022-04-08', seen],
    ['a day longer ago', '2022-04-09', unseen],
    ['years ago', TODAY, unseen],
  ])('a register read %s', async (_title, day, facts) => {
    expect(await ask(idOf(5), day)).toMatchObject(facts)
  })

  test.each([
    [
      'of a source that covers nothing is no answer',
      idOf(1),
      { hasEnforcement: null, hasTaxEnforcement: null, hasTaxDebt: null, missingAccounts: null },
    ],
    [
      'of one that covers the subject is a no',
      idOf(2),
      { hasEnforcement: false, hasTaxEnforcement: false, hasTaxDebt: false, missingAccounts: 0 },
    ],
    ['says nothing against what is stated', idOf(3), { hasEnforcement: null, hasTaxDebt: true }],
    [
      'counts by subject',
      idOf(4),
      {
        hasEnforcement: null,
        hasTaxDebt: false,
        officerFailures: null,
        auditorChanges: null,
        seatChanges: null,
        headcount: null,
      },
    ],
  ])('%s', async (_title, id, facts) => {
    expect(await ask(id)).toMatchObject(facts)
  })
})

test('of a procedure whose kind is not told, neither an insolvency is known nor that there is none', async () => {
  const id = idOf(6)
  const untold = { ...proceeding, text: 'Liquidation', mayBe: ['liquidation' as const] }
  await load(database, [...company(id), factOf(id)('procedure', untold, { slot: 'p', from: '2026-01-01' })])
  expect(await ask(id)).toMatchObject({
    status: 'under-procedure',
    unreadProceedings: ['liquidation'],
    untoldProcedures: ['liquidation'],
    hasTaxDebt: false,
  })
  expect(await ask(id, '2025-12-31')).toMatchObject({ status: 'working', unreadProceedings: [], untoldProcedures: [] })
})

describe('as of a day', () => {
  const id = idOf(10)
  beforeAll(async () => {
    const fact = factOf(id)
    await load(database, [
      ...company(id),
      fact('headcount', { persons: 10 }, { from: '2024-01-01', to: '2026-01-01' }),
      fact('headcount', { persons: 20 }, { from: '2026-01-01' }),
      fact('enforcement', debt, { slot: 'a', from: '2026-05-01', to: '2026-06-01' }),
      fact('bankruptcy', proceeding, { slot: 'b', from: '2026-10-01' }),
      // Of which nobody knows since when: from the day on which we learnt of it.
      fact('tax-enforcement', debt, { slot: 'c' }),
      fact('seat', address('Pécs'), { from: '2022-03-10', to: '2025-06-01' }),
      fact('seat', address('Győr'), { from: '2025-06-01', to: '2026-08-01' }),
      fact('seat', address('Eger'), { from: '2026-08-01' }),
      ...['one', 'two'].map((slot, index) =>
        fact(
          'auditor',
          { ...PERSON, name: slot },
          {
            slot,
            partyId: slot,
            from: index === 0 ? '2022-06-01' : '2026-06-01',
            to: index === 0 ? '2026-06-01' : null,
          },
        ),
      ),
    ])
  })

  test.each<[string, Partial<RegisterFacts>]>([
    [
      TODAY,
      {
        status: 'bankruptcy',
        headcount: 20,
        hasEnforcement: false,
        hasTaxEnforcement: true,
        seatChanges: 2,
        auditorChanges: 1,
      },
    ],
    ['2026-09-30', { status: 'working', headcount: 20, hasTaxEnforcement: false, seatChanges: 2, auditorChanges: 1 }],
    ['2026-06-01', { hasEnforcement: false, seatChanges: 1, auditorChanges: 1 }],
    ['2026-05-31', { status: 'under-enforcement', hasEnforcement: true, seatChanges: 1, auditorChanges: 0 }],
    ['2026-04-30', { hasEnforcement: false }],
    ['2025-12-31', { headcount: 10, seatChanges: 1 }],
    ['2025-05-31', { seatChanges: 0 }],
    ['2022-03-09', { status: 'unknown', seatChanges: null, auditorChanges: null, headcount: null }],
  ])('%s nothing later is seen', async (day, facts) => {
    expect(await ask(id, day)).toMatchObject(facts)
  })

  test('accounts are seen from their publishing on', async () => {
    const lineOrder = await findLineOrder(database.db)
    const yearOn = async (asOf: string) =>
      (await loadAccounts(database.db, { companyIds: [id], asOf, lineOrder })).get(id)?.year ?? null
    expect(await yearOn('2026-05-31')).toBe(2025)
    expect(await yearOn('2026-05-30')).toBe(2024)
    expect(await yearOn('2024-05-30')).toBeNull()
  })
})

test.each([
  ['HU', '30000030', '2026-05-31', '2026-06-01'],
  ['LV', 'lv-40003000642', '2026-07-31', '2026-08-01'],
  ['GB', 'gb-00445790', '2026-09-30', '2026-10-01'],
  ['PL', 'pl-0000012345', '2026-11-19', null],
])(
  'accounts of %s without a filing day are public by its law, else since they are known',
  async (_country, id, before, from) => {
    await load(database, [statement(id, 2025, { amounts: AMOUNTS, filedOn: null })])
    const lineOrder = await findLineOrder(database.db)
    const areKnown = async (asOf: string) =>
      (await loadAccounts(database.db, { companyIds: [id], asOf, lineOrder })).has(id)
    expect(await areKnown(before)).toBe(false)
    expect(await areKnown(from ?? TODAY)).toBe(true)
  },
)

describe('filing', () => {
  beforeAll(async () => {
    await load(database, company(idOf(20), { filedOn: '2026-06-30' }))
    await load(database, company(idOf(21), { filedOn: null }))
    await load(
      database,
      company(idOf(22)).filter((record) => record.type !== 'statement' || record.periodEnd !== '2025-12-31'),
    )
    await load(database, company('ro-20000001'))
    await load(database, company('NP30000001'))
  })

  test.each([
    ['in time', idOf(2), { filingDelayDays: 0, missingAccounts: 0 }],
    [
      'a month late, counted from the Monday after the last Sunday of May',
      idOf(20),
      { filingDelayDays: 29, missingAccounts: 0 },
    ],
    ['nobody knows when', idOf(21), { filingDelayDays: null, missingAccounts: 0 }],
    ['of the last year is missing', idOf(22), { filingDelayDays: 0, missingAccounts: 1 }],
    ['is not judged by Hungarian law abroad', 'ro-20000001', { filingDelayDays: null, missingAccounts: null }],
    ['nor of those who need not file', 'NP30000001', { filingDelayDays: null, missingAccounts: null }],
  ])('%s', async (_title, id, facts) => {
    expect(await ask(id)).toMatchObject(facts)
  })
})

describe('accounts filed again', () => {
  const IN_TIME = '2026-05-20'
  const AGAIN = '2026-10-12'
  const BETWEEN = '2026-08-01'
  type Told = [netSales: number, filedOn: string | null]
  const filed = (id: string, [netSales, filedOn]: Told) =>
    statement(id, 2025, { amounts: { ...AMOUNTS, netSales }, filedOn })

  type Seen = [delay: number | null, missing: number | null, year: number | undefined, netSales: number | null]
  const see = async (id: string, asOf: string): Promise<Seen> => {
    const facts = await ask(id, asOf)
    const lineOrder = await findLineOrder(database.db)
    const accounts = (await loadAccounts(database.db, { companyIds: [id], asOf, lineOrder })).get(id)
    const { filingDelayDays: delay = null, missingAccounts: missing = null } = facts ?? {}
    return [delay, missing, accounts?.year, accounts?.inputs.netSales ?? null]
  }
  const M = 1000

  test.each<[string, number, Told[], { between: Seen; today: Seen }]>([
    [
      'in time at first are not late',
      170,
      [
        [100_000, IN_TIME],
        [200_000, AGAIN],
      ],
      { between: [0, 0, 2025, 100_000 * M], today: [0, 0, 2025, 200_000 * M] },
    ],
    [
      'of which the first come to be known last: only their day is known',
      171,
      [
        [200_000, AGAIN],
        [100_000, IN_TIME],
      ],
      { between: [0, 0, 2024, 180_000 * M], today: [0, 0, 2025, 200_000 * M] },
    ],
    [
      'late at first are late by that day',
      172,
      [
        [100_000, '2026-06-30'],
        [200_000, AGAIN],
      ],
      { between: [29, 0, 2025, 100_000 * M], today: [29, 0, 2025, 200_000 * M] },
    ],
    [
      'after others of which nobody knows the day: nor is it known whether they are late',
      173,
      [
        [100_000, null],
        [200_000, AGAIN],
      ],
      { between: [null, 0, 2025, 100_000 * M], today: [null, 0, 2025, 200_000 * M] },
    ],
    [
      'read anew, of one day',
      174,
      [
        [100_000, IN_TIME],
        [200_000, IN_TIME],
      ],
      { between: [0, 0, 2025, 200_000 * M], today: [0, 0, 2025, 200_000 * M] },
    ],
  ])('%s', async (_title, number, told, { between, today }) => {
    const id = idOf(number)
    const isOlder = (record: SourceRecord) => record.type !== 'statement' || record.periodEnd < '2025-01-01'
    await load(database, company(id).filter(isOlder))
    for (const one of told) await load(database, [filed(id, one)])
    expect(await see(id, BETWEEN)).toEqual(between)
    expect(await see(id, TODAY)).toEqual(today)
  })

  test('as known before, those filed again are not seen, nor what was known since of the first', async () => {
    const id = idOf(175)
    const first = await mergedAt(id, [100_000, IN_TIME])
    const again = await mergedAt(id, [200_000, AGAIN])
    const lineOrder = await findLineOrder(database.db)
    const salesKnown = async (asOf: string, knownAt: Date | null) =>
      (await loadAccounts(database.db, { companyIds: [id], asOf, knownAt, lineOrder })).get(id)?.inputs.netSales
    expect(await salesKnown(BETWEEN, first)).toBe(100_000 * M)
    expect(await salesKnown(BETWEEN, again)).toBe(100_000 * M)
    expect(await salesKnown(BETWEEN, null)).toBe(100_000 * M)
    expect(await salesKnown(TODAY, first)).toBe(100_000 * M)
    expect(await salesKnown(TODAY, again)).toBe(200_000 * M)
  })

  /** The moment at which it was recorded. */
  async function mergedAt(id: string, told: Told): Promise<Date> {
    await load(database, [filed(id, told)])
    const { rows } = await database.pool.query<{ at: Date }>('select max(recorded_at) as at from batches')
    return rows[0]?.at ?? new Date(0)
  }
})

test.each([
  ['on the balance sheet day or before it cannot have been filed then', '2025-12-31', null],
  ['the day after it', '2026-01-01', 0],
])('accounts filed %s', async (_title, filedOn, filingDelayDays) => {
  const id = idOf(filingDelayDays === null ? 176 : 177)
  await load(database, company(id, { filedOn }))
  expect(await ask(id)).toMatchObject({ filingDelayDays })
})

describe('failures of other companies of the officers and owners', () => {
  const now = ['2020-01-01', null] as const
  beforeAll(async () => {
    await load(database, [
      // In office when it failed; two years after leaving; a day later; before coming; since nobody knows when.
      ...[30, 31, 32, 33, 34, 35, 36, 37].flatMap((number) => [
        ...company(idOf(number)),
        post(idOf(number), `p${number}`, now),
      ]),
      post(idOf(60), 'p30', ['2018-01-01', null]),
      failed(idOf(60), '2024-02-01'),
      post(idOf(61), 'p31', ['2018-01-01', '2022-02-02']),
      failed(idOf(61), '2024-02-01', 'bankruptcy'),
      post(idOf(62), 'p32', ['2018-01-01', '2022-02-01']),
      failed(idOf(62), '2024-02-01', 'forced-deletion'),
      post(idOf(63), 'p33', ['2024-02-02', null]),
      failed(idOf(63), '2024-02-01'),
      post(idOf(64), 'p34', [null, null]),
      failed(idOf(64), '2024-02-01'),
      // Several posts of several people in one company that failed twice are one failed company.
      post(idOf(35), 'p35b', now, 'member'),
      post(idOf(65), 'p35', now),
      post(idOf(65), 'p35b', now, 'member'),
      failed(idOf(65), '2024-02-01'),
      failed(idOf(65), '2025-02-01', 'bankruptcy'),
      // The company's own failure, one of a former officer, and one nobody knows the day of.
      failed(idOf(36), '2025-02-01'),
      post(idOf(37), 'p37-former', ['2010-01-01', '2015-01-01']),
      post(idOf(66), 'p37-former', now),
      failed(idOf(66), '2024-02-01'),
      post(idOf(67), 'p37', now),
      failed(idOf(67), null),
      ...company(idOf(38)),
      // Whoever winds up the company that failed, and whoever winds up this one and led another.
      ...[39, 40, 41].flatMap((number) => company(idOf(number))),
      post(idOf(39), 'p39', now),
      office(idOf(68), 'p39', { from: '2024-02-01', to: null, named: 'liquidator' }),
      failed(idOf(68), '2024-02-01'),
      office(idOf(40), 'p40', { from: '2020-01-01', to: null, named: 'VÉGELSZÁMOLÓ' }),
      post(idOf(69), 'p40', now),
      failed(idOf(69), '2024-02-01'),
      office(idOf(41), 'p41', { from: '2020-01-01', to: null, named: 'ügyvezető' }),
      office(idOf(70), 'p41', { from: '2020-01-01', to: null, named: 'manager' }),
      failed(idOf(70), '2024-02-01'),
    ])
  })

  test.each([
    ['while in office', 30, 1],
    ['two years after', 31, 1],
    ['more than two years after', 32, 0],
    ['before', 33, 0],
    ['in an office that nobody knows the beginning of', 34, 1],
    ['one company is counted once', 35, 1],
    ['the own failure is none', 36, 0],
    ['former officers and unknown days do not count', 37, 0],
    ['nobody known', 38, null],
    ['whoever winds up the other company', 39, 0],
    ['of whoever winds up this one', 40, 0],
    ['in posts that lead', 41, 1],
  ])('%s', async (_title, number, count) => {
    expect((await ask(idOf(number)))?.officerFailures).toBe(count)
  })

  test('a failure to come is not seen', async () => {
    expect((await ask(idOf(30), '2024-01-31'))?.officerFailures).toBe(0)
    expect((await ask(idOf(30), '2024-02-01'))?.officerFailures).toBe(1)
  })
})

test('what was learnt later with an unknown beginning is not seen before', async () => {
  const learnt = { now: clockOf('2026-11-25').now(), observedOn: '2026-11-25' }
  await load(database, [factOf(idOf(90))('tax-debt', debt, { slot: 'd' })], learnt)
  expect((await ask(idOf(90), '2026-11-24'))?.hasTaxDebt).not.toBe(true)
  expect((await ask(idOf(90), '2026-11-25'))?.hasTaxDebt).toBe(true)
})

describe('a bank or a fund', () => {
  test.each([
    ['by its main activity', 92, true, true],
    ['not by another one', 93, false, false],
  ])('%s', async (_title, number, isMain, isFinancial) => {
    const id = idOf(number)
    const bank = factOf(id)('activity', { scheme: 'TEAOR08', code: '6419', isMain }, { slot: '1', from: '2020-01-01' })
    await load(database, [...company(id), bank])
    expect((await ask(id))?.isFinancialFirm).toBe(isFinancial)
  })
})

describe('what is over', () => {
  const tax = (status: 'suspended' | 'valid', from: string, to: string | null) =>
    factOf(idOf(60))('tax-number-status', { status }, { from, to })
  beforeAll(async () => {
    await load(database, [
      ...company(idOf(60)),
      factOf(idOf(60))('bankruptcy', proceeding, { slot: 'b', from: '2023-01-01', to: '2024-05-01' }),
      factOf(idOf(60))('tax-debt', debt, { slot: 'one', from: '2022-01-01', to: '2023-01-01' }),
      factOf(idOf(60))('tax-debt', debt, { slot: 'two', from: '2022-01-01', to: '2023-06-01' }),
      tax('suspended', '2024-01-01', '2024-02-01'),
      tax('valid', '2024-02-01', null),
      factOf(idOf(60))(
        'lien',
        { holder: 'Bank', text: null, amount: null, currency: null },
        { slot: 'l', from: '2025-01-01' },
      ),
    ])
  })

  test('is told once of each kind, with its last day; what runs is not over', async () => {
    expect(await ask(idOf(60))).toMatchObject({
      pastEvents: [
        { event: 'bankruptcy', endedOn: '2024-05-01' },
        { event: 'tax-debt', endedOn: '2023-06-01' },
        { event: 'tax-number', endedOn: '2024-02-01' },
      ],
      hasLien: true,
      hasInvalidTaxNumber: false,
    })
    expect(await ask(idOf(60), '2024-01-15')).toMatchObject({
      status: 'bankruptcy',
      pastEvents: [{ event: 'tax-debt', endedOn: '2023-06-01' }],
      hasLien: null,
      hasInvalidTaxNumber: true,
    })
  })

  test('accounts published in time six years ago tell nothing of today', async () => {
    await load(database, [statement(idOf(61), 2019, { filedOn: '2020-05-20' })])
    expect(await ask(idOf(61))).toMatchObject({ filingDelayDays: null })
    expect(await ask(idOf(61), '2021-01-01')).toMatchObject({ filingDelayDays: 0 })
  })
})

describe('people on record since before a procedure that ends the company', () => {
  test.each([
    ['a liquidation begun later', 11, 'liquidation', '2024-03-01', null],
    ['a voluntary one begun later', 12, 'dissolution', '2024-03-01', null],
    ['people told since', 13, 'liquidation', '2022-03-10', 51],
    ['a bankruptcy, in which business goes on', 14, 'bankruptcy', '2024-03-01', 51],
  ] as const)('%s', async (_, number, section, from, headcount) => {
    const id = idOf(900 + number)
    const fact = factOf(id)
    await load(database, [
      ...company(id),
      fact('headcount', { persons: 51 }, { from: '2023-01-01' }),
      fact(section, proceeding, { slot: 'x', from }),
    ])
    expect(await ask(id)).toMatchObject({ headcount })
  })
})
