import { statfs } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

/**
 * Kept free on the disk of the database. When its log (WAL) meets a full disk PostgreSQL stops at once, and cannot
 * start again before there is room: then nobody can read either.
 */
const RESERVE_BYTES = 192 * 1024 * 1024
/** At this pace the fastest load writes a fraction of the reserve between two looks. */
const PACE_MS = 200

export type SpaceWatch = {
  /** Folder on the disk to watch. */
  folder: string
  /** Called at each look while there is too little room, and once when there is enough again, or to begin with. */
  act: (state: 'low' | 'roomy', freeBytes: number) => Promise<void>
}

/** Looks at the room on a disk once, and then on and on until it is aborted. */
export async function watchSpace(watch: SpaceWatch, signal: AbortSignal): Promise<void> {
  let state = await look(watch, 'unknown')
  const goOn = async (): Promise<void> => {
    for (;;) {
      await delay(PACE_MS, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      state = await look(watch, state)
    }
  }
  void goOn()
}

type State = 'unknown' | 'low' | 'roomy'

async function look({ folder, act }: SpaceWatch, state: State): Promise<State> {
  const room = await statfs(folder).catch(() => null)
  if (room === null) return state
  const free = room.bavail * room.bsize
  const reserve = Math.min(RESERVE_BYTES, (room.blocks * room.bsize) / 4)
  // More than the reserve to go on, so that it does not flutter.
  const next = free < (state === 'low' ? reserve * 1.25 : reserve) ? 'low' : 'roomy'
  if (next === 'roomy' && state === 'roomy') return state
  // What could not be done now, because the server is not there, is done at the next look.
  return act(next, free).then(
    () => next,
    () => state,
  )
}

/** Lets the whole server take no changes and ends the transactions that have made some; reading goes on. */
export async function holdWrites(superuser: pg.Client): Promise<void> {
  if (!(await isHolding(superuser))) await setReadOnly(superuser, 'set default_transaction_read_only = on')
  await superuser.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_xid is not null and backend_type = 'client backend' and pid <> pg_backend_pid()`)
}

/** Takes back {@link holdWrites}, also that of an earlier run. */
export async function allowWrites(superuser: pg.Client): Promise<void> {
  if (await isHolding(superuser)) await setReadOnly(superuser, 'reset default_transaction_read_only')
}

async function isHolding(superuser: pg.Client): Promise<boolean> {
  const { rows } = await superuser.query<{ held: boolean }>(
    `select current_setting('default_transaction_read_only')::boolean as held`,
  )
  return rows[0]?.held === true
}

async function setReadOnly(superuser: pg.Client, change: string): Promise<void> {
  await superuser.query(`alter system ${change}`)
  await superuser.query('select pg_reload_conf()')
}
