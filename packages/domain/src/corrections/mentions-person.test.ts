import { expect, test } from 'vitest'
import { mentionsPerson } from './mentions-person.ts'

const person = {
  name: 'Kiss Pál',
  address: '6720 Szeged, Titkos utca 9.',
  motherName: 'Rejtett Anna',
  birthDate: '1971-02-03',
}

test.each([
  ['the name', 'Ügyvezető: KISS PAL', true],
  ['the address', 'lakcíme 6720 Szeged, Titkos utca 9', true],
  ['the mother’s name', 'Rejtett  Anna', true],
  ['the day in Hungarian', 'sz. 1971. 02. 03.', true],
  ['the day in English', 'born 03/02/1971', true],
  ['the day in German', 'geb. 03.02.1971', true],
  ['the day as it is stored', '1971-02-03', true],
  ['another person', 'Nagy Éva, 1980. 05. 06.', false],
  ['nothing', '', false],
])('a text with %s', (_what, text, isMentioned) => {
  expect(mentionsPerson(text, person)).toBe(isMentioned)
})

test('of whom nothing is told nothing is mentioned', () => {
  expect(mentionsPerson('Kiss Pál', { name: null, address: '', motherName: null, birthDate: null })).toBe(false)
})
