/** The steps of an order, in their turn; the first one is what the address shows without a step. */
export const ORDER_STEPS = ['select', 'billing', 'confirm'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]
