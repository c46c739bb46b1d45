import { describe, expect, test } from 'vitest'
import { countTitleRows, guessColumns } from './column-roles.ts'

const ROW = ['10738885-2-20', '20-10-040128', 'ZÁÉV Építőipari Zrt.', '8900', 'Zalaegerszeg', 'Kossuth utca 9.', 'HU']
const ROLES = ['tax-number', 'register-number', 'name', 'zip', 'settlement', 'street', 'country']

describe('by headings', () => {
  test.each([
    [['Adószám', 'Cégjegyzékszám', 'Cégnév', 'Irányítószám', 'Település', 'Utca, házszám', 'Ország']],
    [['Partner adószáma', 'Cg.', 'Vevő megnevezése', 'Irsz.', 'Város', 'Közterület', 'Ország']],
    [['Tax number', 'Registration no.', 'Company name', 'ZIP', 'City', 'Street', 'Country']],
    [['VAT', 'Company number', 'Customer', 'Postcode', 'Town', 'Street address', 'Country']],
    [['USt-IdNr.', 'Handelsregisternummer', 'Firma', 'PLZ', 'Ort', 'Straße', 'Land']],
    [['Steuernummer', 'Firmenbuchnummer', 'Kunde', 'Postleitzahl', 'Stadt', 'Strasse', 'Staat']],
  ])('%j', (heading) => {
    expect(guessColumns([heading, ROW, ROW])).toEqual({ hasHeading: true, roles: ROLES })
  })
})

test.each<[string, string[][], boolean, (string | null)[]]>([
  ['no heading', [ROW, ROW], false, ['tax-number', 'register-number', 'name', 'zip', null, null, 'country']],
  ['one column of names', [['ZÁÉV Építőipari Zrt.'], ['Duna Acél Kft.']], false, ['name']],
  ['one column of names without forms', [['Zaév'], ['Duna Acél']], false, ['name']],
  ['a heading over names', [['Név'], ['Zaév'], ['Duna Acél']], true, ['name']],
  ['a heading nobody knows over numbers', [['Azon.'], ['10738885'], ['12345676']], true, ['tax-number']],
  ['EU numbers', [['HU10738885'], ['HU12345676']], false, ['tax-number']],
  [
    'addresses',
    [
      ['Alfa Kft.', '1052 Budapest, Váci u. 1.'],
      ['Béta Bt.', '8900 Zalaegerszeg, Fő tér 2.'],
    ],
    false,
    ['name', 'address'],
  ],
  [
    'a heading over addresses',
    [
      ['Cég', 'Székhely'],
      ['Alfa Kft.', 'Budapest'],
    ],
    true,
    ['name', 'address'],
  ],
  [
    'two columns of names',
    [
      ['Kapcsolattartó neve', 'Partner'],
      ['Kiss Éva', 'Alfa Kft.'],
      ['Nagy Pál', 'Béta Bt.'],
    ],
    true,
    [null, 'name'],
  ],
  [
    'days whose digits would pass for a tax number',
    [
      ['Név', 'Figyelés kezdete', 'Lejárat'],
      ['Alfa Kft.', '2026-11-28', '2026. 11. 28.'],
      ['Béta Bt.', '2026-11-28', '2026. 11. 28.'],
    ],
    true,
    ['name', null, null],
  ],
  [
    'others are left alone',
    [
      ['Név', 'Egyenleg'],
      ['Alfa Kft.', '1200'],
      ['Béta Bt.', '-7'],
    ],
    true,
    ['name', null],
  ],
  [
    'amounts of four digits are no postal codes',
    [
      ['Név', 'Egyenleg', 'Limit'],
      ['Alfa Kft.', '1011', '3000'],
      ['Béta Bt.', '8900', '9999'],
    ],
    true,
    ['name', null, null],
  ],
  [
    'nor are they without a heading where they are none',
    [
      ['Alfa Kft.', '8900', '1000'],
      ['Béta Bt.', '1052', '3000'],
    ],
    false,
    ['name', 'zip', null],
  ],
  ['nothing', [], false, []],
])('%s', (_what, rows, hasHeading, roles) => {
  expect(guessColumns(rows)).toEqual({ hasHeading, roles })
})

describe('a title above the table', () => {
  const HEADING = ['Név', 'Adószám', 'Címkék']
  const COMPANY = ['Alfa Kft.', '10738885-2-20', 'vevő']
  const [TITLE, DAY, WHOSE] = ['Figyelt cégek', 'Állapot: 2026. 11. 23.', 'Minta Zrt.'].map((text) => [text, '', ''])

  test.each<[string, (string[] | undefined)[], number]>([
    ['none', [HEADING, COMPANY], 0],
    ['one row', [TITLE, HEADING, COMPANY], 1],
    ['two', [TITLE, DAY, HEADING, COMPANY], 2],
    ['three', [WHOSE, TITLE, DAY, HEADING, COMPANY], 3],
    ['more are none', [WHOSE, TITLE, DAY, DAY, HEADING, COMPANY], 0],
    ['a table without a heading', [TITLE, DAY, COMPANY, COMPANY], 0],
    ['one column', [['Cégnév'], ['Alfa Kft.'], ['Béta Bt.']], 0],
    ['one column without a heading', [['Alfa'], ['Béta'], ['Cégnév Partner']], 0],
    [
      'companies of which the name alone is known',
      [
        ['Alfa', ''],
        ['Béta Bt.', ''],
        ['Partner Város Kft.', 'Pécs'],
      ],
      0,
    ],
    [
      'and one whose cells would pass for headings',
      [
        ['Alfa', ''],
        ['Euro Partner', 'Fő utca 1.'],
      ],
      0,
    ],
    ['nothing but a title', [TITLE, DAY], 0],
    ['nothing', [], 0],
  ])('%s', (_what, rows, count) => {
    expect(countTitleRows(rows.flatMap((row) => (row === undefined ? [] : [row])))).toBe(count)
  })
})
