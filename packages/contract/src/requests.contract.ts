import { CREDIT_ACCOUNTS } from '@merleg/domain/credits/credit-accounts'
import { TOP_UP_RULES } from '@merleg/domain/credits/top-up'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { NotificationAnswer } from './fields.ts'

/** Characters of a message, without spaces around it. */
export const MESSAGE_MAX_LENGTH = 5000
/** Characters of what is said beside the amount of a top-up. */
export const TOP_UP_MESSAGE_MAX_LENGTH = 1000

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/send-message',
  access: 'user',
  kind: 'json',
  summary: 'Store a message to customer service and mail it',
  body: z.strictObject({
    message: z.string().trim().min(1).max(MESSAGE_MAX_LENGTH),
    /** The address of the page the user wrote from. */
    notification: z.string().max(500).optional(),
  }),
  answer: NotificationAnswer,
  errors: ['requests.too-many'],
})

export const requestOffer = defineEndpoint({
  method: 'POST',
  path: '/api/request-offer',
  access: 'user',
  kind: 'json',
  summary: 'Ask for a sales offer for a module; stored and mailed to sales',
  body: z.strictObject({ feature: z.string().trim().min(1).max(200) }),
  answer: NotificationAnswer,
  errors: ['requests.too-many'],
})

export const requestTopUp = defineEndpoint({
  method: 'POST',
  path: '/api/requests/top-up',
  access: 'user',
  kind: 'json',
  summary: 'Ask for more credit on an account of the subscriber; stored and mailed to sales',
  body: z
    .strictObject({
      account: z.enum(CREDIT_ACCOUNTS),
      /** In minor units of the account's currency: fillér or cent. */
      amount: z.int().positive(),
      message: z.string().trim().max(TOP_UP_MESSAGE_MAX_LENGTH).optional(),
    })
    .refine(({ account, amount }) => amount <= TOP_UP_RULES[account].most, {
      path: ['amount'],
      params: { code: 'too_big' },
    }),
  answer: NotificationAnswer,
  errors: ['requests.too-many'],
})
