import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { rulesVersionOf } from '@merleg/domain/score/rate/rules-version'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { makeModel } from '@merleg/domain/score/rate/testing-score'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { factOf, statement } from '../../report/testing-report.ts'
import { findScore, listScores } from '../store/score.repository.ts'
import { computeScores } from './score.usecases.ts'
import { AMOUNTS, company, load, scoreDeps, TODAY } from '../testing-scores.ts'

const database = useTestDatabase()
const deps = (day?: string) => scoreDeps(database, day)
const idOf = (number: number): string => String(20_000_000 + number)
const stored = (id: string) => findScore(database.db, id)
const history = (id: string) => listScores(database.db, { companyId: id })

const proceeding = { caseNumber: null, court: null, administrator: null, text: null }

beforeEach(() => truncateAll(database.db))

describe('a run over everybody', () => {
  test('stores what it found with all it was worked out from', async () => {
    await load(database, company(idOf(1)))
    expect(await computeScores(deps())).toEqual({ asOf: TODAY, companyCount: 1, changedCount: 1 })
    const score = await stored(idOf(1))
    expect(score).toMatchObject({
      modelVersion: CURRENT_MODEL.version,
      asOf: TODAY,
      basis: 'statement',
      unratedReason: null,
      registerReason: null,
      statementYear: 2025,
      currency: 'HUF',
      inputs: { totalAssets: 100_000_000, previousNetSales: 180_000_000, earlierProfitBeforeTax: 15_000_000 },
      facts: { status: 'working', foundedOn: '2022-03-01', hasEnforcement: false },
    })
    expect(score?.parts.reduce((sum, { points }) => sum + points, 0)).toBe(score?.points)
    expect(score?.probabilities?.[60]).toBeGreaterThanOrEqual(score?.probabilities?.[12] ?? 1)
    expect(score?.creditLimit?.currency).toBe('HUF')
  })

  test('a second time finds nothing to do, and rated once more it writes nothing', async () => {
    await load(database, company(idOf(1)))
    await computeScores(deps())
    const before = await history(idOf(1))
    expect(await computeScores(deps())).toEqual({ asOf: TODAY, companyCount: 0, changedCount: 0 })
    expect(await computeScores(deps(), { isFull: true })).toEqual({ asOf: TODAY, companyCount: 1, changedCount: 0 })
    expect(await computeScores(deps('2026-11-21'))).toEqual({ asOf: '2026-11-21', companyCount: 1, changedCount: 0 })
    expect(await history(idOf(1))).toEqual(before)
  })

  test('keeps why no limit is recommended; that it was not kept before makes no other rating', async () => {
    await load(database, [
      ...company(idOf(1)),
      factOf(idOf(1))('liquidation', proceeding, { slot: 'l', from: '2026-05-01' }),
    ])
    await computeScores(deps())
    const reasons = () => database.db.selectFrom('scores').select('no_limit_reason').execute()
    expect(await reasons()).toEqual([{ no_limit_reason: 'liquidation' }])
    await database.db.updateTable('scores').set({ no_limit_reason: null }).execute()
    expect(await computeScores(deps(), { isFull: true })).toMatchObject({ companyCount: 1, changedCount: 0 })
    expect(await reasons()).toEqual([{ no_limit_reason: 'liquidation' }])
  })

  test('a rating that other rules find again stays, and is theirs from then on', async () => {
    await load(database, company(idOf(1)))
    await computeScores(deps())
    const [before] = await history(idOf(1))
    expect(before?.rulesVersion).toBe(rulesVersionOf({ switchedOff: new Set() }))
    await database.db.updateTable('scores').set({ rules_version: 'former' }).execute()
    expect(await computeScores(deps(), { isFull: true })).toMatchObject({ companyCount: 1, changedCount: 0 })
    expect(await history(idOf(1))).toEqual([before])
  })

  test('of an empty register is none: what is loaded later is rated then, and its sectors', async () => {
    expect(await computeScores(deps())).toEqual({ asOf: TODAY, companyCount: 0, changedCount: 0 })
    await load(database, company(idOf(1)))
    expect(await computeScores(deps())).toMatchObject({ companyCount: 1 })
  })

  test('by another version of the model keeps the rating by the former one', async () => {
    await load(database, company(idOf(1)))
    await computeScores(deps(), { model: makeModel({ version: 'one' }) })
    await computeScores(deps('2026-11-21'), { model: makeModel({ version: 'two' }) })
    const [newest, former, ...others] = await history(idOf(1))
    expect(others).toEqual([])
    expect(newest).toMatchObject({ modelVersion: 'two', asOf: '2026-11-21' })
    expect(former).toMatchObject({ modelVersion: 'one', asOf: TODAY, points: newest?.points, parts: newest?.parts })
    expect(await stored(idOf(1))).toEqual(newest)
  })

  test('with other settings rates everyone anew', async () => {
    await load(database, company(idOf(1)))
    await computeScores(deps())
    const other = { ...deps(), config: { MERLEG_SCORE_SWITCHED_OFF: ['age' as const], MERLEG_BASE_RATES: [] } }
    expect(await computeScores(other)).toMatchObject({ companyCount: 1 })
  })

  test('goes forward in time alone', async () => {
    await load(database, company(idOf(1)))
    await computeScores(deps())
    await expect(computeScores(deps(), { asOf: '2026-11-19' })).rejects.toThrow(CommandError)
    // A clock that was set back rates as of the last day.
    expect(await computeScores(deps('2026-11-01'), { isFull: true })).toMatchObject({ asOf: TODAY })
  })

  test('two at the same time follow each other: the second finds it done', async () => {
    await load(database, company(idOf(1)))
    const runs = await Promise.all([computeScores(deps()), computeScores(deps())])
    expect(runs.reduce((sum, { changedCount }) => sum + changedCount, 0)).toBe(1)
    expect(await history(idOf(1))).toHaveLength(1)
  })
})

describe('a run that is stopped', () => {
  const COUNT = 2300
  const loadMany = () =>
    load(
      database,
      Array.from({ length: COUNT }, (_, index) =>
        factOf(idOf(index))('founding', { on: '2022-03-01' }, { from: '2022-03-01' }),
      ),
    )
  const countStored = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from scores`.execute(database.db)
    return rows[0]?.count
  }

  test('leaves the pages it finished, and the next one goes on after them', async () => {
    await loadMany()
    const controller = new AbortController()
    const stopped = computeScores(deps(), {
      signal: controller.signal,
      onProgress: ({ done }) => done >= 1000 && controller.abort(new Error('stopped by hand')),
    })
    await expect(stopped).rejects.toThrow('stopped by hand')
    const left = (await countStored()) ?? 0
    expect(left).toBeGreaterThanOrEqual(1000)
    expect(left).toBeLessThan(COUNT)
    const seen: number[] = []
    const run = await computeScores(deps(), { onProgress: ({ done }) => seen.push(done) })
    expect(seen[0]).toBeGreaterThan(left)
    expect(run).toEqual({ asOf: TODAY, companyCount: COUNT, changedCount: COUNT })
    expect(await countStored()).toBe(COUNT)
  })

  test('by the end of its connection loses no more than the page under way, and its lock with it', async () => {
    await loadMany()
    const killed = computeScores(deps(), {
      onProgress: ({ done }) => {
        if (done !== 1000) return
        void sql`select pg_terminate_backend(pid) from pg_locks
          where locktype = 'advisory' and granted and pid <> pg_backend_pid()
            and database = (select oid from pg_database where datname = current_database())`.execute(database.db)
      },
    })
    await expect(killed).rejects.toThrow()
    const left = (await countStored()) ?? 0
    expect([1000, 2000, COUNT]).toContain(left)
    expect(await computeScores(deps())).toMatchObject({ companyCount: COUNT })
    expect(await countStored()).toBe(COUNT)
  })

  test('before it began has done nothing', async () => {
    await load(database, company(idOf(1)))
    await expect(computeScores(deps(), { signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow('early')
    expect(await countStored()).toBe(0)
  })
})

describe('after a change', () => {
  /** So many others that a single change is none of the whole register. */
  const loadBeside = () =>
    load(
      database,
      Array.from({ length: 30 }, (_, index) =>
        factOf(idOf(500 + index))('founding', { on: '2022-03-01' }, { from: '2022-03-01' }),
      ),
    )

  test('of the accounts only that company is rated, and its former rating kept', async () => {
    await load(database, company(idOf(1)))
    await loadBeside()
    await computeScores(deps())
    const before = await stored(idOf(1))
    await load(
      database,
      [statement(idOf(1), 2025, { amounts: { ...AMOUNTS, equity: -30_000, liabilities: 125_000 } })],
      {
        now: new Date(`${TODAY}T12:00:00Z`),
      },
    )
    expect(await computeScores(deps())).toEqual({ asOf: TODAY, companyCount: 1, changedCount: 1 })
    const [newest, former] = await history(idOf(1))
    expect(former).toEqual(before)
    expect(newest?.points).toBeLessThan(before?.points ?? 0)
    expect(await computeScores(deps())).toMatchObject({ companyCount: 0 })
  })

  test('of the day of a source past a deadline every company is rated, as accounts are missing of whom it does not tell', async () => {
    const day = '2027-06-20'
    await load(database, company(idOf(1)))
    await loadBeside()
    const readOn = (observedOn: string) =>
      load(database, [factOf(idOf(500))('short-name', { name: observedOn })], { observedOn })
    await readOn('2027-06-03')
    await computeScores(deps(day))
    expect((await stored(idOf(1)))?.facts.missingAccounts).toBe(0)
    // A day on which nothing becomes overdue.
    await readOn('2027-06-04')
    expect(await computeScores(deps(day))).toMatchObject({ companyCount: 1 })
    await readOn('2027-06-05')
    // And once more the one of which it told.
    expect(await computeScores(deps(day))).toMatchObject({ companyCount: 32, changedCount: expect.any(Number) })
    expect((await stored(idOf(1)))?.facts.missingAccounts).toBe(1)
    await readOn('2027-06-06')
    expect(await computeScores(deps(day))).toMatchObject({ companyCount: 1 })
  })

  test('of a source that was not current everyone is rated, as its silence tells something', async () => {
    const day = '2027-04-20'
    await load(database, company(idOf(1)))
    await loadBeside()
    await computeScores(deps(day))
    expect((await stored(idOf(1)))?.facts.hasTaxDebt).toBeNull()
    await load(database, [factOf(idOf(500))('short-name', { name: 'B' })], { observedOn: day })
    await computeScores(deps(day))
    expect((await stored(idOf(1)))?.facts.hasTaxDebt).toBe(false)
  })

  test('that changes nothing of the rating the facts are put right, and no row is added', async () => {
    await load(database, [...company(idOf(1)), factOf(idOf(1))('headcount', { persons: 12 }, { from: '2025-01-01' })])
    await loadBeside()
    await computeScores(deps())
    await load(database, [factOf(idOf(1))('headcount', { persons: 13 }, { from: '2025-01-01' })], {
      now: new Date(`${TODAY}T12:00:00Z`),
    })
    expect(await computeScores(deps())).toMatchObject({ companyCount: 1, changedCount: 0 })
    expect(await history(idOf(1))).toHaveLength(1)
    expect((await stored(idOf(1)))?.facts.headcount).toBe(13)
  })

  test('into liquidation the other companies of its officers are rated too', async () => {
    const officer = {
      partyKind: 'person',
      name: 'Kis Pál',
      address: null,
      motherName: null,
      birthDate: null,
      registerNumber: null,
    } as const
    const post = (id: string) =>
      factOf(id)(
        'signatory',
        { ...officer, post: null, representation: null },
        { slot: 'p', partyId: 'person-1', from: '2020-01-01' },
      )
    await load(database, [...company(idOf(1)), post(idOf(1)), ...company(idOf(2)), post(idOf(2))])
    await loadBeside()
    await computeScores(deps())
    expect((await stored(idOf(1)))?.facts.officerFailures).toBe(0)
    await load(database, [factOf(idOf(2))('liquidation', proceeding, { slot: 'l', from: '2026-11-10' })], {
      now: new Date(`${TODAY}T12:00:00Z`),
    })
    expect(await computeScores(deps())).toMatchObject({ companyCount: 2 })
    expect((await stored(idOf(1)))?.facts.officerFailures).toBe(1)
    expect(await stored(idOf(2))).toMatchObject({ facts: { status: 'under-liquidation' } })
    expect((await stored(idOf(2)))?.points).toBeLessThanOrEqual(15)
  })
})

describe('hostile and huge figures', () => {
  test('are rated like any other, and read back as they were', async () => {
    const huge = Object.fromEntries(Object.entries(AMOUNTS).map(([code, amount]) => [code, amount * 1e9]))
    const wild = Object.fromEntries(Object.keys(AMOUNTS).map((code, index) => [code, index % 2 === 0 ? 9e15 : -9e15]))
    const zero = Object.fromEntries(Object.keys(AMOUNTS).map((code) => [code, 0]))
    await load(database, [
      ...company(idOf(1), { amounts: huge, unit: 1 }),
      ...company(idOf(2), { amounts: zero }),
      ...company(idOf(3), { amounts: {} }),
      ...company(idOf(4), { currency: 'XXX' }),
      ...company(idOf(6), { amounts: wild, unit: 1 }),
      factOf(idOf(5))('name', { name: `'; drop table scores; --\n\t\\N{NULL}` }),
      factOf(idOf(5))('seat', {
        text: '\\.\t"}{',
        countryCode: 'HU',
        zip: null,
        settlement: null,
        county: null,
        street: null,
      }),
    ])
    expect(await computeScores(deps())).toMatchObject({ companyCount: 6, changedCount: 6 })
    expect((await stored(idOf(1)))?.inputs?.totalAssets).toBe(AMOUNTS.totalAssets * 1e9)
    expect(await stored(idOf(6))).toMatchObject({ basis: 'register', registerReason: 'flawed-accounts' })
    expect(await stored(idOf(3))).toMatchObject({ basis: 'register', registerReason: 'incomplete-accounts' })
    expect(await stored(idOf(5))).toMatchObject({ facts: { status: 'unknown' } })
  })
})
