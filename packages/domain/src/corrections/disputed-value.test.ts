import { expect, test } from 'vitest'
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
