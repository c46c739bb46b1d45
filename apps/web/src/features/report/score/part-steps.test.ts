import type { ScorePartRow } from '@merleg/contract/report/score.contract'
import { FACTOR_KEYS } from '@merleg/domain/score/model/factor-keys'
import { expect, test } from 'vitest'
import { FACTOR_TOPICS, topicOf } from './factor-topics.ts'
import { findReach, listPartGroups, partId, toShare } from './part-steps.ts'

function part(kind: ScorePartRow['kind'], key: string, points: number): ScorePartRow {
  const texts = { label: key, definition: '', reason: '' }
  return { kind, key, points, ...texts, unit: null, value: null, bin: null, range: null, typical: null, origin: null }
}

const PARTS = [
  part('base', 'base', 60),
  part('factor', 'cashRatio', 3),
  part('factor', 'equityRatio', -8),
  part('factor', 'currentRatio', 1),
  part('register', 'age', -2),
  part('register', 'tax-debt', -70),
  part('scale', 'scale', 16),
  part('cap', 'liquidation', 0),
]

const list = (order: 'importance' | 'kind') =>
  listPartGroups(PARTS, order).map(({ key, sum, steps }) => [key, sum, steps.map((step) => step.part.key).join(' ')])

test('by weight: the accounts together, the weightiest first; limits keep their order', () => {
  expect(list('importance')).toEqual([
    ['base', 60, 'base'],
    ['factors', -4, 'equityRatio cashRatio currentRatio'],
    ['register', -72, 'tax-debt age'],
    ['limits', 16, 'scale liquidation'],
  ])
})

test('by topic: each topic a group, in the order of the model', () => {
  expect(list('kind')).toEqual([
    ['base', 60, 'base'],
    ['capital', -8, 'equityRatio'],
    ['liquidity', 4, 'cashRatio currentRatio'],
    ['register', -72, 'age tax-debt'],
    ['limits', 16, 'scale liquidation'],
  ])
})

test('each step begins where the one before it ended, and the last ends at the points', () => {
  for (const order of ['importance', 'kind'] as const) {
    const steps = listPartGroups(PARTS, order).flatMap((group) => group.steps)
    for (const [index, { before, after, part: own }] of steps.entries()) {
      expect(before).toBe(steps[index - 1]?.after ?? 0)
      expect(after).toBe(before + own.points)
    }
    expect(steps.at(-1)?.after).toBe(0)
  }
})

test('the scale has room for sums beyond 0–100', () => {
  const reach = findReach(listPartGroups(PARTS, 'importance'))
  expect(reach).toEqual({ from: -16, to: 100 })
  expect(toShare(-16, reach)).toBe(0)
  expect(toShare(42, reach)).toBe(50)
  expect(findReach([])).toEqual({ from: 0, to: 100 })
})

test('every factor has a topic, every topic a factor, and parts of several kinds are told apart', () => {
  expect(new Set(FACTOR_KEYS.map(topicOf))).toEqual(new Set(FACTOR_TOPICS))
  expect(new Set([...PARTS, part('register', 'cashRatio', 1)].map(partId)).size).toBe(PARTS.length + 1)
})
