import { expect, test } from 'vitest'
import { BILLING_FIELDS, type BillingFields, findBillingFaults, normaliseBilling } from './billing-details.ts'

const GOOD: BillingFields = {
  company: 'Minta Kereskedelmi Kft.',
  contact: 'Minta Anna',
  zip: '1051',
  city: 'Budapest',
  street: 'Fő utca 1.',
  taxNumber: '10738885-2-20',
  phone: '+36 (1) 234-5678',
  email: 'penzugy@minta.example',
}

test('details that can be billed have no fault', () => {
  expect(findBillingFaults(GOOD)).toEqual({})
})

test.each(BILLING_FIELDS)('%s is required, and spaces are nothing', (field) => {
  expect(findBillingFaults({ ...GOOD, [field]: '' })).toEqual({ [field]: 'required' })
  expect(findBillingFaults({ ...GOOD, [field]: '  \t ' })).toEqual({ [field]: 'required' })
  expect(findBillingFaults({ ...GOOD, [field]: 'x'.repeat(300) })[field]).toBe('too-long')
})

test.each([
  ['taxNumber', '10738885-2-42', null],
  ['taxNumber', '10738886-2-20', 'tax-number-check-digit'],
  ['taxNumber', '10738885', 'tax-number'],
  ['taxNumber', '10738885-9-20', 'tax-number'],
  ['taxNumber', 'HU10738885', null],
  ['taxNumber', 'HU10738886', 'tax-number-check-digit'],
  ['taxNumber', 'DE123456789', null],
  ['taxNumber', 'DE12345678', 'tax-number'],
  ['taxNumber', 'ATU12345678', null],
  ['taxNumber', 'CHE-123.456.789 MWST', null],
  ['taxNumber', 'RO67248', null],
  ['taxNumber', 'kft', 'tax-number'],
  ['zip', '105', 'zip'],
  ['zip', '0123', 'zip'],
  ['zip', 'H-1051', 'zip'],
  ['phone', '12345', 'phone'],
  ['phone', '+36 30 123 4567', null],
  ['phone', 'hívjon fel', 'phone'],
  ['phone', '1234567890123456', 'phone'],
  ['email', 'anna', 'email'],
  ['email', 'anna@minta', 'email'],
  ['email', 'a..b@minta.hu', 'email'],
  ['email', 'anna@minta.hu, bela@minta.hu', 'email'],
  ['email', 'anna@minta.hu\r\nBcc: x@y.hu', 'email'],
  ['email', "o'neil+szamla@minta.co.uk", null],
] as const)('%s %s: %s', (field, text, fault) => {
  expect(findBillingFaults({ ...GOOD, [field]: text })[field] ?? null).toBe(fault)
})

test('a postal code of another country is whatever it is', () => {
  expect(findBillingFaults({ ...GOOD, taxNumber: 'ATU12345678', zip: 'A-1010' })).toEqual({})
  expect(findBillingFaults({ ...GOOD, taxNumber: 'ATU12345678', zip: '99' })).toEqual({ zip: 'zip-short' })
  expect(findBillingFaults({ ...GOOD, taxNumber: '12345', zip: '99' })).toEqual({ taxNumber: 'tax-number', zip: 'zip' })
})

test('a tax number is kept as it is written on an invoice', () => {
  expect(normaliseBilling({ ...GOOD, company: '  Minta  ', taxNumber: '10738885 2 20' })).toMatchObject({
    company: 'Minta',
    taxNumber: '10738885-2-20',
  })
  expect(normaliseBilling({ ...GOOD, taxNumber: 'hu-10738885' }).taxNumber).toBe('HU10738885')
  expect(normaliseBilling({ ...GOOD, taxNumber: 'de 123 456 789' }).taxNumber).toBe('DE123456789')
})
