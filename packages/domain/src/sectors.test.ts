import { describe, expect, test } from 'vitest'
import { ACTIVITIES } from './reference/activities.ts'
import { findSectorClass, listSectorPath, quarterOf } from './sectors.ts'

describe('the NACE class of an activity', () => {
  test.each([
    ['TEAOR08', '4120', '4120'],
    ['TEAOR08', '41.20', '4120'],
    ['CAEN2', '3832', '3832'],
    ['NACE2', '0111', '0111'],
    ['EMTAK', '41201', '4120'],
    ['EMTAK', '4120', '4120'],
    ['TEAOR08', '41201', null],
    ['TEAOR08', '412', null],
    ['TEAOR08', '41', null],
    ['TEAOR08', 'F', null],
    ['TEAOR08', '9999', null],
    ['TEAOR08', '', null],
    ['SIC', '4120', null],
  ])('%s %s is %s', (scheme, code, found) => {
    expect(findSectorClass({ scheme, code })).toBe(found)
  })

  test('stands below a group and a division that NACE has', () => {
    const codes = new Set(ACTIVITIES.map(({ code }) => code))
    const classes = ACTIVITIES.filter(({ level }) => level === 4).map(({ code }) => code)
    expect(classes).toHaveLength(615)
    for (const code of classes) for (const sector of listSectorPath(code)) expect(codes).toContain(sector.code)
    expect(listSectorPath('0111')).toEqual([
      { code: '0111', level: 'class' },
      { code: '011', level: 'group' },
      { code: '01', level: 'division' },
    ])
  })
})

describe('the quarter of a value', () => {
  const spread = { lowerQuartile: 1, median: 2, upperQuartile: 3 }
  test.each([
    [-9, spread, 1],
    [1, spread, 1],
    [1.01, spread, 2],
    [2, spread, 2],
    [2.01, spread, 3],
    [3, spread, 3],
    [3.01, spread, 4],
    // Most have none of it: to have none is nothing special, to have some is.
    [0, { lowerQuartile: 0, median: 0, upperQuartile: 5 }, null],
    [4, { lowerQuartile: 0, median: 0, upperQuartile: 5 }, 3],
    [5, { lowerQuartile: 1, median: 5, upperQuartile: 5 }, null],
    [0, { lowerQuartile: 0, median: 0, upperQuartile: 0 }, null],
    [1, { lowerQuartile: 0, median: 0, upperQuartile: 0 }, 4],
    [-1, { lowerQuartile: 0, median: 0, upperQuartile: 0 }, 1],
  ])('%d among %j is %s', (value, quartiles, quarter) => {
    expect(quarterOf(value, quartiles)).toBe(quarter)
  })
})
