import { expect, test } from 'vitest'
import { accountsKey, factKey, findFieldKey } from './field-key.ts'

const seat = { key: factKey({ section: 'seat', mark: '', validFrom: '2020-01-01' }) }
const accounts = { key: accountsKey({ periodEnd: '2024-12-31', isConsolidated: false }) }

test.each([
  ['a fact', { isDerived: false, sources: [seat] }, 'seat//2020-01-01'],
  [
    'a fact since always',
    { isDerived: false, sources: [{ key: factKey({ section: 'phone', mark: 'a', validFrom: null }) }] },
    'phone/a/',
  ],
  ['what is worked out of a fact', { isDerived: true, sources: [seat] }, null],
  ['a figure', { isDerived: false, figure: 'equity', sources: [accounts] }, 'accounts/own/2024-12-31/equity'],
  [
    'a figure worked out of one year',
    { isDerived: true, figure: 'roe', sources: [accounts] },
    'accounts/own/2024-12-31/roe',
  ],
  ['the accounts, of which nobody says what', { isDerived: false, sources: [accounts] }, null],
  ['several facts', { isDerived: false, sources: [seat, accounts] }, null],
  ['a source without a fact', { isDerived: false, sources: [{}] }, null],
  ['nothing', { isDerived: false, sources: [] }, null],
])('%s', (_case, value, key) => {
  expect(findFieldKey(value)).toBe(key)
})

test('consolidated accounts are others', () => {
  expect(accountsKey({ periodEnd: '2024-12-31', isConsolidated: true })).not.toBe(accounts.key)
})
