import { ScorePage } from '@merleg/contract/report/score.contract'
import { useTestDatabase } from '@merleg/db/testing'
import { type Locale, LOCALES } from '@merleg/domain/locale'
import { beforeAll, expect, test } from 'vitest'
import { generateDemoData } from '../../generate/generate.usecases.ts'
import { getFinancialSummaryPage } from '../financial-summary/financial-summary.views.ts'
import { computeScores } from '../../score/run/score.usecases.ts'
import { rateNow } from '../rating/rate-now.ts'
import { getScorePage } from './score.views.ts'

const database = useTestDatabase()
const clock = { now: () => new Date('2026-11-02T08:00:00Z') }
const asOf = '2026-11-02'
const scoreConfig = { switchedOff: new Set<never>() }
const COMPANIES = 120

const listScores = () =>
  database.db
    .selectFrom('scores')
    .select(['company_id as companyId', 'points', 'credit_limit as limit'])
    .where('superseded_at', 'is', null)

beforeAll(async () => {
  const { db } = database
  await generateDemoData({ db, clock }, { companies: COMPANIES, seed: 3 })
  await computeScores({ db, clock, config: { MERLEG_SCORE_SWITCHED_OFF: [], MERLEG_BASE_RATES: [] } }, { asOf })
})

test('of every company of a register the parts are the points, and every figure tells its source', async () => {
  const { db } = database
  const rows = await listScores().execute()
  expect(rows).toHaveLength(COMPANIES)
  const bases = new Set<string>()
  for (const [index, { companyId, points }] of rows.entries()) {
    const locale = LOCALES[index % LOCALES.length] ?? 'hu'
    const page = ScorePage.parse(await getScorePage(db, { companyId, locale, asOf, scoreConfig }))
    bases.add(page.basis)
    expect(page.risk.value, companyId).toBe(points)
    const sum = page.parts.reduce((total, part) => total + part.points, 0)
    expect(page.parts.length === 0 ? null : sum, companyId).toBe(points)
    for (const { kind, key, value, origin } of page.parts)
      if (kind === 'factor' && value !== null) expect(origin?.sources.length, `${companyId} ${key}`).toBeGreaterThan(0)
    for (const { key, value, origin } of page.inputs)
      expect(origin === null, `${companyId} ${key}`).toBe(value === null)
  }
  expect([...bases].toSorted()).toEqual(['lite', 'register', 'statement', 'unrated'])
})

test('a company not rated yet is shown what the run over the register finds', async () => {
  const { db } = database
  const rows = await listScores().limit(40).execute()
  for (const { companyId, points, limit } of rows) {
    const now = await rateNow(db, { companyId, asOf, scoreConfig })
    const known = limit === null ? null : Number(limit)
    expect([now.points, now.creditLimit?.value ?? null], companyId).toEqual([points, known])
  }
})

test('missing accounts are named with year and deadline, with what they cost and what their filing would change', async () => {
  const { db } = database
  const rows = await listScores().execute()
  const partOf = async (companyId: string, shown: { locale: Locale; isTabular?: boolean }) => {
    const { parts } = await getScorePage(db, { companyId, asOf, scoreConfig, ...shown })
    return parts.find(({ key }) => key === 'missing-accounts') ?? null
  }
  const ends = { hu: /határidő.*levonás megszűnik/, en: /due by.*deduction ends/, de: /Frist.*entfällt dieser Abzug/ }
  let found = 0
  for (const { companyId } of rows) {
    const part = await partOf(companyId, { locale: 'hu' })
    if (part === null) continue
    found += 1
    const { alerts } = await getFinancialSummaryPage(db, { companyId, locale: 'hu', today: asOf })
    const told = alerts.find(({ code }) => code === 'statement-missing')?.description ?? ''
    const items = [...told.matchAll(/(\d{4})\. üzleti év \(határidő: ([^)]+)\)/g)]
    for (const [, year, deadline] of items) expect(part.reason).toContain(`${year}. üzleti év, határidő: ${deadline}`)
    for (const locale of LOCALES) {
      const [text, inTable] = [
        await partOf(companyId, { locale }),
        await partOf(companyId, { locale, isTabular: true }),
      ]
      expect(text?.reason, companyId).toMatch(ends[locale])
      expect(text?.reason, companyId).toContain(String(-part.points))
      expect(inTable?.reason, companyId).toMatch(ends[locale])
    }
  }
  expect(found).toBeGreaterThan(0)
})
