import { CREDIT_ACCOUNTS } from '@merleg/domain/credits/credit-accounts'
import { z } from 'zod'

/** What the provider's own people look at, in the order of the tabs. */
export const OPERATOR_VIEWS = [
  'requests',
  'corrections',
  'orders',
  'subscribers',
  'prices',
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
  /** The subscriber whose credit is shown, which account of it, and which page of its entries. */
  subscriber: z.uuid().optional().catch(undefined),
  account: z.enum(CREDIT_ACCOUNTS).optional().catch(undefined),
  currentPage: z.number().int().min(2).optional().catch(undefined),
})
