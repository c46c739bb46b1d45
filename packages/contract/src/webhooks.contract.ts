import { DELIVERY_STATES } from './address-words.ts'
import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { NotificationAnswer } from './fields.ts'
import { ListMeta, pagingQuery } from './paging.ts'

/** Endpoints a subscriber can have. */
export const WEBHOOKS_MAX = 10
export const WEBHOOK_NAME_MAX_LENGTH = 100
export const WEBHOOK_URL_MAX_LENGTH = 1000
/** Secrets before the present one that may sign beside it at a time: receivers try every signature of a message. */
export const FORMER_SECRETS_MAX = 4
/** Deliveries that one replay may queue. */
export const REPLAY_MAX = 100_000
/** Days for which deliveries are kept. */
export const DELIVERIES_KEPT_DAYS = 30

export const WEBHOOK_STATES = ['active', 'paused', 'gone', 'failing'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

const WebhookParams = z.strictObject({ id: z.uuid() })
const Position = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const Name = z.string().trim().min(1).max(WEBHOOK_NAME_MAX_LENGTH)
const Url = z.string().trim().min(1).max(WEBHOOK_URL_MAX_LENGTH)

const Webhook = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  state: z.enum(WEBHOOK_STATES),
  stateAt: z.iso.datetime(),
  /** Since when every attempt has failed; null where the last one was taken, or there was none. */
  failingSince: z.iso.datetime().nullable(),
  /** Until then the secret before signs as well; null where there is none. */
  formerSecretUntil: z.iso.datetime().nullable(),
  /** Until when secrets before that one sign, too, each of them; the latest first. */
  olderSecretsUntil: z.array(z.iso.datetime()),
  createdAt: z.iso.datetime(),
  /** The last delivery that was taken. */
  deliveredAt: z.iso.datetime().nullable(),
  counts: z.object({ waiting: z.number().int(), delivered: z.number().int(), failed: z.number().int() }),
  /** Up to which position alerts were taken over for sending. */
  position: z.number().int(),
})
export type Webhook = z.infer<typeof Webhook>

const Attempt = z.object({
  id: z.number().int(),
  attemptedAt: z.iso.datetime(),
  durationMs: z.number().int(),
  status: z.number().int().nullable(),
  isTaken: z.boolean(),
  /** How it went, in words. */
  text: z.string(),
  /** How the answer began. */
  answer: z.string(),
})
export type WebhookAttempt = z.infer<typeof Attempt>

const Delivery = z.object({
  id: z.uuid(),
  /** What the header `webhook-id` says; by it a receiver knows an alert again, also where a position was given twice. */
  messageId: z.string(),
  /** The alert; null of a test. */
  position: z.number().int().nullable(),
  state: z.enum(DELIVERY_STATES),
  attemptCount: z.number().int(),
  queuedAt: z.iso.datetime(),
  /** When the next attempt is due; null where there is none. */
  dueAt: z.iso.datetime().nullable(),
  lastAttempt: Attempt.nullable(),
})
export type WebhookDelivery = z.infer<typeof Delivery>

/** Shown this once. */
const SecretAnswer = NotificationAnswer.extend({ id: z.uuid(), secret: z.string() })

export const listWebhooks = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/webhooks',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Where the alerts of the subscriber are sent; secrets are never shown again',
  answer: z.object({ results: z.array(Webhook) }),
  errors: [],
})

export const addWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/webhooks/add',
  access: 'Monitoring',
  machine: false,
  kind: 'json',
  summary: 'Has alerts sent to an address from now on; answers with the secret that signs them, this once',
  body: z.strictObject({ name: Name, url: Url }),
  answer: SecretAnswer,
  errors: ['secrets.key-missing', 'webhook.demo', 'webhook.too-many', 'webhook.url-refused', 'webhook.url-taken'],
})

export const updateWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/webhooks/:id/update',
  access: 'Monitoring',
  machine: false,
  kind: 'json',
  summary:
    'Changes name or address; what is not named stays. With `seen` it is refused where something else stands there by now',
  params: WebhookParams,
  body: z
    .strictObject({
      name: Name.optional(),
      url: Url.optional(),
      /** What stood there when this was written, of each that is changed. */
      seen: z.strictObject({ name: Name.optional(), url: Url.optional() }).optional(),
    })
    .refine(({ name, url }) => name !== undefined || url !== undefined, {
      path: ['name'],
      params: { code: 'required' },
    }),
  answer: NotificationAnswer,
  errors: ['webhook.changed', 'webhook.demo', 'webhook.not-found', 'webhook.url-refused', 'webhook.url-taken'],
})

export const switchWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/webhooks/:id/state',
  access: 'Monitoring',
  machine: false,
  kind: 'json',
  summary: 'Pauses sending, or goes on where it stopped: nothing in between is lost',
  params: WebhookParams,
  body: z.strictObject({ isActive: z.boolean() }),
  answer: NotificationAnswer,
  errors: ['webhook.demo', 'webhook.not-found'],
})

export const deleteWebhook = defineEndpoint({
  method: 'DELETE',
  path: '/api/monitoring/webhooks/:id/delete',
  access: 'Monitoring',
  machine: false,
  kind: 'json',
  summary: 'Deletes an address with its deliveries; it cannot be taken back',
  params: WebhookParams,
  answer: NotificationAnswer,
  errors: ['webhook.not-found'],
})

export const rotateWebhookSecret = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/webhooks/:id/secret',
  access: 'Monitoring',
  machine: false,
  kind: 'json',
  summary:
    'Makes a new secret; the one before signs as well for a day, and so do those before it for the rest of theirs',
  params: WebhookParams,
  body: z.strictObject({
    /** All before it sign no more, at once: somebody else may know them. */
    endFormer: z.boolean().optional(),
  }),
  answer: SecretAnswer,
  errors: ['secrets.key-missing', 'webhook.demo', 'webhook.not-found', 'webhook.too-many-secrets'],
})

export const testWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/webhooks/:id/test',
  access: 'Monitoring',
  machine: false,
  kind: 'json',
  summary: 'Sends an event `webhook.test` at once, and tells how it went; it is not tried again',
  params: WebhookParams,
  body: z.strictObject({}),
  answer: z.object({ attempt: Attempt }),
  errors: ['webhook.demo', 'webhook.not-found', 'webhook.test-running'],
})

export const listWebhookDeliveries = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/webhooks/:id/deliveries',
  access: 'Monitoring',
  kind: 'json',
  summary: 'What was sent to an address and is to be sent, the newest first',
  params: WebhookParams,
  query: z.strictObject({ state: z.enum(DELIVERY_STATES).optional(), ...pagingQuery }),
  answer: z.object({ results: z.array(Delivery), meta: ListMeta }),
  errors: ['webhook.not-found'],
})

export const listWebhookAttempts = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/webhooks/:id/deliveries/:deliveryId',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Every attempt of a delivery, the newest first',
  params: z.strictObject({ id: z.uuid(), deliveryId: z.uuid() }),
  answer: z.object({ results: z.array(Attempt) }),
  errors: ['webhook.not-found', 'webhook.delivery-not-found'],
})

export const replayWebhook = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/webhooks/:id/replay',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Sends again: one delivery, the alerts of a range of positions, or all after a position',
  params: WebhookParams,
  body: z.union([
    z.strictObject({ deliveryId: z.uuid().max(36) }),
    z.strictObject({ after: Position, upTo: Position.optional() }),
  ]),
  answer: NotificationAnswer.extend({ count: z.number().int() }),
  errors: [
    'webhook.demo',
    'webhook.not-found',
    'webhook.delivery-not-found',
    'webhook.test-not-replayed',
    'webhook.range-reversed',
    'webhook.replay-too-large',
  ],
})
