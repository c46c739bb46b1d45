import { Verdict } from '@merleg/contract/report/verdict.contract'
import type { Claim } from '@merleg/domain/claims'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { callAs, factOf, merge, statement } from '../testing-report.ts'

const server = useTestApp()
const WINNER = '10738885'
const RATED = '12345676'
const ALL: Claim[] = ['GazdasagiAdatok', 'Beszamolok', 'NegativInfo', 'PozitivInfo', 'Cegriport']

async function read(id: string, claims: Claim[] = ALL): Promise<Verdict> {
  const answer = await callAs(server, `/api/report/${id}/verdict`, { claims, locale: 'en' })
  expect(answer.statusCode).toBe(200)
  return Verdict.parse(answer.json())
}

beforeAll(async () => {
  const { db } = server.deps
  const award = (day: string, value: number | null, isConsortium: boolean) =>
    factOf(WINNER)(
      'procurement-award',
      {
        title: `Híd ${day}`,
        authority: 'Vác',
        awardedOn: day,
        value,
        currency: 'HUF',
        cpv: null,
        isConsortium,
        noticeUrl: null,
      },
      { slot: day, from: day },
    )
  await merge(db, [
    factOf(WINNER)('name', { name: 'Nyertes Zrt.' }),
    award('2019-05-01', 1_000_000, false),
    award('2020-05-01', 9_000_000, true),
    award('2021-05-01', null, false),
    factOf(RATED)('name', { name: 'Minősített Kft.' }),
    factOf(RATED)('registration', { status: 'registered', on: '2001-02-01', reason: null }, { from: '2001-02-01' }),
    statement(RATED, 2025, {
      amounts: {
        totalAssets: 100_000,
        currentAssets: 60_000,
        equity: 40_000,
        issuedCapital: 3_000,
        liabilities: 60_000,
        shortTermLiabilities: 50_000,
        netSales: 90_000,
        operatingProfit: -5_000,
        profitBeforeTax: -6_000,
        profitAfterTax: -6_000,
      },
      previousAmounts: {},
    }),
  ])
})

describe('the verdict', () => {
  test('of a company without a rating leads with what is known, by source and years', async () => {
    const { rating, reasons, positive, negative, sources } = await read(WINNER)
    expect([rating.points, reasons]).toEqual([null, null])
    expect(positive?.items).toMatchObject([
      {
        title: 'Public procurement awards',
        text: expect.stringMatching(/^3 · own contracts with a value: 1, 1.000.000.HUF in total · 2019–2021$/),
        note: expect.stringContaining('It does not list everything'),
        url: `/report/${WINNER}/positive-info?group=procurement-award`,
      },
    ])
    expect(negative).toMatchObject({ items: [], silence: { level: 'unknown' } })
    expect(sources).toContain('as of')
  })

  test('of a rated one gives at most three reasons each way, the strongest first, and its alerts', async () => {
    const { rating, reasons, alerts } = await read(RATED)
    expect(rating.points).not.toBeNull()
    for (const side of [reasons?.for, reasons?.against]) {
      const strengths = side?.map(({ points }) => Math.abs(points)) ?? []
      expect(strengths.length).toBeLessThanOrEqual(3)
      expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
    }
    expect(reasons?.for.every(({ points }) => points > 0)).toBe(true)
    expect(reasons?.against.every(({ points }) => points < 0)).toBe(true)
    expect(alerts?.items.length).toBeGreaterThan(0)
    expect(alerts?.checked).toContain('2025')
  })

  test('shows what each claim opens, and names the rest', async () => {
    expect((await read(RATED)).rating.advice).not.toBeNull()
    expect(await read(RATED, [])).toMatchObject({
      rating: { advice: null, contradiction: null },
      reasons: null,
      limit: null,
      alerts: null,
      negative: null,
      positive: null,
      locked: ['Rating', 'Financial data', 'Negative information', 'Positive information'],
    })
    expect((await read(RATED, ['NegativInfo'])).negative).not.toBeNull()
  })

  test('is refused without a login, and of an unknown company', async () => {
    expect((await server.app.inject(`/api/report/${RATED}/verdict`)).statusCode).toBe(401)
    expect((await callAs(server, '/api/report/99999999/verdict', { claims: ALL })).statusCode).toBe(404)
    expect((await callAs(server, '/api/report/%20/verdict', { claims: ALL })).statusCode).toBe(404)
  })
})
