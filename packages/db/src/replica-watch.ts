import { setTimeout as delay } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { float8, orNull, text } from './columns.ts'
import { createDatabase, type Db } from './connect.ts'
import { type Lag, lagSeconds, UNKNOWN_LAG, updateLag } from './replica-lag.ts'
import { statement } from './statement.ts'

/**
 * `in-use`: reads go to it; `behind`: by more than the limit, or not yet known; `unreachable`: it or the look at the
 * primary failed; `not-a-replica`: a server of its own, or of another primary.
 */
export type ReplicaState = 'in-use' | 'behind' | 'unreachable' | 'not-a-replica'
export type ReplicaStatus = { state: ReplicaState; lagSeconds: number | null }

export type WatchOptions = {
  primaryUrl: string
  replicaUrl: string
  maxLagSeconds: number
  onChange?: (status: ReplicaStatus) => void
}

export type ReplicaWatch = {
  status: () => ReplicaStatus
  /** A read could not be done for a reason of the connection: not used again before the next look. */
  suspect: () => void
  stop: () => Promise<void>
}

const INTERVAL_MS = 500
const LOOK = {
  maxConnections: 1,
  applicationName: 'merleg replica watch',
  connectTimeoutMs: 2000,
  answerTimeoutMs: 2000,
}

/** Looks at both servers twice a second; resolves after the first look, so that a fit replica is used from the start. */
export async function watchReplica(options: WatchOptions): Promise<ReplicaWatch> {
  const primary = createDatabase(options.primaryUrl, LOOK)
  const replica = createDatabase(options.replicaUrl, LOOK)
  const stopped = new AbortController()
  let lag: Lag = UNKNOWN_LAG
  let status: ReplicaStatus = { state: 'unreachable', lagSeconds: null }
  const change = (next: ReplicaStatus): void => {
    const isNews = next.state !== status.state
    status = next
    if (isNews) options.onChange?.(next)
  }
  const look = async (): Promise<void> => {
    const seen = await comparePositions(primary.db, replica.db).catch(() => null)
    if (seen?.replayed == null) {
      // One that comes back may have lost some of what it had replayed.
      lag = UNKNOWN_LAG
      return change({ state: seen === null ? 'unreachable' : 'not-a-replica', lagSeconds: null })
    }
    lag = updateLag(lag, seen, seen.replayed)
    const seconds = lagSeconds(lag, seen.at)
    change({ state: seconds !== null && seconds <= options.maxLagSeconds ? 'in-use' : 'behind', lagSeconds: seconds })
  }
  const run = async (): Promise<void> => {
    while (await delay(INTERVAL_MS, true, { signal: stopped.signal, ref: false }).catch(() => false)) await look()
  }
  await look()
  const running = run()
  return {
    status: () => status,
    suspect: () => change({ state: 'unreachable', lagSeconds: null }),
    stop: async () => {
      stopped.abort()
      await running
      await Promise.all([primary.close(), replica.close()])
    },
  }
}

type Positions = { at: number; written: number; replayed: number | null }

function declarePosition(lsn: RawBuilder<unknown>) {
  return statement({
    row: { system: text, position: orNull(float8) },
    sql: sql`select system_identifier::text as system, pg_wal_lsn_diff(${lsn}, '0/0')::float8 as position from pg_control_system()`,
  })
}

const writtenPosition = declarePosition(sql`pg_current_wal_lsn()`)
const replayedPosition = declarePosition(sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`)

/** Bytes of the log written and replayed; `replayed` is null where the second server does not follow the first. */
async function comparePositions(primary: Db, replica: Db): Promise<Positions> {
  const at = performance.now()
  const written = await writtenPosition.get(primary)
  const replayed = await replayedPosition.get(replica)
  return { at, written: written.position ?? 0, replayed: replayed.system === written.system ? replayed.position : null }
}
