import { setTimeout as delay } from 'node:timers/promises'
import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../app/config.ts'
import { systemClock } from '../../shared/clock.ts'
import { createLogger } from '../../shared/logger.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { catchUp } from './catch-up.usecases.ts'
import { findCursor, listLags } from './cursors.repository.ts'
import { followCompanies } from './follow-companies.usecases.ts'
import type { Follower } from './follower.ts'
import { startFollowing } from './start-following.ts'

const database = useTestDatabase()
const deps = () => ({
  db: database.db,
  clock: systemClock,
  config: readConfig({}),
  logger: createLogger('silent'),
})
const idOf = (number: number): string => String(10_000_000 + number)
const load = (...numbers: number[]) =>
  merge(
    database.db,
    numbers.map((number) => factOf(idOf(number))('founding', { on: '2020-01-01' })),
  )
const start = (...followers: Follower[]) =>
  startFollowing({ deps: deps(), connectionString: database.connectionString, followers })

beforeEach(async () => {
  await truncateAll(database.db)
  await database.pool.query(`drop table if exists followed; create table followed (page serial, company_id text)`)
})

/** Writes down whom it met; fails in the transaction of a page as often as it is told. */
function createMeeting({ name = 'meeting', failures = 0 } = {}): Follower {
  let left = failures
  return {
    name,
    catchUp: (given, run) =>
      followCompanies(given, run, {
        name,
        pageSize: 2,
        follow: async (tx, ids) => {
          for (const id of ids) await sql`insert into followed (company_id) values (${id})`.execute(tx)
          if (ids.includes(idOf(3)) && left > 0) {
            left -= 1
            throw new Error('no third company')
          }
        },
        onFollowed: () => undefined,
      }),
  }
}

async function readMet(): Promise<string[]> {
  const { rows } = await database.pool.query<{ id: string }>('select company_id as id from followed order by page')
  return rows.map(({ id }) => id)
}

describe('a follower', () => {
  test('meets whom the batches touched, each once for all batches of a run, and nobody again', async () => {
    await load(1, 2)
    await load(3)
    await catchUp(deps(), createMeeting())
    await catchUp(deps(), createMeeting())
    expect(await readMet()).toEqual([idOf(1), idOf(2), idOf(3)])
    await load(4)
    await catchUp(deps(), createMeeting())
    expect(await readMet()).toEqual([1, 2, 3, 4].map(idOf))
    expect(await findCursor(database.db, 'meeting')).toEqual({ position: 3, setEnd: null, lastCompanyId: '' })
  })

  test('that fails goes on after the last page it finished, also when more has come meanwhile', async () => {
    await load(1, 2, 3, 4, 5)
    await expect(catchUp(deps(), createMeeting({ failures: 1 }))).rejects.toThrow('no third company')
    expect(await readMet()).toEqual([idOf(1), idOf(2)])
    expect(await findCursor(database.db, 'meeting')).toEqual({ position: 0, setEnd: 1, lastCompanyId: idOf(2) })
    await load(0)
    await catchUp(deps(), createMeeting())
    expect(await readMet()).toEqual([1, 2, 3, 4, 5, 0].map(idOf))
  })

  test('that fails after the last page has not followed yet, and does not meet them again', async () => {
    await load(1, 2, 3)
    let tries = 0
    const finishing: Follower = {
      name: 'finishing',
      catchUp: (given, run) =>
        followCompanies(given, run, {
          name: 'finishing',
          pageSize: 2,
          follow: async (tx, ids) => {
            for (const id of ids) await sql`insert into followed (company_id) values (${id})`.execute(tx)
          },
          onFollowed: () => undefined,
          finish: async () => {
            tries += 1
            if (tries === 1) throw new Error('not finished')
          },
        }),
    }
    await expect(catchUp(deps(), finishing)).rejects.toThrow('not finished')
    expect((await listLags(database.db, ['finishing']))[0]?.positions).toBe(1)
    await catchUp(deps(), finishing)
    expect([tries, await readMet()]).toEqual([2, [1, 2, 3].map(idOf)])
    expect((await listLags(database.db, ['finishing']))[0]?.positions).toBe(0)
  })

  /** Writes beside the page before; `failing`: the page with this company fails when it is its turn. */
  const preparing = (steps: string[], failing?: number): Follower => ({
    name: 'preparing',
    catchUp: (given, run) =>
      followCompanies(given, run, {
        name: 'preparing',
        pageSize: 2,
        prepare: async (ids) => {
          steps.push(`read ${ids.join(' ')}`)
          return async (tx, turn) => {
            steps.push(`begin ${ids.join(' ')}`)
            // The first page has the second one begin before it.
            while (ids.includes(idOf(1)) && !steps.includes(`begin ${idOf(3)} ${idOf(4)}`)) await delay(5)
            for (const id of ids) await sql`insert into followed (company_id) values (${id})`.execute(tx)
            await turn()
            if (failing !== undefined && ids.includes(idOf(failing))) throw new Error('fails')
            steps.push(`write ${ids.join(' ')}`)
          }
        },
        onFollowed: () => undefined,
      }),
  })

  test('that prepares pages writes two of them side by side, and what has an order in their order', async () => {
    await load(1, 2, 3, 4, 5)
    const steps: string[] = []
    await catchUp(deps(), preparing(steps))
    expect((await readMet()).toSorted()).toEqual([1, 2, 3, 4, 5].map(idOf))
    const pages = [`${idOf(1)} ${idOf(2)}`, `${idOf(3)} ${idOf(4)}`, idOf(5)]
    const written = steps.filter((step) => step.startsWith('write'))
    expect(written).toEqual(pages.map((page) => `write ${page}`))
    expect(steps.indexOf(`begin ${pages[1]}`)).toBeLessThan(steps.indexOf(`write ${pages[0]}`))
  })

  test('whose page fails loses it and the one beside it, and goes on there', async () => {
    await load(1, 2, 3, 4, 5)
    await expect(catchUp(deps(), preparing([], 1))).rejects.toThrow('fails')
    expect(await readMet()).toEqual([])
    expect(await findCursor(database.db, 'preparing')).toEqual({ position: 0, setEnd: null, lastCompanyId: '' })
    await expect(catchUp(deps(), preparing([], 3))).rejects.toThrow('fails')
    expect(await readMet()).toEqual([1, 2].map(idOf))
    await catchUp(deps(), preparing([]))
    expect((await readMet()).toSorted()).toEqual([1, 2, 3, 4, 5].map(idOf))
  })

  test('two processes follow as take turns', async () => {
    await load(1, 2, 3, 4, 5)
    let [running, most] = [0, 0]
    const meeting = createMeeting()
    const counted: Follower = {
      name: meeting.name,
      catchUp: async (given, run) => {
        running += 1
        most = Math.max(most, running)
        await meeting.catchUp(given, run)
        running -= 1
      },
    }
    await Promise.all([catchUp(deps(), counted), catchUp(deps(), counted), catchUp(deps(), counted)])
    expect(most).toBe(1)
    expect(await readMet()).toEqual([1, 2, 3, 4, 5].map(idOf))
  })

  test('that has lost its lock to another cannot move the cursor under it', async () => {
    await load(1, 2, 3)
    const meeting = createMeeting()
    const overtaken: Follower = {
      name: meeting.name,
      catchUp: (given, run) =>
        followCompanies(given, run, {
          name: meeting.name,
          pageSize: 2,
          follow: () => meeting.catchUp(given, run),
          onFollowed: () => undefined,
        }),
    }
    await expect(catchUp(deps(), overtaken)).rejects.toThrow('somebody else follows as meeting')
    expect(await readMet()).toEqual([1, 2, 3].map(idOf))
  })
})

describe('a process that follows', () => {
  test('finds what was left, and hears of each commit', async () => {
    await load(1)
    const following = start(createMeeting())
    await expect.poll(readMet, { timeout: 20_000 }).toEqual([idOf(1)])
    // Its look without a notice comes later than this is waited for.
    await load(2)
    await expect.poll(readMet, { timeout: 20_000 }).toEqual([1, 2].map(idOf))
    await following.close()
    await load(3)
    expect(await readMet()).toEqual([1, 2].map(idOf))
  })

  test('tries a follower again that fails, and the others do not wait for it', async () => {
    await load(1, 2, 3)
    const never: Follower = { name: 'never', catchUp: () => Promise.reject(new Error('never')) }
    const following = start(never, createMeeting({ failures: 2 }))
    await expect.poll(readMet, { timeout: 30_000 }).toEqual([1, 2, 3].map(idOf))
    const lags = await listLags(database.db, ['never', 'meeting', 'unheard'])
    const expected = [
      { name: 'never', positions: 1, failures: expect.any(Number) },
      { name: 'meeting', positions: 0, seconds: 0, failures: 0 },
      { name: 'unheard', positions: 1, failures: 0 },
    ]
    await expect
      .poll(() => listLags(database.db, ['never', 'meeting', 'unheard']), { timeout: 10_000 })
      .toMatchObject(expected)
    expect(lags[0]?.failures).toBeGreaterThan(0)
    expect(lags[0]?.seconds).toBeGreaterThan(0)
    await following.close()
  })

  test('lets the urgent one go first, each time there is news', async () => {
    const order: string[] = []
    const noting = (name: string, urgency: Pick<Follower, 'isUrgent'>, ms: number): Follower => ({
      name,
      ...urgency,
      catchUp: async () => {
        order.push(`${name} begins`)
        await delay(ms)
        order.push(`${name} ends`)
      },
    })
    await load(1)
    const following = start(noting('other', {}, 0), noting('urgent', { isUrgent: true }, 300), noting('third', {}, 0))
    await expect.poll(() => order.length, { timeout: 20_000 }).toBe(6)
    expect(order.slice(0, 2)).toEqual(['urgent begins', 'urgent ends'])
    await load(2)
    await expect.poll(() => order.length, { timeout: 20_000 }).toBe(12)
    expect(order.slice(6, 8)).toEqual(['urgent begins', 'urgent ends'])
    await following.close()
  })

  test('lets rest who asks for it after a run, keeps nobody else waiting, and ends meanwhile', async () => {
    const runs: string[] = []
    const counting = (name: string, restAfter: Pick<Follower, 'restAfter'>): Follower => ({
      name,
      ...restAfter,
      catchUp: async () => void runs.push(name),
    })
    const HOUR_MS = 3_600_000
    await load(1)
    const following = start(
      counting('long', { restAfter: () => HOUR_MS }),
      counting('short', { restAfter: () => 1 }),
      counting('never', {}),
    )
    const countRuns = (name: string) => runs.filter((run) => run === name).length
    await expect.poll(() => new Set(runs).size, { timeout: 20_000 }).toBe(3)
    await load(2)
    await expect.poll(() => countRuns('short') > 1 && countRuns('never') > 1, { timeout: 20_000 }).toBe(true)
    await following.close()
    expect(countRuns('long')).toBe(1)
  })

  test('goes on with the others while the urgent one fails, and ends while it is at work', async () => {
    const failing: Follower = { name: 'urgent', isUrgent: true, catchUp: () => Promise.reject(new Error('never')) }
    await load(1)
    const first = start(failing, createMeeting())
    await expect.poll(readMet, { timeout: 20_000 }).toEqual([idOf(1)])
    await load(2)
    await expect.poll(readMet, { timeout: 20_000 }).toEqual([1, 2].map(idOf))
    await first.close()
    let isAtWork = false
    const slow: Follower = {
      name: 'slow',
      isUrgent: true,
      catchUp: (_deps, { signal }) => {
        isAtWork = true
        return new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
        )
      },
    }
    await load(3)
    const second = start(slow, createMeeting())
    await expect.poll(() => isAtWork, { timeout: 20_000 }).toBe(true)
    await second.close()
    expect(await readMet()).toEqual([1, 2].map(idOf))
  })
})
