import { describe, expect, test } from 'vitest'
import { connectTies, findUnknownShare } from './network-ties.ts'
import { listNetworkDays } from './network-days.ts'
import { tie } from './testing-networks.ts'

const DAY = '2026-01-01'

describe('ties of two parties are one connection', () => {
  test.each([
    ['a share', [tie('a', 'b', { shareMin: 60, shareMax: 60 })], { kinds: ['owner'], isActive: true, shareMin: 60 }],
    ['a share and a post', [tie('a', 'b'), tie('a', 'b', { kind: 'leader' })], { kinds: ['owner', 'leader'] }],
    [
      'two shares count together',
      [
        tie('a', 'b', { shareMin: 20, shareMax: 25 }),
        tie('a', 'b', { shareMin: 10, shareMax: 10, from: '2021-01-01' }),
      ],
      { shareMin: 30, shareMax: 35, from: '2020-01-01' },
    ],
    [
      'one share of two is not told',
      [tie('a', 'b', { shareMin: 20, shareMax: 20 }), tie('a', 'b', { from: '2021-01-01' })],
      { shareMin: null, shareMax: null },
    ],
    [
      'the post ended, the share holds',
      [tie('a', 'b'), tie('a', 'b', { kind: 'leader', to: '2021-01-01' })],
      { kinds: ['owner'], isActive: true, to: null },
    ],
    [
      'it ended that day',
      [tie('a', 'b', { to: DAY, shareMin: 50, shareMax: 50 })],
      { isActive: false, to: DAY, shareMin: 50 },
    ],
    ['it began that day', [tie('a', 'b', { from: DAY })], { isActive: true }],
    ['its first day is not known', [tie('a', 'b', { from: null })], { isActive: true, from: null }],
  ])('%s', (_, ties, expected) => {
    expect(connectTies(ties, DAY)).toMatchObject([{ id: 'a>b', source: 'a', target: 'b', ...expected }])
  })

  test('with a company that has ceased it is held, and not active', () => {
    const [connection] = connectTies([tie('a', 'b')], DAY, new Set(['b']))
    expect(connection).toMatchObject({ isHeld: true, isActive: false })
  })

  test('what begins later is none yet; the other direction is another one', () => {
    const ties = [tie('b', 'a'), tie('a', 'c', { from: '2026-01-02' }), tie('a', 'b')]
    expect(connectTies(ties, DAY).map(({ id }) => id)).toEqual(['a>b', 'b>a'])
  })
})

test.each([
  ['no owner known', [], null],
  [
    'all told',
    [
      [60, 60],
      [40, 40],
    ],
    null,
  ],
  [
    'a rest',
    [
      [60, 60],
      [10, 10],
    ],
    { min: 30, max: 30 },
  ],
  [
    'bands leave a band',
    [
      [25, 50],
      [10, 10],
    ],
    { min: 40, max: 65 },
  ],
  [
    'bands that may reach the whole',
    [
      [50, 75],
      [20, 50],
    ],
    null,
  ],
  [
    'one share not told',
    [
      [60, 60],
      [null, null],
    ],
    null,
  ],
  [
    'rounding',
    [
      [33.3, 33.3],
      [33.3, 33.3],
      [33.3, 33.3],
    ],
    null,
  ],
  [
    'over-filled',
    [
      [80, 80],
      [60, 60],
    ],
    null,
  ],
] as const)('unknown share: %s', (_, shares, expected) => {
  expect(findUnknownShare(shares.map(([shareMin, shareMax]) => ({ shareMin, shareMax })))).toEqual(expected)
})

test('days of a network: what came, what went, what changed; nothing of what is to come', () => {
  const ties = [
    tie('a', 'b', { from: null, to: '2021-05-01' }),
    tie('a', 'b', { from: '2021-05-01', to: '2023-01-01', shareMin: 10, shareMax: 10 }),
    tie('c', 'b', { from: '2021-05-01', kind: 'leader' }),
    tie('d', 'b', { from: '2027-01-01' }),
  ]
  const days = listNetworkDays(ties.toReversed(), DAY)
  expect(days).toEqual(listNetworkDays(ties, DAY))
  expect(
    days.map(({ day, came, went, changed }) => [
      day,
      ...[came, went, changed].map((list) => list.map(({ source }) => source)),
    ]),
  ).toEqual([
    ['2021-05-01', ['c'], [], ['a']],
    ['2023-01-01', [], ['a'], []],
  ])
})
