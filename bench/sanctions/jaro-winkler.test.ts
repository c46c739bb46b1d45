import { expect, test } from 'vitest'
import { measureJaroWinkler } from './jaro-winkler.ts'

// Winkler (1990) and the usual examples after it.
test.each([
  ['martha', 'marhta', 0.961],
  ['dwayne', 'duane', 0.84],
  ['dixon', 'dicksonx', 0.813],
  ['same', 'same', 1],
  ['abc', 'xyz', 0],
  ['', 'a', 0],
])('%s and %s: %f', (a, b, similarity) => {
  expect(measureJaroWinkler(a, b)).toBeCloseTo(similarity, 3)
  expect(measureJaroWinkler(b, a)).toBeCloseTo(similarity, 3)
})

test('what cannot reach the least is nothing', () => {
  expect(measureJaroWinkler('dwayne', 'duane', 0.85)).toBe(0)
  expect(measureJaroWinkler('dwayne', 'duane', 0.83)).toBeCloseTo(0.84, 3)
})
