import { ScorePage } from '@merleg/contract/report/score.contract'
import { useTestDatabase } from '@merleg/db/testing'
import { LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { generateDemoData } from '../../generate/generate.usecases.ts'
import { computeScores } from '../../score/run/score.usecases.ts'
import { rateNow } from '../rating/rate-now.ts'
import { getScorePage } from './score.views.ts'

const database = useTestDatabase()
const clock = { now: () => new Date('2026-11-02T08:00:00Z') }
const asOf = '2026-11-02'
const scoreConfig = { switchedOff: new Set<never>() }
const COMPANIES = 120

beforeAll(async () => {
  const { db } = database
  await generateDemoData({ db, clock }, { companies: COMPANIES, seed: 3 })
  await computeScores({ db, clock, config: { MERLEG_SCORE_SWITCHED_OFF: [], MERLEG_BASE_RATES: [] } }, { asOf })
})

test('of every company of a register the parts are the points, and every figure tells its source', async () => {
  const { db } = database
  const { rows } = await sql<{ companyId: string; points: number | null }>`
    select company_id as "companyId", points from scores where superseded_at is null`.execute(db)
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
  const { rows } = await sql<{ companyId: string; points: number | null; limit: number | null }>`
    select company_id as "companyId", points, credit_limit::float8 as "limit" from scores where superseded_at is null limit 40`.execute(
    db,
  )
  for (const { companyId, points, limit } of rows) {
    const now = await rateNow(db, { companyId, asOf, scoreConfig })
    expect([now.points, now.creditLimit?.value ?? null], companyId).toEqual([points, limit])
  }
})
