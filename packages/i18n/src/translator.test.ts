import { LOCALES } from '@merleg/domain/locale'
import { createInstance } from 'i18next'
import { describe, expect, test } from 'vitest'
import { answerTextsDe } from './answer-texts-de.generated.ts'
import { answerTextsEn } from './answer-texts-en.generated.ts'
import { answerTextsHu } from './answer-texts-hu.generated.ts'
import { cutText, fillText } from './filled-text.ts'
import { endOnce, prepareWording, addArticles, WORDING } from './wording.ts'

const resources = { hu: answerTextsHu, en: answerTextsEn, de: answerTextsDe }
const instance = createInstance({
  ...WORDING,
  fallbackLng: false,
  resources,
  interpolation: { escapeValue: false },
  initAsync: false,
})
await prepareWording(instance).init()
addArticles(instance)

/** What a name of a company may hold. */
const HOSTILE = ['Teszt Kft.', '{{name}}', '$t(key)', "$& $1 $' $`", '<b>&amp;</b>', '', ' … ']

function* walk(texts: unknown, path: readonly string[] = []): Generator<[string, string]> {
  if (typeof texts === 'string') yield [path.join('.'), texts]
  else for (const [key, value] of Object.entries(texts ?? {})) yield* walk(value, [...path, key])
}

describe.each(LOCALES)('texts in %s', (locale) => {
  test('are filled as i18next fills them', () => {
    let compared = 0
    for (const [namespace, texts] of Object.entries(resources[locale]))
      for (const [key, text] of walk(texts)) {
        const pieces = cutText(text)
        const names = pieces?.filter((_, index) => index % 2 === 1) ?? []
        if (pieces === null || names.length === 0) continue
        const values = Object.fromEntries(
          names.map((name, index) => [name, HOSTILE[(index + compared) % HOSTILE.length] ?? '']),
        )
        const filled = fillText(pieces, values)
        if (filled === null) continue
        compared += 1
        const expected: unknown = Reflect.apply(instance.getFixedT(locale), null, [key, { ...values, ns: namespace }])
        expect(endOnce(filled), `${namespace} ${key}`).toBe(expected)
      }
    expect(compared).toBeGreaterThan(300)
  })
})

test.each<[unknown, string]>([
  ['{{line, article}} {{line}}', 'an article'],
  ['$t(other) {{name}}', 'another text'],
  ['{{a.b}}', 'a value within a value'],
  [undefined, 'no text'],
])('%s is left to i18next: %s', (text) => {
  expect(cutText(text)).toBeNull()
})

test.each<[unknown, string]>([
  [{ name: 'x', count: '2' }, 'which text is meant'],
  [{ name: 3 }, 'a value that is no text'],
  [{}, 'a value that is missing'],
  [undefined, 'no values'],
])('%j is left to i18next: %s', (values) => {
  expect(fillText(cutText('a {{name}} b') ?? [], values)).toBeNull()
})
