import type { EndpointAnswer, EndpointInput } from '@merleg/contract/endpoint'
import type {
  listWebhookAttempts,
  listWebhookDeliveries,
  listWebhooks,
  WebhookAttempt,
  WebhookDelivery,
} from '@merleg/contract/webhooks.contract'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import { isTaken } from './send-webhook.usecases.ts'
import { DELIVERY_FAULTS } from './sending.repository.ts'
import {
  type AttemptRow,
  countDeliveries,
  findDelivery,
  listAttempts,
  listDeliveries,
  type ListedDelivery,
} from './webhook-deliveries.repository.ts'
import { type EndpointRow, type ListedEndpoint, listEndpoints } from './webhook-endpoints.repository.ts'

/** Every attempt of three days, and of some replays. */
const ATTEMPTS_SHOWN = 100

export async function getWebhooksPage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  subscriberId: string,
): Promise<EndpointAnswer<typeof listWebhooks>> {
  const now = clock.now()
  return { results: (await listEndpoints(db, subscriberId)).map((row) => toWebhook(row, now)) }
}

function toWebhook(row: ListedEndpoint, now: Date): EndpointAnswer<typeof listWebhooks>['results'][number] {
  const { endpointId, name, url, state, waiting, delivered, failed, position } = row
  const [former = null, ...older] = row.formerUntil.filter((until) => until > now).map((until) => until.toISOString())
  return {
    id: endpointId,
    name,
    url,
    state,
    stateAt: row.stateAt.toISOString(),
    failingSince: row.failingSince?.toISOString() ?? null,
    formerSecretUntil: former,
    olderSecretsUntil: older,
    createdAt: row.createdAt.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    counts: { waiting, delivered, failed },
    position,
  }
}

export async function getDeliveriesPage(
  { db }: Pick<Deps, 'db'>,
  { endpointId }: Owned<EndpointRow>,
  { query, locale }: { query: EndpointInput<typeof listWebhookDeliveries>['query']; locale: Locale },
): Promise<EndpointAnswer<typeof listWebhookDeliveries>> {
  const { state, currentPage, perPage } = query
  const rows = await listDeliveries(db, { endpointId, state, limit: perPage, offset: (currentPage - 1) * perPage })
  const count = await countDeliveries(db, { endpointId, state })
  return { results: rows.map((row) => toDelivery(row, locale)), meta: { count, currentPage, perPage } }
}

function toDelivery(row: ListedDelivery, locale: Locale): WebhookDelivery {
  const { attemptId, attemptedAt, durationMs, status, fault, answer } = row
  const hasAttempt = attemptId !== null && attemptedAt !== null && durationMs !== null
  return {
    id: row.deliveryId,
    messageId: row.messageId,
    position: row.position,
    state: row.state,
    attemptCount: row.attemptCount,
    queuedAt: row.queuedAt.toISOString(),
    dueAt: row.state === 'waiting' ? row.dueAt.toISOString() : null,
    lastAttempt: hasAttempt
      ? renderAttempt({ attemptId, attemptedAt, durationMs, status, fault, answer: answer ?? '' }, locale)
      : null,
  }
}

/** Throws `webhook.delivery-not-found`. */
export async function getAttempts(
  { db }: Pick<Deps, 'db'>,
  { endpointId }: Owned<EndpointRow>,
  { deliveryId, locale }: { deliveryId: string; locale: Locale },
): Promise<EndpointAnswer<typeof listWebhookAttempts>> {
  if ((await findDelivery(db, { endpointId, deliveryId })) === null) throw new AppError('webhook.delivery-not-found')
  const rows = await listAttempts(db, { deliveryId, limit: ATTEMPTS_SHOWN })
  return { results: rows.map((row) => renderAttempt(row, locale)) }
}

/** An attempt with how it went in words. */
export function renderAttempt({ attemptId, attemptedAt, fault, ...row }: AttemptRow, locale: Locale): WebhookAttempt {
  return {
    id: attemptId,
    attemptedAt: attemptedAt.toISOString(),
    ...row,
    isTaken: isTaken(row),
    text: describeOutcome({ status: row.status, fault }, locale),
  }
}

function describeOutcome({ status, fault }: Pick<AttemptRow, 'status' | 'fault'>, locale: Locale): string {
  const t = getTranslator(locale, 'webhooks/answers')
  if (status !== null) {
    if (isTaken({ status })) return t('outcomes.taken', { status })
    if (status === 410) return t('outcomes.gone')
    return status >= 300 && status < 400 ? t('outcomes.redirected', { status }) : t('outcomes.refused', { status })
  }
  const known = DELIVERY_FAULTS.find((one) => one === fault)
  return known === undefined ? t('outcomes.nothing-to-send') : t(`outcomes.${known}`)
}
