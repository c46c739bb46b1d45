import { STREAMS_MAX, type streamAlerts } from '@merleg/contract/alert-stream.contract'
import type { EndpointEvent } from '@merleg/contract/endpoint'
import { inSnapshot } from '@merleg/db/transaction'
import { AppError } from '../../app/app-error.ts'
import { type Config, shareOf } from '../../app/config.ts'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { beyondEnd, notWatched } from './alert-stream.views.ts'
import { countUnwatchedChanges, findAlertEnd, listAlertsAfter } from './told-alerts.repository.ts'
import { tellAlerts } from './told-alerts.views.ts'

type StreamDeps = Pick<Deps, 'db' | 'config' | 'alertBell'>
type StreamEvent = EndpointEvent<typeof streamAlerts>
type Stream = {
  user: Pick<SessionUser, 'subscriberId'>
  /** Begin after this position; null: from now on. */
  after: number | null
  signal: AbortSignal
  /** Told of every position up to which all was sent. */
  onComplete: (position: number) => void
}

/** Events that are read before the reader has taken those before. */
const PAGE = 100
/** Of a stream whose reader is gone it is known by the next sign of life. */
const RETRY_SECONDS = 15
/** A pooler may not pass notices on. */
const LOOK_EVERY_MS = 5000

/** The alerts of a subscriber after a position, and then as they are made, until `signal` aborts. */
export async function* followAlerts(deps: StreamDeps, stream: Stream): AsyncGenerator<StreamEvent, void> {
  const { user, signal, onComplete } = stream
  const { subscriberId } = user
  const end = await findAlertEnd(deps.db)
  const asked = stream.after ?? end
  let position = Math.min(asked, end)
  onComplete(position)
  yield { id: position, event: 'ready', data: { after: position } }
  if (asked > end) yield { id: position, event: 'gap', data: beyondEnd({ after: asked, end }) }
  const missed = await countUnwatchedChanges(deps.db, { subscriberId, after: position, upTo: end })
  if (missed > 0) yield { id: position, event: 'gap', data: notWatched({ after: position, upTo: end, count: missed }) }
  while (!signal.aborted) {
    // Asked for before it is looked: what is made in between rings it.
    const rung = deps.alertBell.wait({ longestMs: LOOK_EVERY_MS, signal })
    const page = await readPage(deps, subscriberId, position)
    for (const alert of page.alerts) yield { id: alert.position, event: 'alert', data: alert }
    position = page.upTo
    onComplete(position)
    if (!page.isFull) await rung
  }
}

function readPage({ db, config }: StreamDeps, subscriberId: string, after: number) {
  return inSnapshot(db, async (tx) => {
    const end = await findAlertEnd(tx)
    const rows = end > after ? await listAlertsAfter(tx, { subscriberId, after, upTo: end, limit: PAGE }) : []
    const isFull = rows.length === PAGE
    const alerts = await tellAlerts(tx, rows, { subscriberId, config })
    return { alerts, isFull, upTo: (isFull ? rows.at(-1)?.position : undefined) ?? Math.max(end, after) }
  })
}

/** Counts the streams that each user has open in this process. */
export class OpenStreams {
  readonly #counts = new Map<string, number>()
  readonly #most: number

  constructor(config: Pick<Config, 'MERLEG_PROCESSES'>) {
    this.#most = shareOf(STREAMS_MAX, config)
  }

  /** @throws AppError `alert-stream.too-many`. Closed when `signal` aborts. */
  open(userId: string, signal: AbortSignal): void {
    const count = this.#counts.get(userId) ?? 0
    if (count >= this.#most) throw new AppError('alert-stream.too-many', { retryAfterSeconds: RETRY_SECONDS })
    this.#counts.set(userId, count + 1)
    const close = () => this.#close(userId)
    signal.addEventListener('abort', close, { once: true })
    if (signal.aborted) close()
  }

  #close(userId: string): void {
    const count = (this.#counts.get(userId) ?? 0) - 1
    if (count <= 0) this.#counts.delete(userId)
    else this.#counts.set(userId, count)
  }
}
