import { describe, expect, test } from 'vitest'
import { ACTIVITIES, findActivity } from './activities.ts'
import { LATER_ACTIVITIES, listClassesBehind, listLaterClasses, readActivityClasses } from './later-activities.ts'

describe('classes of NACE Rev. 2.1', () => {
  test('are 651, each but 46.89 with classes of Rev. 2 behind it, and no class of Rev. 2 is lost', () => {
    expect(LATER_ACTIVITIES).toHaveLength(651)
    expect(LATER_ACTIVITIES.filter(({ earlier }) => earlier.length === 0).map(({ code }) => code)).toEqual(['4689'])
    for (const { code, earlier } of LATER_ACTIVITIES) {
      expect(code).toMatch(/^\d{4}$/)
      for (const one of earlier) expect(findActivity(one)?.level, `${code} ${one}`).toBe(4)
    }
    const lost = ACTIVITIES.filter(({ level, code }) => level === 4 && listLaterClasses(code).length === 0)
    expect(lost).toEqual([])
  })

  test('of a class split by the revision all are told', () => {
    expect(listLaterClasses('4540')).toEqual(['4618', '4673', '4783', '9532', '9540'])
    expect(listLaterClasses('x')).toEqual([])
  })

  test.each([
    ['6201', ['6201']],
    ['62.01', ['6201']],
    [' 62.01 ', ['6201']],
    ["6201'08", ['6201']],
    ['6210', ['6201']],
    ["6210'25", ['6201']],
    ['68.11', ['6810']],
    ['8210', ['8211', '8219']],
    ["4711'25", ['4711', '4781', '4791', '4799']],
    ["4689'25", null],
    ["6201'25", null],
    ["6210'08", null],
    ['9999', null],
    ['62', null],
    ['F', null],
    ['', null],
    ['62.011', null],
    ['constructor', null],
  ])('%j means %j', (text, classes) => expect(readActivityClasses(text)).toEqual(classes))

  test.each([
    ['4711', ['4711']],
    ["4711'25", ['4711', '4781', '4791', '4799']],
    ["6210'25", ['6201']],
    ["4689'25", []],
    ["9999'25", []],
  ])('behind %j are %j', (code, classes) => expect(listClassesBehind(code)).toEqual(classes))
})
