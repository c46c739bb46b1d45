import type { Locale } from '@merleg/domain/locale'
import { createInstance, type TFunction } from 'i18next'
import { answerTextsDe } from './answer-texts-de.generated.ts'
import { answerTextsEn } from './answer-texts-en.generated.ts'
import { answerTextsHu } from './answer-texts-hu.generated.ts'
import { addArticles, prepareWording, WORDING } from './wording.ts'

declare module 'i18next' {
  // oxlint-disable-next-line consistent-type-definitions -- an interface is what i18next lets one extend
  interface CustomTypeOptions {
    resources: typeof answerTextsHu
  }
}

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

/** By language, namespace and key. */
const remembered = new Map<string, Map<unknown, unknown>>()

/** Translations of a namespace for server-side texts (answers, mails, PDF, XLSX). Keys are checked by the compiler. */
export function getTranslator<Namespace extends keyof typeof answerTextsHu>(
  locale: Locale,
  namespace: Namespace,
): TFunction<Namespace> {
  const name = `${locale} ${namespace}`
  const texts = remembered.get(name) ?? new Map<unknown, unknown>()
  remembered.set(name, texts)
  return remembering(instance.getFixedT(locale, namespace), texts)
}

/** A text into which nothing is filled is the same each time, and looking it up is a good part of a page's work. */
function remembering<Translate extends (...args: never[]) => unknown>(
  translate: Translate,
  texts: Map<unknown, unknown>,
): Translate {
  return new Proxy(translate, {
    apply: (target, self, args: unknown[]): unknown => {
      if (args.length !== 1) return Reflect.apply(target, self, args)
      const [key] = args
      const text: unknown = texts.get(key) ?? Reflect.apply(target, self, args)
      texts.set(key, text)
      return text
    },
  })
}
