import { expect, test } from 'vitest'
import { placeInField, placeInSector } from './place-in-field.ts'

const bins = (...given: [points: number, rows: number][]) => ({
  bins: given.map(([points, rows]) => ({ below: null, points, rows, failures: 0 })),
})

test.each([
  ['the lowest points', bins([-6, 20], [0, 40], [5, 40]), -6, 'bottom'],
  ['the middle', bins([-6, 30], [0, 30], [5, 40]), 0, 'belowMiddle'],
  ['the middle, more below', bins([-6, 40], [0, 30], [5, 30]), 0, 'aboveMiddle'],
  ['the highest points', bins([-6, 40], [0, 30], [5, 30]), 5, 'top'],
  ['the highest points of a falling ratio', bins([5, 30], [0, 30], [-6, 40]), 5, 'top'],
  ['most of the field', bins([-6, 20], [0, 60], [5, 20]), 0, 'majority'],
  ['most of the field, in the best bin', bins([-6, 20], [0, 20], [5, 60]), 5, 'majorityBest'],
  ['most of the field, in the worst bin', bins([-6, 60], [0, 20], [5, 20]), -6, 'majority'],
  ['bins apart with equal points', bins([0, 30], [5, 20], [0, 40], [-2, 10]), 0, 'majority'],
  ['a factor that tells nobody apart', bins([0, 60], [0, 40]), 0, 'same'],
] as const)('%s', (_title, shape, points, place) => {
  expect(placeInField(shape, points)).toBe(place)
})

test.each([
  [9, 'rising', 'least'],
  [9, 'falling', 'most'],
  [10, 'rising', 'less'],
  [10, 'falling', 'more'],
  [20, 'rising', 'median'],
  [20, 'falling', 'median'],
  [30, 'rising', 'more'],
  [30, 'falling', 'less'],
  [31, 'rising', 'most'],
  [31, 'falling', 'least'],
] as const)('%i among quartiles of 10, 20 and 30, %s: the %s favourable', (value, direction, place) => {
  const quartiles = { lowerQuartile: 10, median: 20, upperQuartile: 30 }
  expect(placeInSector(quartiles, { value, direction, show: String })).toBe(place)
})

test('what is shown as the middle of the sector is not said to be better than it', () => {
  const asked = { value: 35.6, direction: 'falling', show: (value: number) => String(Math.round(value)) } as const
  expect(placeInSector({ lowerQuartile: 20, median: 36.4, upperQuartile: 60 }, asked)).toBe('median')
})
