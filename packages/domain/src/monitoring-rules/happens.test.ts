import { expect, test } from 'vitest'
import type { RatingFound } from '../monitoring-looks.ts'
import { happens, type RatingMove } from './happens.ts'

const found = (points: number, rules: string | null, model = 'a'): RatingFound => ({
  kind: 'company',
  points,
  model,
  rules,
  asOf: '2026-01-01',
})
const move = (was: RatingFound, is: RatingFound, day: string): RatingMove => ({ was, is, heardAt: new Date(day) })

/** From 90 points, a step in May, to 60, a step in October: two bands. */
test.each<[string, RatingMove[], boolean]>([
  [
    'by the same rules',
    [move(found(90, 'x'), found(70, 'x'), '2026-05-01'), move(found(70, 'x'), found(60, 'x'), '2026-10-01')],
    true,
  ],
  [
    'by rules that are not known, and later ones that found the same points again',
    [move(found(90, null), found(70, null), '2026-05-01'), move(found(70, 'x'), found(60, 'x'), '2026-10-01')],
    true,
  ],
  [
    'by other rules, which found other points',
    [move(found(90, null), found(70, null), '2026-05-01'), move(found(68, 'x'), found(60, 'x'), '2026-10-01')],
    false,
  ],
  [
    'by another model, though of the same points',
    [move(found(90, 'x'), found(70, 'x'), '2026-05-01'), move(found(70, 'x', 'b'), found(60, 'x', 'b'), '2026-10-01')],
    false,
  ],
  [
    'too long ago',
    [move(found(90, 'x'), found(70, 'x'), '2025-05-01'), move(found(70, 'x'), found(60, 'x'), '2026-10-01')],
    false,
  ],
])('a fall by two bands within a year, %s: %s', (_title, moves, isTold) => {
  const events = [{ kind: 'rating-worse', level: 3, importance: 'negative', year: null }] as const
  const heard = { heardAt: new Date('2026-10-01'), events, moves, accounts: () => null }
  expect(happens({ kind: 'rating-falls', bands: 2, months: 12 }, heard)).toBe(isTold)
})
