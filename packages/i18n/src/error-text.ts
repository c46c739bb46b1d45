import type { ErrorCode } from '@merleg/contract/errors'
import type { Locale } from '@merleg/domain/locale'
import { errorsAnswersDe } from './errors/answers.de.ts'
import { errorsAnswersEn } from './errors/answers.en.ts'
import { errorsAnswersHu } from './errors/answers.hu.ts'
import { getTranslator } from './translator.ts'

const ERROR_TEXTS: Record<Locale, Record<ErrorCode, string>> = {
  hu: errorsAnswersHu,
  en: errorsAnswersEn,
  de: errorsAnswersDe,
}

/** What to tell the user about a refusal; `name` as in its details: the role that is missing is called by its word. */
export function errorText(locale: Locale, code: ErrorCode, { name }: { name?: string } = {}): string {
  const text = ERROR_TEXTS[locale][code]
  if (code !== 'role.missing') return text
  const role = name === 'operator' ? name : 'administrator'
  return text.replace('{{role}}', getTranslator(locale, 'administration/words')(`roles.${role}`))
}
