/** An order is worked on until its report is delivered or it is cancelled; a delivered one may be paid back. */
export const ORDER_STATES = ['ordered', 'delivered', 'cancelled', 'refunded'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/**
 * How far an order is in the list that has those of providers too: one may fail, or wait for a person to decide what has
 * become of it.
 */
export const LISTED_ORDER_STATES = [...ORDER_STATES, 'failed', 'undecided'] as const

/** What is heard of an order after it was placed. */
export const NOTICE_KINDS = ['answered', 'delivered', 'cancelled', 'refunded'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** So many orders may a subscriber place in an hour: each is work for somebody. */
export const MOST_ORDERS_AN_HOUR = 30

/** The number under which an order is spoken of: `KR-2026-000042`. */
export function formatForeignOrderNumber({ year, serial }: { year: number; serial: number }): string {
  return `KR-${year}-${String(serial).padStart(6, '0')}`
}
