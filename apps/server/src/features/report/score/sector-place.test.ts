import { useTestDatabase } from '@merleg/db/testing'
import { doesFactorFlow } from '@merleg/domain/score/rate/flowing-factors'
import { FACTOR_KEYS } from '@merleg/domain/score/model/factor-keys'
import { beforeAll, expect, test } from 'vitest'
import { computeScores } from '../../score/run/score.usecases.ts'
import { AMOUNTS, company, load, scoreDeps, TODAY } from '../../score/testing-scores.ts'
import { withYear } from '../testing-doubtful-accounts.ts'
import { getScorePage } from './score.views.ts'

const database = useTestDatabase()
const scoreConfig = { switchedOff: new Set<never>() }
const WHOLE = '42000001'
const SHORT = '42000002'
const OTHERS = [3, 4, 5, 6, 7].map((number) => String(42_000_000 + number))

beforeAll(async () => {
  await load(database, [
    ...[WHOLE, ...OTHERS].flatMap((id) => company(id)),
    ...withYear(SHORT, 2025, { periodStart: '2025-07-01', amounts: AMOUNTS }),
  ])
  await computeScores(scoreDeps(database))
})

async function factorsOf(companyId: string) {
  const { parts } = await getScorePage(database.db, { companyId, locale: 'hu', asOf: TODAY, scoreConfig })
  return parts.filter(({ kind, value }) => kind === 'factor' && value !== null)
}

test('what flows through no whole year stands in the model alone, all else in the sector, too', async () => {
  const flowing = FACTOR_KEYS.filter(doesFactorFlow)
  const [whole, short] = await Promise.all([factorsOf(WHOLE), factorsOf(SHORT)])
  const shown = ({ key, typical, reason }: (typeof short)[number]) => [key, typical !== null, reason.includes('ágazat')]
  expect(whole.map(shown)).toEqual(whole.map(({ key }) => [key, true, true]))
  const ranked = (key: string) => !flowing.some((one) => one === key)
  expect(short.map(shown)).toEqual(short.map(({ key }) => [key, ranked(key), ranked(key)]))
  expect(short.map(({ key }) => key)).toEqual(expect.arrayContaining(['receivableDays', 'salesMargin', 'equityRatio']))
})
