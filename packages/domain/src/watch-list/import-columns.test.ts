import { expect, test } from 'vitest'
import { findWatchColumns, readImportance, readLabels } from './import-columns.ts'

test.each([
  [['Név', 'Adószám', 'Fontosság', 'Megjegyzés', 'Címkék'], { importance: 2, note: 3, labels: 4 }],
  [['Labels', 'Name', 'Note', 'Importance'], { importance: 3, note: 2, labels: 0 }],
  [['Firma', 'Wichtigkeit', 'Etiketten', 'Notiz'], { importance: 1, note: 3, labels: 2 }],
  [['Cím', 'Cégnév'], { importance: null, note: null, labels: null }],
  [[], { importance: null, note: null, labels: null }],
])('columns of %j', (heading, columns) => {
  expect(findWatchColumns(heading)).toEqual(columns)
})

test.each([
  ['Magas', 'high'],
  [' KÖZEPES ', 'medium'],
  ['niedrig', 'low'],
  ['Partner', 'partner'],
  ['nincs megadva', 'none'],
  ['not given', 'none'],
  ['not set', 'none'],
  ['', null],
  ['fontos', null],
] as const)('the importance %j', (cell, importance) => {
  expect(readImportance(cell)).toBe(importance)
})

test('labels are cut at commas, semicolons and line ends, each once', () => {
  expect(readLabels('vevő, szállító;vevő\n kiemelt ,')).toEqual(['vevő', 'szállító', 'kiemelt'])
  expect(readLabels(' ')).toEqual([])
  expect(readLabels('x'.repeat(50))).toEqual(['x'.repeat(40)])
  expect(readLabels(Array.from({ length: 30 }, (_, index) => `l${index}`).join())).toHaveLength(20)
})
