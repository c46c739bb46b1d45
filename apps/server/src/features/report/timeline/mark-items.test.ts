import type { TimelineItem } from '@merleg/contract/report/timeline.contract'
import { expect, test } from 'vitest'
import type { AlertMark } from './alert-marks.repository.ts'
import { markItems } from './mark-items.ts'

const item = (given: Partial<TimelineItem> & Pick<TimelineItem, 'id' | 'on'>): TimelineItem => ({
  kind: 'company',
  action: 'began',
  date: given.on,
  icon: 'name',
  title: '',
  link: null,
  valid: true,
  tone: 'neutral',
  count: 1,
  rows: [],
  provenance: {
    publisher: '',
    title: '',
    url: null,
    validFrom: null,
    validTo: null,
    recordedAt: '2026-01-01T00:00:00.000Z',
    reference: null,
  },
  ...given,
})
const mark = (given: Partial<AlertMark>): AlertMark => ({
  position: 1,
  state: 'open',
  isSnoozed: false,
  section: 'member',
  slot: 'a',
  occurredOn: '2026-02-01',
  year: null,
  ...given,
})
const began = item({ id: 'member:a:began:2026-02-01', on: '2026-02-01' })
const ended = item({ id: 'member:a:ended:2026-01-31', on: '2026-01-31', action: 'ended' })
const several = item({ id: 'member:x:began:2026-02-01', on: '2026-02-01', count: 3 })
const accounts = item({ id: 'statement:2025-01-01:2025-12-31:own', on: '2026-05-31' })

test.each([
  ['the entry of that day', began, mark({}), 'open'],
  ['an end, told of its last day', ended, mark({}), 'open'],
  ['one of several of the day', several, mark({}), 'open'],
  ['accounts by their year', accounts, mark({ section: 'statement', slot: '', year: 2025 }), 'open'],
  ['put aside', began, mark({ isSnoozed: true }), 'snoozed'],
  ['decided', began, mark({ state: 'done', isSnoozed: true }), 'done'],
  ['another entry', began, mark({ slot: 'b' }), null],
  ['another day', began, mark({ occurredOn: '2026-02-02' }), null],
  ['another section', began, mark({ section: 'signatory' }), null],
  ['accounts of another year', accounts, mark({ section: 'statement', year: 2024 }), null],
])('%s', (_title, given, alerted, state) => {
  const expected = state === null ? [] : [{ item: given.id, id: 1, state }]
  expect(markItems({ years: [{ year: 2026, items: [given] }] }, [alerted])).toEqual(expected)
})

test('of several alerts the newest is told', () => {
  const years = [{ year: 2026, items: [began] }]
  expect(markItems({ years }, [mark({ position: 9 }), mark({ position: 4 })])).toMatchObject([{ id: 9 }])
})
