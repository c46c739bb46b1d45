import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAnswer } from './keep-answer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('who asks meanwhile waits for the same answer, which is kept for its time and then made anew', async () => {
  let made = 0
  const ask = keepAnswer(
    async () => {
      await vi.advanceTimersByTimeAsync(10)
      return (made += 1)
    },
    { keptMs: 1000 },
  )
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
  await vi.advanceTimersByTimeAsync(999)
  expect(await ask()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await ask()).toBe(2)
})

test('a failure is told to those who waited for it, and kept for nobody', async () => {
  const answers = [() => Promise.reject(new Error('away')), async () => 'there']
  const ask = keepAnswer(async () => answers.shift()?.(), { keptMs: 1000 })
  const asked = [ask(), ask()]
  expect(await Promise.allSettled(asked)).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
  expect(await ask()).toBe('there')
})
