import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { useTestDatabase } from '@merleg/db/testing'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeBilantFiles, useSourceFolders } from '../import/testing-source-files.ts'
import { readRegister, startLoad } from './testing-load-faults.ts'
import { createSmallDisk, findMountProblem, type SmallDisk } from './testing-small-disk.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })
const program = fileURLToPath(new URL('../../main.cli.ts', import.meta.url))
const mountProblem = await findMountProblem()
const undisturbed = useTestDatabase()
const writeFolder = useSourceFolders()

/** A quarter of it is the reserve of the embedded server. */
const DISK_MB = 640
const RESERVE_MB = DISK_MB / 4

async function untilSaid(said: () => string, pattern: RegExp): Promise<string> {
  for (;;) {
    const found = pattern.exec(said())
    if (found) return found[1] ?? found[0]
    await delay(50)
  }
}

const where = mountProblem === null ? '' : ` (not tried: no small disk can be mounted here: ${mountProblem})`

describe.runIf(mountProblem === null)(`a disk that runs full during a load${where}`, () => {
  let disk: SmallDisk
  let said = ''
  let address = ''
  let source: readonly string[] = []
  let headers: Record<string, string> = {}

  beforeAll(async () => {
    source = ['import', 'bilant-ro', await writeFolder(makeBilantFiles({ companies: 2000, years: 12 }))]
    disk = await createSmallDisk(`${DISK_MB}m`)
    const server = disk.run([process.execPath, program, 'start'], {
      MERLEG_DATA_DIR: join(disk.folder, 'data'),
      MERLEG_DEMO_COMPANIES: '30',
      MERLEG_REQUESTS_PER_MINUTE: '1000000',
      PORT: '0',
      DATABASE_URL: '',
      LC_ALL: 'C',
    })
    server.stdout?.on('data', (part: Buffer) => (said += part.toString()))
    server.stderr?.on('data', (part: Buffer) => (said += part.toString()))
    address = await untilSaid(() => said, /Mérleg is ready: (\S+)/)
    const login = { username: 'demo@merleg.example', password: 'merleg-demo', termsAccepted: true }
    const text = await (await send('/api/auth/demo-login', login)).text()
    headers = { authorization: `Bearer ${/"token":"([^"]+)"/.exec(text)?.[1] ?? ''}` }
  })
  afterAll(() => disk.remove())

  const read = (path: string) => fetch(`${address}${path}`, { headers })
  const send = (path: string, body: object) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-locale': 'hu' },
      body: JSON.stringify(body),
    })

  /** The embedded database as an outsider reaches it. */
  async function databaseAddress(): Promise<string> {
    const [, , , port] = (await readFile(disk.outside('data/postgres/postmaster.pid'), 'utf8')).split('\n')
    const password = /"password": "(\w+)"/.exec(await readFile(disk.outside('data/postgres.json'), 'utf8'))?.[1]
    return `postgresql://merleg:${password ?? ''}@127.0.0.1:${port ?? ''}/merleg`
  }

  test('ends the load, keeps nothing of it, lets everyone read, and takes the same load once there is room', async () => {
    const database = await databaseAddress()
    const before = await readRegister(database)
    const companyId = String(before['companies']?.[0]).split(' ')[0] ?? ''
    const paths = ['header', 'summary', 'data'].map((page) => `/api/report/${companyId}/${page}`)
    paths.push('/api/quick-search?query=kft&currentPage=1&perPage=10')
    const settings: unknown = await (await read('/api/settings')).json()
    const reading = { isOver: false, answers: new Map<string, number>() }
    const reader = (async () => {
      while (!reading.isOver) {
        for (const path of paths) {
          const status = await read(path).then(
            (answer) => String(answer.status),
            (error: unknown) => String(error),
          )
          const key = `${path} ${status}`
          reading.answers.set(key, (reading.answers.get(key) ?? 0) + 1)
        }
      }
    })()

    await disk.fillUpTo(RESERVE_MB + 24)
    const { exitCode, errors } = await startLoad(source, { DATABASE_URL: database }).ended
    expect(errors).toMatch(/^merleg: (?:The connection to the database was lost|The disk of the database is full)/m)
    expect(exitCode).toBe(1)
    expect(said).toContain('The disk of the database is running full')

    const refused = await send('/api/settings', typeof settings === 'object' && settings !== null ? settings : {})
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'service.unavailable', message: expect.stringContaining('átmenetileg') }),
    ])
    const again = await startLoad(source, { DATABASE_URL: database, LC_ALL: 'hu_HU.UTF-8' }).ended
    expect([again.exitCode, again.errors]).toEqual([1, expect.stringContaining('Megtelt az adatbázis lemeze')])
    expect(await readRegister(database)).toEqual(before)

    await disk.free()
    await untilSaid(() => said, /takes changes again/)
    reading.isOver = true
    await reader
    expect([...reading.answers.keys()].toSorted()).toEqual(paths.map((path) => `${path} 200`).toSorted())
    expect(await startLoad(source, { DATABASE_URL: database }).ended).toMatchObject({ exitCode: 0 })
    const other = { DATABASE_URL: undisturbed.connectionString }
    const made = ['generate', '--companies', '30', '--seed', '1']
    for (const words of [made, source]) expect(await startLoad(words, other).ended).toMatchObject({ exitCode: 0 })
    expect(await readRegister(database)).toEqual(await readRegister(undisturbed.connectionString))
  })
})
