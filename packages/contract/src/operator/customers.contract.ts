import { CREDIT_ACCOUNTS, CREDIT_CURRENCIES } from '@merleg/domain/credits/credit-accounts'
import { z } from 'zod'
import { CreditBalance, getCreditStatement } from '../credits.contract.ts'
import { defineEndpoint } from '../endpoint.ts'
import { NotificationAnswer } from '../fields.ts'

/** Hundredths of the currency that one posting can move. */
export const POSTED_MAX = 1_000_000_000_000
export const REFERENCE_MAX_LENGTH = 120
export const REASON_MAX_LENGTH = 300

const operator = { access: 'user', role: 'operator', kind: 'json' } as const
const ErrorsOfAll = ['operator.second-factor', 'subscriber.not-found'] as const
const IdParams = z.strictObject({ id: z.uuid() })

const Account = z.enum(CREDIT_ACCOUNTS)
const Amount = z.number().int().min(1).max(POSTED_MAX)
const Reference = z.string().trim().min(1).max(REFERENCE_MAX_LENGTH)
const Reason = z.string().trim().min(1).max(REASON_MAX_LENGTH)

/** What a posting did. `isReplay`: it stood under its reference before, and nothing was posted now. */
const Posted = NotificationAnswer.extend({
  isReplay: z.boolean(),
  currency: z.enum(CREDIT_CURRENCIES),
  /** What can be spent now. */
  balance: z.number().int(),
})

export const getCustomer = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/subscribers/:id',
  summary: 'A subscriber with the end of its trial and its credit',
  params: IdParams,
  answer: z.object({
    id: z.uuid(),
    name: z.string(),
    /** Null where it is no trial. */
    trialEndsAt: z.iso.datetime().nullable(),
    accounts: z.array(CreditBalance),
  }),
  errors: [...ErrorsOfAll],
})

export const getCustomerStatement = defineEndpoint({
  ...operator,
  method: 'GET',
  path: '/api/operator/subscribers/:id/statement',
  summary: 'Statement of one kind of credit of a subscriber, the latest first',
  params: IdParams,
  query: getCreditStatement.query,
  answer: getCreditStatement.answer,
  errors: [...ErrorsOfAll, 'days.reversed'],
})

export const topUpCustomer = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/subscribers/:id/top-up',
  summary: 'Post money that came in; nothing is posted twice under one reference',
  params: IdParams,
  body: z.strictObject({ account: Account, amount: Amount, reference: Reference, reason: Reason }),
  answer: Posted,
  errors: [...ErrorsOfAll, 'credit.reference-used'],
})

export const adjustCustomer = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/subscribers/:id/adjust',
  summary: 'Put a balance right by an entry of its own, up or down; nothing is posted twice under one reference',
  params: IdParams,
  body: z.strictObject({
    account: Account,
    direction: z.enum(['give', 'take']),
    amount: Amount,
    reference: Reference,
    reason: Reason,
  }),
  answer: Posted,
  errors: [...ErrorsOfAll, 'credit.reference-used', 'credit.not-spendable'],
})

export const refundCustomer = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/subscribers/:id/refund',
  summary:
    'Give back some or all of what was paid for a purchase, once under a reference; what was delivered stays open',
  params: IdParams,
  body: z.strictObject({
    transferId: z.uuid().max(36),
    /** Null: all that was not given back before. */
    amount: Amount.nullable(),
    reference: Reference,
    reason: Reason,
  }),
  answer: Posted,
  errors: [
    ...ErrorsOfAll,
    'credit.reference-used',
    'credit.refund-too-large',
    'credit.purchase-not-found',
    'credit.refund-by-order',
    'credit.refunded-before',
  ],
})

export const keepCustomer = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/subscribers/:id/keep-trial',
  summary: 'Make the trial of a subscriber a subscription, also when it is over; what it may use stays as it is',
  params: IdParams,
  body: z.strictObject({}),
  answer: NotificationAnswer,
  errors: [...ErrorsOfAll, 'trial.none'],
})

export const decideTrial = defineEndpoint({
  ...operator,
  method: 'POST',
  path: '/api/operator/requests/:number/trial',
  summary: 'Give or refuse a trial that was asked for; whoever asked is told by mail',
  params: z.strictObject({ number: z.coerce.number().int().min(1).max(1_000_000_000_000) }),
  body: z.strictObject({
    decision: z.enum(['granted', 'refused']),
    /** What the mail of a refusal says besides. */
    text: z.string().trim().max(2000),
  }),
  answer: NotificationAnswer,
  errors: [
    'operator.second-factor',
    'request.not-found',
    'trial.decided',
    'trial.begun',
    'trial.being-mailed',
    'trial.address-taken',
    'trial.not-possible',
  ],
})
