import { useTranslation } from 'react-i18next'
import { ApiError } from './api-error.ts'

/** Codes of the server with words of their own; others are told by its message, or as unusable. */
const KNOWN = [
  'too_small',
  'too_big',
  'invalid_format',
  'demo-account',
  'wrong-password',
  'current-password-required',
] as const

/** What the server found wrong with the fields of a form, in words by field; nothing of every other failure. */
export type FieldErrors = Readonly<Record<string, string>>

/** Puts a refusal beside the fields that it is about. */
export function useFieldErrors(): (error: unknown) => FieldErrors {
  const { t } = useTranslation('ui/page')
  const describe = (code: string, { code: refusal, message }: ApiError): string => {
    const known = KNOWN.find((one) => one === code)
    if (known !== undefined) return t(`validation.faults.${known}`)
    if (code === 'password-mismatch') return t('validation.passwordMismatch')
    return refusal === 'validation.failed' ? t('validation.faults.other') : message
  }
  return (error) => {
    if (!(error instanceof ApiError)) return {}
    const faults = Object.entries(error.body?.fields ?? {})
    return Object.fromEntries(faults.map(([field, code]) => [field, describe(code, error)]))
  }
}
