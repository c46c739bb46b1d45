import type { Locale } from '@merleg/domain/locale'
import type { pageTextsHu } from '@merleg/i18n/page-texts-hu.generated'
import { addArticles, prepareWording, WORDING } from '@merleg/i18n/wording'
import i18next, { type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'

declare module 'i18next' {
  // oxlint-disable-next-line consistent-type-definitions -- an interface is what i18next lets one extend
  interface CustomTypeOptions {
    defaultNS: 'brand/page'
    resources: typeof pageTextsHu
  }
}

type Loader = () => Promise<ResourceLanguage>

// Chunks by language: only the chosen one is loaded; before the login only what its pages say.
const FRONT_TEXTS: Record<Locale, Loader> = {
  hu: async () => (await import('@merleg/i18n/front-texts-hu.generated')).frontTextsHu,
  en: async () => (await import('@merleg/i18n/front-texts-en.generated')).frontTextsEn,
  de: async () => (await import('@merleg/i18n/front-texts-de.generated')).frontTextsDe,
}
const PAGE_TEXTS: Record<Locale, Loader> = {
  hu: async () => (await import('@merleg/i18n/page-texts-hu.generated')).pageTextsHu,
  en: async () => (await import('@merleg/i18n/page-texts-en.generated')).pageTextsEn,
  de: async () => (await import('@merleg/i18n/page-texts-de.generated')).pageTextsDe,
}

let loaded: { locale: Locale; hasAll: boolean } | null = null

/** Loads the texts of one language and makes it the language of the page; another language means another page load. */
export async function startI18n(locale: Locale, scope: 'front' | 'all'): Promise<void> {
  const texts = await (scope === 'all' ? PAGE_TEXTS : FRONT_TEXTS)[locale]()
  await prepareWording(i18next.use(initReactI18next)).init({
    ...WORDING,
    lng: locale,
    fallbackLng: false,
    defaultNS: 'brand/page',
    resources: { [locale]: texts },
    // React escapes.
    interpolation: { escapeValue: false },
  })
  addArticles(i18next)
  document.documentElement.lang = locale
  loaded = { locale, hasAll: scope === 'all' }
}

/** The same texts, asked for while there is time. */
export async function loadTextsAhead(): Promise<void> {
  if (loaded !== null && !loaded.hasAll) await PAGE_TEXTS[loaded.locale]()
}

/** Before the first page behind the login: the texts that the login page did without. */
export async function loadAllTexts(): Promise<void> {
  if (loaded === null || loaded.hasAll) return
  const { locale } = loaded
  for (const [namespace, texts] of Object.entries(await PAGE_TEXTS[locale]()))
    i18next.addResourceBundle(locale, namespace, texts)
  loaded = { locale, hasAll: true }
}
