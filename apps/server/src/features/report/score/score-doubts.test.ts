import { useTestDatabase } from '@merleg/db/testing'
import type { StatementObservation } from '@merleg/domain/observation'
import { beforeAll, describe, expect, test } from 'vitest'
import { AMOUNTS, company, load, TODAY } from '../../score/testing-scores.ts'
import { REGISTER, statement } from '../testing-report.ts'
import { getScorePage } from './score.views.ts'

const database = useTestDatabase()
const idOf = (number: number): string => String(40_000_000 + number)
const THOUSANDFOLD = Object.fromEntries(Object.entries(AMOUNTS).map(([code, amount]) => [code, amount * 1000]))
const UNBALANCED = { ...AMOUNTS, totalEquityAndLiabilities: 90_000 }

const ask = (id: string) =>
  getScorePage(database.db, {
    companyId: id,
    locale: 'hu',
    asOf: TODAY,
    scoreConfig: { switchedOff: new Set<never>() },
  })

/** A company with other accounts of one of its years. */
function withYear(id: string, year: number, given: Partial<StatementObservation>) {
  const others = company(id, { previousAmounts: AMOUNTS }).filter(
    (record) => record.type !== 'statement' || record.periodEnd !== `${year}-12-31`,
  )
  return [...others, statement(id, year, { previousAmounts: AMOUNTS, ...given })]
}

beforeAll(async () => {
  await load(database, withYear(idOf(1), 2025, { amounts: THOUSANDFOLD }))
  await load(database, withYear(idOf(2), 2024, { amounts: THOUSANDFOLD }))
  await load(database, withYear(idOf(3), 2025, { amounts: UNBALANCED }))
  await load(database, company(idOf(4), { amounts: UNBALANCED }))
  await load(database, company(idOf(5)))
  await load(database, company(idOf(6)), { source: REGISTER })
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
  expect(limited.basisText).not.toBe(covered.basisText)
  expect([covered.caveats, covered.confidence]).toEqual([[], null])
})
