import { expect, test } from 'vitest'
import { beginsAsKey, createKeyText, isKeyText, keyBeginning } from './key-text.ts'

test('keys differ, have one shape, and show little of themselves', () => {
  const keys = Array.from({ length: 200 }, createKeyText)
  expect(new Set(keys).size).toBe(200)
  for (const key of keys) {
    expect(key).toMatch(/^merleg_[0-9A-Za-z]{49}$/)
    expect(isKeyText(key)).toBe(true)
    expect(keyBeginning(key)).toBe(key.slice(0, 13))
  }
})

test('a key in which one letter is wrong, or missing, is none', () => {
  const key = createKeyText()
  for (let place = 7; place < key.length; place += 1) {
    const other = key[place] === 'a' ? 'b' : 'a'
    expect(isKeyText(key.slice(0, place) + other + key.slice(place + 1))).toBe(false)
  }
  expect(isKeyText(key.slice(0, -1))).toBe(false)
  expect(isKeyText(`${key}0`)).toBe(false)
})

test('the token of a session is no key', () => {
  expect(beginsAsKey('Q'.repeat(43))).toBe(false)
  expect(beginsAsKey('merleg_x')).toBe(true)
})
