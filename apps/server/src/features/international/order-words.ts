import {
  type ForeignOrderState,
  ORDER_CAUSES,
  type OrderCause,
} from '@merleg/domain/international/foreign-order-states'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { ForeignOrder } from './foreign-orders.repository.ts'

/** How far an order is, and why it goes no further. */
export function describeOrder(
  locale: Locale,
  { state, cause, undecidedSince }: Pick<ForeignOrder, 'state' | 'cause' | 'undecidedSince'>,
): string {
  const t = getTranslator(locale, 'international/answers')
  if (undecidedSince !== null) return t('order.undecided')
  return describeStep(locale, { state, cause })
}

/** The same of one step of an order. */
export function describeStep(
  locale: Locale,
  { state, cause }: { state: ForeignOrderState; cause: string | null },
): string {
  const t = getTranslator(locale, 'international/answers')
  const known = ORDER_CAUSES.find((one): one is OrderCause => one === cause)
  const text = t(`order.states.${state}`)
  return known === undefined ? text : `${text} ${t(`order.causes.${known}`)}`
}
