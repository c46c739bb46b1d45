import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const RECONNECT_MS = 1000

/**
 * Calls `onNotice` at every `pg_notify` on the channel, over a connection of its own, which is made anew when it breaks;
 * after each connecting too, as something may have been missed.
 */
export function listenTo(
  connectionString: string,
  channel: string,
  onNotice: () => void,
): { close: () => Promise<void> } {
  const closing = new AbortController()
  const listening = (async () => {
    while (!closing.signal.aborted) {
      await listenOnce({ connectionString, channel, onNotice, signal: closing.signal }).catch(() => undefined)
      await delay(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined)
    }
  })()
  const close = async () => {
    closing.abort()
    await listening
  }
  return { close }
}

type Listening = { connectionString: string; channel: string; onNotice: () => void; signal: AbortSignal }

/** Ends when the connection does. */
async function listenOnce({ connectionString, channel, onNotice, signal }: Listening): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'merleg listener', keepAlive: true })
  client.on('error', () => undefined)
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  const end = () => void client.end().catch(() => undefined)
  try {
    await client.connect()
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
    client.on('notification', onNotice)
    await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    onNotice()
    await ended
  } finally {
    signal.removeEventListener('abort', end)
    end()
  }
}
