import type { ScorePartRow } from '@merleg/contract/report/score.contract'
import { type FactorTopic, FACTOR_TOPICS, topicOf } from './factor-topics.ts'

/** How the factors follow each other: the weightiest first, or by topic. */
export type PartOrder = 'importance' | 'kind'

/** A part with the sum before and after it. */
export type PartStep = { part: ScorePartRow; before: number; after: number }

/** What one starts with, what the accounts say (all together or by topic), the year before, what experts add, what limits the points. */
export type PartGroupKey = 'base' | 'factors' | FactorTopic | 'earlier' | 'register' | 'limits'
export type PartGroup = { key: PartGroupKey; steps: readonly PartStep[]; sum: number }

const GROUP_OF: Record<ScorePartRow['kind'], PartGroupKey> = {
  base: 'base',
  factor: 'factors',
  earlier: 'earlier',
  register: 'register',
  scale: 'limits',
  cap: 'limits',
}

/** Names a part of a page: keys are unique only within a kind. */
export function partId({ kind, key }: Pick<ScorePartRow, 'kind' | 'key'>): string {
  return kind === 'factor' ? key : `${kind}.${key}`
}

/** The parts in groups, each in the order asked for, running up to the total; groups without a part are left out. */
export function listPartGroups(parts: readonly ScorePartRow[], order: PartOrder): PartGroup[] {
  const groupOf = ({ kind, key }: ScorePartRow): PartGroupKey =>
    kind === 'factor' && order === 'kind' ? topicOf(key) : GROUP_OF[kind]
  const keys: readonly PartGroupKey[] = ['base', 'factors', ...FACTOR_TOPICS, 'earlier', 'register', 'limits']
  let sum = 0
  const toStep = (part: ScorePartRow): PartStep => {
    const before = sum
    sum += part.points
    return { part, before, after: sum }
  }
  return keys.flatMap((key): PartGroup[] => {
    const own = parts.filter((part) => groupOf(part) === key)
    if (own.length === 0) return []
    const start = sum
    // Limits work on the sum before them: theirs is an order of their own.
    const sorted = order === 'importance' && key !== 'limits' ? own.toSorted(byWeight) : own
    const steps = sorted.map(toStep)
    return [{ key, steps, sum: sum - start }]
  })
}

function byWeight(one: ScorePartRow, other: ScorePartRow): number {
  return Math.abs(other.points) - Math.abs(one.points)
}

/** The lowest and the highest point that the course of the sum touches; never narrower than the scale of 0–100. */
export function findReach(groups: readonly PartGroup[]): { from: number; to: number } {
  const sums = groups.flatMap(({ steps }) => steps.map(({ after }) => after))
  return { from: Math.min(0, ...sums), to: Math.max(100, ...sums) }
}

/** Where a sum stands on a scale, in per cent of its width. */
export function toShare(sum: number, { from, to }: { from: number; to: number }): number {
  return ((sum - from) / (to - from)) * 100
}
