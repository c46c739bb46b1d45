import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom, cutTypedQuery, drawWeighted } from './typed-queries.ts'

const rows = [
  { name: 'never', weight: 0 },
  { name: 'rare', weight: 1 },
  { name: 'common', weight: 9 },
]
const draw = { rows, weightOf: (row: { weight: number }) => row.weight, totalWeight: 10 }

describe('drawWeighted', () => {
  test('draws by weight, the same for the same seed', async () => {
    const drawn = await drawWeighted(createRandom(1), { ...draw, count: 2000 })
    const common = drawn.filter((row) => row.name === 'common').length / drawn.length
    expect(common).toBeCloseTo(0.9, 1)
    expect(drawn.some((row) => row.name === 'never')).toBe(false)
    expect(await drawWeighted(createRandom(1), { ...draw, count: 2000 })).toEqual(drawn)
  })

  test('gives as many as asked when the sum is a little too high', async () => {
    expect(await drawWeighted(createRandom(2), { ...draw, totalWeight: 10.5, count: 50 })).toHaveLength(50)
  })

  test('refuses to draw from nothing', async () => {
    await expect(drawWeighted(createRandom(1), { ...draw, rows: [], count: 1 })).rejects.toThrow(RangeError)
  })
})

describe('cutTypedQuery', () => {
  test.each([
    ['ZÁÉV Építőipari Zrt.', /^(záé|épí|zrt)/],
    ['A & B Kft.', /^(a b|b k|kft)/],
    ['Öt', /^öt$/],
  ])('cuts %s at the start of a word', (name, expected) => {
    const random = createRandom(3)
    for (let times = 0; times < 50; times += 1) expect(cutTypedQuery(random, name)).toMatch(expected)
  })

  test('is 3–12 characters of the name when it has words of that length', () => {
    const name = fc.stringMatching(/^[A-Za-zÁÉŐŰ]{3,20}( [A-Za-zÁÉŐŰ]{1,9}){0,3}$/)
    fc.assert(
      fc.property(name, fc.integer(), (text, seed) => {
        const typed = cutTypedQuery(createRandom(seed), text)
        expect(typed.length).toBeGreaterThanOrEqual(3)
        expect(typed.length).toBeLessThanOrEqual(12)
        expect(text.toLowerCase()).toContain(typed)
      }),
    )
  })
})
