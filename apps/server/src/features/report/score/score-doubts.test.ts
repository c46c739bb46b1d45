import { useTestDatabase } from '@merleg/db/testing'
import { beforeAll, describe, expect, test } from 'vitest'
import { computeScores } from '../../score/run/score.usecases.ts'
import { AMOUNTS, company, load, scoreDeps, sourceOf, TODAY } from '../../score/testing-scores.ts'
import { THOUSANDFOLD, UNBALANCED, withYear } from '../testing-doubtful-accounts.ts'
import { getHeaderPage } from '../header/header.views.ts'
import { factOf, REGISTER, statement } from '../testing-report.ts'
import { getScorePage } from './score.views.ts'

const database = useTestDatabase()
const idOf = (number: number): string => String(40_000_000 + number)

const ask = (id: string) =>
  getScorePage(database.db, {
    companyId: id,
    locale: 'hu',
    asOf: TODAY,
    scoreConfig: { switchedOff: new Set<never>() },
  })

beforeAll(async () => {
  await load(database, withYear(idOf(1), 2025, { amounts: THOUSANDFOLD }))
  await load(database, withYear(idOf(2), 2024, { amounts: THOUSANDFOLD }))
  await load(database, withYear(idOf(3), 2025, { amounts: UNBALANCED }))
  await load(database, company(idOf(4), { amounts: UNBALANCED }))
  await load(database, company(idOf(5)))
  await load(database, company(idOf(6)), { source: REGISTER })
  await load(database, withYear(idOf(7), 2024, { periodStart: '2024-10-03', amounts: AMOUNTS }))
  await load(database, company(idOf(9), { amounts: { ...AMOUNTS, netSales: 0 } }))
  await load(database, withYear(idOf(8), 2025, { periodStart: '2025-07-01', amounts: AMOUNTS }))
  const fromSales = { ...AMOUNTS, netSales: 36_000 }
  await load(database, withYear(idOf(30), 2025, { amounts: fromSales }))
  await load(database, withYear(idOf(31), 2025, { periodStart: '2024-07-01', amounts: fromSales }))
})

describe('accounts with an error', () => {
  test.each([
    ['a thousand times too large', idOf(1)],
    ['that do not add up', idOf(3)],
  ])('%s are passed over for those of the year before, and the page says so', async (_, id) => {
    const page = await ask(id)
    expect(page).toMatchObject({
      basis: 'statement',
      accounts: { year: 2024 },
      caveats: [{ key: 'earlier-accounts', text: expect.stringContaining('2025') }],
      confidence: 'korlátozottan megalapozott',
    })
    expect(page.creditLimit?.value).toBeLessThan(500_000_000)
    expect(page.years.find(({ year }) => year === 2025)?.points).toBeNull()
  })

  test('that both sides prove are corrected', async () => {
    const [page, right] = await Promise.all([ask(idOf(2)), ask(idOf(5))])
    expect(page.accounts?.year).toBe(2025)
    expect(page.caveats).toEqual([])
    expect(page.risk.value).toBe(right.risk.value)
  })

  test('without any others leave the register alone', async () => {
    const page = await ask(idOf(4))
    expect(page).toMatchObject({ basis: 'register', creditLimit: null })
    expect(page.basisText).toContain('hiba')
  })
})

test('where no register covers the company the rating says so and does not speak of registers', async () => {
  const [limited, covered] = await Promise.all([ask(idOf(6)), ask(idOf(5))])
  expect(limited.caveats.map(({ key }) => key)).toEqual(['no-insolvency-register', 'no-debt-register'])
  expect(limited.caveats[0]?.text).toContain('csődeljárás, felszámolás, kényszertörlés')
  expect(limited.basisText).not.toBe(covered.basisText)
  expect([covered.caveats, covered.confidence]).toEqual([[], null])
})

test('what one source tells does not stand for what none does: each is named', async () => {
  const source = sourceOf(['liquidation', 'forced-deletion', 'tax-debt'], { sourceId: 'some' })
  await load(database, company(idOf(20)), { source })
  const { caveats } = await ask(idOf(20))
  expect(caveats.map(({ key }) => key)).toEqual(['no-insolvency-register', 'no-debt-register'])
  expect(caveats[0]?.text).toMatch(/: csődeljárás\./)
  expect(caveats[1]?.text).toMatch(/: végrehajtás, végrehajtás köztartozás miatt\./)
})

test('a procedure whose kind nobody tells: no better than the mildest, no limit, nothing foretold', async () => {
  const may = ['liquidation', 'dissolution'] as const
  const told = { caseNumber: null, court: null, administrator: null, text: 'Liquidation', mayBe: [...may] }
  await load(database, [...company(idOf(21)), factOf(idOf(21))('procedure', told, { slot: 'p', from: '2026-01-01' })])
  const page = await ask(idOf(21))
  expect(page.risk.value).toBeLessThanOrEqual(50)
  expect(page).toMatchObject({ basis: 'statement', probabilities: null, creditLimit: { value: 0 } })
  expect(page.parts.find(({ key }) => key === 'untold-ending')?.reason).toContain('végelszámolás')
})

test('no sales in two years cap a rating, and what stands in for them is said', async () => {
  const page = await ask(idOf(9))
  expect(page.risk.value).toBeLessThanOrEqual(50)
  expect(page.parts).toContainEqual(expect.objectContaining({ kind: 'cap', key: 'no-turnover' }))
  expect(page.creditLimit).toMatchObject({ value: 0 })
  const burden = page.parts.find(({ key }) => key === 'financialBurden')
  expect([burden?.reason, burden?.definition].join(' ')).toMatch(
    /az árbevétel a mérlegfőösszeg 1%-át sem .*1%-át nem éri el/,
  )
})

test('accounts that leave out more than a third of the factors: these are named', async () => {
  const { totalAssets, equity, netSales, profitBeforeTax } = AMOUNTS
  await load(database, company(idOf(10), { amounts: { totalAssets, equity, netSales, profitBeforeTax } }))
  const page = await ask(idOf(10))
  expect(page).toMatchObject({
    caveats: [{ key: 'missing-factors', text: expect.stringContaining('Likviditási ráta') }],
    confidence: 'korlátozottan megalapozott',
  })
})

describe('a business year shorter than a whole one is compared with no other', () => {
  test.each([
    ['the year before', idOf(7), '2024. üzleti év csak 90 nap'],
    ['the year itself', idOf(8), '2025. üzleti év csak 184 nap'],
  ])('%s: its length is told in place of points', async (_, id, said) => {
    const page = await ask(id)
    const compared = page.parts.filter(({ key }) => ['salesGrowth', 'priorProfits', 'profitChange'].includes(key))
    expect(compared.map(({ value, points }) => [value, points])).toEqual(compared.map(() => [null, 0]))
    for (const { reason } of compared) expect(reason).toContain(said)
    expect(page.caveats).toMatchObject([{ key: 'short-year', text: expect.stringContaining(said) }])
  })
})

describe('a business year longer than a whole one', () => {
  test('is compared with no other, and its caveat says what more than a year makes of the ratios', async () => {
    const page = await ask(idOf(31))
    const compared = page.parts.filter(({ key }) => ['salesGrowth', 'priorProfits', 'profitChange'].includes(key))
    expect(compared.map(({ value, points }) => [value, points])).toEqual(compared.map(() => [null, 0]))
    for (const { reason } of compared) expect(reason).toContain('2025. üzleti év 549 nap')
    expect(page.caveats).toMatchObject([{ key: 'long-year', text: expect.stringContaining('kedvezőbbek lehetnek') }])
  })

  test('gives a month of sales by its months', async () => {
    const [whole, long] = await Promise.all([ask(idOf(30)), ask(idOf(31))])
    const stepOf = ({ creditLimit }: typeof long) => creditLimit?.steps.find(({ key }) => key === 'monthlySales')
    expect(stepOf(whole)).toMatchObject({ value: 3_000_000, label: expect.stringContaining('tizenketted') })
    expect(stepOf(long)?.value).toBeCloseTo((36_000_000 / 549) * (365 / 12))
    expect(stepOf(long)?.label).toContain('549 nap')
    expect(long.creditLimit?.value).toBeLessThan(whole.creditLimit?.value ?? 0)
  })
})

test('consolidated accounts alone: said as a caveat, and no limit is recommended from them', async () => {
  await load(database, company(idOf(32), { isConsolidated: true }))
  const [page, own] = await Promise.all([ask(idOf(32)), ask(idOf(5))])
  expect(page.risk.value).toBe(own.risk.value)
  expect(page).toMatchObject({
    basis: 'statement',
    caveats: [{ key: 'consolidated-accounts', text: expect.stringContaining('2025. évi konszolidált beszámolóból') }],
    confidence: 'korlátozottan megalapozott',
    creditLimit: { value: 0, formula: expect.stringContaining('Konszolidált beszámolóból nem ajánlunk hitelkeretet') },
    advice: expect.stringContaining('Konszolidált'),
  })
  expect(own.creditLimit?.value).toBeGreaterThan(0)
})

describe.each([
  ['worked out while it is read', () => Promise.resolve()],
  ['stored', () => computeScores(scoreDeps(database))],
])('the badge beside the page says what the page says of a rating that is %s', (_, rate) => {
  beforeAll(async () => {
    const inForints = company(idOf(40)).filter(
      (record) => record.type !== 'statement' || !record.periodEnd.startsWith('2024'),
    )
    await load(database, [...inForints, statement(idOf(40), 2024, { currency: 'EUR', amounts: AMOUNTS })])
    const { totalAssets, equity, netSales, profitBeforeTax } = AMOUNTS
    await load(database, company(idOf(41), { amounts: { totalAssets, equity, netSales, profitBeforeTax } }))
    await load(database, company(idOf(42), { isConsolidated: true }))
    await load(database, [factOf(idOf(43))('name', { name: 'Üres' })])
    await rate()
  })

  test.each([
    ['nothing missing', 5, []],
    ['no register', 6, ['no-insolvency-register', 'no-debt-register']],
    ['a flawed year after', 1, ['earlier-accounts']],
    ['a short year', 8, ['short-year']],
    ['a long year', 31, ['long-year']],
    ['a year in another currency', 40, ['other-currency']],
    ['few factors', 41, ['missing-factors']],
    ['the accounts of a group', 42, ['consolidated-accounts']],
    ['the register alone', 4, []],
    ['nothing known', 43, []],
  ])('%s', async (_title, number, expected) => {
    const id = idOf(number)
    const config = { MERLEG_SCORE_SWITCHED_OFF: [], MERLEG_BASE_RATES: [] }
    const query = { companyId: id, locale: 'hu', today: TODAY } as const
    const [page, header] = await Promise.all([ask(id), getHeaderPage({ db: database.db, config }, query)])
    expect(page.caveats.map(({ key }) => key)).toEqual(expected)
    expect(header.risk.confidence).toBe(page.confidence)
  })
})
