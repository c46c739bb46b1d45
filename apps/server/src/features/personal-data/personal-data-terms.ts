/**
 * How long personal data that nothing needs any more are kept, as PostgreSQL writes spans; docs/operations.md has the same
 * table. Who and what of it stays is said beside the statements that forget them.
 */
export const PERSONAL_DATA_TERMS = {
  /** Requests for trials that never began, from the day they were made. */
  'trial-requests': '30 days',
  /** Messages, offers and top-up requests, from the day they were done. */
  'done-requests': '24 months',
  /** Whom to ask about an offline order, and the comment, from the day it was closed. */
  'order-contacts': '24 months',
} as const
export type KeptData = keyof typeof PERSONAL_DATA_TERMS

const isKept = (name: string): name is KeptData => name in PERSONAL_DATA_TERMS
export const KEPT_DATA: readonly KeptData[] = Object.keys(PERSONAL_DATA_TERMS).filter(isKept)
