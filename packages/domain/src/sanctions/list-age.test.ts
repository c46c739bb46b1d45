import { expect, test } from 'vitest'
import { measureListAge } from './list-age.ts'

test.each([
  ['of today', '2026-11-28', null, '2026-11-28', 0, false],
  ['of a month ago', '2026-10-28', null, '2026-10-28', 31, false],
  ['of a day more', '2026-10-27', null, '2026-10-27', 32, true],
  ['of long ago, found to be the newest since', '2025-01-01', '2026-11-20', '2026-11-20', 8, false],
  ['looked for long ago', '2025-01-01', '2026-01-01', '2026-01-01', 331, true],
  ['looked for before its own day', '2026-11-20', '2026-11-01', '2026-11-20', 8, false],
  ['of a day to come', '2026-12-01', null, '2026-12-01', 0, false],
])('an edition %s', (_what, listedDay, lookedOn, currentOn, ageDays, isOld) => {
  expect(measureListAge({ listedDay, lookedOn }, '2026-11-28')).toEqual({ currentOn, ageDays, isOld })
})
