import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bucketOf, type CompanyStanding, listLargestRisks, type Receivable, sumExposures } from './exposure.ts'
import {
  bandOfRating,
  countSimplified,
  countSpread,
  countUnrated,
  countWithoutAccounts,
  PORTFOLIO_BANDS,
  PORTFOLIO_DIMENSIONS,
  type PortfolioMember,
  type RatingThen,
} from './portfolio-member.ts'
import { WATCH_IMPORTANCES } from '../watch-list/watch-importance.ts'
import { countMoves, countStages, listMoves } from './portfolio-moves.ts'
import { findReceivableColumns, readAmount, readDay, readReceivable } from './receivable-rows.ts'

const rated = (points: number | null, modelVersion = 'new', rulesVersion: string | null = '1'): RatingThen => ({
  points,
  basis: points === null ? 'unrated' : 'statement',
  unratedReason: points === null ? 'nothing-known' : null,
  modelVersion,
  rulesVersion,
})

function member(companyId: string, given: Partial<PortfolioMember> = {}): PortfolioMember {
  return {
    companyId,
    kind: 'company',
    status: 'working',
    county: 'Zala',
    activity: { scheme: 'TEAOR08', code: '4120' },
    importance: 'none',
    isWatched: true,
    wasIn: true,
    isIn: true,
    current: rated(90),
    before: rated(90),
    after: rated(90),
    ...given,
  }
}

describe('spread', () => {
  test('how many of the ratings are simplified', () => {
    const members = [
      member('1'),
      member('SE1', { kind: 'selfemployed', current: rated(70) }),
      member('SE2', { kind: 'selfemployed', current: rated(null) }),
      member('NP1', { kind: 'nonprofit', current: null }),
    ]
    expect(countSimplified(members)).toBe(1)
    expect(bandOfRating({ kind: 'selfemployed' }, rated(70))).not.toBe(bandOfRating({ kind: 'company' }, rated(70)))
  })

  test('how many of the ratings rest on no accounts', () => {
    const members = [
      member('1'),
      member('2', { current: { ...rated(55), basis: 'register' } }),
      member('3', { current: rated(null) }),
      member('4', { current: null }),
    ]
    expect(countWithoutAccounts(members)).toBe(1)
  })

  test('by every dimension, with what is not known last', () => {
    const members = [
      member('1'),
      member('2', { county: 'Pest', current: rated(10) }),
      member('3', { county: null, activity: null, current: null }),
      member('4', { county: null, activity: { scheme: 'SIC', code: '1' }, current: rated(null) }),
    ]
    const keys = (dimension: (typeof PORTFOLIO_DIMENSIONS)[number]) =>
      countSpread(members, dimension)
        .filter(({ count }) => count > 0)
        .map(({ key, count }) => `${key} ${count}`)
    expect(keys('band')).toEqual(['minimal 1', 'extremely-risky 1', 'unrated 2'])
    expect(keys('section')).toEqual(['F 2', 'unknown 2'])
    expect(keys('division')).toEqual(['41 2', 'unknown 2'])
    expect(keys('county')).toEqual(['13 1', '20 1', 'unknown 2'])
    expect(countUnrated(members)).toEqual([
      { reason: 'not-yet', count: 1 },
      { reason: 'nothing-known', count: 1 },
    ])
  })
})

describe('moves', () => {
  test.each([
    ['same model, same band', rated(90), rated(86), undefined, null],
    ['same model, another band', rated(90), rated(20), undefined, 'company'],
    ['the model alone', rated(90, 'old'), rated(20), 20, 'model'],
    ['the company alone', rated(90, 'old'), rated(20), 90, 'company'],
    ['our rules alone', rated(90, 'new', '0'), rated(20), 20, 'model'],
    ['rules that were not noted yet', rated(90, 'new', null), rated(20), 90, 'company'],
    ['both', rated(90, 'old'), rated(20), 60, 'both'],
    ['both, against each other', rated(90, 'old'), rated(90), 60, 'both'],
    ['another model and nothing moved', rated(90, 'old'), rated(90), 88, null],
    ['a model that cannot be run', rated(90, 'old'), rated(20), undefined, 'unknown'],
    ['one that hides whether anything moved', rated(90, 'old'), rated(90), undefined, 'unknown'],
    ['unrated by the new model', rated(90, 'old'), rated(null), null, 'model'],
    ['not rated then', null, rated(20), undefined, 'unknown'],
    ['never rated', null, null, undefined, null],
  ] as const)('%s', (_title, before, after, anew, cause) => {
    const points = new Map(anew === undefined ? [] : [['1', anew]])
    const [move] = listMoves([member('1', { before, after })], points)
    expect(move?.cause).toBe(cause)
  })

  test('who entered or left has no cause', () => {
    const moves = listMoves([member('1', { wasIn: false }), member('2', { isIn: false })], new Map())
    expect(moves.map(({ row, column, cause }) => [row, column, cause])).toEqual([
      ['entered', 'minimal', null],
      ['minimal', 'left', null],
    ])
  })
})

const points = fc.option(fc.integer({ min: 0, max: 100 }))
const rating = fc.option(
  fc.record({ points, model: fc.constantFrom('old', 'new') }).map((r) => rated(r.points, r.model)),
)
const portfolio = fc.array(
  fc.record({
    given: fc.record({
      kind: fc.constantFrom('company' as const, 'selfemployed' as const),
      county: fc.constantFrom('Zala', 'Pest', null),
      importance: fc.constantFrom(...WATCH_IMPORTANCES),
      isWatched: fc.boolean(),
      wasIn: fc.boolean(),
      isIn: fc.boolean(),
      current: rating,
      before: rating,
      after: rating,
    }),
    anew: fc.option(points, { nil: undefined }),
  }),
  { maxLength: 40 },
)

test('a spread sums to all; rows and columns of the moves to the spreads of both days; the steps to who stayed', () => {
  fc.assert(
    fc.property(portfolio, (drawn) => {
      const members = drawn.map(({ given }, index) => member(String(index), given))
      for (const dimension of PORTFOLIO_DIMENSIONS)
        expect(countSpread(members, dimension).reduce((sum, { count }) => sum + count, 0)).toBe(members.length)
      const anew = new Map(
        drawn.flatMap((each, index) => (each.anew === undefined ? [] : [[String(index), each.anew]])),
      )
      const moves = listMoves(members, anew)
      const cells = countMoves(moves)
      const sum = (isMeant: (cell: (typeof cells)[number]) => boolean) =>
        cells.filter(isMeant).reduce((total, { count }) => total + count, 0)
      for (const band of PORTFOLIO_BANDS) {
        const then = members.filter((one) => one.wasIn && bandOfRating(one, one.before) === band)
        const last = members.filter((one) => one.isIn && bandOfRating(one, one.after) === band)
        expect(sum(({ row }) => row === band)).toBe(then.length)
        expect(sum(({ column }) => column === band)).toBe(last.length)
      }
      for (const { count, company, model, both, unknown } of cells)
        expect(company + model + both + unknown).toBeLessThanOrEqual(count)
      const { stages, leftOut } = countStages(moves)
      const stayed = members.filter(({ wasIn, isIn }) => wasIn && isIn).length
      for (const key of ['before', 'between', 'after'] as const)
        expect(stages.reduce((total, stage) => total + stage[key], 0) + leftOut).toBe(stayed)
    }),
  )
})

describe('receivables', () => {
  const claim = (companyId: string | null, amount: number, given: Partial<Receivable> = {}): Receivable => ({
    companyId,
    amount,
    currency: 'HUF',
    dueOn: null,
    ...given,
  })
  const standings = new Map<string, CompanyStanding>([['1', { status: 'working', probability: 0.1 }]])
  const terms = { standings, lossShare: 0.45, today: '2026-11-20' }

  test('sums: what has no known probability is told, never counted as nothing', () => {
    const claims = [
      claim('1', 1000, { dueOn: '2026-11-20' }),
      claim('1', 500, { dueOn: '2026-11-19' }),
      claim('2', 300, { dueOn: '2026-08-01' }),
      claim(null, 200),
      claim('1', 70, { currency: 'EUR' }),
    ]
    const [huf, eur] = sumExposures(claims, terms)
    expect(huf).toMatchObject({
      currency: 'HUF',
      amount: 2000,
      failedAmount: 0,
      knownAmount: 1500,
      unknownAmount: 300,
      unmatchedAmount: 200,
    })
    expect(huf?.expectedLoss).toBeCloseTo(0.1 * 1500 * 0.45)
    expect(huf?.companies).toEqual([
      {
        companyId: '1',
        amount: 1500,
        status: 'working',
        isFailed: false,
        probability: 0.1,
        expectedLoss: expect.closeTo(67.5),
      },
      { companyId: '2', amount: 300, status: null, isFailed: false, probability: null, expectedLoss: null },
    ])
    expect(huf?.overdue.map(({ amount }) => amount)).toEqual([1000, 500, 0, 0, 300, 200])
    expect(eur).toMatchObject({ currency: 'EUR', amount: 70 })
    expect(listLargestRisks(huf?.companies ?? [], 10).map(({ companyId }) => companyId)).toEqual(['1'])
  })

  test.each([
    ['bankruptcy', 1],
    ['forced-deletion', 1],
    ['under-liquidation', 1],
    ['ceased', 1],
    ['voluntary-liquidation', null],
    ['under-procedure', null],
    ['unknown', null],
  ] as const)('the probability of a company %s: %s', (status, probability) => {
    const given = { ...terms, standings: new Map<string, CompanyStanding>([['2', { status, probability: null }]]) }
    const [huf] = sumExposures([claim('2', 100)], given)
    const isFailed = probability === 1
    expect(huf).toMatchObject({
      failedAmount: isFailed ? 100 : 0,
      knownAmount: 0,
      unknownAmount: isFailed ? 0 : 100,
      expectedLoss: isFailed ? 45 : null,
    })
    expect(huf?.companies).toMatchObject([{ status, isFailed, probability }])
  })

  test('failed companies come first of the risks, whatever their claim; the four parts make the whole', () => {
    const given = {
      ...terms,
      standings: new Map<string, CompanyStanding>([
        ...standings,
        ['2', { status: 'under-liquidation', probability: null }],
        ['3', { status: 'ceased', probability: 0.2 }],
        ['4', { status: 'voluntary-liquidation', probability: null }],
      ]),
    }
    const [huf] = sumExposures(
      [claim('1', 10_000), claim('2', 10), claim('3', 20), claim('4', 5), claim(null, 1)],
      given,
    )
    expect(huf).toMatchObject({ failedAmount: 30, knownAmount: 10_000, unknownAmount: 5, unmatchedAmount: 1 })
    expect(huf?.amount).toBe(10_036)
    expect(huf?.expectedLoss).toBeCloseTo(0.45 * (30 + 1000))
    expect(listLargestRisks(huf?.companies ?? [], 10).map(({ companyId }) => companyId)).toEqual(['3', '2', '1'])
  })

  test('nothing known: no expected loss', () => {
    expect(sumExposures([claim('2', 5)], terms)[0]?.expectedLoss).toBeNull()
    expect(sumExposures([], terms)).toEqual([])
  })

  test.each([
    ['2026-11-20', 'not-due'],
    ['2026-11-19', '1-30'],
    ['2026-10-21', '1-30'],
    ['2026-10-20', '31-60'],
    ['2026-09-21', '31-60'],
    ['2026-09-20', '61-90'],
    ['2026-08-22', '61-90'],
    ['2026-08-21', 'over-90'],
    [null, 'unknown'],
  ])('due on %s: %s', (dueOn, bucket) => expect(bucketOf(dueOn, '2026-11-20')).toBe(bucket))

  test.each([
    ['1234', '1234'],
    ['1 234 567', '1234567'],
    ['1\u00a0234,50', '1234.50'],
    ['1.234.567,89', '1234567.89'],
    ['1,234,567.89', '1234567.89'],
    ['1.234', '1234'],
    ['0.125', '0.125'],
    ['12,5', '12.5'],
    ['1234.567', '1234.567'],
    ['-5', null],
    ['1.23.4', null],
    ['abc', null],
    ['', null],
    ['1234567890123456', null],
  ])('the amount %s', (text, amount) => expect(readAmount(text)).toBe(amount))

  test.each([
    ['2026-03-31', '2026-03-31'],
    ['2026.03.31.', '2026-03-31'],
    ['2026. 3. 1.', '2026-03-01'],
    ['31.03.2026', '2026-03-31'],
    ['31/03/2026', '2026-03-31'],
    ['2026-02-30', null],
    ['március', null],
  ])('the day %s', (text, day) => expect(readDay(text)).toBe(day))

  test('columns by their headings, a row with its faults', () => {
    const rows = [
      ['Vevő neve', 'Adószám', 'Nyitott összeg', 'Pénznem', 'Fizetési határidő'],
      ['Béta Kft.', '10738885-2-20', '1 200,50 Ft', '', '2026.01.31.'],
    ]
    const columns = findReceivableColumns(rows)
    expect(columns).toEqual({
      hasHeading: true,
      roles: ['name', 'tax-number', null, null, null],
      amount: 2,
      currency: 3,
      dueOn: 4,
    })
    expect(readReceivable(rows[1] ?? [], columns)).toEqual({
      amount: '1200.50',
      currency: 'HUF',
      dueOn: '2026-01-31',
      faults: [],
    })
    expect(readReceivable(['', '', 'x1', 'korona', 'holnap'], columns)).toEqual({
      amount: null,
      currency: null,
      dueOn: null,
      faults: ['amount', 'currency', 'due-date'],
    })
    expect(readReceivable(['', '', '5 EUR', '', ''], columns)).toMatchObject({ amount: '5', currency: 'EUR' })
    expect(readReceivable(['', '', '5 EUR', 'HUF', ''], columns)).toMatchObject({ amount: null, faults: ['currency'] })
    expect(findReceivableColumns([['Név', 'Adószám']]).amount).toBeNull()
  })
})
