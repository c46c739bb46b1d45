import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { setPreferences } from './preferences.ts'
import { clearDrafts, readDraft, writeDraft } from './session-draft.ts'

const Text = z.string()

test('a draft is read back by whoever wrote it, not by a namesake, until it is forgotten', () => {
  setPreferences({ userId: '1', name: 'Minta Anna' })
  expect(readDraft({ key: 'a' }, Text, '')).toBe('')
  writeDraft({ key: 'a' }, 'kezdet')
  expect(readDraft({ key: 'a' }, Text, '')).toBe('kezdet')
  expect(readDraft({ key: 'a' }, z.number(), 7)).toBe(7)
  setPreferences({ userId: '2', name: 'Minta Anna' })
  expect(readDraft({ key: 'a' }, Text, '')).toBe('')
  setPreferences({ userId: '1', name: 'Minta Anna' })
  writeDraft({ key: 'a' }, undefined)
  expect(readDraft({ key: 'a' }, Text, '')).toBe('')
})

test('a change of data that have become others is dropped', () => {
  const key = 'a'
  writeDraft({ key, over: { phone: '1' } }, 'új')
  expect(readDraft({ key, over: { phone: '1' } }, Text, '')).toBe('új')
  expect(readDraft({ key, over: { phone: '2' } }, Text, '')).toBe('')
  expect(readDraft({ key }, Text, '')).toBe('')
  clearDrafts()
})

test('logging out forgets them all, and nothing else', () => {
  writeDraft({ key: 'a' }, '1')
  writeDraft({ key: 'b' }, '2')
  sessionStorage.setItem('other', 'x')
  clearDrafts()
  expect([
    readDraft({ key: 'a' }, Text, ''),
    readDraft({ key: 'b' }, Text, ''),
    sessionStorage.getItem('other'),
  ]).toEqual(['', '', 'x'])
})

test('nonsense in the storage, or none, is no fault', () => {
  sessionStorage.setItem('merleg.draft.a', '{')
  expect(readDraft({ key: 'a' }, Text, '-')).toBe('-')
  sessionStorage.setItem('merleg.draft.a', '"x"')
  expect(readDraft({ key: 'a' }, Text, '-')).toBe('-')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  writeDraft({ key: 'b' }, 'in memory')
  vi.restoreAllMocks()
  expect(readDraft({ key: 'b' }, Text, '')).toBe('in memory')
  clearDrafts()
  expect(readDraft({ key: 'b' }, Text, '')).toBe('')
})
