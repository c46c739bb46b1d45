import { describe, expect, test } from 'vitest'
import type { CorrectionState } from './correction-states.ts'
import { findDispute } from './disputed-value.ts'

const source = {
  publisher: 'Igazságügyi Minisztérium',
  title: 'Cégjegyzék',
  reference: null,
  url: 'https://register.example/1',
  validFrom: '2020-01-01',
  recordedAt: '2026-01-01T00:00:00.000Z',
}
const value = { field: 'Székhely', sources: [source] }
const report = (state: CorrectionState) => ({ ...value, state })

test.each([
  ['reported', 'disputed'],
  ['forwarded', 'disputed'],
  ['accepted', 'wrong'],
  ['refused', null],
  ['withheld', null],
] as const)('a value that is %s stands as %s', (state, mark) => {
  expect(findDispute(value, [report(state)])?.mark ?? null).toBe(mark)
})

test.each([
  ['another name', { ...value, field: 'Telephely' }, null],
  ['its name in other letters', { ...value, field: ' SZÉKHELY ' }, 'disputed'],
  ['another publisher', { ...value, sources: [{ ...source, publisher: 'NAV' }] }, null],
  ['another entry of the same publication', { ...value, sources: [{ ...source, validFrom: '2021-01-01' }] }, null],
  ['one source of several', { ...value, sources: [{ ...source, title: 'Beszámolók' }, source] }, 'disputed'],
  ['a later version', { ...value, sources: [{ ...source, recordedAt: '2026-05-01T00:00:00.000Z' }] }, 'disputed'],
])('%s', (_case, shown, mark) => {
  expect(findDispute(shown, [report('reported')])?.mark ?? null).toBe(mark)
})

test('what was found wrong is told until its source tells something newer', () => {
  const later = { ...value, sources: [{ ...source, recordedAt: '2026-05-01T00:00:00.000Z' }] }
  expect(findDispute(later, [report('accepted')])).toBeNull()
})

test('an open report counts more than a decided one', () => {
  expect(findDispute(value, [report('accepted'), report('reported')])?.mark).toBe('disputed')
})

describe('by its key', () => {
  const keyed = { field: 'Székhely', fieldKey: 'seat//2020-01-01', sources: [source] }
  const elsewhere = { field: 'Sitz', fieldKey: keyed.fieldKey, sources: [{ ...source, reference: null, url: null }] }

  test.each([
    ['the same in another language, on another page', elsewhere, 'disputed'],
    ['another version of it', { ...elsewhere, fieldKey: 'seat//2021-01-01' }, null],
    ['another fact of the same name and source', { ...keyed, fieldKey: 'seat/x/2020-01-01' }, null],
    ['the same as another publisher tells it', { ...elsewhere, sources: [{ ...source, publisher: 'NAV' }] }, null],
    ['one that has none, by its name and source', { ...value, fieldKey: null }, 'disputed'],
    ['one that has none, of another name', { ...value, fieldKey: null, field: 'Sitz' }, null],
  ])('%s', (_case, shown, mark) => {
    expect(findDispute(shown, [{ ...keyed, state: 'reported' }])?.mark ?? null).toBe(mark)
  })

  test('what was reported before there were keys goes on by name and source', () => {
    expect(findDispute(keyed, [{ ...report('reported'), fieldKey: null }])?.mark).toBe('disputed')
  })

  test('what was found wrong is told until its source tells something newer', () => {
    const found = { ...keyed, state: 'accepted' } as const
    const later = { ...elsewhere, sources: [{ ...source, recordedAt: '2026-05-01T00:00:00.000Z' }] }
    expect([findDispute(elsewhere, [found])?.mark, findDispute(later, [found])]).toEqual(['wrong', null])
  })
})
