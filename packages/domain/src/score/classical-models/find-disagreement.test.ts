import { expect, test } from 'vitest'
import { liteBandOfPoints, type RatedBand } from '../../risk-rating.ts'
import type { ClassicalZone } from './classical-models.ts'
import { findDisagreement } from './find-disagreement.ts'

const ZONES: Readonly<Record<string, ClassicalZone>> = { distress: 'distress', grey: 'grey', safe: 'safe' }
const zones = (text: string) => text.split(' ').map((zone) => ({ zone: ZONES[zone] ?? null }))

test.each<[string, RatedBand, string, unknown]>([
  ['low risk beside distress in all', 'low', 'distress distress distress', { zone: 'distress', count: 3, total: 3 }],
  [
    'medium risk, those that cannot be computed left out',
    'medium',
    'distress - distress distress',
    { zone: 'distress', count: 3, total: 3 },
  ],
  ['one of them does not agree', 'low', 'distress distress grey', null],
  [
    'low risk beside distress in most',
    'low',
    'distress distress grey distress distress',
    { zone: 'distress', count: 4, total: 5 },
  ],
  ['medium risk beside distress in most', 'medium', 'distress distress grey distress distress', null],
  ['risky beside safety in most', 'risky', 'safe safe safe grey safe', null],
  ['two models are too few', 'low', 'distress distress -', null],
  ['risky beside distress is no contradiction', 'risky', 'distress distress distress', null],
  ['risky beside safety in all', 'risky', 'safe safe safe', { zone: 'safe', count: 3, total: 3 }],
  ['medium risk on the lite scale is no contradiction', liteBandOfPoints(47), 'safe safe safe', null],
  ['not rated', 'unrated', 'distress distress distress', null],
])('%s', (_, band, text, expected) => expect(findDisagreement(band, zones(text))).toEqual(expected))
