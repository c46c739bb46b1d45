import fc from 'fast-check'
import { validate } from 'stdnum/lib/cjs/hu/anum.js'
import { describe, expect, it } from 'vitest'
import { formatEuVatNumber, formatTaxNumber, isValidTaxStem, parseTaxNumber, taxStemCheckDigit } from './tax-number.ts'

const stem = fc
  .integer({ min: 1_000_000, max: 9_999_999 })
  .map((seven) => `${seven}${taxStemCheckDigit(String(seven))}`)

describe('tax number', () => {
  it.each([
    ['10738885-2-20', '10738885-2-20'],
    ['10738885220', '10738885-2-20'],
    ['10738885 2 20', '10738885-2-20'],
    [' 10738885–2–20 ', '10738885-2-20'],
    ['10738885\u00a02\u00a020', '10738885-2-20'],
    ['HU10738885', '10738885'],
    ['hu 10738885', '10738885'],
    ['HU10738885-2-20', '10738885-2-20'],
    ['10738885', '10738885'],
    ['27335109-2-13', '27335109-2-13'],
    ['10738885-5-51', '10738885-5-51'],
  ])('reads %s', (text, expected) => {
    const reading = parseTaxNumber(text)
    expect(reading.ok && formatTaxNumber(reading.taxNumber)).toBe(expected)
  })

  it.each([
    ['', 'format'],
    ['abc', 'format'],
    ['1073888', 'format'],
    ['107388852', 'format'],
    ['10738885-2-2', 'format'],
    ['10738885-2-20-1', 'format'],
    ['10738886-2-20', 'check-digit'],
    ['00000000', 'check-digit'],
    ['10738885-0-20', 'vat-code'],
    ['10738885-6-20', 'vat-code'],
    ['10738885-2-01', 'county-code'],
    ['10738885-2-21', 'county-code'],
    ['10738885-2-45', 'county-code'],
    ['1'.repeat(100_000), 'format'],
  ])('refuses %.20s: %s', (text, reason) => {
    expect(parseTaxNumber(text)).toEqual({ ok: false, reason })
  })

  it('agrees with the stdnum library on every stem', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (number) => {
        expect(isValidTaxStem(String(number))).toBe(validate(String(number)).isValid)
      }),
    )
  })

  it('reads back what it formats', () => {
    fc.assert(
      fc.property(stem, fc.integer({ min: 1, max: 5 }), (stem8, vat) => {
        const taxNumber = { stem8, vatCode: String(vat), countyCode: '42' }
        expect(parseTaxNumber(formatTaxNumber(taxNumber))).toEqual({ ok: true, taxNumber })
        expect(parseTaxNumber(formatEuVatNumber(stem8)).ok).toBe(true)
      }),
    )
  })
})
