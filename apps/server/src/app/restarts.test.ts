import { expect, test } from 'vitest'
import { Restarts } from './restarts.ts'

test('the first that ends is replaced at once, further ones of a minute later and later, and at last none', () => {
  const restarts = new Restarts()
  expect([0, 1000, 2000, 3000, 4000, 5000].map((now) => restarts.next(now))).toEqual([0, 500, 1000, 2000, 4000, null])
})

test('what ended more than a minute ago counts no more', () => {
  const restarts = new Restarts()
  for (const now of [0, 1000, 2000]) restarts.next(now)
  expect(restarts.next(62_500)).toBe(0)
})
