import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describePhases, recordPhases, timePhase } from './phase-times.ts'

let now = 0
beforeEach(() => {
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => vi.restoreAllMocks())

const takes = (seconds: number) => async () => {
  now += seconds * 1000
}

test('the seconds of a phase are summed, also of work that failed', async () => {
  const { result, phases } = await recordPhases(async () => {
    await timePhase('reading', takes(2))
    await timePhase('merging', () => takes(1)().then(() => Promise.reject(new Error('no')))).catch(() => undefined)
    await timePhase('reading', takes(3.04))
    return 'done'
  })
  expect(result).toBe('done')
  expect([...phases]).toEqual([
    ['reading', 5.04],
    ['merging', 1],
  ])
  expect(describePhases(phases)).toBe('reading 5.0 s, merging 1.0 s')
})

test('of phases within each other the outer one counts', async () => {
  const { phases } = await recordPhases(() =>
    timePhase('following', async () => {
      await timePhase('words', takes(2))
      await takes(1)()
    }),
  )
  expect([...phases]).toEqual([['following', 3]])
})

test('recordings at once do not see each other; outside of them nothing is kept', async () => {
  expect(await timePhase('reading', async () => 1)).toBe(1)
  const recorded = await Promise.all(
    ['reading', 'merging'].map((phase) => recordPhases(() => timePhase(phase, () => delay(5)))),
  )
  expect(recorded.map(({ phases }) => [...phases.keys()])).toEqual([['reading'], ['merging']])
})
