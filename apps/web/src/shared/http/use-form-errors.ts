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
  'missing',
] as const

/** What the server found wrong with the fields of a form, in words by field; nothing of every other failure. */
export type FieldErrors<Field extends string = string> = Readonly<Partial<Record<Field, string>>>

/** Where the failure of a form is told: beside its fields, and as a whole where no field that is shown tells all of it. */
export type FormErrors<Field extends string> = { fields: FieldErrors<Field>; general: Error | null }

/** Puts a refusal beside those of the shown fields that it is about; the rest of it is not lost. */
export function useFormErrors<Field extends string>(
  shown: readonly Field[],
): (error: Error | null) => FormErrors<Field> {
  const { t } = useTranslation('ui/page')
  const describe = (code: string, { code: refusal, message }: ApiError): string => {
    const known = KNOWN.find((one) => one === code)
    if (known !== undefined) return t(`validation.faults.${known}`)
    if (code === 'password-mismatch') return t('validation.passwordMismatch')
    return refusal === 'validation.failed' ? t('validation.faults.other') : message
  }
  return (error) => {
    const faults = error instanceof ApiError ? (error.body?.fields ?? {}) : {}
    const fields: Partial<Record<Field, string>> = {}
    for (const field of shown) {
      const code = faults[field]
      if (error instanceof ApiError && code !== undefined) fields[field] = describe(code, error)
    }
    // A dialog asks for that; nothing of the form is wrong.
    const isAsked = error instanceof ApiError && error.code === 'auth.confirmation-required'
    const isTold = Object.keys(fields).length > 0 && Object.keys(fields).length === Object.keys(faults).length
    return { fields, general: isTold || isAsked ? null : error }
  }
}
