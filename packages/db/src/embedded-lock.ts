import pg from 'pg'
import { isConnectionFault } from './database-fault.ts'
import type { Cluster } from './embedded-cluster.ts'

/**
 * Who uses the embedded server, written as advisory locks of sessions in its `postgres` database, so that the
 * locks of a killed process are gone at once:
 * `users` is held shared by every process, and exclusively by the one that is stopping the server;
 * `application` is held by the one application server.
 */
const lockClass = 20_251
const locks = { users: 1, application: 2 }

/** Another application server runs on the data folder. */
export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError'
  readonly dataDir: string
  readonly pid: number | null
  readonly address: string | null

  constructor(dataDir: string, holder: { pid: number | null; address: string | null }) {
    const details = [holder.pid === null ? '' : `process ${holder.pid}`, holder.address ?? ''].filter(
      (part) => part !== '',
    )
    super(`already running on this data folder: ${dataDir}${details.length === 0 ? '' : ` (${details.join(', ')})`}`)
    this.dataDir = dataDir
    this.pid = holder.pid
    this.address = holder.address
  }
}

export function superuserUrl(cluster: Cluster, port: number, database = 'postgres'): string {
  return `postgresql://postgres:${cluster.superuserPassword}@127.0.0.1:${port}/${database}`
}

/** Opens the session that shows this process as a user of the server; null when it is not to be had just now. */
export async function joinServer(cluster: Cluster, port: number): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: superuserUrl(cluster, port),
    application_name: `merleg ${process.pid}`,
    keepAlive: true,
  })
  // Whoever joins watches 'end'; an 'error' that nobody listens to would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    if (await tryLock(client, 'pg_try_advisory_lock_shared', locks.users)) return client
  } catch (error) {
    if (!isConnectionFault(error)) throw error
  }
  await client.end().catch(() => undefined)
  return null
}

/** True when no other process uses the server; it then cannot be joined any more until this session ends. */
export async function leaveAsLast(session: pg.Client): Promise<boolean> {
  await session.query('select pg_advisory_unlock_all()')
  return tryLock(session, 'pg_try_advisory_lock', locks.users)
}

/** Makes this session the application server's; false when another one is. */
export function claimApplication(session: pg.Client): Promise<boolean> {
  return tryLock(session, 'pg_try_advisory_lock', locks.application)
}

async function tryLock(
  session: pg.Client,
  attempt: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
  lock: number,
): Promise<boolean> {
  const { rows } = await session.query<{ locked: boolean }>(`select ${attempt}($1, $2) as locked`, [lockClass, lock])
  return rows[0]?.locked === true
}

/** Shows the address of this application server to whoever is refused because of it. */
export async function announceAddress(session: pg.Client, address: string): Promise<void> {
  await session.query(`select set_config('application_name', $1, false)`, [
    `merleg ${process.pid} ${address}`.slice(0, 63),
  ])
}

/** Who holds the data folder. */
export async function findApplication(session: pg.Client): Promise<{ pid: number | null; address: string | null }> {
  const { rows } = await session.query<{ application_name: string }>(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.classid = $1 and l.objid = $2 and l.granted`,
    [lockClass, locks.application],
  )
  const [, pid, address] = (rows[0]?.application_name ?? '').split(' ')
  return { pid: pid === undefined ? null : Number(pid), address: address ?? null }
}
