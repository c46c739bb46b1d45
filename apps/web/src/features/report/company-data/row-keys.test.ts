import type { DataGroup, DataItem } from '@merleg/contract/report/company-data.contract'
import { expect, test } from 'vitest'
import { saysNothingNew } from './row-keys.ts'
import { group, item, row } from './testing-company-data.ts'

type Style = DataItem['rows'][number]['style']

function groupOf(title: string, items: Array<Array<readonly [key: string, style: Style]>>): DataGroup {
  const rowsOf = (rows: (typeof items)[number]) => rows.map(([key, style]) => row(key, 'érték', { style }))
  return group(
    { id: 'section', title },
    items.map((rows, index) => item(`section:${index}`, rowsOf(rows))),
  )
}

test.each<[title: string, items: Array<Array<readonly [string, Style]>>, expected: boolean]>([
  ['Adószám', [[['Adószám', 'code']]], true],
  ['Telephelyek', [[['Telephely', 'plain']], [['Telephely', 'plain']]], true],
  ['Foglalkoztatotti létszám', [[['Létszám', 'number']]], true],
  // The same key at every item.
  ['Firma', [[['Bezeichnung', 'strong']]], true],
  // The main activity among the others.
  ['Tevékenységi körök', [[['Főtevékenység', 'strong']], [['Tevékenység', 'plain']]], false],
  [
    'Tagok',
    [
      [
        ['Név', 'strong'],
        ['Részesedés', 'number'],
      ],
    ],
    true,
  ],
  [
    'Felszámolás',
    [
      [
        ['Ügyszám', 'code'],
        ['Bíróság', 'plain'],
      ],
    ],
    false,
  ],
  [
    'Pénzforgalmi jelzőszámok',
    [
      [
        ['Pénzforgalmi jelzőszám', 'code'],
        ['Számlavezető', 'plain'],
      ],
    ],
    true,
  ],
  ['Üres', [[]], false],
])('the first key under "%s"', (title, items, expected) => {
  const tested = groupOf(title, items)
  expect(tested.items.slice(0, 1).map((first) => saysNothingNew(tested, first))).toEqual([expected])
})
