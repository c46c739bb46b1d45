import { useTestDatabase } from '@merleg/db/testing'
import type { ScorePage } from '@merleg/contract/report/score.contract'
import type { StatementAmounts, StatementObservation } from '@merleg/domain/observation'
import { LOCALES } from '@merleg/domain/locale'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { beforeAll, describe, expect, test } from 'vitest'
import { computeScores } from '../../score/run/score.usecases.ts'
import { rateSubject } from '../../score/rate/rate-subject.ts'
import { findScore } from '../../score/store/score.repository.ts'
import { ALL_COVERED, AMOUNTS, company, load, scoreDeps, TODAY } from '../../score/testing-scores.ts'
import { statement } from '../testing-report.ts'
import { rateNow } from '../rating/rate-now.ts'
import { getScorePage } from './score.views.ts'

const database = useTestDatabase()
const scoreConfig = { switchedOff: new Set<never>() }
const idOf = (number: number): string => String(41_000_000 + number)

/** Sales fell, and the year ended in a loss that took equity and cash. */
const BAD: StatementAmounts = {
  ...AMOUNTS,
  netSales: 120_000,
  operatingProfit: -38_000,
  profitBeforeTax: -40_000,
  profitAfterTax: -40_000,
  equity: 5000,
  liabilities: 90_000,
  shortTermLiabilities: 80_000,
  receivables: 44_500,
  cash: 500,
}
const UNBALANCED = { ...AMOUNTS, totalEquityAndLiabilities: 90_000 }

/** A company with these accounts of 2023 to 2025. */
function withYears(id: string, years: readonly StatementAmounts[]) {
  const facts = company(id).filter(({ type }) => type !== 'statement')
  return [...facts, ...years.map((amounts, index) => statement(id, 2023 + index, { amounts }))]
}

function withColumn(id: string, told: Pick<StatementObservation, 'amounts' | 'previousAmounts'>) {
  return [...company(id).filter(({ type }) => type !== 'statement'), statement(id, 2025, told)]
}

const STEADY = idOf(1)
const RECOVERED = idOf(2)
const FALLEN = idOf(3)
const FLAWED_BEFORE = idOf(4)
const ONE_YEAR = idOf(5)
/** Of the year before only the column of the newest accounts tells: it was better, or worse. */
const COLUMN_BETTER = idOf(6)
const COLUMN_WORSE = idOf(7)

beforeAll(async () => {
  const companies = [
    withYears(STEADY, [AMOUNTS, AMOUNTS, AMOUNTS]),
    withYears(RECOVERED, [AMOUNTS, BAD, AMOUNTS]),
    withYears(FALLEN, [AMOUNTS, AMOUNTS, BAD]),
    withYears(FLAWED_BEFORE, [AMOUNTS, UNBALANCED, AMOUNTS]),
    withYears(ONE_YEAR, [{}, {}, AMOUNTS]),
  ]
  const columns = [
    withColumn(COLUMN_BETTER, { amounts: BAD, previousAmounts: AMOUNTS }),
    withColumn(COLUMN_WORSE, { amounts: AMOUNTS, previousAmounts: BAD }),
  ]
  await load(database, [...companies, ...columns].flat(), { source: ALL_COVERED })
  await computeScores(scoreDeps(database))
})

const ask = (companyId: string, locale: (typeof LOCALES)[number] = 'hu') =>
  getScorePage(database.db, { companyId, locale, asOf: TODAY, scoreConfig })
const earlierOf = ({ parts }: ScorePage) => parts.find(({ kind }) => kind === 'earlier') ?? null

describe('the accounts of the year before', () => {
  test('hold back a recovery until it lasts, and say by what', async () => {
    const page = await ask(RECOVERED)
    const part = earlierOf(page)
    expect(part?.points).toBeLessThan(-5)
    expect(part?.reason).toMatch(/^A 2025\. évi beszámoló egymaga \d+ pont, az egy évvel korábbi csak \d+ pont volna/)
    expect(part?.origin?.sources).not.toEqual([])
    expect(page.parts.reduce((sum, { points }) => sum + points, 0)).toBe(page.risk.value)
  })

  test('soften a bad year by five points and no more', async () => {
    const [fallen, steady] = await Promise.all([ask(FALLEN), ask(STEADY)])
    expect(earlierOf(fallen)?.points).toBe(5)
    expect(fallen.risk.value).toBeLessThan((steady.risk.value ?? 0) - 20)
  })

  test.each([
    ['they come to the same', STEADY],
    ['they have an error', FLAWED_BEFORE],
    ['there are none', ONE_YEAR],
  ])('are no part where %s', async (_title, id) => {
    expect(earlierOf(await ask(id))).toBeNull()
  })

  test.each([
    ['hu', COLUMN_BETTER, /az előző év ugyanennek a 2025\. évi beszámolónak az előző évi oszlopa szerint \d+ pont/],
    ['hu', COLUMN_WORSE, /az előző év ugyanennek a 2025\. évi beszámolónak az előző évi oszlopa szerint csak \d+/],
    ['en', COLUMN_WORSE, /by the previous-year column of the same accounts of 2025, only to/],
    ['de', COLUMN_WORSE, /nach der Vorjahresspalte desselben Abschlusses 2025 nur/],
  ] as const)('of which only a column tells are not called accounts: %s %s', async (locale, id, reason) => {
    const part = earlierOf(await ask(id, locale))
    expect(part?.reason).toMatch(reason)
    expect(part?.label).not.toMatch(/beszámoló|accounts|Abschluss/i)
  })

  test.each(LOCALES)('are told in words: %s', async (locale) => {
    for (const id of [RECOVERED, FALLEN, COLUMN_BETTER]) {
      const part = earlierOf(await ask(id, locale))
      expect(`${part?.label} ${part?.definition} ${part?.reason}`).not.toMatch(/\{\{|undefined|parts\.|null/)
    }
  })
})

describe('a rating is the same', () => {
  test.each([STEADY, RECOVERED, FALLEN, FLAWED_BEFORE, ONE_YEAR])(
    'stored, from what is stored, on the page and as the newest bar: %s',
    async (id) => {
      const stored = await findScore(database.db, id)
      const now = await rateNow(database.db, { companyId: id, asOf: TODAY, scoreConfig })
      const page = await ask(id)
      if (stored?.inputs == null || stored.currency === null || stored.statementYear === null)
        throw new Error('rated by accounts')
      const { inputs, currency, statementYear: year, facts } = stored
      const again = rateSubject({
        facts,
        accounts: { inputs, currency, year, balanceSheetDay: `${year}-12-31` },
        asOf: TODAY,
        model: CURRENT_MODEL,
        config: scoreConfig,
      })
      expect(again.score.parts).toEqual(stored.parts)
      expect(now.parts).toEqual(stored.parts)
      expect(now.inputs).toEqual(inputs)
      expect(page.risk.value).toBe(stored.points)
      expect(page.parts.map(({ kind, points }) => [kind, points])).toEqual(
        stored.parts.map(({ kind, points }) => [kind, points]),
      )
      // The bar is of the day the accounts came out: what the register says has not changed since.
      expect(page.years.at(-1)).toMatchObject({ year, points: stored.points })
    },
  )
})
