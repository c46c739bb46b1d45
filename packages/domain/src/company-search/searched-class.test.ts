import { describe, expect, test } from 'vitest'
import { withLaterClasses } from '../reference/later-activities.ts'
import { findSearchedClass, listClassesOfDivisions, readSearchedClass } from './searched-class.ts'

describe('the class by which an activity is searched for', () => {
  test.each([
    ['TEAOR08', '4120', '4120'],
    ['EMTAK', '41201', '4120'],
    // Four classes of Rev. 2 went into it, one of which has the same code.
    ['NACE21', '4711', "4711'25"],
    ['NACE21', '47.11', "4711'25"],
    ['NACE21', '6210', "6210'25"],
    ['NACE21', '6201', null],
    ['NACE21', '47', null],
    ['SIC', '4120', null],
  ])('%s %s is %s', (scheme, code, searched) => {
    expect(findSearchedClass({ scheme, code })).toBe(searched)
  })

  test.each([
    ['4120', { scheme: 'NACE2', code: '4120' }],
    ["4711'25", { scheme: 'NACE21', code: '4711' }],
  ])('%s is %j', (searched, activity) => expect(readSearchedClass(searched)).toEqual(activity))

  test('of Rev. 2.1 is found by each class that it came from', () => {
    for (const earlier of ['4711', '4781', '4791', '4799']) expect(withLaterClasses([earlier])).toContain("4711'25")
    expect(withLaterClasses(['4721'])).not.toContain("4711'25")
  })

  test('of a division is one of its own, or holds content of one', () => {
    expect(listClassesOfDivisions(['41'])).toEqual(expect.arrayContaining(['4110', '4120', "4100'25"]))
    // Of division 95 of Rev. 2.1, and all of 45.40.
    expect(listClassesOfDivisions(['45'])).toContain("9532'25")
    expect(listClassesOfDivisions([])).toEqual([])
  })
})
