import { expect, test } from 'vitest'
import type { ClassicalZone } from './classical-models.ts'
import { findDisagreement } from './find-disagreement.ts'

const ZONES: Readonly<Record<string, ClassicalZone>> = { distress: 'distress', grey: 'grey', safe: 'safe' }
const zones = (text: string) => text.split(' ').map((zone) => ({ zone: ZONES[zone] ?? null }))

test.each([
  ['low risk beside distress in all', 70, 'distress distress distress', { zone: 'distress', count: 3 }],
  [
    'medium risk, those that cannot be computed left out',
    51,
    'distress - distress distress',
    { zone: 'distress', count: 3 },
  ],
  ['one of them does not agree', 70, 'distress distress grey', null],
  ['two models are too few', 70, 'distress distress -', null],
  ['risky beside distress is no contradiction', 50, 'distress distress distress', null],
  ['risky beside safety in all', 50, 'safe safe safe', { zone: 'safe', count: 3 }],
  ['not rated', null, 'distress distress distress', null],
])('%s', (_, points, text, expected) => expect(findDisagreement(points, zones(text))).toEqual(expected))
