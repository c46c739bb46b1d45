import { TRIAL_NAME_MAX_LENGTH } from '@merleg/contract/trial.contract'
import { parseTaxNumber } from '@merleg/domain/tax-number'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../shared/format/use-format.ts'

/** In the order of the form. */
export const TRIAL_FIELDS = ['companyName', 'taxNumber', 'name', 'email'] as const
export type TrialField = (typeof TRIAL_FIELDS)[number]
export type TrialFields = Readonly<Record<TrialField, string>>

export const NO_TRIAL_FIELDS: TrialFields = { companyName: '', taxNumber: '', name: '', email: '' }

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with the fields of the form, in words. */
export function useTrialFaults(): (fields: TrialFields) => Partial<Record<TrialField, string>> {
  const { t } = useTranslation('trial/page')
  const { t: tUi } = useTranslation('ui/page')
  const { number } = useFormat()
  const findFault = (field: TrialField, text: string): string | null => {
    if (text === '') return tUi('validation.required', { value: t(`request.${field}`) })
    if (field === 'email') return EMAIL.test(text) ? null : tUi('validation.email')
    if (field !== 'taxNumber') {
      const limit = number(TRIAL_NAME_MAX_LENGTH)
      return text.length > TRIAL_NAME_MAX_LENGTH ? t('request.faults.tooLong', { limit }) : null
    }
    const reading = parseTaxNumber(text)
    if (reading.ok) return null
    return t(reading.reason === 'check-digit' ? 'request.faults.checkDigit' : 'request.faults.taxNumber')
  }
  return (fields) => {
    const faults: Partial<Record<TrialField, string>> = {}
    for (const field of TRIAL_FIELDS) {
      const fault = findFault(field, fields[field].trim())
      if (fault !== null) faults[field] = fault
    }
    return faults
  }
}
