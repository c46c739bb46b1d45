import { useTestDatabase } from '@merleg/db/testing'
import { LOCALES } from '@merleg/domain/locale'
import { beforeAll, expect, test } from 'vitest'
import { computeScores } from '../../score/run/score.usecases.ts'
import { PART_NAMES, unpackParts } from '../../score/store/stored-parts.ts'
import { company, load, scoreDeps, TODAY } from '../../score/testing-scores.ts'
import { namePart } from '../rating/score-words.ts'
import { factOf } from '../testing-report.ts'
import { getScorePage } from './score.views.ts'

const database = useTestDatabase()
const ID = '42000001'

/** Rated with the additions for age and size switched off; then there are people, for whom it adds nothing. */
beforeAll(async () => {
  const headcount = (persons: number, from: string, to: string | null = null) =>
    factOf(ID)('headcount', { persons }, { from, to })
  const deps = scoreDeps(database)
  await load(database, [...company(ID), headcount(0, '2022-03-01')], { observedOn: '2026-11-19' })
  await computeScores({ ...deps, config: { ...deps.config, MERLEG_SCORE_SWITCHED_OFF: ['size', 'age'] } })
  const now = [headcount(0, '2022-03-01', '2026-01-01'), headcount(5, '2026-01-01')]
  await load(database, now)
  await computeScores(deps)
})

test.each([
  ['hu', 'Létszám'],
  ['en', 'Headcount'],
  ['de', 'Beschäftigtenzahl'],
] as const)('a part of neither rating, only of the one between them, has its name: %s', async (locale, name) => {
  const asked = { companyId: ID, locale, asOf: TODAY, scoreConfig: { switchedOff: new Set<never>() } }
  const { change, parts } = await getScorePage(database.db, asked)
  expect(parts.filter(({ kind, key }) => kind === 'register' && key === 'size')).toEqual([])
  expect(change?.parts.find(({ kind, key }) => kind === 'register' && key === 'size')).toMatchObject({
    label: name,
    points: 0,
  })
  expect(change?.text).toContain(name)
})

test.each(LOCALES)(
  'every part that a stored rating may have has a name, also one of rules that are gone: %s',
  (locale) => {
    const order = [...PART_NAMES, 'register colour']
    const parts = unpackParts(order, { parts: order.flatMap((_, place) => [place, 1, -1]), values: [] })
    expect(parts).toHaveLength(PART_NAMES.length)
    for (const part of parts) {
      const name = namePart(locale, part)
      expect(name).toMatch(/^\p{Lu}\S* ?/u)
      expect(name).not.toMatch(/\{\{|parts\.|\.name|\.label/)
      if ('key' in part) expect(name).not.toBe(part.key)
    }
  },
)
