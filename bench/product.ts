import { setTimeout as wait } from 'node:timers/promises'
import { login, TokenAnswer } from '@merleg/contract/auth.contract'
import { createDatabase, type Database } from '@merleg/db/connect'
import { openEmbedded } from '@merleg/db/embedded-server'
import { createHttpClient, type HttpClient } from './http-client.ts'
import { type MerlegSettings, startServer } from './merleg-process.ts'

/** No transaction of the product that lasts, seen so often in a row. */
const QUIET_LOOKS = 30
const LOOK_MS = 100

type Account = { readonly username: string; readonly password: string }
const DEMO_ACCOUNT: Account = { username: 'demo@merleg.example', password: 'merleg-demo' }

/** The running product: over HTTP, signed in, and its database over one connection of our own. */
export type Product = {
  readonly address: string
  readonly token: string
  readonly processId: number | undefined
  readonly client: HttpClient
  readonly database: Database
  /** As the product reads for its pages, over one connection of our own. */
  readonly reads: Database
  /** Stops the product and its database, and makes sure that both are gone. */
  stop(): Promise<void>
}

/** Starts the product on the data folder, which was loaded before. */
export async function startProduct(settings: MerlegSettings): Promise<Product> {
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.splice(0)) await close()
  }
  try {
    const server = await startServer(settings)
    closers.unshift(() => server.stop())
    const embedded = await openEmbedded({ dataDir: settings.dataDir, exclusive: false })
    // After the server, as the last who uses it: then PostgreSQL stops with us.
    closers.push(async () => assertStopped(await embedded.release()))
    const database = createDatabase(embedded.connectionString, { maxConnections: 1, applicationName: 'merleg bench' })
    closers.unshift(() => database.close())
    const reads = createDatabase(embedded.connectionString, {
      maxConnections: 1,
      applicationName: 'merleg bench reads',
      isPipelined: true,
    })
    closers.unshift(() => reads.close())
    const token = await signIn(server.address)
    const client = createHttpClient(server.address, token)
    closers.unshift(async () => client.close())
    // What autovacuum does by itself some minutes after a load.
    await database.pool.query('vacuum (analyze)')
    await waitUntilQuiet(database)
    const { address, processId } = server
    return { address, processId, token, client, database, reads, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * A start has work of its own to do: on a new day it rates everybody anew, after a load it screens and counts; and a change is
 * followed. Figures taken meanwhile would be those of two things at once.
 */
export async function waitUntilQuiet({ pool }: Database): Promise<void> {
  for (let quietLooks = 0; quietLooks < QUIET_LOOKS;) {
    await wait(LOOK_MS)
    const { rows } = await pool.query<{ isBusy: boolean }>(`select exists (
      select from pg_stat_activity where backend_type = 'client backend' and datname = current_database()
        and pid <> pg_backend_pid() and xact_start < clock_timestamp() - interval '${LOOK_MS} milliseconds') as "isBusy"`)
    quietLooks = rows[0]?.isBusy === true ? 0 : quietLooks + 1
  }
}

function assertStopped(isStopped: boolean): void {
  if (!isStopped) throw new Error('PostgreSQL still runs: another process uses the data folder of the bench')
}

/** Signs somebody in, the demo account unless told otherwise. */
export async function signIn(address: string, account: Account = DEMO_ACCOUNT): Promise<string> {
  const answer = await fetch(new URL(login.path, address), {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  if (answer.status !== 200) throw new Error(`the login answered ${answer.status}: ${await answer.text()}`)
  return TokenAnswer.parse(await answer.json()).token
}
