import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { isOwnAddress, isPublicAddress } from './public-address.ts'

test.each([
  '93.184.216.34',
  '8.8.8.8',
  '168.63.129.17',
  '172.15.255.255',
  '172.32.0.1',
  '2606:4700:4700::1111',
  '::ffff:8.8.8.8',
  '::ffff:808:808',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '168.63.129.16',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:10.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:168.63.129.16',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'example.com',
  '',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('the addresses of this machine are its own, mapped ones too', () => {
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  for (const { address } of own) expect(isOwnAddress(address)).toBe(true)
  expect([isOwnAddress('::ffff:127.0.0.1'), isOwnAddress('8.8.8.8'), isOwnAddress('no address')]).toEqual([
    true,
    false,
    false,
  ])
})
