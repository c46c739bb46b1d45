import { expect, test } from 'vitest'
import { getTranslator } from './translator.ts'
import { endOnce } from './wording.ts'

test.each([
  ['A cég: Teszt Kft..', 'A cég: Teszt Kft.'],
  ['„Teszt Kft..” és társa', '„Teszt Kft.” és társa'],
  ['Kft.. Zrt..', 'Kft. Zrt.'],
  ['Mi lenne, ha...', 'Mi lenne, ha...'],
  ['../../etc', '../../etc'],
  ['1..5', '1..5'],
])('%s ends once', (text, ended) => expect(endOnce(text)).toBe(ended))

test('texts end once after an abbreviation, in every language', () => {
  const texts = (['hu', 'en', 'de'] as const).map((locale) =>
    getTranslator(locale, 'report/score/answers')('baseRate.known', { rate: '1 %', source: 'Teszt Kft.' }),
  )
  for (const text of texts) expect(text).not.toContain('..')
})

test('the article follows the word', () => {
  const t = getTranslator('hu', 'register/statement-layouts')
  const told = (line: string) => t('findings.subtotal-mismatch', { line, difference: '1 eFt' })
  expect(told('Készletek')).toBe('A „Készletek” sor nem egyezik a részeinek összegével: az eltérés 1 eFt.')
  expect(told('Eszközök')).toBe('Az „Eszközök” sor nem egyezik a részeinek összegével: az eltérés 1 eFt.')
})
