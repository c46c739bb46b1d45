import { CAP_REASONS, type ScorePart } from '@merleg/domain/score/rate/company-score'
import { FACTOR_KEYS } from '@merleg/domain/score/model/factor-keys'
import { REGISTER_FACTOR_KEYS } from '@merleg/domain/score/rate/register-factors'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createPartPacker, listFactors, PART_NAMES, unpackParts } from './stored-parts.ts'

const points = fc.integer({ min: -32_768, max: 32_767 })
const value = fc.option(fc.double({ noNaN: true, noDefaultInfinity: true }), { nil: null })
const bin = fc.option(fc.integer({ min: 0, max: 50 }), { nil: null })
const factors = fc.uniqueArray(
  fc.record({ kind: fc.constant('factor' as const), key: fc.constantFrom(...FACTOR_KEYS), value, bin, points }),
  { selector: ({ key }) => key },
)
const others = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('base' as const, 'scale' as const), points }),
    fc.record({ kind: fc.constant('register' as const), key: fc.constantFrom(...REGISTER_FACTOR_KEYS), points }),
    fc.record({ kind: fc.constant('cap' as const), key: fc.constantFrom(...CAP_REASONS), points }),
  ),
)
const PARTS: fc.Arbitrary<ScorePart[]> = fc
  .tuple(factors, others)
  .chain(([some, more]) => fc.shuffledSubarray([...some, ...more], { minLength: some.length + more.length }))

describe('parts of a rating', () => {
  test('are read back as they were stored, in their order', () => {
    fc.assert(
      fc.property(PARTS, (parts) => {
        expect(unpackParts(PART_NAMES, createPartPacker(PART_NAMES)(parts))).toEqual(parts)
      }),
    )
  })

  test('are so by an order in which names were added later', () => {
    const order = ['register age', 'factor size', 'base', ...PART_NAMES.filter((name) => !/age|size|base/.test(name))]
    const parts: ScorePart[] = [
      { kind: 'base', points: 50 },
      { kind: 'factor', key: 'size', value: 0.1, bin: 2, points: -3 },
      { kind: 'factor', key: 'equityRatio', value: null, bin: null, points: 4 },
      { kind: 'register', key: 'age', points: 2 },
    ]
    const packed = createPartPacker(order)(parts)
    expect(packed.values).toHaveLength(listFactors(order).length)
    expect(unpackParts(order, packed)).toEqual(parts)
  })

  test('that the program no longer knows are told with the base, so that the sum stays', () => {
    const order = [...PART_NAMES, 'factor weather', 'register colour']
    const stored = {
      parts: [0, 50, -1, order.length - 2, -7, 3, order.length - 1, 2, -1],
      values: [...FACTOR_KEYS.map(() => null), 0.5],
    }
    expect(unpackParts(order, stored)).toEqual([{ kind: 'base', points: 45 }])
    expect(unpackParts(order, { ...stored, parts: stored.parts.slice(3) })).toEqual([{ kind: 'base', points: -5 }])
  })

  test('without a place are a fault', () => {
    expect(() => createPartPacker(['base'])([{ kind: 'scale', points: 1 }])).toThrow('scale')
  })
})
