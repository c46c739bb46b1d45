import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { StatementObservation } from '@merleg/domain/observation'
import { judgeAccounts } from '@merleg/domain/accounts-quality/judge-accounts'
import { checkStatement } from '@merleg/domain/statement-checks'
import { findLayout } from '@merleg/domain/statement-layouts/find-layout'
import type { StatementLayout } from '@merleg/domain/statement-layouts/layout'
import { describe, expect, test } from 'vitest'
import { companyOf } from './company.ts'
import { formatDay } from './days.ts'
import { generateRecords, historyOf, worldOf } from './generate-records.ts'
import { healthIn } from './life.ts'
import { DEFAULT_AS_OF } from './rates.ts'
import { wrongFilingOf } from './statements.ts'
import { isSimpleEntity } from './world.ts'

const OPTIONS = { companies: 3000, seed: 1 }
const FILED = join(
  process.env['MERLEG_SHARED_DATA'] ?? fileURLToPath(new URL('../../../../../../shared/data', import.meta.url)),
  'e-beszamolo/statements_long.csv',
)
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const world = worldOf(OPTIONS)
const statements = [...generateRecords(OPTIONS)].filter(
  (record): record is StatementObservation => record.type === 'statement',
)
const yearOf = (statement: StatementObservation): number => Number(statement.periodEnd.slice(0, 4))
const retracted = new Map(
  Array.from({ length: OPTIONS.companies }, (_, index) => historyOf(world, index).retracted)
    .flat()
    .flatMap(({ record }) =>
      record.type === 'statement' ? [[`${record.companyId} ${record.periodEnd}`, record]] : [],
    ),
)
/** What is wrong with a statement in force: nothing where a right filing has taken the place of the wrong one. */
const wrongOf = (statement: StatementObservation) =>
  statement.isConsolidated || retracted.has(`${statement.companyId} ${statement.periodEnd}`)
    ? null
    : (wrongFilingOf(world, statement.line - 1, yearOf(statement))?.kind ?? null)
const right = statements.filter((statement) => wrongOf(statement) === null)

function layoutOf(statement: StatementObservation): StatementLayout {
  const layout = findLayout(statement.layout)
  if (layout === null) throw new Error(`no layout ${statement.layout}`)
  return layout
}

const findingsOf = (statement: StatementObservation) =>
  checkStatement({
    layout: layoutOf(statement),
    isRounded: false,
    amounts: statement.amounts,
  }).findings

/** Every statement as the other accounts of its company show it. */
const judged = new Map(
  [...Map.groupBy(statements, ({ companyId }) => companyId).values()].flatMap((filed) =>
    judgeAccounts(
      filed
        .toSorted((one, other) => (one.periodEnd < other.periodEnd ? 1 : -1))
        .map((statement) => ({ ...statement, year: yearOf(statement), statement })),
    ).map((one) => [one.filed.statement, one] as const),
  ),
)

describe('statements', () => {
  test('have only lines of their layout, every one that a sum needs, in whole numbers', () => {
    for (const statement of right) {
      const layout = layoutOf(statement)
      const lines = [...layout.balance, ...layout.incomeStatement].filter(
        (line) => !line.isOptional && line.kind !== 'of-which' && line.kind !== 'disclosure',
      )
      expect(Object.keys(statement.amounts).toSorted()).toEqual(lines.map((line) => line.code).toSorted())
      expect(Object.values(statement.amounts).every((amount) => Number.isInteger(amount))).toBe(true)
    }
  })

  test('add up to the unit in both columns: assets, liabilities, subtotals, profit', () => {
    const faults = right.flatMap((statement) => {
      const previous = { ...statement, amounts: statement.previousAmounts, previousAmounts: {} }
      const findings = [...findingsOf(statement), ...findingsOf(previous)]
      return findings.map(
        (finding) => `${statement.companyId} ${yearOf(statement)} ${finding.code} ${finding.lineCodes.join()}`,
      )
    })
    expect(faults).toEqual([])
  })

  test('about one in a hundred is wrong, and the checks find it', () => {
    const wrong = statements.filter((statement) => wrongOf(statement) !== null)
    expect(wrong.length / statements.length).toBeGreaterThan(0.005)
    expect(wrong.length / statements.length).toBeLessThan(0.02)
    const kinds = wrong.map((statement) => ({
      kind: wrongOf(statement),
      codes: (judged.get(statement)?.findings ?? []).map(({ code }) => code),
    }))
    expect(kinds.filter(({ kind, codes }) => kind === 'sum-slip' && !codes.includes('subtotal-mismatch'))).toEqual([])
    const slips = kinds.filter(({ kind }) => kind === 'thousand-slip')
    expect(slips.length).toBeGreaterThan(10)
    // A first year has nothing to compare with, and some companies grow or lose too fast for the check.
    expect(slips.filter(({ codes }) => codes.includes('thousand-slip')).length / slips.length).toBeGreaterThan(0.6)
    // A right one is blamed only beside a wrong one, where of two nothing decides between them.
    const wrongCompanies = new Set(wrong.map(({ companyId }) => companyId))
    const blamed = right.filter((statement) => judged.get(statement)?.quality === 'flawed')
    expect(blamed.filter(({ companyId }) => !wrongCompanies.has(companyId))).toEqual([])
    expect(blamed.length).toBeLessThan(5)
  })

  test('the previous-year column is the statement of the year before, and equity continues it', () => {
    const byYear = new Map(
      right.map((statement) => [`${statement.companyId} ${yearOf(statement)} ${statement.isConsolidated}`, statement]),
    )
    let compared = 0
    for (const statement of right) {
      const before = byYear.get(`${statement.companyId} ${yearOf(statement) - 1} ${statement.isConsolidated}`)
      if (before !== undefined) expect(statement.previousAmounts).toEqual(before.amounts)
      const { retainedEarnings: had = 0, balanceProfitAfterTax: earned = 0 } = statement.previousAmounts
      if (Object.keys(statement.previousAmounts).length === 0) continue
      // What is missing was paid to the owners, out of what there was to distribute.
      const paidOut = had + earned - (statement.amounts['retainedEarnings'] ?? 0)
      expect(paidOut).toBeGreaterThanOrEqual(0)
      expect(paidOut).toBeLessThanOrEqual(Math.max(0, had + earned))
      compared += 1
    }
    expect(compared).toBeGreaterThan(5000)
  })

  test('come in all three layouts, some consolidated, filed after the year and before today', () => {
    expect([...new Set(statements.map(({ layout }) => layout))].toSorted()).toEqual([
      'hu-full-a',
      'hu-micro',
      'hu-simplified-a',
    ])
    expect(statements.some(({ isConsolidated }) => isConsolidated)).toBe(true)
    for (const { filedOn, periodEnd, periodStart, unit, currency } of statements) {
      expect(filedOn !== null && filedOn > periodEnd && filedOn <= DEFAULT_AS_OF && periodStart <= periodEnd).toBe(true)
      expect({ unit, currency }).toEqual({ unit: 1000, currency: 'HUF' })
    }
    const years = statements.map(yearOf)
    expect([Math.min(...years), Math.max(...years)]).toEqual([2016, 2025])
  })

  test.skipIf(!existsSync(FILED))('are no longer than filed ones (skipped where ../shared/data is absent)', () => {
    const rows = Map.groupBy(readFileSync(FILED, 'utf8').trim().split('\n').slice(1), (row) => row.split(',').at(-1))
    const counts = [...rows.values()].map((filing) => ({
      lines: filing.length,
      // The amount is the field before the day of filing.
      amounts: filing.filter((row) => !/,0?,[^,]*,[^,]*$/.test(row)).length,
    }))
    const isFull = ({ lines }: { lines: number }): boolean => lines > 60
    const longest = (isWanted: (filing: { lines: number }) => boolean, field: 'lines' | 'amounts'): number =>
      Math.max(...counts.filter(isWanted).map((filing) => filing[field]))
    for (const { layout, amounts } of statements) {
      const most = longest(layout === 'hu-full-a' ? isFull : (filing) => !isFull(filing), 'lines')
      expect(Object.keys(amounts).length).toBeLessThanOrEqual(most)
    }
    const filled = statements
      .filter(({ layout }) => layout !== 'hu-full-a')
      .map(({ amounts }) => Object.values(amounts).filter((amount) => amount !== 0).length)
    expect(mean(filled)).toBeLessThanOrEqual(longest((filing) => !isFull(filing), 'amounts'))
  })

  test('are one per company, year and kind', () => {
    const keys = statements.map(
      (statement) => `${statement.companyId} ${statement.periodEnd} ${statement.isConsolidated}`,
    )
    expect(new Set(keys).size).toBe(keys.length)
  })
})

/** How surely a number tells failing from surviving: the share of pairs in which that of the failing one is lower. */
function areaUnderCurve(failing: readonly number[], surviving: readonly number[]): number {
  const lower = failing.map((low) =>
    surviving.reduce((sum, high) => sum + (low < high ? 1 : low === high ? 0.5 : 0), 0),
  )
  return lower.reduce((sum, count) => sum + count, 0) / (failing.length * surviving.length)
}

type KnownBefore = { profitability: number; equityRatio: number; promptness: number }

/** The last filing that was there a year before the proceeding began, or a year ago. */
function knownYearBefore(): Record<'failing' | 'surviving', KnownBefore[]> {
  const filed = Map.groupBy(statements, (statement) => statement.companyId)
  const known: Record<'failing' | 'surviving', KnownBefore[]> = { failing: [], surviving: [] }
  for (const [id, [first]] of filed) {
    const company = first !== undefined && /^\d/.test(id) ? companyOf(world, first.line - 1) : null
    const end = company?.life.end ?? null
    if (company === null || end?.kind === 'dissolution' || end?.kind === 'merger') continue
    const seenOn = formatDay((end?.startedOn ?? world.asOf) - 365)
    const last = filed.get(id)?.findLast(({ filedOn }) => filedOn !== null && filedOn <= seenOn)
    if (last?.filedOn == null) continue
    const { totalAssets = 0, equity = 0, profitAfterTax = 0 } = last.amounts
    known[end === null ? 'surviving' : 'failing'].push({
      profitability: profitAfterTax / Math.max(1, totalAssets),
      equityRatio: equity / Math.max(1, totalAssets),
      promptness: Date.parse(last.periodEnd) - Date.parse(last.filedOn),
    })
  }
  return known
}

describe('hidden health', () => {
  const companies = Array.from({ length: OPTIONS.companies }, (_, index) => index)
    .filter((index) => !isSimpleEntity(index))
    .map((index) => companyOf(world, index))
  const failed = companies.filter(
    ({ life }) => life.end?.kind === 'liquidation' || life.end?.kind === 'forced-deletion',
  )
  const survivors = companies.filter(({ life }) => life.end === null)

  test('is worse two years before a failure than that of survivors', () => {
    const before = failed.flatMap(({ life }) => healthIn(life, life.firstYear + life.health.length - 3) ?? [])
    const others = survivors.flatMap(({ life }) => healthIn(life, 2022) ?? [])
    expect(before.length).toBeGreaterThan(50)
    expect(mean(before)).toBeLessThan(mean(others) - 0.5)
  })

  test('shows in what was filed a year before the failure, though not for certain', () => {
    const { failing, surviving } = knownYearBefore()
    expect(failing.length).toBeGreaterThan(80)
    for (const measure of ['profitability', 'equityRatio', 'promptness'] as const) {
      const area = areaUnderCurve(
        failing.map((known) => known[measure]),
        surviving.map((known) => known[measure]),
      )
      expect(area, measure).toBeLessThan(0.97)
      expect(area, measure).toBeGreaterThan(measure === 'profitability' ? 0.78 : 0.66)
    }
  })

  test('every way to end is there, running and over', () => {
    const ends = new Set(
      companies.map(({ life }) =>
        life.end === null ? 'none' : `${life.end.kind} ${life.end.ceasedOn === null ? 'running' : 'over'}`,
      ),
    )
    expect([...ends].toSorted()).toEqual([
      'dissolution over',
      'dissolution running',
      'forced-deletion over',
      'forced-deletion running',
      'liquidation over',
      'liquidation running',
      'merger over',
      'none',
    ])
    expect(companies.some(({ life }) => life.bankruptcy !== null)).toBe(true)
  })
})
