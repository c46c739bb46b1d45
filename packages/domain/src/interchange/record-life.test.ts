import { expect, test } from 'vitest'
import { type Dated, tellRecordLives } from './record-life.ts'

const AS_OF = '2024-06-01'

/** `a 2010-01-01..2015-01-01`; either end may be missing. */
function toItem(text: string): Dated & { name: string } {
  const [name = '', span = '..'] = text.split(' ')
  const [from = '', until = ''] = span.split('..')
  return { name, from: from === '' ? null : from, until: until === '' ? null : until }
}

test.each<[string, string[], string[][]]>([
  ['since nobody knows when', ['a'], [['? new a']]],
  ['since a day', ['a 2020-01-01..'], [['2020-01-01 new a']]],
  ['what begins later is none yet', ['a 2024-07-01..'], []],
  ['an end that is still to come is none yet', ['a 2020-01-01..2025-01-01'], [['2020-01-01 new a']]],
  ['ended', ['a 2020-01-01..2022-01-01'], [['2020-01-01 new a', '2022-01-01 closed a']]],
  ['ended today', ['a ..2024-06-01'], [['? new a', '2024-06-01 closed a']]],
  [
    'a share that changes',
    ['a 2020-01-01..2022-01-01', 'b 2022-01-01..'],
    [['2020-01-01 new a', '2022-01-01 updated b a']],
  ],
  [
    'two at a time',
    ['a 2020-01-01..', 'b 2021-01-01..2022-01-01'],
    [['2020-01-01 new a', '2021-01-01 updated a b', '2022-01-01 updated a b']],
  ],
  [
    'after a gap it is another record',
    ['b 2023-01-01..', 'a 2020-01-01..2022-01-01'],
    [['2020-01-01 new a', '2022-01-01 closed a'], ['2023-01-01 new b']],
  ],
  [
    'a long one bridges the gap',
    ['a 2020-01-01..2021-01-01', 'c 2019-01-01..', 'b 2022-01-01..2023-01-01'],
    [
      [
        '2019-01-01 new c',
        '2020-01-01 updated c a',
        '2021-01-01 updated c a',
        '2022-01-01 updated c b',
        '2023-01-01 updated c b',
      ],
    ],
  ],
])('%s', (_title, items, lives) => {
  const told = tellRecordLives(items.map(toItem), AS_OF).map((life) =>
    life.map(({ day, status, items: held }) => [day ?? '?', status, ...held.map(({ name }) => name)].join(' ')),
  )
  expect(told).toEqual(lives)
})
