import { z } from 'zod'

/** What the provider's own people look at, in the order of the tabs. */
export const OPERATOR_VIEWS = [
  'requests',
  'corrections',
  'orders',
  'subscribers',
  'jobs',
  'mails',
  'sources',
  'security',
] as const
export type OperatorView = (typeof OPERATOR_VIEWS)[number]

export const OperatorSearch = z.object({
  view: z.enum(OPERATOR_VIEWS).optional().catch(undefined),
  /** What is done too. */
  state: z.enum(['all']).optional().catch(undefined),
})
