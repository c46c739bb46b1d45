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
  { state, cause, undecidedSince, holdId }: Pick<ForeignOrder, 'state' | 'cause' | 'undecidedSince' | 'holdId'>,
): string {
  const isHeld = holdId !== null
  if (undecidedSince === null) return describeStep(locale, { state, cause, isHeld })
  const t = getTranslator(locale, 'international/answers')
  const why = t(state === 'placed' ? 'order.undecided.placed' : 'order.undecided.unknown')
  return isHeld ? `${why} ${t('order.held')}` : why
}

type Step = { state: ForeignOrderState; cause: string | null; isHeld: boolean }

/** The same of one step of an order; `isHeld`: credit is held for it, which is not so where it costs nothing. */
export function describeStep(locale: Locale, { state, cause, isHeld }: Step): string {
  const t = getTranslator(locale, 'international/answers')
  const known = ORDER_CAUSES.find((one): one is OrderCause => one === cause)
  const isFree = !isHeld && (state === 'reserved' || state === 'unknown')
  const text = isFree ? t(`order.free.${state}`) : t(`order.states.${state}`)
  return known === undefined ? text : `${text} ${t(`order.causes.${known}`)}`
}
