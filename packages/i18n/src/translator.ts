import type { Locale } from '@merleg/domain/locale'
import { createInstance, type TFunction } from 'i18next'
import { answerTextsDe } from './answer-texts-de.generated.ts'
import { answerTextsEn } from './answer-texts-en.generated.ts'
import { answerTextsHu } from './answer-texts-hu.generated.ts'
import { cutText, fillText } from './filled-text.ts'
import type { TextKey, TextValues } from './text-keys.ts'
import { addArticles, endOnce, prepareWording, WORDING } from './wording.ts'

const instance = createInstance({
  ...WORDING,
  lng: 'hu',
  fallbackLng: false,
  resources: { hu: answerTextsHu, en: answerTextsEn, de: answerTextsDe },
  // Answers are JSON, text mails and typeset pages; each escapes for itself.
  interpolation: { escapeValue: false },
  initAsync: false,
})
await prepareWording(instance).init()
addArticles(instance)

type AnswerTexts = typeof answerTextsHu

/** Says a text of one namespace, with what is filled in. */
export type Translate<Namespace extends keyof AnswerTexts> = <const Key extends TextKey<AnswerTexts[Namespace]>>(
  key: Key,
  ...values: TextValues<AnswerTexts[Namespace], Key>
) => string

type Values = Readonly<Record<string, unknown>>

type Texts = {
  /** Texts into which nothing is filled. */
  plain: Map<string, string>
  /** The others, cut at their places; null: only i18next can fill them. */
  cut: Map<string, readonly string[] | null>
  cutOf: (key: string) => readonly string[] | null
}

/** By language and namespace. */
const remembered = new Map<string, Texts>()

/** Translations of a namespace for server-side texts (answers, mails, PDF, XLSX). Keys are checked by the compiler. */
export function getTranslator<Namespace extends keyof AnswerTexts>(
  locale: Locale,
  namespace: Namespace,
): Translate<Namespace> {
  const name = `${locale} ${namespace}`
  const texts = remembered.get(name) ?? {
    plain: new Map<string, string>(),
    cut: new Map<string, readonly string[] | null>(),
    cutOf: (key: string) => cutText(instance.getResource(locale, namespace, key)),
  }
  remembered.set(name, texts)
  return remembering(instance.getFixedT(locale, namespace), texts)
}

/** A page says the same few texts hundreds of times: finding and filling them is a good part of its work. */
function remembering(translate: TFunction, texts: Texts): (key: string, values?: Values) => string {
  return (key, values) => {
    if (values !== undefined) return fill(texts, key, values) ?? translate(key, values)
    const text = texts.plain.get(key) ?? translate(key)
    texts.plain.set(key, text)
    return text
  }
}

function fill({ cut, cutOf }: Texts, key: string, values: Values): string | null {
  const known = cut.get(key)
  const pieces = known === undefined ? cutOf(key) : known
  cut.set(key, pieces)
  const filled = pieces === null ? null : fillText(pieces, values)
  return filled === null ? null : endOnce(filled)
}
