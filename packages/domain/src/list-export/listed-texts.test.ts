import { expect, test } from 'vitest'
import { LISTED_BETWEEN, readListedText } from './listed-texts.ts'

test('a cell tells once what is the same as it is shown', () => {
  const values = ['a', 'A', 'b'].join(LISTED_BETWEEN)
  expect(readListedText(values, (value) => value.toUpperCase())).toBe('A; B')
  expect(readListedText('a', (value) => value.toUpperCase())).toBe('A')
})

test.each([
  ['one value as it is', ['+36 1 234 5678'], '+36 1 234 5678'],
  ['several in their order', ['b.example', 'a.example'], 'b.example; a.example'],
  ['the same once', ['a.example', 'b.example', 'a.example'], 'a.example; b.example'],
  ['what holds a semicolon as one', ['1. em.; 2. ajtó', 'x'], '1. em.; 2. ajtó; x'],
])('a cell tells %s', (_title, values, told) => {
  expect(readListedText(values.join(LISTED_BETWEEN))).toBe(told)
})
