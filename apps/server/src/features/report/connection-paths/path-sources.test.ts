import type { SourceCoverage } from '@merleg/domain/observation'
import { expect, test } from 'vitest'
import type { SpeakingSourceOf } from '../silence/speaking-sources.repository.ts'
import { listSourcesOfPair } from './path-sources.ts'

const source = (sourceId: string, covers: SourceCoverage[], toldUntil = '2026-06-01'): SpeakingSourceOf => ({
  companyId: '',
  sourceId,
  publisher: sourceId,
  title: sourceId,
  licence: '',
  url: null,
  isMadeUp: false,
  covers,
  toldFrom: '2020-01-01',
  toldUntil,
  isSpan: false,
  recordedAt: new Date(0),
  rhythm: null,
  tellsStatus: false,
})
const pair = { fromId: 'a', toId: 'b', outcome: 'none', steps: 0, pathCount: 0, paths: [] } as const
const whole: SourceCoverage[] = ['member', 'signatory']
const members: SourceCoverage[] = ['member']

test.each([
  ['one source of both', [source('x', whole)], [source('x', whole, '2026-03-01')], [['x', whole, '2026-03-01']]],
  ['nobody of the other', [source('x', whole)], [], [['x', [], '2026-06-01']]],
  [
    'one of each, the other of less',
    [source('x', whole)],
    [source('y', members, '2026-01-01')],
    [
      ['x', members, '2026-06-01'],
      ['y', members, '2026-01-01'],
    ],
  ],
] as const)('of a pair is told what is told of both ends: %s', (_title, from, to, expected) => {
  const speaking = new Map<string, readonly SpeakingSourceOf[]>([
    ['a', from],
    ['b', to],
  ])
  const told = listSourcesOfPair(pair, { speaking, isMadeUp: false })
  expect(told.map(({ sourceId, covers, toldUntil }) => [sourceId, covers, toldUntil])).toEqual(expected)
})
