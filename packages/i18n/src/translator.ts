import type { Locale } from '@merleg/domain/locale'
import { createInstance, type TFunction } from 'i18next'
import { resourcesDe } from './resources.de.ts'
import { resourcesEn } from './resources.en.ts'
import { resourcesHu } from './resources.hu.ts'
import './typed-keys.ts'

const instance = createInstance({
  lng: 'hu',
  fallbackLng: false,
  resources: { hu: resourcesHu, en: resourcesEn, de: resourcesDe },
  // Answers are JSON, text mails and typeset pages; each escapes for itself.
  interpolation: { escapeValue: false },
  initAsync: false,
})
await instance.init()

/** Translations of a namespace for server-side texts (answers, mails, PDF, XLSX). Keys are checked by the compiler. */
export function getTranslator<Namespace extends keyof typeof resourcesHu>(
  locale: Locale,
  namespace: Namespace,
): TFunction<Namespace> {
  return instance.getFixedT(locale, namespace)
}
