import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertAmount, formatDecimal, parseDecimal, roundToWhole, toSafeNumber } from './money.ts'

describe('money', () => {
  it.each([
    ['1234', '1234'],
    ['-1 234', '-1234'],
    ['1\u00a0234\u202f567', '1234567'],
    ['−12', '-12'],
    ['+5', '5'],
    ['1234.50', '1234.50'],
    ['-0.05', '-0.05'],
    ['0', '0'],
    ['9007199254740993.01', '9007199254740993.01'],
  ])('reads %s', (text, expected) => {
    const decimal = parseDecimal(text)
    expect(decimal === null ? null : formatDecimal(decimal)).toBe(expected)
  })

  it.each(['', '-', '1.', '.5', '1,5', '1.2.3', '1e5', '0x10', 'NaN', 'Infinity', '12a', '1'.repeat(100_000)])(
    'refuses %.20s',
    (text) => {
      expect(parseDecimal(text)).toBeNull()
    },
  )

  it('reads a decimal comma only where told', () => {
    expect(parseDecimal('1234,5', ',')).toEqual({ digits: 12345n, scale: 1 })
    expect(parseDecimal('1234.5', ',')).toBeNull()
  })

  it.each([
    ['1.5', 2n],
    ['-1.5', -2n],
    ['1.49', 1n],
    ['-0.4', 0n],
    ['11557951327.0', 11_557_951_327n],
  ])('rounds %s', (text, expected) => {
    const decimal = parseDecimal(text)
    expect(decimal === null ? null : roundToWhole(decimal)).toBe(expected)
  })

  it.each([
    [1499n, 1n],
    [1500n, 2n],
    [-1499n, -1n],
    [-1500n, -2n],
    [499n, 0n],
    [0n, 0n],
  ])('%s Ft in thousands: %s', (amount, expected) => {
    expect(convertAmount(amount, 'one', 'thousand')).toBe(expected)
  })

  it('scales up and back without loss, and writes what it reads', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
        fc.integer({ min: 0, max: 9 }),
        (digits, scale) => {
          expect(convertAmount(convertAmount(digits, 'thousand', 'one'), 'one', 'thousand')).toBe(digits)
          expect(parseDecimal(formatDecimal({ digits, scale }))).toEqual({ digits, scale })
        },
      ),
    )
  })

  it('refuses numbers that would lose digits', () => {
    expect(toSafeNumber(9_007_199_254_740_991n)).toBe(9_007_199_254_740_991)
    expect(() => toSafeNumber(9_007_199_254_740_992n)).toThrow(RangeError)
  })
})
