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

/** Translations of a namespace for server-side texts (answers, mails, PDF, XLSX). Keys are checked by the compiler. */
export function getTranslator<Namespace extends keyof typeof answerTextsHu>(
  locale: Locale,
  namespace: Namespace,
): TFunction<Namespace> {
  return instance.getFixedT(locale, namespace)
}
