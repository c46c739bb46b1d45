import { describe, expect, test } from 'vitest'
import { areAllOpen, isItemOpen, setAllItems, toggleItem, toggleListed } from './open-items.ts'

describe.each([false, true])('with the preference %s', (byDefault) => {
  test('an empty address follows it', () => {
    expect(isItemOpen({}, 'a', byDefault)).toBe(byDefault)
  })

  test.each([{}, { open: 'a,b' }, { open: 'none' }, { open: 'all' }, { open: 'all', closed: 'a' }])(
    'a press on an item of %o turns it and leaves the others',
    (state) => {
      const next = toggleItem(state, 'a', byDefault)
      expect(isItemOpen(next, 'a', byDefault)).toBe(!isItemOpen(state, 'a', byDefault))
      expect(isItemOpen(next, 'b', byDefault)).toBe(isItemOpen(state, 'b', byDefault))
      expect(isItemOpen(toggleItem(next, 'a', byDefault), 'a', byDefault)).toBe(isItemOpen(state, 'a', byDefault))
    },
  )

  test('all or none is said in a word', () => {
    expect(areAllOpen(setAllItems(true), byDefault)).toBe(true)
    expect(isItemOpen(setAllItems(false), 'none', byDefault)).toBe(false)
  })
})

test('a list without entries leaves the address', () => {
  expect(toggleListed(undefined, 'a')).toBe('a')
  expect(toggleListed('a,b', 'a')).toBe('b')
  expect(toggleListed('b', 'b')).toBeUndefined()
})
