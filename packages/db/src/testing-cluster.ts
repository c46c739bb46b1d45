import { execFile } from 'node:child_process'
import { appendFile, chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findFreePort } from './embedded-postmaster.ts'
import { ensureServiceUser, type ServiceUser } from './embedded-user.ts'

const run = promisify(execFile)
const OWNER = 'merleg'
const DATABASE = 'merleg'

/** Gone with the processes: nothing is kept of it. */
const SETTINGS = [
  "shared_preload_libraries = 'citus'",
  "listen_addresses = '127.0.0.1'",
  'max_connections = 300',
  'max_prepared_transactions = 300',
  'max_locks_per_transaction = 512',
  'fsync = off',
  "citus.node_conninfo = 'sslmode=disable'",
]

type Node = { readonly folder: string; readonly port: number }

/** Where programs of PostgreSQL run, and as whom: it does not run as root. */
type Place = { readonly bin: string; readonly user: ServiceUser | null }

export type ClusterWorker = {
  /** Ends it as a machine that fails does. */
  kill: () => Promise<void>
  /** Starts it again with what it has. */
  start: () => Promise<void>
}

export type Cluster = {
  /** Of the database on the coordinator. */
  readonly url: string
  /** Connections to it. */
  readonly pool: pg.Pool
  readonly workers: readonly ClusterWorker[]
  /** One more, which holds nothing yet. */
  addWorker: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * A coordinator and workers on this machine with an empty database, from an installation of PostgreSQL 18 with Citus whose
 * programs stand in `bin`. `stop` ends them and takes their folder away.
 * @throws when a node does not start, or has no Citus
 */
export async function startCluster(bin: string, workerCount: number): Promise<Cluster> {
  const user = process.getuid?.() === 0 ? (await ensureServiceUser()).user : null
  const place: Place = { bin, user }
  const root = await mkdtemp(join(tmpdir(), 'merleg-cluster-'))
  if (user !== null) await chown(root, user.uid, user.gid)
  const nodes: Node[] = []
  const pools: pg.Pool[] = []
  const stop = async () => {
    await Promise.allSettled(pools.map(async (pool) => pool.end()))
    await Promise.allSettled(
      nodes.map(({ folder }) => runAs(place, 'pg_ctl', ['-D', folder, '-m', 'immediate', 'stop'])),
    )
    await rm(root, { recursive: true, force: true })
  }
  const makeNode = async () => {
    const node = { folder: join(root, String(nodes.length)), port: await findFreePort(0) }
    nodes.push(node)
    await initNode(place, node)
    return node
  }
  try {
    const coordinator = await makeNode()
    const url = urlOf(coordinator, DATABASE)
    await query(url, [`select citus_set_coordinator_host('127.0.0.1', ${coordinator.port})`])
    const addWorker = async () => {
      const { port } = await makeNode()
      await query(url, [`select citus_add_node('127.0.0.1', ${port})`])
    }
    for (let number = 1; number <= workerCount; number += 1) await addWorker()
    const pool = new pg.Pool({ connectionString: url })
    pool.on('error', () => undefined)
    pools.push(pool)
    const workers = nodes.slice(1).map((node) => ({
      kill: () => killNode(node),
      start: () => restartNode(place, node),
    }))
    return { url, pool, workers, addWorker, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function initNode(place: Place, node: Node): Promise<void> {
  const { folder, port } = node
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8', '--locale-provider=icu', '--icu-locale=hu']
  await runAs(place, 'initdb', ['-D', folder, '-U', OWNER, '--auth=trust', ...locale])
  const settings = [...SETTINGS, `port = ${port}`, `unix_socket_directories = '${folder}'`]
  await appendFile(join(folder, 'postgresql.conf'), `${settings.join('\n')}\n`)
  await startNode(place, node)
  await query(urlOf(node, 'postgres'), [`create database ${DATABASE} template template0`])
  await query(urlOf(node, DATABASE), ['create extension citus'])
}

async function startNode(place: Place, { folder }: Node): Promise<void> {
  await runAs(place, 'pg_ctl', ['-D', folder, '-w', '-l', join(folder, 'log'), 'start'])
}

/** Of a node that was killed some processes end a little later, and none starts beside them. */
async function restartNode(place: Place, node: Node): Promise<void> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      await startNode(place, node)
      return
    } catch (error) {
      if (attempts >= 40) throw error
      await delay(250)
    }
  }
}

async function killNode({ folder }: Node): Promise<void> {
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

async function query(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

function urlOf({ port }: Node, database: string): string {
  return `postgres://${OWNER}@127.0.0.1:${port}/${database}`
}

async function runAs({ bin, user }: Place, program: string, args: readonly string[]): Promise<void> {
  // In no folder of the caller's, and with no home of his: the account may not read it.
  const env = { ...process.env, HOME: '/' }
  await run(join(bin, program), [...args], {
    cwd: '/',
    env,
    ...(user === null ? {} : { uid: user.uid, gid: user.gid }),
  })
}
