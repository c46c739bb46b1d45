import { useTestDatabase } from '@merleg/db/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { factOf } from '../../report/testing-report.ts'
import { computeScores } from '../run/score.usecases.ts'
import { findSectorFactors } from './sector-factors.repository.ts'
import { AMOUNTS, ALL_COVERED, company, load, scoreDeps } from '../testing-scores.ts'

const database = useTestDatabase()
const idOf = (number: number): string => String(40_000_000 + number)
const MADE_UP = { ...ALL_COVERED, sourceId: 'made-up', isMadeUp: true }

/** Whose equity is so many per cent of its assets. */
function withEquity(id: string, percent: number, code = '4120') {
  const equity = percent * 1000
  return [
    ...company(id, { amounts: { ...AMOUNTS, equity, liabilities: 95_000 - equity } }).filter(
      (record) => record.type !== 'fact' || record.section !== 'activity',
    ),
    factOf(id)('activity', { scheme: 'TEAOR08', code, isMain: true }, { slot: code }),
  ]
}

beforeAll(async () => {
  await load(database, [
    ...[10, 20, 30, 40, 50].flatMap((percent, index) => withEquity(idOf(index), percent)),
    ...[60, 70, 80, 90].flatMap((percent, index) => withEquity(idOf(10 + index), percent, '4110')),
    // Of no class, and of the same one in another country.
    ...withEquity(idOf(20), 99, '412'),
    ...withEquity('ro-4000001', 99),
    // Accounts that are too old do not count.
    ...withEquity(idOf(21), 99).filter((record) => record.type !== 'statement' || record.periodEnd < '2024-01-01'),
  ])
  await load(
    database,
    [15, 25, 35, 45, 55].flatMap((percent, index) => withEquity(idOf(50 + index), percent)),
    {
      source: MADE_UP,
    },
  )
  await computeScores(scoreDeps(database))
})

const ask = async (classCode: string, isMadeUp = false, countryCode = 'HU') =>
  (await findSectorFactors(database.db, { countryCode, isMadeUp, classCode })).get('equityRatio') ?? null

describe('what a sector has of a factor', () => {
  test('is of the narrowest level with five companies', async () => {
    expect(await ask('4120')).toEqual({
      sectorId: '4120',
      companyCount: 5,
      lowerQuartile: expect.closeTo(0.2),
      median: expect.closeTo(0.3),
      upperQuartile: expect.closeTo(0.4),
    })
    expect(await ask('4110')).toMatchObject({ sectorId: '41', companyCount: 9, median: expect.closeTo(0.5) })
    expect(await ask('4399')).toBeNull()
  })

  test('never mixes made-up companies with real ones, nor countries', async () => {
    expect(await ask('4120', true)).toMatchObject({ companyCount: 5, median: expect.closeTo(0.35) })
    expect(await ask('4110', true)).toMatchObject({ sectorId: '41', companyCount: 5 })
    expect(await ask('4120', false, 'RO')).toBeNull()
  })

  test('stays as it is while a single company is rated, and follows the next run over everybody', async () => {
    const versions = () =>
      sql<{ row: string }>`select s::text || xmin::text as row from sector_factors s order by row`.execute(database.db)
    const before = (await versions()).rows
    await load(database, withEquity(idOf(2), 33), { now: new Date('2026-11-20T12:00:00Z') })
    expect(await computeScores(scoreDeps(database))).toMatchObject({ companyCount: 1 })
    expect((await versions()).rows).toEqual(before)
    await computeScores(scoreDeps(database), { isFull: true })
    expect((await versions()).rows).not.toEqual(before)
    const after = (await versions()).rows
    await computeScores(scoreDeps(database), { isFull: true })
    expect((await versions()).rows).toEqual(after)
  })
})
