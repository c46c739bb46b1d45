import { TextInput } from '@mantine/core'
import type { BillingField } from '@merleg/domain/billing-details'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../billing.module.css'

type InputKind = Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete' | 'className'>

const KINDS: Record<BillingField, InputKind> = {
  company: { autoComplete: 'organization', className: classes.wide },
  taxNumber: { autoComplete: 'off', className: classes.wide },
  zip: { autoComplete: 'postal-code', className: classes.short },
  city: { autoComplete: 'address-level2' },
  street: { autoComplete: 'street-address', className: classes.wide },
  contact: { autoComplete: 'name', className: classes.wide },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
}

type BillingInputProps = {
  field: BillingField
  value: string
  error: string | null
  /** Does what is ordered send mails to the address? */
  isMailed: boolean
  onChange: (value: string) => void
}

/** A field of the bill, with what it asks for. */
export function BillingInput({ field, value, error, isMailed, onChange }: BillingInputProps) {
  const { t } = useTranslation('billing/page')
  const hints: Partial<Record<BillingField, string>> = {
    taxNumber: t('taxNumberHint'),
    email: t(isMailed ? 'emailHint' : 'emailHintDemo'),
  }
  const hint = hints[field] ?? null
  return (
    <TextInput
      {...KINDS[field]}
      name={field}
      label={t(field)}
      required
      withAsterisk
      {...(hint === null ? {} : { description: hint })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
