import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addList, appendTo, bytesOfLists, createPostingLists, readList } from './posting-lists.ts'

const GAPS = fc.oneof(
  fc.constant(1),
  fc.integer({ min: 1, max: 300 }),
  fc.integer({ min: 1, max: 3_000_000 }),
  fc.constantFrom(127, 128, 16_383, 16_384),
)

test('lists that grow beside each other give what was put in, in its order', () => {
  const grown = fc.array(fc.tuple(fc.nat(4), GAPS), { maxLength: 3000, size: 'max' })
  fc.assert(
    fc.property(grown, fc.boolean(), (steps, isFromZero) => {
      const lists = createPostingLists(2)
      const expected = Array.from({ length: 5 }, (): number[] => [])
      for (const list of expected.keys()) expect(addList(lists)).toBe(list)
      let number = isFromZero ? -1 : 200
      for (const [list, gap] of steps) {
        number += isFromZero && number < 0 ? 1 : gap
        appendTo(lists, list, number)
        // Once again is not twice.
        appendTo(lists, list, number)
        expected[list]?.push(number)
      }
      for (const [list, numbers] of expected.entries()) {
        expect(lists.counts[list]).toBe(numbers.length)
        const into = new Uint32Array(numbers.length + 2)
        expect(readList(lists, list, { into, from: 1 })).toBe(numbers.length + 1)
        expect([...into]).toEqual([0, ...numbers, 0])
      }
    }),
    { numRuns: 30 },
  )
})

test('a list of millions takes little more than a byte for each, and many of one number little more than their slices', () => {
  const long = createPostingLists()
  const list = addList(long)
  for (let number = 0; number < 3_000_000; number += 1) appendTo(long, list, number * 5)
  const into = new Uint32Array(3_000_000)
  readList(long, list, { into, from: 0 })
  expect([into[0], into[1_234_567], into[2_999_999]]).toEqual([0, 6_172_835, 14_999_995])
  expect(bytesOfLists(long)).toBeLessThan(1.4 * 3_000_000)

  const many = createPostingLists()
  for (let number = 0; number < 200_000; number += 1) appendTo(many, addList(many), number)
  expect(bytesOfLists(many)).toBeLessThan(40 * 200_000)
})
