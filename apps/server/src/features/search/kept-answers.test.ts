import { expect, test } from 'vitest'
import { KeptAnswers } from './kept-answers.ts'
import { createSharedLook } from './shared-look.ts'

test('those asked for last are kept, within the bytes', () => {
  const kept = new KeptAnswers(3000)
  for (const key of ['a', 'b', 'c']) kept.keep('1', key, Buffer.alloc(600))
  kept.find('1', 'a')
  kept.keep('1', 'd', Buffer.alloc(600))
  expect(['a', 'b', 'c', 'd'].filter((key) => kept.has(key))).toEqual(['a', 'c', 'd'])
  kept.keep('1', 'e', Buffer.alloc(5000))
  expect(kept.has('e')).toBe(false)
})

test('of another state nothing is found, nor of the one before any more', () => {
  const kept = new KeptAnswers(10_000)
  kept.keep('1', 'a', Buffer.from('x'))
  expect(kept.find('1', 'a')?.toString()).toBe('x')
  expect(kept.find('2', 'a')).toBeUndefined()
  expect(kept.find('1', 'a')).toBeUndefined()
})

test('a look begins after each who shares it has asked, and one that failed is not shared with later ones', async () => {
  const looks: PromiseWithResolvers<number>[] = []
  const look = createSharedLook(() => {
    const begun = Promise.withResolvers<number>()
    looks.push(begun)
    return begun.promise
  })
  const together = [look(), look()]
  await expect.poll(() => looks.length).toBe(1)
  const later = [look(), look()]
  looks[0]?.resolve(1)
  expect(await Promise.all(together)).toEqual([1, 1])
  await expect.poll(() => looks.length).toBe(2)
  looks[1]?.reject(new Error('gone'))
  expect((await Promise.allSettled(later)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const last = look()
  await expect.poll(() => looks.length).toBe(3)
  looks[2]?.resolve(3)
  expect(await last).toBe(3)
})
