import { expect, test } from 'vitest'
import { z } from 'zod'
import { makeIntentKey } from './intent-key.ts'

test('a key is a uuid, and another one each time', () => {
  const keys = Array.from({ length: 50 }, makeIntentKey)
  expect(new Set(keys).size).toBe(50)
  for (const key of keys) expect(z.uuid().safeParse(key).success).toBe(true)
})
