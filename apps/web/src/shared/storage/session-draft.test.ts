import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { setPreferences } from './preferences.ts'
import { clearDrafts, readDraft, writeDraft } from './session-draft.ts'

const Text = z.string()

test('a draft is read back by whoever wrote it, until it is forgotten', () => {
  setPreferences({ name: 'Minta Anna' })
  expect(readDraft('a', Text, '')).toBe('')
  writeDraft('a', 'kezdet')
  expect(readDraft('a', Text, '')).toBe('kezdet')
  expect(readDraft('a', z.number(), 7)).toBe(7)
  setPreferences({ name: 'Más Béla' })
  expect(readDraft('a', Text, '')).toBe('')
  setPreferences({ name: 'Minta Anna' })
  writeDraft('a', undefined)
  expect(readDraft('a', Text, '')).toBe('')
})

test('logging out forgets them all, and nothing else', () => {
  writeDraft('a', '1')
  writeDraft('b', '2')
  sessionStorage.setItem('other', 'x')
  clearDrafts()
  expect([readDraft('a', Text, ''), readDraft('b', Text, ''), sessionStorage.getItem('other')]).toEqual(['', '', 'x'])
})

test('nonsense in the storage, or none, is no fault', () => {
  sessionStorage.setItem('merleg.draft.a', '{')
  expect(readDraft('a', Text, '-')).toBe('-')
  sessionStorage.setItem('merleg.draft.a', '"x"')
  expect(readDraft('a', Text, '-')).toBe('-')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  writeDraft('b', 'in memory')
  vi.restoreAllMocks()
  expect(readDraft('b', Text, '')).toBe('in memory')
  clearDrafts()
  expect(readDraft('b', Text, '')).toBe('')
})
