import type { ErrorCode } from '@merleg/contract/errors'
import type { Locale } from '@merleg/domain/locale'
import { errorsDe } from './errors.de.ts'
import { errorsEn } from './errors.en.ts'
import { errorsHu } from './errors.hu.ts'

const ERROR_TEXTS: Record<Locale, Record<ErrorCode, string>> = { hu: errorsHu, en: errorsEn, de: errorsDe }

/** What to tell the user about a refusal. */
export function errorText(locale: Locale, code: ErrorCode): string {
  return ERROR_TEXTS[locale][code]
}
