import { expect, it } from 'vitest'
import { toAddressKey } from './login-throttle.usecases.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['fe80:0:0:7:1:2:3:4%eth0', 'fe80:0:0:7'],
  ['no address at all', 'no address at all'],
])('counts %s as %s', (address, key) => {
  expect(toAddressKey(address)).toBe(key)
})
