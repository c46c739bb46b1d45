import { Textarea, TextInput } from '@mantine/core'
import { type FormField, isRequiredField, ORDER_FIELD_LENGTHS } from '@merleg/domain/international-orders/order-fields'
import { formatDate } from '@merleg/domain/format/date'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { todayInHungary } from '../../../shared/format/today.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import classes from '../international-orders.module.css'

type TextField = Exclude<FormField, 'country'>
type InputKind = Pick<ComponentProps<typeof TextInput>, 'type' | 'inputMode' | 'autoComplete' | 'className'>

// What is asked for is another company's: the browser's own addresses are none of it.
const KINDS: Record<TextField, InputKind> = {
  name: { autoComplete: 'off', className: classes.wide },
  zip: { autoComplete: 'off' },
  city: { autoComplete: 'off' },
  street: { autoComplete: 'off', className: classes.wide },
  taxNumber: { autoComplete: 'off' },
  companyNumber: { autoComplete: 'off' },
  deadline: { autoComplete: 'off' },
  person: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  comment: { autoComplete: 'off', className: classes.wide },
}

type OrderInputProps = {
  field: TextField
  value: string
  hasFault: boolean
  /** Is whom the order names told of it? */
  isMailed: boolean
  onChange: (value: string) => void
}

/** A field of the form; what is wrong with it is told under the form. */
export function OrderInput({ field, value, hasFault, isMailed, onChange }: OrderInputProps) {
  const { t } = useTranslation('international-orders/page')
  const { locale } = useFormat()
  const hints: Partial<Record<TextField, string>> = {
    deadline: t('form.deadlineHint', { example: formatDate(locale, todayInHungary()) }),
    email: t(isMailed ? 'form.emailHint' : 'form.emailHintDemo'),
  }
  const shared = {
    name: field,
    label: t(`form.${field}`),
    withAsterisk: isRequiredField(field),
    required: isRequiredField(field),
    description: hints[field],
    inputWrapperOrder: ['label' as const, 'input' as const, 'description' as const],
    value,
    error: hasFault,
    // One more than is allowed shows that it is too much.
    maxLength: ORDER_FIELD_LENGTHS[field] + (field === 'deadline' ? 20 : 1),
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  }
  if (field === 'comment') return <Textarea {...shared} className={classes.wide} rows={3} resize="vertical" />
  return <TextInput {...KINDS[field]} {...shared} />
}
