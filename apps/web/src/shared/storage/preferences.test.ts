import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  clearSession,
  getPreferences,
  reloadPreferences,
  setPreference,
  setPreferences,
  usePreferences,
} from './preferences.ts'
import { readStored, useStored, writeStored } from './stored.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('preferences', () => {
  test('are the defaults where nothing is stored', () => {
    expect(getPreferences()).toEqual({
      userId: '',
      name: '',
      onlyValid: false,
      dataExpanded: false,
      inThousandHUF: false,
      hideSearchHistory: false,
      salesView: false,
      perPage: 10,
      role: 'member',
      claims: [],
      token: '',
      locale: 'hu',
    })
  })

  test('are stored as text, claims joined by commas', () => {
    setPreferences({ claims: ['Cegriport', 'Monitoring'], perPage: 50, onlyValid: true, name: 'Anna' })
    expect(localStorage.getItem('merleg.claims')).toBe('Cegriport,Monitoring')
    reloadPreferences()
    expect(getPreferences()).toMatchObject({
      claims: ['Cegriport', 'Monitoring'],
      perPage: 50,
      onlyValid: true,
      name: 'Anna',
    })
  })

  test.each([
    ['perPage', '11', { perPage: 10 }],
    ['perPage', 'x', { perPage: 10 }],
    ['locale', 'fr', { locale: 'hu' }],
    ['claims', 'reszletesKERESO,,nonsense', { claims: ['Reszleteskereso'] }],
    ['onlyValid', 'yes', { onlyValid: false }],
  ])('nonsense in %s (%s) becomes sense', (key, text, expected) => {
    localStorage.setItem(`merleg.${key}`, text)
    reloadPreferences()
    expect(getPreferences()).toMatchObject(expected)
  })

  test('work as long as the tab where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked)
    setPreference('token', 'kept')
    reloadPreferences()
    expect(getPreferences().token).toBe('kept')
    clearSession()
    expect(getPreferences().token).toBe('')
  })

  test('clearing the session keeps the language', () => {
    setPreferences({ token: 't', claims: ['Cegriport'], userId: '1', name: 'Anna', locale: 'de', perPage: 20 })
    clearSession()
    expect(getPreferences()).toMatchObject({ token: '', claims: [], userId: '', name: '', locale: 'de', perPage: 20 })
  })

  test('follow changes here and in other tabs', () => {
    const { result } = renderHook(() => usePreferences())
    act(() => setPreference('inThousandHUF', true))
    expect(result.current.inThousandHUF).toBe(true)
    act(() => {
      localStorage.setItem('merleg.token', 'from another tab')
      window.dispatchEvent(new StorageEvent('storage', { key: 'merleg.token' }))
    })
    expect(result.current.token).toBe('from another tab')
  })
})

describe('stored groups', () => {
  const Order = z.array(z.string())

  test('give back what was stored, the fallback for nothing and for nonsense', () => {
    expect(readStored('summary.order', Order, ['a'])).toEqual(['a'])
    writeStored('summary.order', ['b', 'a'])
    expect(readStored('summary.order', Order, ['a'])).toEqual(['b', 'a'])
    localStorage.setItem('merleg.summary.order', '{broken')
    expect(readStored('summary.order', Order, ['a'])).toEqual(['a'])
    localStorage.setItem('merleg.summary.order', '[1]')
    expect(readStored('summary.order', Order, ['a'])).toEqual(['a'])
  })

  test('the hook follows its setter', () => {
    const fallback: string[] = []
    const { result } = renderHook(() => useStored('summary.hidden', Order, fallback))
    expect(result.current[0]).toBe(fallback)
    act(() => result.current[1](['owners']))
    expect(result.current[0]).toEqual(['owners'])
  })
})
