import {
  BILLING_FIELD_LENGTHS,
  BILLING_FIELDS,
  type BillingFault,
  type BillingField,
  type BillingFields,
  findBillingFaults,
} from '@merleg/domain/billing-details'
import { useTranslation } from 'react-i18next'

export type BillingErrors = Partial<Record<BillingField, string>>

const NO_FIELDS: BillingFields = {
  company: '',
  contact: '',
  zip: '',
  city: '',
  street: '',
  taxNumber: '',
  phone: '',
  email: '',
}

/** The form before anything is known; the contact is probably the user. */
export function emptyBilling(contact: string): BillingFields {
  return { ...NO_FIELDS, contact }
}

/** The first field of the form with an error, or null. */
export function findFirstError(errors: BillingErrors): BillingField | null {
  return BILLING_FIELDS.find((field) => errors[field] !== undefined) ?? null
}

/** Finds what is wrong with the details, in words, by field. */
export function useBillingFaults(): (fields: BillingFields) => BillingErrors {
  const { t } = useTranslation('billing/page')
  const { t: tUi } = useTranslation('ui/page')
  const describe = (field: BillingField, fault: BillingFault): string =>
    fault === 'required'
      ? tUi('validation.required', { value: t(field) })
      : t(`faults.${fault}`, { limit: BILLING_FIELD_LENGTHS[field] })
  return (fields) => {
    const faults = findBillingFaults(fields)
    const errors: BillingErrors = {}
    for (const field of BILLING_FIELDS) {
      const fault = faults[field]
      if (fault !== undefined) errors[field] = describe(field, fault)
    }
    return errors
  }
}
