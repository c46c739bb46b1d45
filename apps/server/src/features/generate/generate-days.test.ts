import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { generateDemoData, type GenerateInput } from './generate.usecases.ts'
import { readFinalState, wipeRegister } from './testing-final-state.ts'

const database = useTestDatabase()
const clock = { now: () => new Date('2026-11-02T08:00:00Z') }
const generate = (input: GenerateInput) => generateDemoData({ db: database.db, clock }, input)

async function rowsOf<Row>(query: string): Promise<Row[]> {
  return (await sql.raw<Row>(query).execute(database.db)).rows
}

const YEAR = { companies: 300, seed: 1, days: 365 }

describe('a country told day by day', () => {
  test('stopped on the way and told on, it ends as the country told at once', async () => {
    await generate({ ...YEAR, days: 0 })
    const atOnce = await readFinalState(database.db)
    await wipeRegister(database.db)

    const stopped = new AbortController()
    const stop = ({ day }: { day: number }): void => {
      if (day >= 40) stopped.abort(new Error('stopped'))
    }
    await expect(generate({ ...YEAR, signal: stopped.signal, onProgress: stop })).rejects.toThrow('stopped')
    const seen: number[] = []
    const rest = await generate({ ...YEAR, onProgress: ({ day }) => void seen.push(day) })
    expect(rest.skipped).toBeGreaterThan(10)
    expect(rest.batches).toBeGreaterThan(150)
    expect([Math.min(...seen) >= 40, Math.max(...seen) > 350]).toEqual([true, true])
    expect(await readFinalState(database.db)).toEqual(atOnce)
  }, 300_000)

  test('told again, whole or at once, nothing changes', async () => {
    expect(await generate(YEAR)).toMatchObject({ batches: 0, read: 0 })
    expect(await generate({ ...YEAR, days: 0 })).toMatchObject({ new: 0, changed: 0, closed: 0, events: 0 })
  })

  test('has made events of many kinds, each on the day on which it was learned', async () => {
    const types = await rowsOf<{ type: string; count: number }>(
      'select type, count(*)::int as count from events group by type',
    )
    expect(types.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'seat.changed',
        'signatory.added',
        'signatory.ended',
        'member.changed',
        'capital.changed',
        'activity.added',
        'bank-account.added',
        'bank-account.ended',
        'phone.added',
        'site.added',
        'headcount.changed',
        'registration.changed',
        'tax-number-status.changed',
        'enforcement.added',
        'liquidation.added',
        'dissolution.added',
        'forced-deletion.added',
        'statement.filed',
      ]),
    )
    const byDay = await rowsOf<{ days: number; late: number }>(
      `select count(distinct recorded_at)::int as days, count(*) filter (where occurred_on > recorded_at)::int as late from events`,
    )
    expect(byDay[0]?.days).toBeGreaterThan(150)
    expect(byDay[0]?.late).toBe(0)
  })

  test('brings a living company about two changes a year besides its statements', async () => {
    const [row] = await rowsOf<{ yearly: number }>(
      `select count(*) filter (where type <> 'statement.filed')::float8 / (select count(*) from companies c join batches b on b.batch_id = c.first_batch_id
        where b.observed_on = (select min(observed_on) from batches)) as yearly from events`,
    )
    expect(row?.yearly).toBeGreaterThan(1.5)
    expect(row?.yearly).toBeLessThan(3.5)
  })

  test('knew on its first day what was known then, and new companies on theirs', async () => {
    const [row] = await rowsOf<Record<'early' | 'founded' | 'later' | 'filed', number>>(
      `select count(*) filter (where lower(f.recorded) < '2025-11-02')::int as early,
              count(*) filter (where lower(f.recorded) < '2025-11-02' and lower(f.valid) > '2025-11-01')::int as later,
              (select count(*)::int from companies c join batches b on b.batch_id = c.first_batch_id where b.observed_on > '2025-11-01') as founded,
              (select count(*)::int from statements where lower(recorded)::date < filed_on) as filed
       from facts f`,
    )
    expect(row?.early).toBeGreaterThan(5000)
    expect(row?.founded).toBeGreaterThan(10)
    expect({ later: row?.later, filed: row?.filed }).toEqual({ later: 0, filed: 0 })
  })

  test.each([
    { seed: 11, asOf: '2024-07-15', days: 25 },
    { seed: 12, asOf: '2026-02-01', days: 40 },
    { seed: 13, asOf: '2021-06-10', days: 30 },
  ])('whatever the seed and the day: %o', async (options) => {
    await wipeRegister(database.db)
    await generate({ companies: 120, ...options, days: 0 })
    const atOnce = await readFinalState(database.db)
    await wipeRegister(database.db)
    await generate({ companies: 120, ...options })
    expect(await readFinalState(database.db)).toEqual(atOnce)
  })

  test.each([-1, 0.5, 3651])('%d days are refused', async (days) => {
    await expect(generate({ companies: 1, seed: 1, days })).rejects.toThrow(RangeError)
  })
})
