import { expect, test } from 'vitest'
import { createSearchLimit, MOST_ASKED_A_MINUTE } from './search-limit.ts'

test('each user has providers asked so often in a minute, and not more', () => {
  let now = Date.UTC(2026, 10, 23)
  const limit = createSearchLimit({ now: () => new Date(now) })
  for (let asked = 0; asked < MOST_ASKED_A_MINUTE; asked += 1) limit.count('anna')
  expect(() => limit.count('anna')).toThrow('traffic.too-many-requests')
  expect(() => limit.count('bela')).not.toThrow()
  now += 60_000
  expect(() => limit.count('anna')).not.toThrow()
  // A clock that was set back begins anew.
  now -= 3_600_000
  for (let asked = 0; asked < MOST_ASKED_A_MINUTE; asked += 1) limit.count('anna')
  expect(() => limit.count('anna')).toThrow('traffic.too-many-requests')
})
