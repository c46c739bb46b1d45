import { expect, test } from 'vitest'
import type { MonitoringWish } from '../monitoring-events.ts'
import type { Happening } from './alert-rule.ts'
import { isKindTold } from './told-kinds.ts'

const wish = (level: MonitoringWish['level'], onlyNegative = false): MonitoringWish => ({
  level,
  onlyNegative,
  withClosings: false,
})
const missing: Happening = { kind: 'events', kinds: ['missing-statement'], importances: [], level: null }

test.each([
  ['missing-statement', wish('basic'), [], false],
  ['missing-statement', wish('mid', true), [], true],
  ['missing-statement', wish('basic'), [missing], true],
  ['missing-statement', wish('basic'), [{ kind: 'rating-below', points: 20 }], false],
  ['statement-filed', wish('high', true), [missing], false],
] as const)('%s, %j, %j: %s', (kind, asked, happenings, expected) =>
  expect(isKindTold(kind, asked, [{ happenings }])).toBe(expected),
)
