import type { Webhook, WebhookAttempt, WebhookDelivery } from '@merleg/contract/webhooks.contract'

/** A webhook with what a test says of it. */
export function testingWebhook(given: Partial<Webhook> = {}): Webhook {
  return {
    id: '0f0e0d0c-0000-4000-8000-0000000000c1',
    name: 'Vevői rendszer',
    url: 'https://erp.example/hook',
    state: 'active',
    stateAt: '2026-11-02T10:00:00.000Z',
    failingSince: null,
    formerSecretUntil: null,
    olderSecretsUntil: [],
    createdAt: '2026-11-02T10:00:00.000Z',
    deliveredAt: '2026-11-20T10:00:00.000Z',
    counts: { waiting: 1, delivered: 12, failed: 0 },
    position: 4321,
    ...given,
  }
}

/** An attempt that was taken. */
export const testingAttempt: WebhookAttempt = {
  id: 7,
  attemptedAt: '2026-11-20T10:00:00.000Z',
  durationMs: 123,
  status: 200,
  isTaken: true,
  text: 'fogadta (200)',
  answer: '<b>rendben</b>',
}

/** A delivery with what a test says of it. */
export function testingDelivery(given: Partial<WebhookDelivery> = {}): WebhookDelivery {
  return {
    id: '0f0e0d0c-0000-4000-8000-0000000000d1',
    messageId: 'msg_0f0e0d0c0000400080000000000000c1_4321_1795420800000',
    position: 4321,
    state: 'delivered',
    attemptCount: 1,
    queuedAt: '2026-11-20T10:00:00.000Z',
    dueAt: null,
    lastAttempt: testingAttempt,
    ...given,
  }
}
