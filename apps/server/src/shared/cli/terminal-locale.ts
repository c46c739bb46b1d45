import { type Locale, LOCALES } from '@merleg/domain/locale'

/** The language of the person at the terminal, as its environment says; English where it names none of ours. */
export function terminalLocale(environment: NodeJS.ProcessEnv = process.env): Locale {
  const names = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']]
  const name = names.find((one) => one !== undefined && one !== '') ?? ''
  return LOCALES.find((locale) => name.toLowerCase().startsWith(locale)) ?? 'en'
}
