/**
 * Life of the order of a foreign report. `quoted`: its price was told; `reserved`: its credit is held; `sent`: written down
 * before the provider is called, so that whatever happens then it is never sent again; `placed`: the provider has it;
 * `unknown`: nobody knows whether the provider has it (decisions 28).
 */
export const FOREIGN_ORDER_STATES = ['quoted', 'reserved', 'sent', 'placed', 'delivered', 'failed', 'unknown'] as const
export type ForeignOrderState = (typeof FOREIGN_ORDER_STATES)[number]

const NEXT: Readonly<Record<ForeignOrderState, readonly ForeignOrderState[]>> = {
  quoted: ['reserved'],
  reserved: ['sent', 'failed'],
  sent: ['placed', 'failed', 'unknown'],
  unknown: ['placed', 'failed'],
  placed: ['delivered', 'failed'],
  delivered: [],
  failed: [],
}

/** May an order go from one state to the other? No way leads back to `sent`. */
export function canBecome(from: ForeignOrderState, to: ForeignOrderState): boolean {
  return NEXT[from].includes(to)
}

/** The states from which an order may come to one. */
export function statesBefore(state: ForeignOrderState): ForeignOrderState[] {
  return FOREIGN_ORDER_STATES.filter((from) => canBecome(from, state))
}

/** Nothing changes any more: the credit is taken or given back. */
export function isSettled(state: ForeignOrderState): boolean {
  return NEXT[state].length === 0
}

/** Reports that a subscriber orders online in a day, free ones included: each is a document that is kept. */
export const MOST_REPORTS_A_DAY = 200

/** Its credit is held. */
export const OPEN_ORDER_STATES = ['reserved', 'sent', 'placed', 'unknown'] as const satisfies ForeignOrderState[]

/** Why an order failed, or is not delivered yet. */
export const ORDER_CAUSES = [
  'price-changed',
  'not-available',
  'busy',
  'provider-down',
  'refused',
  'no-answer',
  'document-broken',
  'provider-failed',
  'operator',
] as const
export type OrderCause = (typeof ORDER_CAUSES)[number]

const SECOND = 1000
const MINUTE = 60 * SECOND
const LOOKING_PAUSES = [10, 30, 60, 2 * 60, 5 * 60, 15 * 60, 30 * 60, 60 * 60].map((seconds) => seconds * SECOND)
const DELIVERY_PAUSES = [1, 1, 2, 2, 3, 5, 5, 10, 10, 20, 30, 60, 5 * 60, 15 * 60, 60 * 60].map(
  (seconds) => seconds * SECOND,
)

/**
 * Milliseconds until an order is looked for again at the provider, by our reference; null where it was looked for often
 * enough and a person has to decide.
 */
export function pauseBeforeLooking(attempts: number): number | null {
  return LOOKING_PAUSES[attempts] ?? null
}

/** The same until a placed order is asked for its document again. */
export function pauseBeforeFetching(attempts: number): number | null {
  return DELIVERY_PAUSES[attempts] ?? null
}

/** After so long whoever has sent an order is taken for dead: longer than any call waits. */
export const SENT_STALE_MS = MINUTE

/** Whoever asks the provider about an order does so alone for as long: longer than its calls and their repetitions take. */
export const ATTEMPT_LEASE_MS = 3 * MINUTE

/** The same order again within this time is the first one (decisions 5). */
export const REPEATED_PURCHASE_SECONDS = 60
