import { findYearChange, type YearChange } from '@merleg/domain/year-change'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithProviders } from '../testing/testing-render.tsx'
import { YearChangeText } from './year-change.tsx'

type Given = Parameters<typeof findYearChange>

const render = (given: Given) =>
  renderWithProviders(<YearChangeText change={findYearChange(...given)} writeDifference={(value) => `${value} eFt`} />)

const TOLD: [Given, string][] = [
  [['currency', 125, 100], '+25,0 %'],
  [['ratio', 1, 1.5], '\u22120,50'],
  [['currency', null, 100], '–'],
]
test.each(TOLD)('%j is told as %s', (given, text) => {
  render(given)
  expect(screen.getByText(text)).toBeVisible()
})

const REASONED: [Given, string, string | RegExp][] = [
  [['percent', 0.123, 0.1], '+2,3 %-pont', '+2,3 százalékpont'],
  [['currency', 50, 0], '–', /előző évi érték nulla\. Különbség: \+50 eFt/],
  [['currency', 50, -100], '–', /előző évi érték negatív\. Különbség: \+150 eFt/],
  [['currency', -50, 100], '–', /negatívba fordult\. Különbség: -150 eFt/],
]
test.each([
  ['flawed', /beszámolójában hiba van/],
  ['length', /nem egész év/],
] as const)('years that are not compared say why: %s', (reason, why) => {
  const change: YearChange = { kind: 'none', reason, difference: null }
  renderWithProviders(<YearChangeText change={change} writeDifference={String} />)
  expect(screen.getByTitle(why)).toHaveTextContent('–')
})

test.each(REASONED)('%j is told as %s, with its reason', (given, text, reason) => {
  render(given)
  expect(screen.getByTitle(reason)).toHaveTextContent(text)
})
