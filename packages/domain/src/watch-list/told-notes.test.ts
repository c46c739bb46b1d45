import { describe, expect, test } from 'vitest'
import { applyTold, joinTold, type ToldNotes, type WatchNotes } from './told-notes.ts'

const NOTHING: WatchNotes = { importance: 'none', note: '', labels: [] }
const NOTED: WatchNotes = { importance: 'high', note: 'saját', labels: ['vevő'] }
const UNTOLD: ToldNotes = { importance: null, note: null, labels: [] }
const TOLD: ToldNotes = { importance: 'low', note: 'a listáé', labels: ['új'] }
const labelsOf = (count: number) => Array.from({ length: count }, (_, index) => `l${index}`)

type Case = [
  what: string,
  noted: WatchNotes,
  told: Partial<ToldNotes>,
  isReplacing: boolean,
  notes: Partial<WatchNotes>,
  came: string,
]

test.each<Case>([
  ['nothing is told', NOTED, {}, true, {}, ''],
  ['nothing was noted', NOTHING, TOLD, false, { importance: 'low', note: 'a listáé', labels: ['új'] }, 'changed'],
  ['something else was noted', NOTED, TOLD, false, { labels: ['vevő', 'új'] }, 'changed kept'],
  ['the same was noted', NOTED, { importance: 'high', note: 'saját', labels: ['vevő'] }, true, {}, ''],
  [
    'it is to be replaced',
    NOTED,
    TOLD,
    true,
    { importance: 'low', note: 'a listáé', labels: ['vevő', 'új'] },
    'changed',
  ],
  ['the list says that no importance is set', NOTED, { importance: 'none' }, false, {}, 'kept'],
  ['that is to be replaced', NOTED, { importance: 'none' }, true, { importance: 'none' }, 'changed'],
  ['only one of them was noted', { ...NOTED, note: '' }, { note: 'új' }, false, { note: 'új' }, 'changed'],
  ['a note is too long', NOTHING, { note: 'x'.repeat(1001) }, false, { note: `${'x'.repeat(999)}…` }, 'changed cut'],
  ['a note that is too long is not taken', NOTED, { note: 'x'.repeat(1001) }, false, {}, 'kept'],
  [
    'a label is too long',
    NOTHING,
    { labels: ['x'.repeat(41)] },
    false,
    { labels: [`${'x'.repeat(39)}…`] },
    'changed cut',
  ],
  ['there are too many labels', NOTHING, { labels: labelsOf(21) }, false, { labels: labelsOf(20) }, 'changed cut'],
  [
    'there is no room for a label',
    { ...NOTED, labels: labelsOf(20) },
    { labels: ['új'] },
    true,
    { labels: labelsOf(20) },
    'cut',
  ],
])('%s', (_what, noted, told, isReplacing, notes, came) => {
  const applied = applyTold(noted, { ...UNTOLD, ...told }, { isReplacing })
  expect(applied.notes).toEqual({ ...noted, ...notes })
  const { isChanged, isKept, isCut } = applied
  expect([isChanged && 'changed', isKept && 'kept', isCut && 'cut'].filter(Boolean).join(' ')).toBe(came)
})

test.each([
  ['egy\nkettő', 'egy kettő'],
  ['- egy\n\n- kettő', '- egy - kettő'],
  ["'=1+1", '=1+1'],
  ['+36-30-1234567', '+36 30 1234567'],
])('the note %j is the same where a file says %j', (note, told) => {
  const applied = applyTold({ ...NOTED, note }, { ...UNTOLD, note: told }, { isReplacing: true })
  expect([applied.notes.note, applied.isChanged]).toEqual([note, false])
})

describe('what two rows say of one company', () => {
  test('is all of it, and the greater importance', () => {
    const other: ToldNotes = { importance: 'high', note: 'másik', labels: ['új', 'régi'] }
    const both = { importance: 'high', labels: ['új', 'régi'] }
    expect(joinTold(TOLD, other)).toEqual({ ...both, note: 'a listáé\nmásik' })
    expect(joinTold(other, TOLD)).toMatchObject({ importance: 'high', note: 'másik\na listáé' })
  })

  test('is no longer than it takes to see that there is no room', () => {
    const full: ToldNotes = { importance: null, note: 'x'.repeat(1001), labels: labelsOf(21) }
    expect(joinTold(full, TOLD)).toEqual({ ...full, importance: 'low' })
  })

  test('is said once where both say the same, and by one where the other says nothing', () => {
    expect(joinTold(TOLD, TOLD)).toEqual(TOLD)
    expect(joinTold(TOLD, UNTOLD)).toEqual(TOLD)
    expect(joinTold(UNTOLD, TOLD)).toEqual(TOLD)
  })
})
