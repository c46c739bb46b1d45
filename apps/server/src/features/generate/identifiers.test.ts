import { parseBankAccount } from '@merleg/domain/bank-account'
import { parseRegisterNumber } from '@merleg/domain/register-number'
import { isValidTaxStem } from '@merleg/domain/tax-number'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drawBankAccount, registerSerial, taxStem } from './identifiers.ts'
import { MAX_COMPANIES } from './rates.ts'
import { Rng } from './rng.ts'

test('tax stems are valid, none is in the range of real companies, and no two are the same', () => {
  fc.assert(
    fc.property(fc.nat(MAX_COMPANIES - 1), (index) => {
      expect(isValidTaxStem(taxStem(index))).toBe(true)
      expect(taxStem(index)).toMatch(/^[4-9]/)
    }),
  )
  const first = new Set(Array.from({ length: 1_000_000 }, (_, index) => taxStem(index)))
  expect(first.size).toBe(1_000_000)
  expect(first.has(taxStem(1_000_000))).toBe(false)
})

test('register serials are valid and unique among the first 999,990', () => {
  const serials = new Set(Array.from({ length: 999_990 }, (_, index) => registerSerial(index)))
  expect(serials.size).toBe(999_990)
  expect(serials.has('000000')).toBe(false)
  expect([...serials].every((serial) => serial.length === 6)).toBe(true)
  expect(parseRegisterNumber(`01-09-${registerSerial(5)}`).ok).toBe(true)
})

test('bank accounts pass every check digit and name a bank in use', () => {
  fc.assert(
    fc.property(fc.nat(), (index) => {
      const { account, bank } = drawBankAccount(new Rng({ seed: 3, stream: 'contacts', index }))
      const reading = parseBankAccount(account)
      expect(reading).toMatchObject({ ok: true, account: { bankName: bank } })
      expect(bank).not.toBeNull()
    }),
  )
})
