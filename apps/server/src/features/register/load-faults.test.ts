import { setTimeout as delay } from 'node:timers/promises'
import { stopPostmaster } from '@merleg/db/embedded-postmaster'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { makeBilantFiles, useSourceFolders } from '../import/testing-source-files.ts'
import {
  type CommitCut,
  cutAtCommit,
  type LoadEnd,
  readRegister,
  seededNumbers,
  startLoad,
  useFaultyServer,
} from './testing-load-faults.ts'

const server = useFaultyServer()
const writeFolder = useSourceFolders()
const SIZE = { companies: 200, years: 6 }
// Each test starts many processes, and servers that recover.
vi.setConfig({ testTimeout: 240_000 })

let source: readonly string[] = []
let complete: Record<string, unknown[]> = {}

const load = (address: string, words = source): Promise<LoadEnd> => startLoad(words, { DATABASE_URL: address }).ended

beforeAll(async () => {
  source = ['import', 'bilant-ro', await writeFolder(makeBilantFiles(SIZE))]
  const undisturbed = await server.createRegister()
  await load(undisturbed)
  complete = await readRegister(undisturbed)
})

test('an undisturbed load takes everything over', () => {
  expect(complete['statements']).toHaveLength(SIZE.companies * SIZE.years)
})

/** A load that has written much and waits, in the middle of its transaction, for a table that somebody holds. */
async function startHeldLoad(address: string) {
  const holder = new pg.Client({ connectionString: address })
  holder.on('error', () => undefined)
  await holder.connect()
  await holder.query('begin; lock table company_profiles in share row exclusive mode')
  const running = startLoad(source, { DATABASE_URL: address })
  const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  let pid = 0
  await expect
    .poll(
      async () => {
        pid = Number((await server.query(address, waiting))[0]?.['pid'] ?? 0)
        return pid
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(0)
  return { ...running, pid, letGo: () => holder.end().catch(() => undefined) }
}

describe('a load in whose middle', () => {
  test.each<[string, (held: { address: string; pid: number }) => Promise<unknown>]>([
    ['its session is ended', ({ address, pid }) => server.query(address, `select pg_terminate_backend(${pid})`)],
    ['the server process of its session is killed', async ({ pid }) => process.kill(pid, 'SIGKILL')],
    ['the database server is killed', async () => process.kill(await server.postmaster(), 'SIGKILL')],
    ['the database server is restarted', () => stopPostmaster(server.clusterDir)],
  ])('%s says so, leaves nothing, and run again gives the same register', async (_title, strike) => {
    const address = await server.createRegister()
    const empty = await readRegister(address)
    const held = await startHeldLoad(address)
    await strike({ address, pid: held.pid })
    const { exitCode, errors } = await held.ended
    await held.letGo()
    expect(errors).toMatch(/^merleg: The connection to the database was lost \(.+\)\. The step under way was kept as/m)
    expect(errors).not.toContain('    at ')
    expect(exitCode).toBe(1)
    expect(await readRegister(address)).toEqual(empty)
    expect(await load(address)).toMatchObject({ exitCode: 0 })
    expect(await readRegister(address)).toEqual(complete)
  })
})

describe('a load that loses its connection at the commit', () => {
  test.each<[CommitCut, string, RegExp]>([
    ['unheard', 'nothing', / new [1-9]/],
    ['unanswered', 'everything', / new 0, changed 0, closed 0, unchanged [1-9]/],
  ])('(%s) has left %s, and run again doubles nothing', async (cut, left, answer) => {
    const address = await server.createRegister()
    const before = left === 'nothing' ? await readRegister(address) : complete
    const way = await cutAtCommit(address, cut)
    const { exitCode, errors } = await load(way.address)
    way.close()
    expect(errors).toContain('kept as a whole or not at all. Run the same command again')
    expect(exitCode).toBe(1)
    await expect.poll(() => readRegister(address)).toEqual(before)
    expect(await load(address)).toMatchObject({ exitCode: 0, output: expect.stringMatching(answer) })
    expect(await readRegister(address)).toEqual(complete)
  })
})

describe('a load killed at random moments, again and again', () => {
  /** The kills come ever later on average, so that it gets through in the end. */
  const MOST_KILLS = 8

  test.each<[string, () => readonly string[]]>([
    ['import', () => source],
    ['generate', () => ['generate', '--companies', '300', '--seed', '3', '--add']],
  ])('%s gives the same register as one that nobody disturbed', async (_title, listWords) => {
    const words = listWords()
    const undisturbed = await server.createRegister()
    const startedAt = performance.now()
    expect(await load(undisturbed, words)).toMatchObject({ exitCode: 0 })
    const usualMs = performance.now() - startedAt
    const address = await server.createRegister()
    const moments = seededNumbers(20_251)
    for (let kills = 0, isThrough = false; !isThrough && kills < MOST_KILLS; kills += 1) {
      const { child, ended } = startLoad(words, { DATABASE_URL: address })
      await Promise.race([ended, delay(moments.next().value * usualMs * 1.1)])
      child.kill('SIGKILL')
      const { exitCode } = await ended
      // A kill that came after the end met nobody.
      isThrough = exitCode === 0
      if (!isThrough) expect(exitCode).toBeNull()
    }
    expect(await load(address, words)).toMatchObject({ exitCode: 0 })
    expect(await readRegister(address)).toEqual(await readRegister(undisturbed))
  })
})
