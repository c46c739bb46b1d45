import { TIMELINE_KINDS } from './timeline-kinds.ts'
import { describe, expect, test } from 'vitest'
import { FACT_SECTION_NAMES } from './fact-sections.ts'
import {
  findTimelineStart,
  findTimelineTone,
  isEndingSection,
  isTimelineSection,
  TIMELINE_RULES,
} from './timeline-rules.ts'

const dated = { slot: '', validFrom: '2015-03-01' }

describe('what belongs on a timeline', () => {
  test('is all of the register but the statistical number; each kind has something', () => {
    expect(FACT_SECTION_NAMES.filter((section) => !isTimelineSection(section))).toEqual(['statistical-code'])
    const kinds = new Set(Object.values(TIMELINE_RULES).map(({ kind }) => kind))
    expect(TIMELINE_KINDS.filter((kind) => !kinds.has(kind))).toEqual(['accounts'])
  })

  test('some of it has no end worth telling', () => {
    const endless = FACT_SECTION_NAMES.filter((section) => isTimelineSection(section) && !isEndingSection(section))
    expect(endless.toSorted()).toEqual(['announcement', 'founding', 'headcount', 'procurement-award'])
  })
})

describe('the tone', () => {
  test.each([
    ['registered', 'began', 'neutral'],
    ['pending', 'began', 'neutral'],
    ['ceased', 'began', 'negative'],
    ['ceased', 'changed', 'negative'],
    ['registered', 'ended', 'negative'],
  ] as const)('of a registration that is %s and %s: %s', (status, action, tone) => {
    const fact = { section: 'registration', payload: { status, on: null, reason: null } } as const
    expect(findTimelineTone(fact, action)).toBe(tone)
  })

  test.each([
    ['valid', 'changed', 'neutral'],
    ['suspended', 'changed', 'negative'],
    ['deleted', 'began', 'negative'],
    ['deleted', 'ended', 'neutral'],
  ] as const)('of a tax number that is %s and %s: %s', (status, action, tone) => {
    expect(findTimelineTone({ section: 'tax-number-status', payload: { status } }, action)).toBe(tone)
  })

  test('of a proceeding is bad when it begins and neutral when it ends', () => {
    const payload = { caseNumber: null, court: null, administrator: null, text: null }
    expect(findTimelineTone({ section: 'liquidation', payload }, 'began')).toBe('negative')
    expect(findTimelineTone({ section: 'liquidation', payload }, 'ended')).toBe('neutral')
  })
})

describe('the first day', () => {
  const registration = (on: string | null) =>
    ({ section: 'registration', payload: { status: 'registered', on, reason: null } }) as const

  test.each([
    ['the entry follows the founding', registration('2015-03-09'), dated, '2015-03-09'],
    ['the entry does not say its day', registration(null), dated, '2015-03-01'],
    ['the entry was changed later', registration('2010-01-01'), dated, '2015-03-01'],
    ['nobody says since when', registration('2010-01-01'), { slot: '', validFrom: null }, '2010-01-01'],
    ['nobody says anything', registration(null), { slot: '', validFrom: null }, null],
  ])('of a registration where %s', (_title, fact, days, expected) => {
    expect(findTimelineStart({ ...fact, ...days })).toBe(expected)
  })

  test('is told by the fact itself where it names one', () => {
    const award = { title: 'x', authority: null, awardedOn: '2020-05-06', value: null, currency: 'HUF' }
    const payload = { ...award, cpv: null, isConsortium: false, noticeUrl: null }
    expect(findTimelineStart({ section: 'procurement-award', payload, slot: '1', validFrom: null })).toBe('2020-05-06')
    expect(findTimelineStart({ section: 'founding', payload: { on: '2009-12-01' }, ...dated })).toBe('2009-12-01')
    expect(findTimelineStart({ section: 'name', payload: { name: 'x' }, ...dated })).toBe('2015-03-01')
  })

  test.each([
    ['2020-01-31', '2020-01-31'],
    ['2020-13-31', null],
    ['nem ismert', null],
  ])('of a deregistration that says "%s"', (value, expected) => {
    const detail = { section: 'register-detail', payload: { value }, validFrom: '2015-03-01' } as const
    expect(findTimelineStart({ ...detail, slot: 'deregistered-on' })).toBe(expected)
    expect(findTimelineStart({ ...detail, slot: 'maintainer' })).toBe('2015-03-01')
  })
})
