import { expect, test } from 'vitest'
import { proposeMap } from './propose-map.ts'
import { listMappedColumns, MAP_EXAMPLE, TableMap } from './table-map.ts'

const NAME = { section: 'name', fields: { name: 'Cég' } }
const map = (given: object) => ({ company: { taxNumber: 'Adószám' }, facts: [NAME], ...given })

test('the example of the help is a map', () => {
  const example = TableMap.parse(JSON.parse(MAP_EXAMPLE))
  expect(listMappedColumns(example)).toEqual([
    'Adószám',
    'Cégnév',
    'Irsz',
    'Város',
    'Utca',
    'Telefon',
    'ÁFA',
    'Mióta',
    'Tartozás',
  ])
})

test.each([
  ['no company', map({ company: {} }), 'taxNumber or registerNumber has to be told'],
  ['no fact', map({ facts: [] }), 'Too small'],
  ['a section that is none', map({ facts: [{ section: 'nem', fields: {} }] }), 'no section of the register'],
  [
    'a field that is none',
    map({ facts: [{ ...NAME, fields: { name: 'A', nem: 'B' } }] }),
    'name has no field nem; it has name',
  ],
  ['a field left out', map({ facts: [{ section: 'seat', fields: { text: 'A' } }] }), 'seat needs countryCode'],
  ['a slot where there is one', map({ facts: [{ ...NAME, slot: 'x' }] }), 'a company has one name: no slot'],
  ['the same twice', map({ facts: [NAME, NAME] }), 'name/ twice: give each a slot of its own'],
  ['more than is known', map({ other: 1 }), 'Unrecognized key'],
])('%s is refused', (_title, given, message) => {
  const checked = TableMap.safeParse(given)
  expect(checked.error?.issues.map((issue) => issue.message).join('; ')).toContain(message)
})

test('a draft is made of the headings and of what stands below', () => {
  const { columns, map: draft } = proposeMap([
    ['Partner neve', 'Adószám', 'Irsz', 'Város', 'Telefon', 'Létszám', 'Megjegyzés'],
    ['Minta Kft.', '10738885-2-13', '1011', 'Budapest', '+36 1 234 5678', '12', 'x'],
  ])
  expect(columns.map(({ proposal }) => proposal)).toEqual([
    'name',
    'tax-number',
    'zip',
    'settlement',
    'phone',
    'headcount',
    null,
  ])
  expect(TableMap.parse(draft)).toEqual({
    company: { taxNumber: 'Adószám' },
    facts: [
      { section: 'name', fields: { name: 'Partner neve' } },
      {
        section: 'seat',
        fields: {
          text: { join: ['Irsz', 'Város'], with: ' ' },
          countryCode: { is: 'HU' },
          zip: 'Irsz',
          settlement: 'Város',
        },
      },
      { section: 'phone', fields: { value: 'Telefon' } },
      { section: 'headcount', fields: { persons: 'Létszám' } },
    ],
    isWhole: false,
  })
})
