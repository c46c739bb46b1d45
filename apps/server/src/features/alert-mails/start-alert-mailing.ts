import { setTimeout as delay } from 'node:timers/promises'
import { listenTo } from '@merleg/db/listen'
import type { Deps } from '../../app/deps.ts'
import { ALERTS_CHANNEL, findAlertProgress } from '../monitoring/alerts-fan-out.repository.ts'
import { queueAtOnce, queueRounds } from './alert-mails.usecases.ts'

type Input = { deps: Pick<Deps, 'db' | 'jobs' | 'clock' | 'logger'>; connectionString: string }

/** Without a notice too: for those who were mailed a moment ago, for the hour of the rounds, and where none is passed on. */
const LOOK_EVERY_MS = 15_000
/** What a load tells comes in pages: so long the alerts of one mail are collected, and longer while more are made. */
const COLLECT_MS = 1000
const COLLECT_AT_MOST_MS = 3000

/** Makes this process queue the mails of alerts: at once when alerts are made, and in the mornings. `close` stops it. */
export function startAlertMailing({ deps, connectionString }: Input): { close: () => Promise<void> } {
  const closing = new AbortController()
  const { signal } = closing
  const isClosing = () => signal.aborted
  let { promise: rung, resolve: ring } = Promise.withResolvers<boolean>()
  const listener = listenTo(connectionString, ALERTS_CHANNEL, () => ring(true))
  const pause = (milliseconds: number) => delay(milliseconds, false, { signal }).catch(() => false)
  const work = async () => {
    while (!isClosing()) {
      const areNew = await Promise.race([rung, pause(LOOK_EVERY_MS)])
      ;({ promise: rung, resolve: ring } = Promise.withResolvers<boolean>())
      try {
        if (areNew) await collect(deps, pause)
        signal.throwIfAborted()
        await queueAtOnce(deps, { signal })
        await queueRounds(deps, { signal })
      } catch (error) {
        if (!isClosing()) deps.logger.warn({ err: error }, 'mails of alerts were not queued and will be soon')
      }
    }
  }
  const working = work()
  return {
    close: async () => {
      closing.abort()
      await listener.close()
      await working
    },
  }
}

async function collect({ db }: Input['deps'], pause: (milliseconds: number) => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < COLLECT_AT_MOST_MS; waited += COLLECT_MS) {
    await pause(COLLECT_MS)
    const { after, upTo } = await findAlertProgress(db)
    if (after >= upTo) return
  }
}
