import { randomBytes } from 'node:crypto'
import { FORMER_SECRETS_MAX, REPLAY_MAX, WEBHOOKS_MAX } from '@merleg/contract/webhooks.contract'
import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { FORMER_SECRET_MS } from '@merleg/domain/webhooks/retry-schedule'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { Owned } from '../../app/owned.ts'
import type { SessionUser } from '../../app/session.ts'
import { parseOutgoingUrl } from '../../shared/outgoing/outgoing-guard.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { notifyAlerts } from '../monitoring/alerts-fan-out.repository.ts'
import { findAccountHolder } from '../users/account-holders.repository.ts'
import { findAlertEnd } from '../alert-stream/told-alerts.repository.ts'
import { countAlerts, replayRange } from './make-deliveries.repository.ts'
import { outgoingSettings } from './outgoing-settings.ts'
import { type SendDeps, sendWebhook } from './send-webhook.usecases.ts'
import { insertTest } from './sending.repository.ts'
import { type AttemptRow, findDelivery, replayDelivery } from './webhook-deliveries.repository.ts'
import {
  countEndpoints,
  deleteEndpoint,
  type EndpointRow,
  findEndpointByUrl,
  insertEndpoint,
  lockEndpoint,
  lockEndpointsOf,
  ownEndpoint,
  updateEndpoint,
  updateEndpointState,
} from './webhook-endpoints.repository.ts'
import { listFormerSecrets, replaceSecret, updateOnlySecret } from './webhook-secrets.repository.ts'
import { sealWebhookSecret } from './webhook-secrets.ts'

type Typed = { name: string; url: string }
type Changes = { [Field in keyof Typed]?: string | undefined }
type Caller = Pick<SessionUser, 'userId' | 'subscriberId'>
/** Longer than the attempt takes. */
const TEST_CLAIM_MS = 60_000

/** Of a demo account everybody knows the password: anybody could have calls made from here. Throws `webhook.demo`. */
export async function refuseDemo({ db }: Pick<Deps, 'db'>, { userId }: Caller): Promise<void> {
  if ((await findAccountHolder(db, userId))?.isDemo !== false) throw new AppError('webhook.demo')
}

/**
 * Has alerts sent to an address from now on. Throws `webhook.url-refused`, `webhook.url-taken`, `webhook.too-many`,
 * `secrets.key-missing`.
 */
export async function addWebhook(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>,
  user: Caller,
  typed: Typed,
): Promise<{ id: string; secret: string }> {
  const { db, clock, config } = deps
  const [name, url] = [readName(typed.name), readUrl(config, typed.url)]
  const secret = makeSecret()
  const sealed = await sealWebhookSecret(deps, { secret, subscriberId: user.subscriberId })
  return inTransaction(db, async (tx) => {
    await lockEndpointsOf(tx, user.subscriberId)
    if ((await countEndpoints(tx, user.subscriberId)) >= WEBHOOKS_MAX) throw new AppError('webhook.too-many')
    await refuseTaken(tx, { subscriberId: user.subscriberId, url, ownId: null })
    const position = await findAlertEnd(tx)
    const id = await insertEndpoint(tx, { ...user, name, url, secret: sealed, position, now: clock.now() })
    return { id, secret }
  })
}

/**
 * What is not named stays. `seen`: what the caller saw of what he changes; left out: whatever it is. Throws
 * `webhook.changed`, `webhook.not-found`, `webhook.url-refused`, `webhook.url-taken`.
 */
export async function updateWebhook(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { endpointId, subscriberId }: Owned<EndpointRow>,
  { name, url, seen = {} }: Changes & { seen?: Changes | undefined },
): Promise<void> {
  const changes = {
    ...(name === undefined ? {} : { name: readName(name) }),
    ...(url === undefined ? {} : { url: readUrl(config, url) }),
  }
  await inTransaction(db, async (tx) => {
    await lockEndpointsOf(tx, subscriberId)
    const present = await ownEndpoint.find(tx, endpointId)
    if (present === null) throw new AppError('webhook.not-found')
    refuseOvertaken(present, { changes, seen })
    if (changes.url !== undefined) await refuseTaken(tx, { subscriberId, url: changes.url, ownId: endpointId })
    await updateEndpoint(tx, endpointId, changes)
  })
}

/** Pauses sending, or goes on where it stopped. */
export async function switchWebhook(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { endpointId }: Owned<EndpointRow>,
  isActive: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await updateEndpointState(tx, endpointId, { state: isActive ? 'active' : 'paused', now: clock.now() })
    await notifyAlerts(tx)
  })
}

export async function deleteWebhook({ db }: Pick<Deps, 'db'>, { endpointId }: Owned<EndpointRow>): Promise<void> {
  await inTransaction(db, (tx) => deleteEndpoint(tx, endpointId))
}

/**
 * Answers the new secret; the one before signs as well for a day, and those before it for the rest of theirs; with
 * `endFormer` none of them does any more. Throws `webhook.too-many-secrets`, as ending one early that nobody wants ended
 * would cut off whoever still uses it, and `secrets.key-missing`.
 */
export async function rotateSecret(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>,
  { endpointId, subscriberId }: Owned<EndpointRow>,
  { endFormer }: { endFormer: boolean },
): Promise<string> {
  const secret = makeSecret()
  const { db, clock } = deps
  const sealed = await sealWebhookSecret(deps, { secret, subscriberId })
  await inTransaction(db, async (tx) => {
    await lockEndpoint(tx, endpointId)
    const now = clock.now()
    if (endFormer) return updateOnlySecret(tx, endpointId, sealed)
    const former = await listFormerSecrets(tx, { endpointId, now })
    if (former.length >= FORMER_SECRETS_MAX) throw new AppError('webhook.too-many-secrets')
    await replaceSecret(tx, endpointId, {
      secret: sealed,
      formerUntil: new Date(now.getTime() + FORMER_SECRET_MS),
    })
  })
  return secret
}

/** Sends a test at once, whether the endpoint is active or not. Throws `webhook.test-running`. */
export async function sendTest(deps: SendDeps, { endpointId }: Owned<EndpointRow>): Promise<AttemptRow> {
  const claimed = await inTransaction(deps.db, async (tx) => {
    if ((await lockEndpoint(tx, endpointId)) === null) throw new AppError('webhook.not-found')
    const now = deps.clock.now()
    return insertTest(tx, { endpointId, now, until: new Date(now.getTime() + TEST_CLAIM_MS) })
  })
  if (claimed === null) throw new AppError('webhook.test-running')
  // Not given up where the caller goes: the receiver has it then, and the list tells of it.
  const attempt = await sendWebhook(deps, claimed, new AbortController().signal)
  if (attempt === null) throw new AppError('webhook.not-found')
  return attempt
}

export type Replay = { deliveryId: string } | { after: number; upTo?: number | undefined }

/** Queues what was sent once more; answers how much. Throws the refusals of the call. */
export async function replay(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  endpoint: Owned<EndpointRow>,
  asked: Replay,
): Promise<number> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const count =
      'deliveryId' in asked
        ? await replayOne(tx, endpoint, { ...asked, now })
        : await replaySome(tx, endpoint, { ...asked, now })
    await notifyAlerts(tx)
    return count
  })
}

async function replayOne(
  tx: Tx,
  { endpointId }: EndpointRow,
  { deliveryId, now }: { deliveryId: string; now: Date },
): Promise<number> {
  await lockEndpoint(tx, endpointId)
  const delivery = await findDelivery(tx, { endpointId, deliveryId })
  if (delivery === null) throw new AppError('webhook.delivery-not-found')
  if (delivery.position === null) throw new AppError('webhook.test-not-replayed')
  await replayDelivery(tx, { deliveryId, now })
  return 1
}

/** Of alerts that are still to be taken over deliveries are made anyway. */
async function replaySome(
  tx: Tx,
  { endpointId, subscriberId }: EndpointRow,
  { after, upTo, now }: { after: number; upTo?: number | undefined; now: Date },
): Promise<number> {
  if (upTo !== undefined && upTo < after) throw new AppError('webhook.range-reversed', { fields: { upTo: 'reversed' } })
  const { position = 0 } = (await lockEndpoint(tx, endpointId)) ?? {}
  const range = { endpointId, subscriberId, after, upTo: Math.min(upTo ?? position, position) }
  const count = await countAlerts(tx, { ...range, limit: REPLAY_MAX + 1 })
  if (count > REPLAY_MAX) throw new AppError('webhook.replay-too-large')
  return replayRange(tx, { ...range, now })
}

function readUrl(config: Deps['config'], url: string): string {
  const parsed = parseOutgoingUrl(url, outgoingSettings(config))
  if (parsed === null) throw new AppError('webhook.url-refused', { fields: { url: 'refused' } })
  return parsed.href
}

function readName(name: string): string {
  const plain = toSingleLine(name)
  if (plain === '') throw new AppError('validation.failed', { fields: { name: 'too_small' } })
  return plain
}

/** Where a colleague has put something else since; the same as is put there now takes nothing back. */
function refuseOvertaken(present: Typed, { changes, seen }: { changes: Changes; seen: Changes }): void {
  for (const field of ['name', 'url'] as const) {
    const [stored, known, next] = [present[field], seen[field], changes[field]]
    if (next !== undefined && known !== undefined && stored !== known && stored !== next)
      throw new AppError('webhook.changed')
  }
}

async function refuseTaken(
  tx: Tx,
  { subscriberId, url, ownId }: { subscriberId: string; url: string; ownId: string | null },
): Promise<void> {
  const found = await findEndpointByUrl(tx, { subscriberId, url })
  if (found !== null && found !== ownId) throw new AppError('webhook.url-taken', { fields: { url: 'taken' } })
}

function makeSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
