import { expect, test } from 'vitest'
import { accountsDueBy, growthHoldsUntil } from './accounts-due.ts'

test.each([
  ['HU', '2024-12-31', '2025-06-02'],
  ['EE', '2024-12-31', '2025-06-30'],
  ['LV', '2024-12-31', '2025-07-31'],
  ['GB', '2024-12-31', '2025-09-30'],
  ['GB', '2024-05-31', '2025-02-28'],
  ['NO', '2024-12-31', '2025-07-31'],
  ['RO', '2024-12-31', '2025-05-31'],
  ['DE', '2024-12-31', '2025-12-31'],
  // Of no other law is it told when.
  ['PL', '2024-12-31', null],
  ['', '2024-12-31', null],
])('accounts of %s of %s are due by %s', (countryCode, balanceSheetDay, expected) => {
  expect(accountsDueBy(countryCode, { balanceSheetDay })).toBe(expected)
})

test('growth is told until newer accounts are due, and no longer than is known', () => {
  expect(growthHoldsUntil('LV', '2025-12-31')).toBe('2026-07-31')
  expect(growthHoldsUntil('PL', '2025-12-31')).toBe('2025-12-31')
})
