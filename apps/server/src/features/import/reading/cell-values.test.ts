import { describe, expect, test } from 'vitest'
import { normaliseSpaces, readHungarianDay, readIsoDay, readNumber, readSlashedDay, readYear } from './cell-values.ts'

describe('days', () => {
  test.each([
    ['02/03/2018', '2018-03-02'],
    ['29/02/2020', '2020-02-29'],
    ['29/02/2019', null],
    ['31/04/2019', null],
    ['00/01/2019', null],
    ['01/13/2019', null],
    ['1/2/2019', null],
    ['2019-01-02', null],
    ['01/01/1899', null],
    ['', null],
  ])('%s', (text, day) => {
    expect(readSlashedDay(text)).toBe(day)
  })

  test.each([
    ['2022-01-06', '2022-01-06'],
    ['2020-02-29', '2020-02-29'],
    ['2021-02-29', null],
    ['1899-12-31', null],
    ['2022-1-6', null],
    ['06/01/2022', null],
    ['2022-01-06T00:00', null],
    ['', null],
  ])('%s', (text, day) => {
    expect(readIsoDay(text)).toBe(day)
  })

  test.each([
    ['2025. április 02.', '2025-04-02'],
    ['2024. március 24.', '2024-03-24'],
    ['2025.május 9.', '2025-05-09'],
    ['2025. Június 30', '2025-06-30'],
    ['2025. február 29.', null],
    ['2025. szeptemvber 01.', null],
    ['2025. 04. 02.', null],
    ['', null],
  ])('%s', (text, day) => {
    expect(readHungarianDay(text)).toBe(day)
  })
})

test.each([
  ['2024', 2024],
  ['1999', 1999],
  ['24', null],
  ['2100', null],
  ['20x4', null],
])('year %s', (text, year) => {
  expect(readYear(text)).toBe(year)
})

test.each([
  ['28382047.0', 28_382_047],
  ['366891990.73', 366_891_990.73],
  ['-1201', -1201],
  ['\u22121201', -1201],
  ['1 234 567', 1_234_567],
  ['1\u00a0234', 1234],
  ['0', 0],
  ['-0', 0],
  ['12 34', null],
  ['1,5', null],
  ['1e6', null],
  ['nan', null],
  ['', null],
  ['9999999999999999', null],
])('number %s', (text, number) => {
  expect(readNumber(text)).toBe(number)
})

test('spaces', () => {
  expect(normaliseSpaces('  HÜTŐ-KLIMA \u00a0 Technikai\tKft. ')).toBe('HÜTŐ-KLIMA Technikai Kft.')
})
