import type { Locale } from '@merleg/domain/locale'
import type { pageTextsHu } from '@merleg/i18n/page-texts-hu.generated'
import { addArticles, prepareWording, WORDING } from '@merleg/i18n/wording'
import type { TextKey } from '@merleg/i18n/text-keys'
import i18next, { type DefaultNamespace, type Namespace, type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'

declare module 'i18next' {
  // oxlint-disable-next-line consistent-type-definitions -- an interface is what i18next lets one extend
  interface CustomTypeOptions {
    defaultNS: 'brand/page'
    resources: typeof pageTextsHu
  }
  // Asked before the signature of i18next, which takes the compiler a quarter of a second for every namespace.
  // oxlint-disable-next-line consistent-type-definitions -- an interface is what i18next lets one extend
  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    (key: KeyOf<Ns>, values?: Readonly<Record<string, unknown>>): string
    <Name extends keyof Keys>(key: Keys[Name], values: { readonly ns: Name }): string
  }
}

type Keys = { [Name in keyof typeof pageTextsHu]: TextKey<(typeof pageTextsHu)[Name]> }
type NamedKey<Name> = Name extends keyof Keys ? `${Name}:${Keys[Name]}` : never
/** Of several namespaces, the keys of the first may be said without its name. */
type KeyOf<Ns> = Ns extends keyof Keys
  ? Keys[Ns]
  : Ns extends readonly [infer First extends keyof Keys, ...unknown[]]
    ? Keys[First] | NamedKey<Ns[number]>
    : never

type Loader = () => Promise<ResourceLanguage>

/** What texts are loaded for, each with all of those before it: the pages before the login, those of a report, any. */
const SCOPES = ['front', 'report', 'all'] as const
export type TextScope = (typeof SCOPES)[number]

// Chunks by scope and language: only the chosen one is loaded.
const FRONT_TEXTS: Record<Locale, Loader> = {
  hu: async () => (await import('@merleg/i18n/front-texts-hu.generated')).frontTextsHu,
  en: async () => (await import('@merleg/i18n/front-texts-en.generated')).frontTextsEn,
  de: async () => (await import('@merleg/i18n/front-texts-de.generated')).frontTextsDe,
}
const REPORT_TEXTS: Record<Locale, Loader> = {
  hu: async () => (await import('@merleg/i18n/report-texts-hu.generated')).reportTextsHu,
  en: async () => (await import('@merleg/i18n/report-texts-en.generated')).reportTextsEn,
  de: async () => (await import('@merleg/i18n/report-texts-de.generated')).reportTextsDe,
}
const PAGE_TEXTS: Record<Locale, Loader> = {
  hu: async () => (await import('@merleg/i18n/page-texts-hu.generated')).pageTextsHu,
  en: async () => (await import('@merleg/i18n/page-texts-en.generated')).pageTextsEn,
  de: async () => (await import('@merleg/i18n/page-texts-de.generated')).pageTextsDe,
}

const TEXTS: Record<TextScope, Record<Locale, Loader>> = { front: FRONT_TEXTS, report: REPORT_TEXTS, all: PAGE_TEXTS }

let loaded: { locale: Locale; scope: TextScope } | null = null

/** Of the pages behind the login: which texts that of an address needs. */
export function textScopeOf(pathname: string): TextScope {
  return pathname.startsWith('/report/') ? 'report' : 'all'
}

/** Loads the texts of one language and makes it the language of the page; another language means another page load. */
export async function startI18n(locale: Locale, scope: TextScope): Promise<void> {
  const texts = await TEXTS[scope][locale]()
  await prepareWording(i18next.use(initReactI18next)).init({
    ...WORDING,
    lng: locale,
    fallbackLng: false,
    defaultNS: 'brand/page',
    resources: { [locale]: texts },
    // React escapes.
    interpolation: { escapeValue: false },
    // The key stands where its text should: journeys and error reports hear of it.
    saveMissing: true,
    missingKeyHandler: (_locales, namespace, key) => reportError(new Error(`no text of ${namespace}:${key}`)),
  })
  addArticles(i18next)
  document.documentElement.lang = locale
  loaded = { locale, scope }
}

/** The same texts, asked for while there is time. */
export async function loadTextsAhead(scope: TextScope): Promise<void> {
  if (loaded !== null && isLacking(loaded.scope, scope)) await TEXTS[scope][loaded.locale]()
}

/** Before a page that says what those before it did not. */
export async function loadTexts(scope: TextScope): Promise<void> {
  if (loaded === null || !isLacking(loaded.scope, scope)) return
  const { locale } = loaded
  for (const [namespace, texts] of Object.entries(await TEXTS[scope][locale]()))
    i18next.addResourceBundle(locale, namespace, texts)
  // All may have come meanwhile.
  if (isLacking(loaded.scope, scope)) loaded = { locale, scope }
}

function isLacking(has: TextScope, needed: TextScope): boolean {
  return SCOPES.indexOf(has) < SCOPES.indexOf(needed)
}
