import type { Locale } from '@merleg/domain/locale'
import '@merleg/i18n/typed-keys'
import i18next, { type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'

type Loader = () => Promise<ResourceLanguage>

// Chunks by language: only the chosen one is loaded; before the login only what its pages say.
const FRONT_TEXTS: Record<Locale, Loader> = {
  hu: async () => (await import('@merleg/i18n/front-texts.hu')).frontTextsHu,
  en: async () => (await import('@merleg/i18n/front-texts.en')).frontTextsEn,
  de: async () => (await import('@merleg/i18n/front-texts.de')).frontTextsDe,
}
const ALL_TEXTS: Record<Locale, Loader> = {
  hu: async () => (await import('@merleg/i18n/resources.hu')).resourcesHu,
  en: async () => (await import('@merleg/i18n/resources.en')).resourcesEn,
  de: async () => (await import('@merleg/i18n/resources.de')).resourcesDe,
}

let loaded: { locale: Locale; hasAll: boolean } | null = null

/** Loads the texts of one language and makes it the language of the page; another language means another page load. */
export async function startI18n(locale: Locale, scope: 'front' | 'all'): Promise<void> {
  const texts = await (scope === 'all' ? ALL_TEXTS : FRONT_TEXTS)[locale]()
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: 'brand',
    resources: { [locale]: texts },
    // React escapes.
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = locale
  loaded = { locale, hasAll: scope === 'all' }
}

/** Before the first page behind the login: the texts that the login page did without. */
export async function loadAllTexts(): Promise<void> {
  if (loaded === null || loaded.hasAll) return
  const { locale } = loaded
  for (const [namespace, texts] of Object.entries(await ALL_TEXTS[locale]()))
    i18next.addResourceBundle(locale, namespace, texts)
  loaded = { locale, hasAll: true }
}
