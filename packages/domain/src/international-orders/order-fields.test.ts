import { expect, test } from 'vitest'
import { findOrderFaults, joinAddress, NO_ORDER_FIELDS, ORDER_FIELD_LENGTHS, type OrderFields } from './order-fields.ts'

const today = '2026-11-23'
const GOOD: OrderFields = {
  ...NO_ORDER_FIELDS,
  country: 'at',
  name: 'Beispiel GmbH',
  zip: '1010',
  city: 'Wien',
  street: 'Ring 1',
}

test('what is required is told by field, and tax number and company number are not', () => {
  const required = { country: 'required', name: 'required', zip: 'required', city: 'required', street: 'required' }
  expect(findOrderFaults(NO_ORDER_FIELDS, { today })).toEqual(required)
  expect(findOrderFaults({ ...NO_ORDER_FIELDS, zip: '  ' }, { today })).toEqual(required)
  expect(findOrderFaults(GOOD, { today })).toEqual({})
})

test('from the page of a report the address comes as a whole', () => {
  const whole = { ...NO_ORDER_FIELDS, country: 'Ausztria', name: 'Beispiel GmbH', address: '1010 Wien, Ring 1' }
  expect(findOrderFaults(whole, { today, isWhole: true })).toEqual({})
  expect(findOrderFaults({ ...whole, address: '' }, { today, isWhole: true })).toEqual({ address: 'required' })
})

test.each([
  [{ country: 'Atlantisz' }, { country: 'country' }],
  [{ deadline: '2026-11-23' }, {}],
  [{ deadline: '2026-11-22' }, { deadline: 'day-past' }],
  [{ deadline: '2026-02-30' }, { deadline: 'day' }],
  [{ deadline: 'holnap' }, { deadline: 'day' }],
  [{ deadline: '2026. november 31.' }, { deadline: 'day' }],
  [{ phone: '+36 1 234 5678' }, {}],
  [{ phone: '12' }, { phone: 'phone' }],
  [{ email: 'a@b' }, { email: 'email' }],
  [{ email: 'anna@minta.example' }, {}],
  [{ name: 'x'.repeat(ORDER_FIELD_LENGTHS.name) }, {}],
  [{ name: 'x'.repeat(ORDER_FIELD_LENGTHS.name + 1) }, { name: 'too-long' }],
  [{ comment: 'x'.repeat(ORDER_FIELD_LENGTHS.comment + 1) }, { comment: 'too-long' }],
])('%j has the faults %j', (changes, faults) => {
  expect(findOrderFaults({ ...GOOD, ...changes }, { today })).toEqual(faults)
})

test('an address is put together of its parts', () => {
  expect(joinAddress(GOOD)).toBe('1010 Wien, Ring 1')
  expect(joinAddress({ ...NO_ORDER_FIELDS, address: 'Ring 1, Wien' })).toBe('Ring 1, Wien')
})
