import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { readCopyText } from '@merleg/db/copy-text'
import { useTestDatabase } from '@merleg/db/testing'
import { readSchema } from '@merleg/db/testing-schema'
import type { Pool, PoolClient } from 'pg'
import { describe, expect, test } from 'vitest'
import { readArchiveFile } from '../../features/backup/archive-files.ts'
import type { ArchiveTable } from '../../features/backup/archive-manifest.ts'
import { restore } from '../../features/backup/restore.usecases.ts'
import { runProgram, startProgram, withPool } from '../../features/backup/testing-backup.ts'
import { auditCredits } from '../../features/credits/audit-credits.usecases.ts'
import { appCode } from '../../features/second-factor/testing-app-code.ts'
import { useSignInCalls } from '../../features/second-factor/testing-second-factor.ts'
import { auditRegister } from '../../features/register/audit.usecases.ts'
import { TEST_PASSWORD } from '../../features/users/testing-users.ts'
import { openSecret } from '../../shared/secret-box.ts'
import { catchUpFollowers } from '../catch-up-followers.ts'
import { useTestApp } from '../testing-app.ts'
import { ADMIN_EMAIL, PLAIN_EMAIL } from './testing-fill-accounts.ts'
import { KEPT_SECRET_KEY, listKeptReleases, withKeptRelease } from './testing-kept-releases.ts'

/**
 * Tables of a release that a later migration changes, and by which: their rows are looked at by a test of that migration. All
 * others must hold afterwards what they held before, to the letter.
 */
const CHANGED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '0.1.0': {
    company_profiles: '0090_founded_by_registration.sql',
    events: '0075_events_as_heard.sql',
    sanction_checks: '0107_compared_parties.sql',
    search_states: '0095_revisions_of_ratings.sql',
    sector_statistics_runs: '0073_company_figures.sql',
    webhook_endpoints: '0080_former_secrets_and_order_keys.sql',
  },
}

/** Of every company. */
const SECTIONS = ['header', 'data', 'summary', 'connection-list', 'sanctions']
/** What a user and his subscriber keep. */
const PAGES = [
  '/api/me',
  '/api/settings',
  '/api/sessions',
  '/api/home-layout',
  '/api/search-history',
  '/api/favorites',
  '/api/list-matching/lists',
  '/api/list-exports',
  '/api/monitoring',
  '/api/monitoring/alerts',
  '/api/monitoring/rules',
  '/api/monitoring/webhooks',
  '/api/monitoring/portfolio',
  '/api/credits',
  '/api/international/orders',
  '/api/corrections',
  '/api/data-sources',
  '/api/quick-search?query=alma',
]

const migrated = useTestDatabase()

/** Where a program that was started can be reached; throws what it said where it ends instead. */
async function readAddress(child: ChildProcess): Promise<string> {
  let said = ''
  // Left open: the program goes on telling what it does.
  for await (const part of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    said += String(part)
    const address = /Mérleg is ready: (\S+)/.exec(said)?.[1]
    if (address) return address
  }
  throw new Error(said)
}

/** Tables that do not hold what they held in a release. */
async function listChanged(pool: Pool, version: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    return await withKeptRelease(version, async (folder, { tables }) => {
      const found: string[] = []
      for (const table of tables) if (!(await isKept(client, folder, table))) found.push(table.name)
      return found
    })
  } finally {
    client.release()
  }
}

/** Has a table every row of the archive, and no other, in the columns that it had? */
async function isKept(client: PoolClient, folder: string, table: ArchiveTable): Promise<boolean> {
  const { name, columns } = table
  const has = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_attribute
      where attrelid = to_regclass($1) and attname = any($2) and not attisdropped`,
    [name, columns],
  )
  if (has.rows[0]?.count !== columns.length) return false
  const now = await readLines([readCopyText(client, { table: name, columns })])
  return now === (await readLines(readArchiveFile(folder, table, () => undefined)))
}

async function readLines(source: readonly Readable[]): Promise<string> {
  const last = source.at(-1)
  if (last === undefined) return ''
  const [read] = await Promise.all([text(last), source.length > 1 ? pipeline(source) : null])
  return read.split('\n').toSorted().join('\n')
}

test('every release that is kept says which of its tables were changed since', () => {
  expect(listKeptReleases()).toEqual(Object.keys(CHANGED))
})

describe.each(listKeptReleases())('the database of release %s, upgraded,', (version) => {
  const server = useTestApp(
    { MERLEG_SECRET_KEY: KEPT_SECRET_KEY },
    {
      prepare: ({ connectionString }) =>
        withKeptRelease(version, async (folder) => {
          await withPool(connectionString, (pool) => restore({ pool }, { folder, replace: false }))
        }),
    },
  )
  const calls = useSignInCalls(server)

  test('has the schema of a new one', async () => {
    expect(await readSchema(server.database.pool)).toEqual(await readSchema(migrated.pool))
  })

  test('holds every row that it held', async () => {
    expect(await listChanged(server.database.pool, version)).toEqual(Object.keys(CHANGED[version] ?? {}))
  })

  test('is without a fault, also once what was left to do is done', async () => {
    const external = { DATABASE_URL: server.database.connectionString }
    expect(await runProgram(['audit'], external)).toMatchObject({ exitCode: 0 })
    await catchUpFollowers(server.deps)
    expect((await auditRegister(server.deps)).filter(({ findings }) => findings.count > 0)).toEqual([])
    expect((await auditCredits(server.deps)).filter(({ samples }) => samples.length > 0)).toEqual([])
  })

  test('lets users in by password, and by what is sealed', async () => {
    expect((await signIn(PLAIN_EMAIL)).token).toMatch(/./)
    const { secondStep } = await signIn(ADMIN_EMAIL)
    const { user_id: userId, secret: stored } = await server.deps.db
      .selectFrom('totp_secrets')
      .innerJoin('users', 'users.user_id', 'totp_secrets.user_id')
      .select(['users.user_id', 'secret'])
      .where('email', '=', ADMIN_EMAIL)
      .executeTakeFirstOrThrow()
    const secret = await openSecret(server.deps.config, { stored, about: `authenticator app ${userId}` })
    const code = appCode(secret, server.deps.clock.now())
    const answer = await calls.post('/api/second-factor/sign-in', { ticket: secondStep?.ticket, code })
    expect(answer.statusCode, answer.body).toBe(200)
  })

  test('answers the reports of its companies, and what users keep', async () => {
    const headers = calls.bearer((await signIn(PLAIN_EMAIL)).token ?? '')
    const urls = [...(await listReports()), ...PAGES]
    const faults: string[] = []
    for (const url of urls) {
      const answer = await calls.get(url, headers)
      if (answer.statusCode !== 200) faults.push(`${url}: ${answer.statusCode} ${answer.body}`)
    }
    expect(urls.length).toBeGreaterThan(100)
    expect(faults).toEqual([])
  })

  test('starts the program itself', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'merleg-release-'))
    const child = startProgram(['start', '--no-worker'], {
      DATABASE_URL: server.database.connectionString,
      MERLEG_DATA_DIR: dataDir,
      MERLEG_SECRET_KEY: KEPT_SECRET_KEY,
      PORT: '0',
    })
    try {
      const address = await readAddress(child)
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      const login = { username: PLAIN_EMAIL, password: TEST_PASSWORD }
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${address}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(login) })
      expect(await answer.json()).toMatchObject({ token: expect.any(String) })
    } finally {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true })
    }
  })

  const signIn = async (username: string) =>
    (await calls.post('/api/auth/login', { username, password: TEST_PASSWORD })).json<{
      token?: string
      secondStep?: { ticket: string }
    }>()

  async function listReports(): Promise<string[]> {
    const { rows } = await server.database.pool.query<{ id: string }>(
      'select company_id as id from companies order by 1',
    )
    return rows.flatMap(({ id }) => SECTIONS.map((section) => `/api/report/${id}/${section}`))
  }
})

describe('a migration of a next release', () => {
  const database = useTestDatabase()
  const NEXT = `
    alter table favorites add shade text not null default 'x';
    update users set name = upper(name) where email = '${PLAIN_EMAIL}';
    delete from search_history;
    alter table vat_checks drop column requester`

  test('that loses or changes a row is found, one that adds a column is not', async () => {
    const version = listKeptReleases().at(-1) ?? ''
    await withPool(database.connectionString, (pool) =>
      withKeptRelease(version, (folder) => restore({ pool }, { folder, replace: false })),
    )
    const already = Object.keys(CHANGED[version] ?? {})
    await database.pool.query(NEXT)
    const changed = await listChanged(database.pool, version)
    expect(changed.filter((table) => !already.includes(table))).toEqual(['search_history', 'users', 'vat_checks'])
  })
})
