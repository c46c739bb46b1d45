import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { OWNER_KINDS, type OwnerKind } from '@merleg/domain/company-search/criteria'
import type { SourceRecord } from '@merleg/domain/observation'
import { beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../../app/config.ts'
import { catchUp } from '../../followers/catch-up.usecases.ts'
import { factOf, merge, OWNER, PERSON, statement } from '../../report/testing-report.ts'
import { ALL_COVERED, company, load, scoreDeps } from '../../score/testing-scores.ts'
import { computeScores } from '../../score/run/score.usecases.ts'
import { companySearchFollower } from '../company-search.follower.ts'
import { ask, clock, follow, selectorOf, TODAY } from '../testing-company-search.ts'
import { areRatingsBehind, rebuildSearchProfiles, refreshRatings } from './refresh-search-profiles.usecases.ts'

const database = useTestDatabase()
const COVERED = { source: ALL_COVERED }

beforeEach(() => truncateAll(database.db))

const TABLES = ['profiles', 'addresses', 'people', 'activities', 'infos', 'identifiers'] as const

/** Everything that is searched, but for the numbers of rows and changes. */
async function readAll(): Promise<unknown[]> {
  const found: unknown[] = []
  for (const table of TABLES) {
    const { rows } = await database.pool.query(
      `select to_jsonb(t) - 'row_number' - 'revision' as row from search_${table} t order by 1`,
    )
    found.push(rows)
  }
  return found
}

async function findRow(companyId: string) {
  return database.db.selectFrom('search_profiles').selectAll().where('company_id', '=', companyId).executeTakeFirst()
}

const idOf = (number: number): string => String(10_000_000 + number)
const named = (...numbers: number[]) => numbers.map((number) => factOf(idOf(number))('name', { name: `Cég ${number}` }))

describe('what companies are searched for by', () => {
  test('is the same after several merges as made anew', async () => {
    await load(database, company(idOf(1)), COVERED)
    await load(database, company(idOf(2)), COVERED)
    await follow(database.db)
    await load(database, [factOf(idOf(1))('headcount', { persons: 7 }, { from: '2024-01-01' })], COVERED)
    await load(database, named(3), COVERED)
    await follow(database.db)
    const kept = await readAll()
    await database.pool.query(`truncate ${TABLES.map((table) => `search_${table}`).join(', ')}`)
    await rebuildSearchProfiles({ db: database.db, clock })
    expect(await readAll()).toEqual(kept)
    expect(kept.map((rows) => Array.isArray(rows) && rows.length > 0)).toEqual([true, false, false, true, true, true])
  })

  test('goes on after a run that was stopped, and keeps the rows of companies', async () => {
    await merge(database.db, named(...Array.from({ length: 600 }, (_, index) => index + 1)))
    const stopping = new AbortController()
    const deps = { db: database.db, clock, config: readConfig({}) }
    const line = { show: () => stopping.abort(new Error('stopped')), end: () => undefined }
    await expect(catchUp(deps, companySearchFollower, { line, signal: stopping.signal })).rejects.toThrow('stopped')
    const rowsOf = async () =>
      database.db
        .selectFrom('search_profiles')
        .select(['company_id as id', 'row_number as row'])
        .orderBy('company_id')
        .execute()
    const before = await rowsOf()
    expect(before).toHaveLength(500)
    await follow(database.db)
    const after = await rowsOf()
    expect(after).toHaveLength(600)
    expect(after.slice(0, 500)).toEqual(before)
    await merge(database.db, [factOf(idOf(1))('headcount', { persons: 1 }, { from: '2024-01-01' }), ...named(601)])
    await follow(database.db)
    // Rows stay dense: a change takes no number.
    expect((await rowsOf()).at(-1)).toMatchObject({ id: idOf(601), row: 601 })
  })

  test('writes a profile anew only where it is another', async () => {
    await merge(database.db, named(1, 2))
    await follow(database.db)
    const revisions = async () =>
      database.db.selectFrom('search_profiles').select(['company_id', 'revision']).orderBy('company_id').execute()
    const before = await revisions()
    await rebuildSearchProfiles({ db: database.db, clock })
    expect(await revisions()).toEqual(before)
  })

  test('knows of ratings without a merge', async () => {
    await load(database, company(idOf(1)), COVERED)
    await follow(database.db)
    expect(await findRow(idOf(1))).toMatchObject({ points: null, probability: null })
    await computeScores(scoreDeps(database))
    expect(await companySearchFollower.hasOtherWork?.({ db: database.db, clock, config: readConfig({}) })).toBe(true)
    await follow(database.db)
    const [rating, ...others] = await database.db.selectFrom('scores').select(['points', 'probabilities']).execute()
    expect(others).toEqual([])
    const probability = Math.round((rating?.probabilities?.[0] ?? Number.NaN) * 100_000)
    expect(await findRow(idOf(1))).toMatchObject({ points: rating?.points, probability })
    expect(await companySearchFollower.hasOtherWork?.({ db: database.db, clock, config: readConfig({}) })).toBe(false)
  })

  test('takes over the ratings alone that were found since, and all of them where it is made anew', async () => {
    await load(database, [...company(idOf(1)), ...company(idOf(2))], COVERED)
    await computeScores(scoreDeps(database))
    await follow(database.db)
    const probabilities = async () => [await findRow(idOf(1)), await findRow(idOf(2))].map((row) => row?.probability)
    const [first, second] = await probabilities()
    // What nobody could have written tells who was looked at.
    await database.pool.query('update search_profiles set probability = -1')
    const payload = { caseNumber: null, court: null, administrator: null, text: null }
    const closing = factOf(idOf(2))('liquidation', payload, { from: '2024-01-01' })
    await load(database, [closing], COVERED)
    await computeScores(scoreDeps(database))
    await refreshRatings(database.db, { isForced: false })
    const [kept, found] = await probabilities()
    expect([kept, found === -1, found === second]).toEqual([-1, false, false])
    // A run that finds the same is no reason to look again.
    await computeScores(scoreDeps(database), { isFull: true })
    expect(await areRatingsBehind(database.db)).toBe(false)
    await refreshRatings(database.db, { isForced: true })
    expect(await probabilities()).toEqual([first, found])
  })

  test('never counts a rating as taken over of which nobody says when it was found', async () => {
    await load(database, company(idOf(1)), COVERED)
    const unnumbered = database.pool.query(
      `insert into scores (company_id, computed_at, as_of, model_version, basis, points, parts, part_values, facts)
       values ($1, now(), '2026-11-20', 'm', 'register', 50, '{}', '{}', '{}')`,
      [idOf(1)],
    )
    await expect(unnumbered).rejects.toThrow('null value in column "revision"')
  })

  test('is made anew by other rules', async () => {
    await merge(database.db, named(1))
    await follow(database.db)
    await database.pool.query(`update search_states set rules = 'former'; update search_profiles set name = 'x'`)
    await follow(database.db)
    expect(await findRow(idOf(1))).toMatchObject({ name: 'Cég 1' })
  })

  test('columns hear of companies that come and change', async () => {
    await merge(database.db, named(1, 3))
    await follow(database.db)
    const selector = selectorOf(database.db, { withColumns: true })
    await selector.load()
    const pageOf = async () =>
      (await selector.page(ask({}), { today: TODAY, orderBy: 'name', isDescending: false, offset: 0, limit: 9 }))
        .companyIds
    expect(await pageOf()).toEqual([idOf(1), idOf(3)])
    await merge(database.db, [...named(2, 0), factOf(idOf(3))('name', { name: 'Abba' })], { observedOn: '2024-02-01' })
    await follow(database.db)
    expect(await pageOf()).toEqual([3, 0, 1, 2].map(idOf))
  })
})

describe('accounts', () => {
  const amounts = { netSales: 100_000, totalAssets: 50_000, equity: 20_000 }
  const sales = async (...given: Parameters<typeof statement>[2][]) => {
    await merge(database.db, [
      ...named(1),
      ...given.map((one, index) => statement(idOf(1), 2025 - index, { amounts, ...one })),
    ])
    await follow(database.db)
    const row = await findRow(idOf(1))
    return [row?.statement_year, row?.net_sales === null ? null : Number(row?.net_sales), row?.sales_growth]
  }

  test.each([
    ['of two years', [{}, { amounts: { netSales: 80_000 } }], [2025, 100_000, 25_000]],
    ['in forints', [{ unit: 1, amounts: { netSales: 100_499 } }], [2025, 100, null]],
    ['in another currency', [{ currency: 'EUR' }], [2025, null, null]],
    [
      'with an error are passed over',
      [{ amounts: { ...amounts, totalEquityAndLiabilities: 90_000 } }, { amounts: { netSales: 80_000 } }],
      [2024, 80_000, null],
    ],
    ['of the previous-year column', [{ previousAmounts: { netSales: 50_000 } }], [2025, 100_000, 100_000]],
    ['after a year without sales', [{}, { amounts: { netSales: 0 } }], [2025, 100_000, null]],
    ['after a short year', [{}, { periodStart: '2024-07-01', amounts: { netSales: 50_000 } }], [2025, 100_000, null]],
  ] as const)('%s', async (_title, given, expected) => expect(await sales(...given)).toEqual(expected))

  test.each([
    ['of a year', {}, 365],
    ['of a quarter', { periodStart: '2025-10-01' }, 92],
  ] as const)('%s keep what was filed, and how long the year was', async (_title, given, days) => {
    expect(await sales({ previousAmounts: {}, ...given })).toEqual([2025, 100_000, null])
    expect(await findRow(idOf(1))).toMatchObject({ year_days: days })
  })

  test('in another currency are shown to the unit', async () => {
    await sales({ currency: 'EUR', unit: 1, amounts: { netSales: 12_480, profitAfterTax: -400 } })
    expect(await findRow(idOf(1))).toMatchObject({
      foreign_currency: 'EUR',
      foreign_sales: 12_480,
      foreign_profit: -400,
      net_sales: null,
      profit_after_tax: null,
    })
  })
})

describe('owners', () => {
  const kindsOf = async (companyId: string, owner: SourceRecord) => {
    await merge(database.db, [factOf(companyId)('name', { name: 'Cég' }), owner])
    await follow(database.db)
    const bits = (await findRow(companyId))?.owner_kinds ?? 0
    return OWNER_KINDS.filter((_, index): boolean => (bits & (1 << index)) !== 0)
  }

  test.each([
    ['a person', { name: 'Kis Éva' }, {}, ['person']],
    ['a company', { partyKind: 'company', name: 'A Kft.' }, { partyId: '11111111' }, ['company']],
    ['a company abroad', { partyKind: 'company', name: 'A SRL' }, { partyId: 'ro-1' }, ['foreign']],
    ['a company of no known country', { partyKind: 'company', name: 'A' }, {}, ['unplaced']],
    ['the state', { partyKind: 'other', name: 'Magyar Állam' }, {}, ['public']],
    ['a town', { partyKind: 'other', name: 'Vác Város Önkormányzata' }, {}, ['public']],
    ['somebody else', { partyKind: 'other', name: 'Valami' }, {}, ['unknown']],
    ['a former one', { name: 'Kis Éva' }, { to: '2020-01-01' }, ['unknown']],
  ] as const)('%s', async (_title, party, extra, expected) => {
    const owner = factOf(idOf(1))('member', { ...OWNER, ...party }, { slot: 'm', ...extra })
    expect(await kindsOf(idOf(1), owner)).toEqual(expected satisfies readonly OwnerKind[])
  })

  test.each([
    ['a company of another country', { partyKind: 'company', countryCode: 'RO' }, ['foreign']],
    ['a company of the same country', { partyKind: 'company', countryCode: 'GB' }, ['company']],
    ['a company of no told country', { partyKind: 'company', countryCode: null }, ['unplaced']],
    ['a person who lives abroad', { partyKind: 'person', countryCode: 'AT' }, ['person', 'foreign']],
    ['a person who lives there', { partyKind: 'person', countryCode: 'GB' }, ['person']],
  ] as const)('%s by what the register of control tells', async (_title, party, expected) => {
    const control = { natures: [], shareMin: 75, shareMax: 100, shareText: null, votesMin: null, votesMax: null }
    const owner = factOf('gb-00445790')(
      'beneficial-owner',
      { ...PERSON, ...control, name: 'A', ...party },
      { slot: 'o' },
    )
    expect(await kindsOf('gb-00445790', owner)).toEqual(expected satisfies readonly OwnerKind[])
  })

  test('a Hungarian company, of one abroad', async () => {
    const payload = { ...OWNER, partyKind: 'company', name: 'A Kft.' } as const
    const owner = factOf('ro-1')('member', payload, { slot: 'm', partyId: '11111111' })
    expect(await kindsOf('ro-1', owner)).toEqual(['foreign'])
  })
})

test('information that is worked out holds on its days', async () => {
  const fact = factOf(idOf(1))
  await load(
    database,
    [
      ...named(1),
      fact('legal-form', { code: '113', name: 'Korlátolt felelősségű társaság' }),
      fact('founding', { on: '2016-11-21' }, { from: '2016-11-21' }),
      fact('signatory', { ...PERSON, name: 'Kis Éva', post: null, representation: null }, { slot: 's' }),
      ...[2021, 2022, 2023, 2024].map((year) =>
        statement(idOf(1), year, { amounts: { netSales: (year - 2015) * 100_000 * (year - 2015) } }),
      ),
    ],
    COVERED,
  )
  await follow(database.db)
  const selector = selectorOf(database.db, { withColumns: false })
  const countOf = async (today: string, query: object) =>
    (await selector.count(ask({ onlyValid: true, ...query }), { today, withCosts: false })).count
  const ofLongLife = { positiveInfo: { type: ['long-life'] } }
  expect([await countOf('2026-11-20', ofLongLife), await countOf('2026-11-21', ofLongLife)]).toEqual([0, 1])
  const ofGrowth = { positiveInfo: { type: ['growth'] } }
  expect([await countOf('2026-05-01', ofGrowth), await countOf('2026-07-01', ofGrowth)]).toEqual([1, 0])
  expect(await countOf(TODAY, { onlyValid: false, ...ofLongLife })).toBe(0)
  const ofMissing = { negativeInfo: { type: ['missing-statement'] } }
  expect([await countOf('2026-06-01', ofMissing), await countOf(TODAY, ofMissing)]).toEqual([0, 1])
  // Of the year after nobody knows until the source has told of the days in which it was due.
  await load(database, company(idOf(3)), COVERED)
  const isMissing = async () => {
    await follow(database.db)
    return (await selector.list(ask(ofMissing), { today: '2027-07-02' })).companyIds.includes(idOf(3))
  }
  expect(await isMissing()).toBe(false)
  await load(database, named(2), { ...COVERED, observedOn: '2027-07-01' })
  expect(await isMissing()).toBe(true)
})

test('long in business is a company as far as its status is told', async () => {
  const founded = (number: number, on: string) => [
    factOf(idOf(number))('founding', { on }, { from: on }),
    factOf(idOf(number))('registration', { status: 'registered', on, reason: null }, { from: on }),
  ]
  await load(database, [...named(1, 2), ...founded(1, '2016-11-20'), ...founded(2, '2016-11-21')], COVERED)
  await follow(database.db)
  const selector = selectorOf(database.db, { withColumns: false })
  const asked = ask({ onlyValid: true, positiveInfo: { type: ['long-life'] } })
  const listOn = async (today: string) => (await selector.list(asked, { today })).companyIds.toSorted()
  expect(await listOn('2026-11-21')).toEqual([idOf(1), idOf(2)])
  expect(await listOn('2027-02-20')).toEqual([idOf(1), idOf(2)])
  // Of a register that was last read more than three months ago: no year after that day.
  expect(await listOn('2027-02-21')).toEqual([idOf(1)])
  // Who knows its tax number does not say that it still works.
  const tax = { source: { ...ALL_COVERED, sourceId: 'tax' }, observedOn: '2027-02-21' }
  await load(database, [factOf(idOf(2))('tax-number', { value: '10000002-2-13' })], tax)
  await follow(database.db)
  expect(await listOn('2027-02-21')).toEqual([idOf(1)])
  await load(database, named(3), { ...COVERED, observedOn: '2027-02-21' })
  // What that edition says of its end search has to have read first.
  expect(await listOn('2027-02-21')).toEqual([idOf(1)])
  await follow(database.db)
  expect(await listOn('2027-02-21')).toEqual([idOf(1), idOf(2)])
})

test('accounts that their register calls overdue are missing, from the day on which it wanted them until it has them', async () => {
  const fact = factOf('gb-00445790')
  const overdue = (given: { to?: string } = {}) =>
    fact('register-detail', { value: '2026-09-30' }, { slot: 'accounts-overdue', ...given })
  await merge(database.db, [fact('name', { name: 'SEASIDE LTD' }), overdue()])
  const selector = selectorOf(database.db, { withColumns: false })
  const listOf = async (days: { end?: string } = {}) => {
    await follow(database.db)
    const asked = ask({ negativeInfo: { type: ['missing-statement'], ...days } })
    return (await selector.list(asked, { today: TODAY })).companyIds
  }
  expect(await listOf()).toEqual(['gb-00445790'])
  expect(await listOf({ end: '2026.09.30' })).toEqual(['gb-00445790'])
  expect(await listOf({ end: '2026.09.29' })).toEqual([])
  await merge(database.db, [overdue({ to: '2026-10-15' })], { observedOn: '2026-10-15' })
  expect(await listOf()).toEqual([])
})

test('accounts are missing as far as search has followed who would bring them', async () => {
  await load(database, [...company(idOf(1)), ...company(idOf(2))], COVERED)
  await follow(database.db)
  const selector = selectorOf(database.db, { withColumns: false })
  const listMissing = async () => {
    const asked = ask({ onlyValid: true, negativeInfo: { type: ['missing-statement'] } })
    return (await selector.list(asked, { today: '2027-07-02' })).companyIds
  }
  const filed = statement(idOf(1), 2026, { amounts: { netSales: 1 } })
  await load(database, [filed], { ...COVERED, observedOn: '2027-07-01' })
  expect(await listMissing()).toEqual([])
  await follow(database.db)
  expect(await listMissing()).toEqual([idOf(2)])
})

test('of a company whose accounts could not be read nobody says that they are missing', async () => {
  await load(database, [...company(idOf(1)), ...company(idOf(2))], COVERED)
  const unread = (section: 'statement' | 'seat') =>
    ({ type: 'reject', line: 7, reason: 'amount', detail: '', companyId: idOf(1), section }) as const
  const selector = selectorOf(database.db, { withColumns: false })
  const listMissing = async () => {
    await follow(database.db)
    const asked = ask({ onlyValid: true, negativeInfo: { type: ['missing-statement'] } })
    return (await selector.list(asked, { today: '2027-07-02' })).companyIds
  }
  await load(database, [...named(3), unread('statement')], { ...COVERED, observedOn: '2027-07-01' })
  expect(await listMissing()).toEqual([idOf(2)])
  // The next edition, which is whole, tells of them, but for a seat.
  const whole = { ...COVERED, observedOn: '2027-07-02', snapshotSections: ['phone'] as const }
  await load(database, [...named(3), unread('seat')], whole)
  expect(await listMissing()).toEqual([idOf(1), idOf(2)])
})
