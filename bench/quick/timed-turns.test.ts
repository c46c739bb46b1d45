import { expect, test } from 'vitest'
import { timeTurns } from './timed-turns.ts'

test('ours and the floor take turns, the floor more often where it is asked to', async () => {
  const asked: string[] = []
  const note = (name: string) => async (turn: number) => void asked.push(`${name}${turn}`)
  const pair = await timeTurns({ turns: 2, ours: note('ours'), floor: note('floor'), floorsEach: 2 })
  expect(asked).toEqual(['ours0', 'floor0', 'floor0', 'ours1', 'floor1', 'floor1'])
  expect(pair.oursMs).toBeGreaterThan(0)
  expect(pair.floorMs).toBeGreaterThan(0)
})

test('a call that fails is a fault of its round', async () => {
  const fail = () => Promise.reject(new Error('no answer'))
  await expect(timeTurns({ turns: 1, ours: fail, floor: fail })).rejects.toThrow('no answer')
})
