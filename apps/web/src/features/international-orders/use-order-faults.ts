import { formatDate } from '@merleg/domain/format/date'
import {
  findOrderFaults,
  FORM_FIELDS,
  type FormField,
  NO_ORDER_FIELDS,
  ORDER_FIELD_LENGTHS,
} from '@merleg/domain/international-orders/order-fields'
import { useTranslation } from 'react-i18next'
import { parseDay } from '../../shared/format/parse-day.ts'
import { todayInHungary } from '../../shared/format/today.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import type { TypedOrder } from './order-draft.ts'

export type FieldFault = { field: FormField; text: string }

/**
 * What is wrong with the form, in words, in the order of its fields. `isBegun`: it may have been placed already, when its
 * deadline was still to come.
 */
export function useOrderFaults(): (typed: TypedOrder, isBegun: boolean) => FieldFault[] {
  const { t } = useTranslation('international-orders/page')
  const { locale } = useFormat()
  return (typed, isBegun) => {
    const today = todayInHungary()
    const faults = findOrderFaults({ ...NO_ORDER_FIELDS, ...typed, deadline: readDeadline(typed, locale) }, { today })
    return FORM_FIELDS.flatMap((field) => {
      const fault = faults[field]
      if (fault === undefined || (isBegun && fault === 'day-past')) return []
      const limit = ORDER_FIELD_LENGTHS[field]
      return [{ field, text: t(`form.faults.${fault}`, { limit, example: formatDate(locale, today) }) }]
    })
  }
}

/** The typed day as calls write it; what is no day stays as it is, and is told as a fault. */
export function readDeadline({ deadline }: TypedOrder, locale: Parameters<typeof parseDay>[1]): string {
  const text = deadline.trim()
  return text === '' ? '' : (parseDay(text, locale) ?? text)
}
