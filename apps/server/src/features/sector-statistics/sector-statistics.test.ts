import { useTestDatabase, withRollback } from '@merleg/db/testing'
import type { SourceInfo, SourceRecord, StatementObservation } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { MADE_UP_SOURCE } from '../generate/generate.usecases.ts'
import { factOf, merge, REGISTER, statement } from '../report/testing-report.ts'
import { findDefaultSector, findSectorSeries, listSectorsOf } from './sector-statistics.repository.ts'
import { rebuildSectorStatistics, refreshSectorStatistics } from './sector-statistics.usecases.ts'

const database = useTestDatabase()
const NOW = new Date('2026-11-20T08:00:00Z')
const deps = () => ({ db: database.db, clock: { now: () => NOW } })
const HU = { countryCode: 'HU', isMadeUp: false, currency: 'HUF' }

const idOf = (number: number): string => String(10_000_000 + number)

type Given = { code?: string; scheme?: 'TEAOR08' | 'EMTAK'; statements?: Partial<StatementObservation>[] }

function company(id: string, sales: number, { code = '4120', scheme = 'TEAOR08', statements = [{}] }: Given = {}) {
  const fact = factOf(id)
  const filed = statements.map((given) => statement(id, 2024, { amounts: { netSales: sales }, ...given }))
  return [
    fact('name', { name: `Cég ${id}` }),
    fact('activity', { scheme, code, isMain: true }, { slot: code }),
    ...filed,
  ] satisfies SourceRecord[]
}

async function mergeAll(records: readonly SourceRecord[], source: SourceInfo = REGISTER): Promise<void> {
  await merge(database.db, records, { source, observedOn: '2026-01-01' })
}

async function readSales(sectorId: string, population = HU) {
  const series = await findSectorSeries(database.db, { ...population, sectorId })
  return series.get('salesNetIncome')?.get(2024) ?? null
}

/** As statistics books have it: linear between the neighbours of a rank. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const rank = share * (sorted.length - 1)
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(rank)], sorted[Math.ceil(rank)]]
  return low + (high - low) * (rank - Math.floor(rank))
}

const quartiles = (values: readonly number[]) => ({
  companyCount: values.length,
  lowerQuartile: quantile(values, 0.25),
  median: quantile(values, 0.5),
  upperQuartile: quantile(values, 0.75),
})

beforeAll(async () => {
  await mergeAll([
    // Five builders of 41.20 and four of 41.10: the second class has none, their division all nine.
    ...[3, 1, 5, 2, 4].flatMap((sales, index) => company(idOf(index), sales)),
    ...[60, 70, 80, 90].flatMap((sales, index) => company(idOf(10 + index), sales, { code: '4110' })),
    // Of several accounts of a year its own count, not the group's; and those in force, not those replaced.
    ...company(idOf(20), 0, {
      code: '4399',
      statements: [
        { amounts: { netSales: 7 } },
        { amounts: { netSales: 700 }, isConsolidated: true },
        { amounts: { netSales: 5 }, currency: 'EUR', periodStart: '2023-01-01', periodEnd: '2023-12-31' },
      ],
    }),
    ...company(idOf(21), 8, { code: '4399', statements: [{ isConsolidated: true }] }),
    ...[9, 10, 11].flatMap((sales, index) => company(idOf(22 + index), sales, { code: '4399' })),
    // No class of NACE, and no accounts.
    ...company(idOf(30), 5, { code: '412' }),
    ...company(idOf(31), 5, { statements: [] }),
    // Others are companies of another country, and of another kind of money.
    ...[1, 2, 3, 4, 6].flatMap((sales, index) =>
      company(`ee-100000${index}`, sales, { code: '41201', scheme: 'EMTAK', statements: [{ currency: 'EUR' }] }),
    ),
  ])
  await mergeAll(
    [100, 200, 300, 400, 500].flatMap((sales, index) => company(idOf(90 + index), sales)),
    MADE_UP_SOURCE,
  )
  await rebuildSectorStatistics(deps())
})

describe('the quartiles of a sector', () => {
  const thousand = (...values: readonly number[]) => quartiles(values.map((value) => value * 1000))

  test('are of its class, group and division', async () => {
    const builders = [1, 2, 3, 4, 5]
    expect(await readSales('4120')).toEqual(thousand(...builders))
    expect(await readSales('412')).toEqual(thousand(...builders))
    expect(await readSales('41')).toEqual(thousand(...builders, 60, 70, 80, 90))
  })

  test('are none of fewer than five companies', async () => {
    expect(await readSales('4110')).toBeNull()
    expect(await readSales('411')).toBeNull()
    const { rows } = await sql<{ least: number }>`select min(company_count) as least from sector_statistics`.execute(
      database.db,
    )
    expect(rows).toEqual([{ least: 5 }])
  })

  test('take a company by its own accounts, by those of the group only where it has no others', async () => {
    expect(await readSales('4399')).toEqual(thousand(7, 8, 9, 10, 11))
  })

  test('never mix made-up companies with real ones', async () => {
    expect(await readSales('4120', { ...HU, isMadeUp: true })).toEqual(thousand(100, 200, 300, 400, 500))
  })

  test('keep countries and currencies apart', async () => {
    const estonia = { countryCode: 'EE', isMadeUp: false, currency: 'EUR' }
    expect(await readSales('4120', estonia)).toEqual(thousand(1, 2, 3, 4, 6))
    expect(await readSales('4120', { ...estonia, currency: 'HUF' })).toBeNull()
    expect(await readSales('43', { ...HU, currency: 'EUR' })).toBeNull()
  })
})

describe('the sectors of a company', () => {
  const ask = async (companyId: string, code: string | null, lastYear = 2024) => {
    const mainActivity = code === null ? null : { scheme: 'TEAOR08', code }
    const found = await listSectorsOf(database.db, { ...HU, companyId, lastYear, mainActivity })
    if (mainActivity !== null)
      expect(await findDefaultSector(database.db, { ...HU, lastYear, mainActivity })).toBe(found.defaultId)
    return found
  }

  test('are those of the main activity, narrow to wide; the narrowest with quartiles is the choice', async () => {
    expect(await ask(idOf(10), '4110')).toEqual({
      sectors: [
        { id: '4110', level: 'class', isMain: true, companyCount: 0 },
        { id: '411', level: 'group', isMain: true, companyCount: 0 },
        { id: '41', level: 'division', isMain: true, companyCount: 9 },
      ],
      defaultId: '41',
    })
  })

  test('and of the other activities, each once', async () => {
    await mergeAll([
      factOf(idOf(40))('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4120' }),
      factOf(idOf(40))('activity', { scheme: 'TEAOR08', code: '4399', isMain: false }, { slot: '4399' }),
      factOf(idOf(40))(
        'activity',
        { scheme: 'TEAOR08', code: '4110', isMain: false },
        { slot: '4110', to: '2020-01-01' },
      ),
    ])
    const { sectors, defaultId } = await ask(idOf(40), '4120')
    expect(sectors.map(({ id, isMain }) => [id, isMain])).toEqual([
      ['4120', true],
      ['412', true],
      ['41', true],
      ['4399', false],
      ['439', false],
      ['43', false],
    ])
    expect(defaultId).toBe('4120')
  })

  test('lead to a wider one where the narrowest has quartiles of the past only', async () => {
    await mergeAll(
      [1, 2, 3, 4, 5].flatMap((sales, index) =>
        company(idOf(60 + index), sales, {
          code: '4211',
          statements: [{ periodStart: '2020-01-01', periodEnd: '2020-12-31', amounts: { netSales: sales } }],
        }),
      ),
    )
    await mergeAll([1, 2, 3, 4, 5].flatMap((sales, index) => company(idOf(70 + index), sales, { code: '4299' })))
    await rebuildSectorStatistics(deps())
    const { sectors, defaultId } = await ask(idOf(60), '4211')
    expect(sectors.map(({ id, companyCount }) => [id, companyCount])).toEqual([
      ['4211', 5],
      ['421', 5],
      ['42', 5],
    ])
    expect(defaultId).toBe('42')
  })

  test('are none without an activity, and have no figures of later years', async () => {
    expect(await ask(idOf(99), null)).toEqual({ sectors: [], defaultId: null })
    expect((await ask(idOf(99), '4120', 2023)).defaultId).toBeNull()
  })
})

const versions = () =>
  sql<{ row: string }>`select s::text || xmin::text as row from sector_statistics s order by row`.execute(database.db)

describe('a run', () => {
  test('a second time writes nothing', async () => {
    const before = await versions()
    await rebuildSectorStatistics(deps())
    expect((await versions()).rows).toEqual(before.rows)
  })

  test('is made again only after the register changed', async () => {
    expect(await refreshSectorStatistics(deps())).toBeNull()
    await mergeAll(company(idOf(50), 6))
    expect(await refreshSectorStatistics(deps())).toMatchObject({ computedAt: NOW })
    expect(await readSales('4120')).toMatchObject({ companyCount: 6, median: 3500 })
  })

  test('at the same time as another one: the second finds it done', async () => {
    await mergeAll(company(idOf(51), 7))
    const runs = await Promise.all([refreshSectorStatistics(deps()), refreshSectorStatistics(deps())])
    expect(runs.filter((run) => run === null)).toHaveLength(1)
    expect(await readSales('4120')).toMatchObject({ companyCount: 7, median: 4000 })
  })

  test('drops what has fewer than five companies now', async () => {
    await mergeAll([factOf(idOf(22))('activity', { scheme: 'TEAOR08', code: '4120', isMain: true }, { slot: '4399' })])
    await refreshSectorStatistics(deps())
    expect(await readSales('4399')).toBeNull()
    expect(await readSales('4120')).toMatchObject({ companyCount: 8 })
  })

  test.each(['reading', 'computing'] as const)('stopped while %s leaves what was there', async (phase) => {
    const before = await versions()
    await mergeAll(company(idOf(phase === 'reading' ? 60 : 61), 1000))
    const controller = new AbortController()
    const stopped = rebuildSectorStatistics(deps(), {
      signal: controller.signal,
      onProgress: (progress) => {
        if (progress.phase === phase) controller.abort(new Error('stopped by hand'))
      },
    })
    await expect(stopped).rejects.toThrow('stopped by hand')
    expect((await versions()).rows).toEqual(before.rows)
    // Not current: what was stopped is made by the next one.
    expect(await refreshSectorStatistics(deps())).not.toBeNull()
  })

  test('is stopped in the middle of a statement, too', async () => {
    await mergeAll(company(idOf(62), 1000))
    const controller = new AbortController()
    const waiting = () =>
      sql<{
        pid: number
      }>`select pid from pg_locks where not granted and relation = 'sector_statistics'::regclass`.execute(database.db)
    await withRollback(database.db, async (blocker) => {
      await sql`lock table sector_statistics in share mode`.execute(blocker)
      const outcome = rebuildSectorStatistics(deps(), { signal: controller.signal }).catch((error: unknown) => error)
      await vi.waitFor(async () => expect((await waiting()).rows).toHaveLength(1), { timeout: 10_000 })
      controller.abort(new Error('stopped by hand'))
      expect(await outcome).toEqual(new Error('stopped by hand'))
    })
    expect(await refreshSectorStatistics(deps())).not.toBeNull()
  })

  test('stopped before it began does nothing', async () => {
    await expect(rebuildSectorStatistics(deps(), { signal: AbortSignal.abort(new Error('early')) })).rejects.toThrow(
      'early',
    )
  })
})

describe('a run after a few changes', () => {
  const readKept = async () => {
    const statistics = await sql`select * from sector_statistics order by 1, 2, 3, 4, 5, 6`.execute(database.db)
    const years = await sql`select * from company_figures order by company_id, year`.execute(database.db)
    const runs = await sql`
      select company_count::text as "companyCount", statement_count::text as "statementCount" from sector_statistics_runs`.execute(
      database.db,
    )
    return { statistics: statistics.rows, years: years.rows, run: runs.rows[0] }
  }
  test.each([
    ['new accounts', company(idOf(0), 44)],
    [
      'another activity',
      [factOf(idOf(1))('activity', { scheme: 'TEAOR08', code: '4399', isMain: true }, { slot: '4120' })],
    ],
    [
      'accounts of another year',
      company(idOf(2), 9, { statements: [{ periodStart: '2023-01-01', periodEnd: '2023-12-31' }] }),
    ],
    // So many sectors that the figures of all are read.
    [
      'accounts of thirty years',
      company(idOf(2), 9, {
        statements: Array.from({ length: 30 }, (_, place) => ({
          periodStart: `${1990 + place}-01-01`,
          periodEnd: `${1990 + place}-12-31`,
        })),
      }),
    ],
    ['a registered number of people', [factOf(idOf(3))('headcount', { persons: 17 })]],
    ['accounts in another currency', company(idOf(4), 12, { statements: [{ currency: 'EUR' }] })],
    ['a website, which no statistics have', [factOf(idOf(5))('website', { value: 'https://example.hu' })]],
    ['the first accounts of a company', company(idOf(31), 45)],
    ['a company that nobody knew', company(idOf(52), 46)],
    [
      'another activity alone',
      [factOf(idOf(10))('activity', { scheme: 'TEAOR08', code: '0111', isMain: true }, { slot: '4110' })],
    ],
    [
      'an activity that is over',
      [
        factOf(idOf(11))(
          'activity',
          { scheme: 'TEAOR08', code: '4110', isMain: true },
          { slot: '4110', to: '2026-01-01' },
        ),
      ],
    ],
  ])('after %s makes what all made anew would be', async (_what, records) => {
    await refreshSectorStatistics(deps())
    await mergeAll(records)
    const looked: number[] = []
    await refreshSectorStatistics(deps(), {
      onProgress: ({ phase, total }) => void (phase === 'reading' && looked.push(total)),
    })
    expect(looked).toEqual([1])
    const followed = await readKept()
    const { quartileCount, companyCount, statementCount } = await rebuildSectorStatistics(deps())
    expect(followed).toEqual(await readKept())
    expect(followed.run).toEqual({ companyCount: String(companyCount), statementCount: String(statementCount) })
    expect(followed.statistics).toHaveLength(quartileCount)
  })

  test('reads those alone who were touched, and writes the sectors and years alone in which they stand', async () => {
    await refreshSectorStatistics(deps())
    const before = new Set((await versions()).rows.map(({ row }) => row))
    await mergeAll(company(idOf(90), 350), MADE_UP_SOURCE)
    const read: number[] = []
    await refreshSectorStatistics(deps(), {
      onProgress: ({ phase, total }) => {
        if (phase === 'reading') read.push(total)
      },
    })
    expect(read).toEqual([1])
    const written = (await versions()).rows.filter(({ row }) => !before.has(row))
    expect(written.length).toBeGreaterThan(0)
    expect(written.every(({ row }) => row.startsWith('(HU,t,HUF,4'))).toBe(true)
  })

  test('stopped while it reads leaves what was there, and the next one makes it', async () => {
    await refreshSectorStatistics(deps())
    await mergeAll(company(idOf(0), 77))
    const before = await readKept()
    const controller = new AbortController()
    const onProgress = () => controller.abort(new Error('stopped by hand'))
    await expect(refreshSectorStatistics(deps(), { onProgress, signal: controller.signal })).rejects.toThrow(
      'stopped by hand',
    )
    expect(await readKept()).toEqual(before)
    await refreshSectorStatistics(deps())
    expect(await readKept()).not.toEqual(before)
  })

  test('looks at the companies of many batches, each of which touched few', async () => {
    await refreshSectorStatistics(deps())
    for (let batch = 0; batch < 60; batch += 1) await mergeAll(company(idOf(batch % 3), 100 + batch))
    await refreshSectorStatistics(deps())
    const followed = await readKept()
    await rebuildSectorStatistics(deps())
    expect(followed).toEqual(await readKept())
  })

  test.each([
    ['of which it is not known how far it came', null],
    ['of a register that is not there any more', 1_000_000],
  ])('%s makes all anew', async (_what, position) => {
    await refreshSectorStatistics(deps())
    await sql`update sector_statistics_runs set position = ${position}::bigint`.execute(database.db)
    await sql`delete from company_figures`.execute(database.db)
    const before = await versions()
    expect(await refreshSectorStatistics(deps())).not.toBeNull()
    expect((await versions()).rows).toEqual(before.rows)
  })
})
