import type { Locale } from '@merleg/domain/locale'
import { createInstance, type TFunction } from 'i18next'
import { answerTextsDe } from './answer-texts-de.generated.ts'
import { answerTextsEn } from './answer-texts-en.generated.ts'
import { answerTextsHu } from './answer-texts-hu.generated.ts'
import { cutText, fillText } from './filled-text.ts'
import { addArticles, endOnce, prepareWording, WORDING } from './wording.ts'

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

type Texts = {
  /** Texts into which nothing is filled. */
  plain: Map<unknown, unknown>
  /** The others, cut at their places; null: only i18next can fill them. */
  cut: Map<string, readonly string[] | null>
  cutOf: (key: string) => readonly string[] | null
}

/** By language and namespace. */
const remembered = new Map<string, Texts>()

/** Translations of a namespace for server-side texts (answers, mails, PDF, XLSX). Keys are checked by the compiler. */
export function getTranslator<Namespace extends keyof typeof answerTextsHu>(
  locale: Locale,
  namespace: Namespace,
): TFunction<Namespace> {
  const name = `${locale} ${namespace}`
  const texts = remembered.get(name) ?? {
    plain: new Map<unknown, unknown>(),
    cut: new Map<string, readonly string[] | null>(),
    cutOf: (key: string) => cutText(instance.getResource(locale, namespace, key)),
  }
  remembered.set(name, texts)
  return remembering(instance.getFixedT(locale, namespace), texts)
}

/** A page says the same few texts hundreds of times: finding and filling them is a good part of its work. */
function remembering<Translate extends (...args: never[]) => unknown>(translate: Translate, texts: Texts): Translate {
  return new Proxy(translate, {
    apply: (target, self, args: unknown[]): unknown => {
      const [key, values] = args
      if (args.length === 1) {
        const text: unknown = texts.plain.get(key) ?? Reflect.apply(target, self, args)
        texts.plain.set(key, text)
        return text
      }
      return (args.length === 2 ? fill(texts, key, values) : null) ?? Reflect.apply(target, self, args)
    },
  })
}

function fill({ cut, cutOf }: Texts, key: unknown, values: unknown): string | null {
  if (typeof key !== 'string') return null
  const known = cut.get(key)
  const pieces = known === undefined ? cutOf(key) : known
  cut.set(key, pieces)
  const filled = pieces === null ? null : fillText(pieces, values)
  return filled === null ? null : endOnce(filled)
}
