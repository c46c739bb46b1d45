import type { ErrorCode } from '@merleg/contract/errors'
import type { Locale } from '@merleg/domain/locale'
import { errorsAnswersDe } from './errors/answers.de.ts'
import { errorsAnswersEn } from './errors/answers.en.ts'
import { errorsAnswersHu } from './errors/answers.hu.ts'

const ERROR_TEXTS: Record<Locale, Record<ErrorCode, string>> = {
  hu: errorsAnswersHu,
  en: errorsAnswersEn,
  de: errorsAnswersDe,
}

/** What to tell the user about a refusal. */
export function errorText(locale: Locale, code: ErrorCode): string {
  return ERROR_TEXTS[locale][code]
}
