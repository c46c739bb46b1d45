import { expect, test } from 'vitest'
import { EVENT_RULES, isNegativeChange, STATEMENT_EVENT_RULE } from './monitoring-events.ts'

test.each([
  ['registration', { status: 'registered' }, false],
  ['registration', { status: 'pending' }, false],
  ['registration', { status: 'ceased' }, true],
  ['registration', null, true],
  ['tax-number-status', { status: 'valid' }, false],
  ['tax-number-status', { status: 'suspended' }, true],
  ['tax-number-status', { status: 'deleted' }, true],
  ['liquidation', { status: 'registered' }, true],
  ['procedure', { caseNumber: '1' }, true],
  ['seat', { text: 'Vác' }, false],
] as const)('%s that says %j is bad news: %s', (section, after, expected) => {
  const rule = EVENT_RULES[section]
  expect(rule && isNegativeChange(rule, after)).toBe(expected)
})

test('a filed statement is no bad news', () => {
  expect(isNegativeChange(STATEMENT_EVENT_RULE, { year: 2024 })).toBe(false)
})
