import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import { FACTOR_KEYS } from '@merleg/domain/score/model/factor-keys'
import { beforeEach, expect, test } from 'vitest'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { findLineOrder } from '../../register/statement-lines/line-order.repository.ts'
import { factOf, statement } from '../../report/testing-report.ts'
import { AMOUNTS, load, sourceOf } from '../testing-scores.ts'
import { collectRows } from './collect-rows.ts'
import { planTraining } from './training-plan.ts'

const database = useTestDatabase()
const ID = 'lv-40003000642'
const TELLING = sourceOf(['liquidation'], { toldFrom: '2015-01-01' })
const SILENT = sourceOf(['registration'], { sourceId: 'list', toldFrom: '2015-01-01' })
const proceeding = { caseNumber: null, court: null, administrator: null, text: null }
const LOADED = { source: TELLING, observedOn: '2026-07-31', now: new Date('2026-08-01T10:00:00Z') }
const PLAN = { countryCode: 'LV', outcome: 'insolvency', isMadeUp: false, asOf: undefined } as const

const filed = (year: number, equity: number, filedOn: string | null = null) =>
  statement(ID, year, { amounts: { ...AMOUNTS, equity, liabilities: 95_000 - equity }, filedOn })
const years = (from: number, to: number): SourceRecord[] =>
  Array.from({ length: to - from + 1 }, (_, index) => filed(from + index, 40_000))

/** By day the equity ratio that a row knows, and whether it failed. */
async function collect(plan: Partial<Parameters<typeof planTraining>[1]> = {}) {
  const found = await planTraining(database.db, { ...PLAN, ...plan })
  const sources = new Map(found.sources.map((source) => [source.sourceId, source]))
  const context = { sources, lineOrder: await findLineOrder(database.db) }
  const { rows, counts } = await collectRows(database.db, { ...found, horizons: [12] }, context)
  const known = rows.map(({ day, row }) => [day, row.factors[FACTOR_KEYS.indexOf('equityRatio')], row.hasFailed])
  return { known, counts }
}

beforeEach(() => truncateAll(database.db))

test('a row knows no accounts that were filed later, and no correction made later', async () => {
  await load(
    database,
    [...years(2019, 2022), filed(2023, 10_000, '2024-09-01'), filed(2024, 20_000, '2025-07-31')],
    LOADED,
  )
  const before = await collect()
  expect(before.known).toEqual([
    ['2025-07-31', 0.2, false],
    // Filed a month later than this day, whatever the deadline.
    ['2024-07-31', 0.4, false],
    ['2023-07-31', 0.4, false],
    ['2022-07-31', 0.4, false],
    ['2021-07-31', 0.4, false],
  ])
  expect(before.counts.knownBy).toEqual({ recorded: 0, filed: 1, ruled: 4 })
  await load(database, [filed(2024, 70_000, '2025-07-31')], { ...LOADED, now: new Date('2026-10-01T10:00:00Z') })
  expect((await collect()).known).toEqual(before.known)
})

test('from the first reading on, a filing that came in later is not used', async () => {
  const live = new Date('2023-01-10T10:00:00Z')
  await load(database, years(2018, 2021), { source: TELLING, observedOn: '2023-01-09', now: live })
  const late = { ...LOADED, now: new Date('2025-12-01T10:00:00Z'), observedOn: '2026-07-31' }
  await load(database, [filed(2022, 10_000, '2023-05-01'), filed(2023, 15_000, '2024-05-01')], late)
  // In 2024 the accounts of 2021 were too old, and those of the years after, though filed, had not come in.
  expect((await collect()).known.map(([day]) => day)).not.toContain('2024-07-31')
  expect((await collect()).known).toContainEqual(['2023-07-31', 0.4, false])
})

test('who failed is a failure in the year before, and no row after', async () => {
  await load(
    database,
    [...years(2017, 2022), factOf(ID)('liquidation', proceeding, { slot: 'l', from: '2024-02-01' })],
    LOADED,
  )
  const { known, counts } = await collect()
  expect(known).toContainEqual(['2023-07-31', 0.4, true])
  expect(known.filter(([, , hasFailed]) => hasFailed)).toHaveLength(1)
  expect(known.map(([day]) => String(day)).every((day) => day <= '2023-07-31')).toBe(true)
  expect(counts.leftOut['not-going']).toBe(2)
})

test('a company of which nobody tells all insolvencies is left out, and so is a country without such a source', async () => {
  await load(database, years(2019, 2024), { ...LOADED, source: SILENT })
  await expect(collect()).rejects.toThrow(CommandError)
  await expect(collect()).rejects.toThrow(/none tells all liquidations/)
  await load(database, [factOf('lv-40003000657')('name', { name: 'Másik' })], LOADED)
  const { known, counts } = await collect()
  expect(known).toEqual([])
  expect(counts.leftOut.untold).toBe(counts.looked / 2)
})

test('a list of all insolvencies tells of a company of its register that it leaves out, as long as it was there', async () => {
  const register = sourceOf(['registration'], { sourceId: 'register', countryCode: 'LV' })
  const list = sourceOf(['liquidation'], {
    sourceId: 'insolvencies',
    countryCode: 'LV',
    toldFrom: '2008-01-01',
    coversAll: { sections: ['liquidation'], registers: ['register'] },
  })
  const registered = { status: 'registered', on: '2010-01-01', reason: null } as const
  await load(database, years(2019, 2024), { ...LOADED, source: SILENT })
  await load(database, [factOf('lv-40003000657')('liquidation', proceeding, { slot: 'l', from: '2024-02-01' })], {
    ...LOADED,
    source: list,
  })
  expect((await collect()).known).toEqual([])
  await load(database, [factOf(ID)('registration', registered, { from: '2010-01-01', to: '2024-06-01' })], {
    ...LOADED,
    source: register,
  })
  expect((await collect()).known.map(([day, , hasFailed]) => [day, hasFailed])).toEqual([
    ['2022-07-31', false],
    ['2021-07-31', false],
  ])
})

test.each([
  ['that could have told a liquidation', { section: 'liquidation' }, true],
  ['that could have told a bankruptcy', { section: 'bankruptcy' }, true],
  ['of which nobody knows what it told', {}, true],
  ['of something else', { section: 'phone' }, false],
] as const)('with an unreadable line %s', async (_title, told, isUntold) => {
  const unread: SourceRecord = { type: 'reject', line: 2, reason: 'date', detail: '', companyId: ID, ...told }
  await load(database, [...years(2019, 2024), unread], LOADED)
  const { known, counts } = await collect()
  expect(known.length === 0).toBe(isUntold)
  expect(counts.leftOut.untold > 0).toBe(isUntold)
})

test('made-up companies are not learned from beside real ones', async () => {
  await load(database, years(2019, 2024), LOADED)
  const madeUp = { ...TELLING, sourceId: 'made-up', isMadeUp: true }
  await load(database, [factOf('lv-40003000657')('name', { name: 'Kitalált' })], { ...LOADED, source: madeUp })
  expect((await collect()).counts.companies).toBe(1)
  expect((await collect({ isMadeUp: true })).known).toEqual([])
})

test('the weak outcome asks for no register, and is told only of years whose accounts have come', async () => {
  await load(database, years(2017, 2024), { ...LOADED, source: SILENT })
  const other = statement('lv-40003000657', 2019, { amounts: AMOUNTS, filedOn: null })
  const former = [2017, 2018].map((year) => ({ ...other, periodStart: `${year}-01-01`, periodEnd: `${year}-12-31` }))
  await load(database, [factOf('lv-40003000657')('name', { name: 'Csendes' }), ...former, other], {
    ...LOADED,
    source: SILENT,
  })
  const { known } = await collect({ outcome: 'silence' })
  expect(known.filter(([, , isSilent]) => isSilent).map(([day]) => day)).toEqual(['2020-07-31'])
  expect(known.map(([day]) => day)).not.toContain('2024-07-31')
})
