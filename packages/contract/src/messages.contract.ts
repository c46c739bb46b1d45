import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { NotificationAnswer } from './fields.ts'

/** Characters of a message, without spaces around it. */
export const MESSAGE_MAX_LENGTH = 5000

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
  errors: ['messages.too-many'],
})

export const requestOffer = defineEndpoint({
  method: 'POST',
  path: '/api/request-offer',
  access: 'user',
  kind: 'json',
  summary: 'Ask for a sales offer for a module; stored and mailed to sales',
  body: z.strictObject({ feature: z.string().trim().min(1).max(200) }),
  answer: NotificationAnswer,
  errors: ['messages.too-many'],
})
