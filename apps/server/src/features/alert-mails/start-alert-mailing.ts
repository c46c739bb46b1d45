import { setTimeout as delay } from 'node:timers/promises'
import type { Deps } from '../../app/deps.ts'
import { findAlertProgress } from '../monitoring/alerts-fan-out.repository.ts'
import { queueAtOnce, queueRounds } from './alert-mails.usecases.ts'

type MailingDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'logger' | 'alertBell'>

/** Without a ring too: for those who were mailed a moment ago, for the hour of the rounds, and where none is passed on. */
const LOOK_EVERY_MS = 15_000
/** What a load tells comes in pages: so long the alerts of one mail are collected, and longer while more are made. */
const COLLECT_MS = 1000
const COLLECT_AT_MOST_MS = 3000

/** Makes this process queue the mails of alerts: at once when alerts are made, and in the mornings. `close` stops it. */
export function startAlertMailing(deps: MailingDeps): { close: () => Promise<void> } {
  const closing = new AbortController()
  const { signal } = closing
  const working = queueUntilClosed(deps, signal)
  return {
    close: async () => {
      closing.abort()
      await working
    },
  }
}

async function queueUntilClosed(deps: MailingDeps, signal: AbortSignal): Promise<void> {
  const isClosing = () => signal.aborted
  while (!isClosing()) {
    // Waited for from before the look: what comes during it is looked at next.
    const rung = deps.alertBell.wait({ longestMs: LOOK_EVERY_MS, signal })
    try {
      await collect(deps, signal)
      await queueAtOnce(deps, { signal })
      await queueRounds(deps, { signal })
    } catch (error) {
      if (!isClosing()) deps.logger.warn({ err: error }, 'mails of alerts were not queued and will be soon')
    }
    await rung
  }
}

async function collect({ db }: MailingDeps, signal: AbortSignal): Promise<void> {
  for (let waited = 0; waited < COLLECT_AT_MOST_MS; waited += COLLECT_MS) {
    await delay(COLLECT_MS, undefined, { signal })
    const { after, upTo } = await findAlertProgress(db)
    if (after >= upTo) return
  }
}
