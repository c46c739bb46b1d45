import type { FactSection } from '@merleg/domain/fact-sections'
import type { FactObservation, StatementObservation } from '@merleg/domain/observation'
import { describe, expect, test } from 'vitest'
import { generateRecords, worldOf } from './generate-records.ts'
import { wrongFilingOf } from './statements.ts'

// What happens to every company in the same way, or in round figures, gives a made-up register away.

const records = [...generateRecords({ companies: 3000, seed: 1 })]
const facts = records.filter((record): record is FactObservation => record.type === 'fact')
const statements = records.filter((record): record is StatementObservation => record.type === 'statement')
type Of<Section extends FactSection> = Extract<FactObservation, { section: Section }>
const of = <Section extends FactSection>(section: Section): Of<Section>[] =>
  facts.filter((fact): fact is Of<Section> => fact.section === section)

/** How often the commonest of some texts is among them. */
function commonest(texts: readonly string[]): number {
  return Math.max(...[...Map.groupBy(texts, (text) => text).values()].map(({ length }) => length))
}

describe('days', () => {
  test('entries of the list of those who owe nothing run on, or end on days of their own', () => {
    const listed = of('tax-debt-free')
    const ended = listed.flatMap(({ validTo }) => validTo ?? [])
    expect(listed.length).toBeGreaterThan(300)
    expect(ended.length).toBeGreaterThan(50)
    expect(ended.length).toBeLessThan(listed.length / 2)
    expect(commonest(ended)).toBeLessThan(ended.length / 10)
  })

  test('some courts still supervise on the last day', () => {
    const proceedings = of('procedure')
    const ended = proceedings.flatMap(({ validTo }) => validTo ?? [])
    expect(proceedings.some(({ validTo }) => validTo == null)).toBe(true)
    expect(commonest(ended)).toBeLessThan(3)
  })
})

const byCompany = Map.groupBy(statements, ({ companyId }) => companyId)
const salesOf = ({ amounts }: StatementObservation): number => amounts['netSales'] ?? 0
const daysOf = ({ periodStart, periodEnd }: StatementObservation): number =>
  (Date.parse(periodEnd) - Date.parse(periodStart)) / 86_400_000 + 1

describe('the first business year', () => {
  test('of a few days has the sales of a few days', () => {
    const short = statements.filter((statement) => daysOf(statement) < 60)
    expect(short.length).toBeGreaterThan(20)
    const ratios = short.flatMap((first) => {
      const next = byCompany
        .get(first.companyId)
        ?.find(({ periodEnd }) => Number(periodEnd.slice(0, 4)) === Number(first.periodEnd.slice(0, 4)) + 1)
      const later = next === undefined ? 0 : salesOf(next)
      // A day of the first year against a day of the next one.
      return later > 100 ? [{ first: first.companyId, ratio: salesOf(first) / daysOf(first) / (later / 365) }] : []
    })
    expect(ratios.length).toBeGreaterThan(10)
    expect(ratios.filter(({ ratio }) => ratio > 4)).toEqual([])
  })
})

describe('boards', () => {
  test('have three members and more, as many as the company is large, each once', () => {
    const boards = [...Map.groupBy(of('supervisory-board'), ({ companyId }) => companyId).values()]
    const sizes = boards.map(({ length }) => length)
    expect(Math.min(...sizes)).toBe(3)
    expect(new Set(sizes).size).toBeGreaterThan(3)
    expect(sizes.filter((size) => size > 3).length).toBeGreaterThan(sizes.length / 4)
    for (const board of boards) {
      expect(new Set(board.map(({ partyId }) => partyId)).size).toBe(board.length)
      expect(board.filter(({ payload }) => payload.post === 'felügyelőbizottság elnöke').length).toBe(1)
    }
  })
})

describe('consolidated accounts', () => {
  const world = worldOf({ companies: 3000, seed: 1 })
  // Beside a wrong filing of the mother there is nothing to compare with.
  const groups = statements.filter(
    ({ isConsolidated, line, periodEnd }) =>
      isConsolidated && wrongFilingOf(world, line - 1, Number(periodEnd.slice(0, 4))) === null,
  )
  const ownOf = (group: StatementObservation): StatementObservation | undefined =>
    byCompany
      .get(group.companyId)
      ?.find(({ isConsolidated, periodEnd }) => !isConsolidated && periodEnd === group.periodEnd)

  test('are those of a group: larger than the mother’s, each line in its own measure, with her capital', () => {
    expect(groups.length).toBeGreaterThan(50)
    const measures = groups.map((group) => {
      const own = ownOf(group)?.amounts ?? {}
      const { amounts } = group
      for (const line of ['netSales', 'personnelExpenditure', 'tangibleAssets', 'receivables', 'liabilities'])
        expect(amounts[line] ?? 0, `${group.companyId} ${line}`).toBeGreaterThanOrEqual(own[line] ?? 0)
      expect(amounts['issuedCapital']).toBe(own['issuedCapital'])
      // What the mother has put into her daughters is not told twice.
      expect(amounts['financialFixedAssets'] ?? 0).toBeLessThanOrEqual(own['financialFixedAssets'] ?? 0)
      const ratio = (line: string): number => Math.round((100 * (amounts[line] ?? 0)) / Math.max(1, own[line] ?? 0))
      return [ratio('netSales'), ratio('tangibleAssets'), ratio('receivables')]
    })
    expect(new Set(measures.map(([sales]) => sales)).size).toBeGreaterThan(10)
    expect(measures.filter(([sales, ...others]) => others.every((other) => other === sales))).toEqual([])
    expect(measures.every((ratios) => ratios.every((ratio) => ratio < 400))).toBe(true)
  })
})
