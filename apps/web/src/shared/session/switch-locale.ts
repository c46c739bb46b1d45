import type { Locale } from '@merleg/domain/locale'
import { setPreference } from '../storage/preferences.ts'

/** Each language by its own name: whoever looks for it may not read the present one. */
export const LOCALE_NAMES: Record<Locale, string> = { hu: 'Magyar', en: 'English', de: 'Deutsch' }

/** Stores the language and loads the page anew, so that server texts change with it (spec part 1 §2). */
export function switchLocale(locale: Locale): void {
  setPreference('locale', locale)
  window.location.reload()
}
