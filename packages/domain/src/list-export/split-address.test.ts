import { expect, test } from 'vitest'
import { readStreet } from './split-address.ts'

test.each([
  ['8900 Zalaegerszeg, Millennium köz 1.', '8900', 'Zalaegerszeg', 'Millennium köz 1.'],
  ['1117 Budapest XI. kerület, Fehérvári út 50.', '1117', 'Budapest', 'XI. kerület, Fehérvári út 50.'],
  ['8900 ZALAEGERSZEG Fő utca 1', '8900', 'Zalaegerszeg', 'Fő utca 1'],
  ['Fő utca 1, 8900 Zalaegerszeg', '8900', 'Zalaegerszeg', 'Fő utca 1, 8900 Zalaegerszeg'],
  ['Str. Mihai Viteazu 3', null, null, null],
  ['20095 Hamburg, Jungfernstieg 1', '20095', null, null],
  ['Hamburg, Jungfernstieg 1', null, 'Hamburg', 'Jungfernstieg 1'],
  ['8900 Zalaegerszeg', '8900', 'Zalaegerszeg', null],
])('the street of %s', (address, zip, settlement, street) => {
  expect(readStreet({ address, zip, settlement })).toBe(street)
})
