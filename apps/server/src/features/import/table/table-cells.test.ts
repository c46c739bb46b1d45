import { expect, test } from 'vitest'
import { readTableDay, readTableNumber } from '../reading/table-file.ts'
import { readValue } from './table-cells.ts'
import { fieldsOf } from './table-map.ts'

test.each([
  ['2024-01-31', '2024-01-31'],
  ['2024.01.31.', '2024-01-31'],
  ['2024. 1. 5.', '2024-01-05'],
  ['2024. január 31.', '2024-01-31'],
  ['31/01/2024', '2024-01-31'],
  ['2024-01-31 00:00', '2024-01-31'],
  ['2024.02.30.', null],
  ['01.02.2024', null],
  ['tegnap', null],
])('the day %s', (text, day) => {
  expect(readTableDay(text)).toBe(day)
})

test.each([
  ['1234', 1234],
  ['1 234 567', 1_234_567],
  ['1 234,5', 1234.5],
  ['1.234.567', 1_234_567],
  ['1.234,50', 1234.5],
  ['-12,5 %', -12.5],
  ['1 000 Ft', 1000],
  ['12.5', 12.5],
  // Either a thousand or one and a bit: not guessed.
  ['1.234', null],
  ['ezer', null],
])('the number %s', (text, number) => {
  expect(readTableNumber(text)).toBe(number)
})

const CELLS: Readonly<Record<string, string>> = { A: '12', B: ' x  y ', C: '', D: 'Igen', E: '2024.01.31.', F: 'ja' }
const cell = (column: string): string => CELLS[column] ?? ''
const field = (section: Parameters<typeof fieldsOf>[0], name: string) => {
  const found = fieldsOf(section).get(name)
  if (found === undefined) throw new Error(`${section}.${name}`)
  return found
}
test.each([
  ['a column as text', 'A', field('phone', 'value'), { value: '12' }],
  ['a column as number', 'A', field('headcount', 'persons'), { value: 12 }],
  ['a column as day', 'E', field('founding', 'on'), { value: '2024-01-31' }],
  ['a column as yes', 'F', field('activity', 'isMain'), { value: true }],
  ['an empty column', 'C', field('phone', 'value'), { value: undefined }],
  ['columns in one', { join: ['B', 'C', 'A'], with: ', ' }, field('seat', 'text'), { value: 'x y, 12' }],
  ['always the same', { is: 'HU' }, field('seat', 'countryCode'), { value: 'HU' }],
  ['other words', { column: 'D', as: { igen: 'valid' } }, field('tax-number-status', 'status'), { value: 'valid' }],
  [
    'a word that has no meaning',
    { column: 'B', as: { igen: 'valid' } },
    field('tax-number-status', 'status'),
    { fault: 'B:  x  y ' },
  ],
  ['what the field does not take', 'B', field('headcount', 'persons'), { fault: 'B: x y' }],
] as const)('%s', (_title, value, type, expected) => {
  const copy = typeof value === 'object' && 'join' in value ? { ...value, join: [...value.join] } : value
  expect(readValue(copy, cell, type)).toEqual(expected)
})
