import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatBankAccount, formatIban, parseBankAccount, showBankAccount } from './bank-account.ts'
import { weighted9731 } from './tax-number.ts'

// The example account of the Hungarian IBAN registry entry (SWIFT).
const IBAN = 'HU42117730161111101800000000'

describe('bank account', () => {
  it.each([
    '11773016-11111018',
    '11773016-11111018-00000000',
    '1177301611111018',
    IBAN,
    'HU42 1177 3016 1111 1018 0000 0000',
  ])('reads %s', (text) => {
    const reading = parseBankAccount(text)
    expect(reading).toEqual({
      ok: true,
      account: { giro: '1177301611111018', bankCode: '117', bankName: 'OTP Bank Nyrt.', iban: IBAN },
    })
  })

  it.each([
    ['', 'format'],
    ['11773016', 'format'],
    ['11773016-1111101', 'format'],
    ['DE89370400440532013000', 'format'],
    ['11773017-11111018', 'bank-check-digit'],
    ['00000000-11111018', 'bank-check-digit'],
    ['11773016-11111019', 'account-check-digit'],
    ['HU43117730161111101800000000', 'iban-check-digit'],
    [' '.repeat(100_000), 'format'],
  ])('refuses %.30s: %s', (text, reason) => {
    expect(parseBankAccount(text)).toEqual({ ok: false, reason })
  })

  it.each([
    ['11773016-11111018-00000000', '11773016-11111018'],
    [IBAN, '11773016-11111018'],
    ['117730161111101800000000', '11773016-11111018'],
    ['11773016-11111019', '11773016-11111019'],
    ['DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
  ])('shows %s as %s', (text, shown) => {
    expect(showBankAccount(text)).toBe(shown)
  })

  it('reads back the IBAN it writes, for every account', () => {
    const block = (length: number) =>
      fc
        .string({ unit: fc.integer({ min: 0, max: 9 }).map(String), minLength: length, maxLength: length })
        .map((digits) => `${digits}${(10 - weighted9731(`${digits}0`)) % 10}`)
    fc.assert(
      fc.property(block(7), block(15), (bank, account) => {
        const first = parseBankAccount(`${bank}${account}`)
        fc.pre(first.ok)
        expect(parseBankAccount(first.account.iban)).toEqual(first)
        expect(parseBankAccount(formatIban(first.account.iban))).toEqual(first)
        expect(parseBankAccount(formatBankAccount(first.account.giro))).toEqual(first)
      }),
    )
  })
})
