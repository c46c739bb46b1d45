import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addToBasket, clearBasket, removeFromBasket, useComparisonBasket } from './comparison-basket.ts'
import { setPreferences } from './preferences.ts'

const company = (index: number) => ({ id: `1000000${index}`, name: `${index} Kft.` })

afterEach(() => {
  vi.restoreAllMocks()
  clearBasket()
})

test('each company once, and no more than five', () => {
  const { result } = renderHook(() => useComparisonBasket())
  expect(result.current).toEqual([])
  act(() => {
    expect([1, 2, 1].map((index) => addToBasket(company(index)))).toEqual(['added', 'added', 'present'])
    expect([3, 4, 5, 6, 5].map((index) => addToBasket(company(index)))).toEqual([
      'added',
      'added',
      'added',
      'full',
      'present',
    ])
  })
  expect(result.current.map(({ name }) => name)).toEqual(['1 Kft.', '2 Kft.', '3 Kft.', '4 Kft.', '5 Kft.'])
  act(() => removeFromBasket('10000001'))
  expect(result.current).toHaveLength(4)
  act(() => clearBasket())
  expect(result.current).toEqual([])
})

test('what another tab puts in is shown here, and stays', () => {
  setPreferences({ userId: '7' })
  const { result } = renderHook(() => useComparisonBasket())
  act(() => {
    localStorage.setItem('merleg.comparison-basket.7', JSON.stringify([company(1)]))
    window.dispatchEvent(new StorageEvent('storage', { key: 'merleg.comparison-basket.7' }))
  })
  expect(result.current).toEqual([company(1)])
  act(() => void addToBasket(company(2)))
  expect(result.current).toEqual([company(1), company(2)])
})

test('somebody else at the same browser has another basket', () => {
  setPreferences({ userId: '7' })
  const { result } = renderHook(() => useComparisonBasket())
  act(() => void addToBasket(company(1)))
  act(() => setPreferences({ userId: '8' }))
  expect(result.current).toEqual([])
  act(() => setPreferences({ userId: '7' }))
  expect(result.current).toHaveLength(1)
})

test.each([
  ['nonsense', '{broken', 0],
  ['what is no company', '[{"id":"<b>","name":"x"}]', 0],
  ['doubles', JSON.stringify([company(1), company(1)]), 1],
  ['too many', JSON.stringify([1, 2, 3, 4, 5, 6].map(company)), 5],
])('%s in the storage', (_title, stored, count) => {
  setPreferences({ userId: '9' })
  localStorage.setItem('merleg.comparison-basket.9', stored)
  const { result } = renderHook(() => useComparisonBasket())
  expect(result.current).toHaveLength(count)
  localStorage.removeItem('merleg.comparison-basket.9')
})

test('works as long as the tab where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked)
  const { result } = renderHook(() => useComparisonBasket())
  act(() => void addToBasket(company(1)))
  expect(result.current).toEqual([company(1)])
})
