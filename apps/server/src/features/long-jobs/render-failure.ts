import { ERRORS, type ErrorCode } from '@merleg/contract/errors'
import type { Locale } from '@merleg/domain/locale'
import { errorText } from '@merleg/i18n/error-text'

/** Why a job failed, in words; null where it did not. What is no code of this version is unexpected. */
export function renderFailure(locale: Locale, failure: string | null): string | null {
  return failure === null ? null : errorText(locale, isCode(failure) ? failure : 'unexpected')
}

const isCode = (code: string): code is ErrorCode => Object.hasOwn(ERRORS, code)
