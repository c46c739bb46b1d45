import { login } from '@merleg/contract/auth.contract'
import { MESSAGE_MAX_LENGTH, sendMessage } from '@merleg/contract/requests.contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { bodyLimitsOf, NO_BODY } from './body-limits.ts'
import { hasMoreThan } from './json-body.ts'
import { readEndpoints } from './testing-endpoints.ts'

const endpoints = (await readEndpoints()).filter(([, { kind }]) => kind !== 'upload')

test.each(endpoints)('%s takes a body of a known size', (_name, { body }) => {
  const limits = bodyLimitsOf(body)
  // The largest are ten thousand watched companies with the longest ids, and a search that asks for every activity; every
  // character escaped.
  expect(limits.bytes).toBeLessThan(12_000_000)
  expect(limits.members).toBeLessThan(10_500)
  expect(limits.depth).toBeLessThan(10)
})

test('what the schema allows fits, whatever its characters and spaces', () => {
  const limits = bodyLimitsOf(sendMessage.body)
  const escaped = '\\u0001'.repeat(MESSAGE_MAX_LENGTH)
  const text = `{\n    "message" : "${escaped}",\n    "notification" : "/report/1"\n}`
  expect(sendMessage.body.safeParse({ message: 'x'.repeat(MESSAGE_MAX_LENGTH), notification: '/' }).success).toBe(true)
  expect(text.length).toBeLessThan(limits.bytes)
  expect(hasMoreThan(text, limits)).toBe(false)
  expect(bodyLimitsOf(login.body).bytes).toBeLessThan(10_000)
  expect(bodyLimitsOf(undefined)).toEqual(NO_BODY)
})

test('a list has as many members as it may hold, and a choice is as large as its largest part', () => {
  const item = z.strictObject({ id: z.int(), label: z.union([z.literal('a'), z.string().max(10)]).nullable() })
  const { members, depth } = bodyLimitsOf(z.strictObject({ items: z.array(item).max(20) }))
  expect([members - NO_BODY.members, depth - NO_BODY.depth]).toEqual([1 + 20 + 40, 3])
})

test.each([z.strictObject({ text: z.string() }), z.strictObject({ list: z.array(z.boolean()) }), z.unknown()])(
  'a body without bounds is a fault of the contract (%#)',
  (schema) => {
    expect(() => bodyLimitsOf(schema)).toThrow(RangeError)
  },
)

test.each([
  ['{"a":1,"b":[1,2]}', { members: 5, depth: 2 }, false],
  ['{"a":1,"b":[1,2]}', { members: 3, depth: 2 }, true],
  ['{"a":1,"b":[1,2]}', { members: 5, depth: 1 }, true],
  ['{"a":"[[[{{{,,,\\",,,"}', { members: 1, depth: 1 }, false],
  ['"never ends \\', { members: 0, depth: 0 }, false],
])('counts the members of %s within %o: %s', (text, limits, more) => {
  expect(hasMoreThan(text, limits)).toBe(more)
})
