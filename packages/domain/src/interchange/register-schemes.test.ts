import { describe, expect, test } from 'vitest'
import { findRegisterNumber, readCountryNumber, readSchemeNumber } from './register-schemes.ts'

test.each([
  ['10738885', { scheme: 'HU-AFA', id: '10738885' }],
  ['ee-10000018', { scheme: 'EE-RIK', id: '10000018' }],
  ['lv-40003000642', { scheme: 'LV-RE', id: '40003000642' }],
  ['gb-sc123456', { scheme: 'GB-COH', id: 'SC123456' }],
  ['no-923609016', { scheme: 'NO-BRC', id: '923609016' }],
  ['ro-1000009', { scheme: 'RO-CUI', id: '1000009' }],
  ['NP12345678', null],
  ['de-HRB1', null],
])('the number of %s', (companyId, number) => {
  const found = findRegisterNumber(companyId)
  expect(found === null ? null : { scheme: found.scheme, id: found.id }).toEqual(number)
  if (found !== null) expect(readSchemeNumber(found.scheme, found.id)).toEqual({ kind: 'company', companyId })
})

describe('numbers as they are published', () => {
  test.each([
    ['HU-AFA', '10738885-2-41', '10738885'],
    ['HU-AFA', 'HU10738885', '10738885'],
    ['GB-COH', '445790', 'gb-00445790'],
    ['GB-COH', 'SC 123456', 'gb-sc123456'],
    ['GB-COH', 'sc 1234', 'gb-sc001234'],
    ['GB-COH', 'OC12345', 'gb-oc012345'],
    ['GB-COH', 'IP12345R', 'gb-ip12345r'],
    ['EE-KMKR', '10000018', 'ee-10000018'],
    ['LV-RE', '4000 3000 642', 'lv-40003000642'],
    ['NO-BRC', '923 609 016', 'no-923609016'],
    ['RO-CUI', 'RO 1000009', 'ro-1000009'],
  ])('%s %s', (scheme, id, companyId) => {
    expect(readSchemeNumber(scheme, id)).toEqual({ kind: 'company', companyId })
    expect(readCountryNumber(scheme.slice(0, 2).toLowerCase(), id)).toEqual({ kind: 'company', companyId })
  })

  test.each([
    ['HU-AFA', '10738886'],
    ['GB-COH', 'XE-000079054'],
    ['GB-COH', '2063384560'],
    ['EE-RIK', '10000019'],
    ['NO-BRC', '923609017'],
    ['RO-CUI', 'J23/605/2003'],
    ['NO-BRC', '123456785'],
    ['LV-RE', '12345'],
    ['LV-RE', '40003000643'],
    ['GB-COH', '00000000'],
    ['GB-COH', 'ABC12345'],
  ])('%s %s is none', (scheme, id) => {
    expect(readSchemeNumber(scheme, id)).toEqual({ kind: 'malformed' })
  })

  test.each([
    ['FI-PRO', '3007894-1'],
    [undefined, '00445790'],
    ['GB-COH', undefined],
  ])('%s %s tells no company', (scheme, id) => {
    expect(readSchemeNumber(scheme, id)).toEqual({ kind: 'unknown-scheme' })
  })
})
