import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HashedLetters, hashLetters, TextFilter } from './hashed-letters.ts'
import { measureDistance } from './word-distance.ts'

const word = fc.oneof(fc.string({ unit: fc.constantFrom('a', 'b', 'é', '中', '9'), maxLength: 12 }), fc.string())

test('a part, whole or without a letter, has the hash that its letters have by themselves', () => {
  fc.assert(
    fc.property(word, fc.array(fc.nat(12), { minLength: 3, maxLength: 3 }), (text, cuts) => {
      const [from = 0, at = 0, to = 0] = cuts.map((cut) => Math.min(cut, text.length)).toSorted((a, b) => a - b)
      const letters = new HashedLetters(text)
      expect(letters.hashOf(from, to)).toBe(hashLetters(text.slice(from, to)))
      if (at < to)
        expect(letters.hashWithout(at, from, to)).toBe(hashLetters(text.slice(from, at) + text.slice(at + 1, to)))
    }),
  )
})

test('no text that is among some is taken for one that is not, and hardly any other for one that is', () => {
  const texts = Array.from({ length: 2_000 }, (_, at) => `szó ${at * 7}`)
  const filter = new TextFilter(new Map(texts.map((text) => [text, null])))
  expect(texts.filter((text) => !filter.mayHave(hashLetters(text)))).toEqual([])
  const others = Array.from({ length: 2_000 }, (_, at) => `más ${at}`)
  expect(others.filter((text) => filter.mayHave(hashLetters(text))).length).toBeLessThan(200)
  expect(new TextFilter(new Map()).mayHave(hashLetters('bármi'))).toBe(false)
})

test('words are at a distance of one where they are among those at a distance of two', () => {
  fc.assert(
    fc.property(word, fc.nat(12), fc.constantFrom('', 'a', 'ab', 'b'), fc.nat(2), (text, at, put, cut) => {
      const other = text.slice(0, at) + put + text.slice(at + cut)
      const distance = measureDistance(text, other, 2)
      expect(measureDistance(text, other, 1)).toBe(distance <= 1 ? distance : Infinity)
    }),
  )
})
