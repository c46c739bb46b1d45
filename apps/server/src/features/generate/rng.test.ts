import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Rng, STREAMS, WeightedChoice } from './rng.ts'

const draw = fc.record({
  seed: fc.nat(0xffffffff),
  stream: fc.constantFrom('identity' as const, 'seat' as const, 'layout' as const),
  index: fc.nat(10_000_000),
})

describe('the generator of numbers', () => {
  test('gives the same sequence for the same draw, and another one for another stream or index', () => {
    fc.assert(
      fc.property(draw, (of) => {
        const take = (what: typeof of) => {
          const rng = new Rng(what)
          return [rng.unit(), rng.unit(), rng.unit()]
        }
        expect(take(of)).toEqual(take(of))
        expect(take(of)).not.toEqual(take({ ...of, index: of.index + 1 }))
        expect(take(of)).not.toEqual(take({ ...of, stream: of.stream === 'seat' ? 'layout' : 'seat' }))
      }),
    )
  })

  test('stays in its bounds', () => {
    fc.assert(
      fc.property(draw, fc.integer({ min: -50, max: 50 }), fc.nat(100), (of, from, width) => {
        const rng = new Rng(of)
        const value = rng.between(from, from + width)
        expect(value).toBeGreaterThanOrEqual(from)
        expect(value).toBeLessThanOrEqual(from + width)
        expect(rng.digits(5)).toMatch(/^\d{5}$/)
        expect(rng.exponential(3)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('first draws of neighbouring indices are even and unrelated', () => {
    const firsts = Array.from({ length: 20_000 }, (_, index) => new Rng({ seed: 1, stream: 'seat', index }).unit())
    const mean = firsts.reduce((sum, value) => sum + value, 0) / firsts.length
    const product = firsts.reduce((sum, value, at) => sum + (value - 0.5) * ((firsts[at + 1] ?? 0.5) - 0.5), 0)
    expect(mean).toBeCloseTo(0.5, 1)
    expect(Math.abs((product / firsts.length) * 12)).toBeLessThan(0.05)
  })

  test('normal draws have mean 0 and variance 1', () => {
    const rng = new Rng({ seed: 7, stream: 'life', index: 0 })
    const values = Array.from({ length: 20_000 }, () => rng.normal())
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    expect(Math.abs(mean)).toBeLessThan(0.05)
    expect(Math.abs(variance - 1)).toBeLessThan(0.05)
  })

  test('streams have numbers of their own', () => {
    const numbers = Object.values(STREAMS)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})

test('a weighted choice draws by weight, and never what has none', () => {
  const choice = new WeightedChoice<readonly [string, number]>(
    [
      ['a', 6],
      ['b', 3],
      ['c', 1],
      ['never', 0],
    ] as const,
    ([, weight]) => weight,
  )
  const rng = new Rng({ seed: 1, stream: 'name', index: 1 })
  const counts = new Map<string, number>()
  for (let round = 0; round < 20_000; round += 1) {
    const [key] = choice.draw(rng)
    counts.set(key, (counts.get(key) ?? 0) + 1 / 20_000)
  }
  expect(counts.get('a')).toBeCloseTo(0.6, 1)
  expect(counts.get('b')).toBeCloseTo(0.3, 1)
  expect(counts.get('c')).toBeCloseTo(0.1, 1)
  expect(counts.has('never')).toBe(false)
})
