import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction, setLocally } from '@merleg/db/transaction'
import { COMMAND_LIMITS } from '@merleg/db/work-limits'
import type { Clock } from '../../shared/clock.ts'
import {
  type FanOut,
  findAlertProgress,
  findPageEnd,
  insertAlertsOfSpan,
  notifyAlerts,
  updateAlertProgress,
} from './alerts-fan-out.repository.ts'
import { listDismissed } from './dismissed-matches.repository.ts'
import { lockAlerts } from './monitoring-lock.repository.ts'

/**
 * Adds to the alerts of a span what else concerns subscribers, such as rules of their own; in the transaction that makes
 * them, and after those that follow from the watch lists. Must not fail for one subscriber's sake.
 */
export type AlertSupplement = (tx: Tx, fanOut: FanOut) => Promise<void>

/** What is done in one transaction at most: changes, and alerts of them (of a change that more watch: the change). */
export type AlertPage = { changes: number; alerts: number }

type FanOutOptions = {
  page: AlertPage
  supplements: readonly AlertSupplement[]
  signal: AbortSignal | undefined
}

/**
 * Makes alerts of all changes of which none were made, page by page. A page and the mark that it is done are one
 * transaction, and nobody else makes any meanwhile: an alert is neither lost nor doubled, whenever the process is killed.
 */
export async function fanOutAlerts(
  { db, clock }: { db: Db; clock: Clock },
  { page, supplements, signal }: FanOutOptions,
): Promise<void> {
  for (let isBehind = true; isBehind;) {
    signal?.throwIfAborted()
    isBehind = await inTransaction(db, async (tx) => {
      // A request's limits of time are not meant for the alerts of a whole page.
      await setLocally(tx, COMMAND_LIMITS)
      await lockAlerts(tx)
      const { after, upTo: end } = await findAlertProgress(tx)
      if (after >= end) return false
      const span = { after, upTo: await findPageEnd(tx, { after, ...page }) }
      const fanOut = { span, now: clock.now(), dismissed: await listDismissed(tx, span) }
      await insertAlertsOfSpan(tx, fanOut)
      for (const supplement of supplements) await supplement(tx, fanOut)
      await updateAlertProgress(tx, span)
      await notifyAlerts(tx)
      return span.upTo < end
    })
  }
}
