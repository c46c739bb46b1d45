import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '@merleg/db/embedded-server'
import { createTemporaryFolder, removeTemporaryFolder } from '@merleg/db/temporary-folder'
import { useTestDatabase } from '@merleg/db/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '../../shared/clock.ts'
import { startJobs } from '../../shared/jobs.ts'
import { createLogger } from '../../shared/logger.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { generateDemoData } from '../generate/generate.usecases.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { formatManifest, type Manifest, MANIFEST_FILE, parseManifest } from './archive-manifest.ts'
import { backUp } from './backup.usecases.ts'
import { restore } from './restore.usecases.ts'
import { readContent, runProgram, startProgram, useArchiveFolders, withPool } from './testing-backup.ts'

const register = useTestDatabase()
const second = useTestDatabase()
const third = useTestDatabase()
const killedRestore = fileURLToPath(new URL('./testing-killed-restore.ts', import.meta.url))
const nameArchive = useArchiveFolders()
let dataParent = ''
let archive = ''
let content: Record<string, string> = {}

const save = (url: string, folder: string): Promise<Manifest> =>
  withPool(url, (pool) => backUp({ pool, clock: systemClock }, { folder }))
const load = (url: string, folder: string, replace = false): Promise<Manifest> =>
  withPool(url, (pool) => restore({ pool }, { folder, replace }))

beforeAll(async () => {
  dataParent = await createTemporaryFolder()
  await withPool(register.connectionString, async (_, db) => {
    await generateDemoData({ db, clock: systemClock }, { companies: 60, seed: 7 })
    await db.insertInto('alert_progress').values({ position: 12 }).execute()
    const [user] = await db.selectFrom('users').select('user_id').limit(1).execute()
    const app = { user_id: user?.user_id ?? '', secret: 'sealed.v1.AAAA', created_at: new Date(0) }
    await db.insertInto('totp_secrets').values(app).execute()
  })
  archive = await nameArchive()
  await save(register.connectionString, archive)
  content = await readContent(register.connectionString)
})
afterAll(() => removeTemporaryFolder(dataParent))

describe('a backup', () => {
  test('says what it holds, and only its owner can read it', async () => {
    const manifest = parseManifest(await readFile(join(archive, MANIFEST_FILE), 'utf8'))
    const counts = manifest.tables.map(({ name, rows }) => [name, `${rows} rows`])
    const expected = Object.entries(content).flatMap(([name, text]) =>
      name.startsWith('sequence ') ? [] : [[name, text.split(',')[0]]],
    )
    expect(counts).toEqual(expected)
    expect(content['users']).toMatch(/^2 rows/)
    expect((await stat(archive)).mode & 0o777).toBe(0o700)
    for (const file of await readdir(archive)) expect((await stat(join(archive, file))).mode & 0o777).toBe(0o600)
  })

  test('goes from an external to an embedded database and back, every table and sequence equal', async () => {
    const dataDir = join(dataParent, 'data')
    const embedded = { MERLEG_DATA_DIR: dataDir, DATABASE_URL: '' }
    expect(await runProgram(['restore', archive], embedded)).toMatchObject({
      exitCode: 1,
      errors: expect.stringContaining('not migrated'),
    })
    expect(await runProgram(['migrate'], embedded)).toMatchObject({ exitCode: 0 })
    const restored = await runProgram(['restore', archive], embedded)
    expect([restored.exitCode, restored.output]).toEqual([0, expect.stringContaining('The restore is complete')])
    expect(restored.output).toContain('Alerts go on after position 12')
    expect(restored.output).toContain('The secrets of authenticator apps and webhooks are sealed')
    const server = await openEmbedded({ dataDir, exclusive: false })
    try {
      expect(await readContent(server.connectionString)).toEqual(content)
    } finally {
      await server.release()
    }
    const returned = await nameArchive()
    const saved = await runProgram(['backup', returned], embedded)
    expect([saved.exitCode, saved.output]).toEqual([0, expect.stringContaining('password hashes')])
    expect(saved.output).toContain('The secrets of authenticator apps and webhooks are sealed')
    const external = { DATABASE_URL: second.connectionString }
    expect(await runProgram(['restore', returned], external)).toMatchObject({ exitCode: 0 })
    expect(await readContent(second.connectionString)).toEqual(content)
  })

  test('overwrites nothing and leaves nothing unfinished', async () => {
    await expect(save(register.connectionString, archive)).rejects.toThrow('exists')
    const folder = await nameArchive()
    await mkdir(folder)
    await writeFile(join(folder, 'letter.txt'), 'mine')
    await expect(save(register.connectionString, folder)).rejects.toThrow('exists')
    const stopped = await nameArchive()
    const signal = AbortSignal.abort(new Error('stopped by hand'))
    const attempt = withPool(register.connectionString, (pool) =>
      backUp({ pool, clock: systemClock }, { folder: stopped, signal }),
    )
    await expect(attempt).rejects.toThrow('stopped by hand')
    expect(await readdir(join(stopped, '..'))).toEqual([])
  })

  test('during loads holds the state before or after each, never half of one', async () => {
    const url = third.connectionString
    const states = [await readContent(url)]
    const loads = (async () => {
      for (const year of [2021, 2022, 2023]) {
        const records = Array.from({ length: 1500 }, (_, index) =>
          factOf(String(10_000_000 + index))('name', { name: `Cég ${index} ${year} Kft.` }, { from: `${year}-01-01` }),
        )
        await withPool(url, (_, db) => merge(db, records, { observedOn: `${year}-01-01` }))
        states.push(await readContent(url))
      }
    })()
    const archives: string[] = []
    const loading = { isOver: false }
    void loads.finally(() => (loading.isOver = true))
    while (!loading.isOver) {
      const folder = await nameArchive()
      await save(url, folder)
      archives.push(folder)
    }
    await loads
    const known = states.map(pickRegister)
    for (const folder of archives) {
      await load(second.connectionString, folder, true)
      expect(known).toContainEqual(pickRegister(await readContent(second.connectionString)))
    }
    expect(archives.length).toBeGreaterThan(1)
  })
})

/** Sequences stand outside of transactions; layouts and the words of the search are written in others than a load's. */
function pickRegister(state: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(state).filter(([name]) => !/^(?:sequence |search_|statement_layouts)/.test(name)),
  )
}

describe('a restore', () => {
  const empty = useTestDatabase()
  const damaged = useArchiveFolders()

  async function copyArchive(): Promise<string> {
    const folder = await damaged()
    await mkdir(folder)
    for (const file of await readdir(archive)) await writeFile(join(folder, file), await readFile(join(archive, file)))
    return folder
  }

  async function changeManifest(folder: string, change: (manifest: Manifest) => Manifest): Promise<void> {
    const file = join(folder, MANIFEST_FILE)
    await writeFile(file, formatManifest(change(parseManifest(await readFile(file, 'utf8')))))
  }

  const addMigration = (folder: string, version: number) =>
    changeManifest(folder, (manifest) => ({
      ...manifest,
      migrations: [...manifest.migrations, { version, name: 'other', checksum: '' }],
    }))

  const facts = 'facts.copy.zst'
  test.each<[string, string, (folder: string) => Promise<void>]>([
    ['a missing manifest', 'no-archive', (folder) => rm(join(folder, MANIFEST_FILE))],
    ['a cut manifest', 'manifest-damaged', (folder) => truncate(join(folder, MANIFEST_FILE), 900)],
    ['a changed manifest', 'manifest-damaged', (folder) => replaceText(folder, /"rows": 60/, '"rows": 61')],
    ['a manifest of a later format', 'format', (folder) => replaceText(folder, /"format": 1/, '"format": 2')],
    ['a missing file', 'file-missing', (folder) => rm(join(folder, facts))],
    ['a cut file', 'file-size', (folder) => truncate(join(folder, facts), 1000)],
    ['a changed file', 'file-damaged', (folder) => flipByte(join(folder, facts))],
    [
      'another count of rows',
      'row-count',
      (folder) =>
        changeManifest(folder, (manifest) => ({
          ...manifest,
          tables: manifest.tables.map((table) => (table.name === 'users' ? { ...table, rows: 3 } : table)),
        })),
    ],
    ['a newer schema', 'schema-newer', (folder) => addMigration(folder, 9000)],
    ['a schema of no release', 'schema', (folder) => addMigration(folder, 1)],
  ])('refuses %s and changes nothing', async (_title, reason, damage) => {
    const before = await readContent(empty.connectionString)
    const folder = await copyArchive()
    await damage(folder)
    await expect(load(empty.connectionString, folder)).rejects.toThrow(reason)
    expect(await readContent(empty.connectionString)).toEqual(before)
  })

  async function replaceText(folder: string, pattern: RegExp, text: string): Promise<void> {
    const file = join(folder, MANIFEST_FILE)
    const before = await readFile(file, 'utf8')
    expect(before).toMatch(pattern)
    await writeFile(file, before.replace(pattern, text))
  }

  async function flipByte(file: string): Promise<void> {
    const bytes = await readFile(file)
    bytes.writeUInt8(bytes.readUInt8(500) ^ 1, 500)
    await writeFile(file, bytes)
  }

  test('refuses a database that holds something, or is in use; replaces it only when asked to', async () => {
    await load(empty.connectionString, archive)
    await expect(load(empty.connectionString, archive)).rejects.toThrow('not-empty')
    const external = { DATABASE_URL: empty.connectionString }
    expect(await runProgram(['restore', archive, '--replace'], external)).toMatchObject({
      exitCode: 2,
      errors: expect.stringContaining('say --yes as well'),
    })
    await withPool(empty.connectionString, async (pool) => {
      await pool.query('select 1')
      expect(await runProgram(['restore', archive, '--replace', '--yes'], external)).toMatchObject({
        exitCode: 1,
        errors: expect.stringContaining('Stop the server first. Open connections: 1'),
      })
      await pool.query('delete from sessions; delete from users')
    })
    expect(await runProgram(['restore', archive, '--replace', '--yes'], external)).toMatchObject({ exitCode: 0 })
    expect(await readContent(empty.connectionString)).toEqual(content)
  })

  test('leaves nothing to be done of what the database held before', async () => {
    const logger = createLogger('silent')
    const jobs = await startJobs({ connectionString: empty.connectionString, logger, isWorker: false })
    const mail = { id: 'of-before', to: 'kis@test.example', subject: 'Egy levél', text: 'Szöveg' }
    await withPool(empty.connectionString, (_, db) => jobs.enqueue(db, sendMailJob, mail))
    expect(await jobs.findInput(sendMailJob, mail)).toEqual(mail)
    await jobs.stop()
    await load(empty.connectionString, archive, true)
    const left = await withPool(empty.connectionString, (pool) => pool.query('select from pgboss.job'))
    expect(left.rowCount).toBe(0)
  })

  test.each(['checking', 'loading', 'indexing'])('killed while %s leaves the database as it was', async (phase) => {
    await withPool(empty.connectionString, (pool) => pool.query('truncate users, companies cascade'))
    const before = await readContent(empty.connectionString)
    const child = spawn(process.execPath, [killedRestore, empty.connectionString, archive, phase])
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
    expect(await readContent(empty.connectionString)).toEqual(before)
    await load(empty.connectionString, archive, true)
    expect(await readContent(empty.connectionString)).toEqual(content)
  })

  test('that loses its connection says so and leaves the database as it was', async () => {
    const before = await readContent(empty.connectionString)
    const child = startProgram(['restore', archive, '--replace', '--yes'], { DATABASE_URL: empty.connectionString })
    let said = ''
    let isOver = false
    // Ended again and again: a restore that is quicker than one look at it would otherwise get through.
    const endSessions = async (): Promise<void> => {
      while (!isOver) {
        await register.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
          new URL(empty.connectionString).pathname.slice(1),
        ])
      }
    }
    let ending: Promise<void> | null = null
    for await (const part of child.stderr ?? []) {
      said += String(part)
      if (said.includes('checking')) ending ??= endSessions()
    }
    isOver = true
    await ending
    expect(said).toContain('merleg: The connection to the database was lost')
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1)
    expect(await readContent(empty.connectionString)).toEqual(before)
  })
})
