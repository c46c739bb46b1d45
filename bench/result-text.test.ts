import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Limit } from './bench-entry.ts'
import { renderBenchmarksDocument } from './benchmarks-document.ts'
import { renderGrowthChart, toGrowthTable } from './growth.ts'
import { readResults, storeResult, type StoredResult } from './stored-results.ts'
import { judge, renderTable, showRatios, toDetailTable, toVerdictTable } from './result-text.ts'

const atMost: Limit = { metric: 'p95Ms', atMost: 5 }
const atLeast: Limit = { metric: 'requestsPerSecond', atLeast: 4000 }

describe('judge', () => {
  test.each([
    [atMost, { p95Ms: 5 }, 'met'],
    [atMost, { p95Ms: 5.01 }, 'missed by 0.01 (1 %)'],
    [atMost, { p95Ms: 7.5 }, 'missed by 2.50 (50 %)'],
    [atLeast, { requestsPerSecond: 4000 }, 'met'],
    [atLeast, { requestsPerSecond: 3000 }, 'missed by 1,000 (25 %)'],
    [{ metric: 'failedRequests', atMost: 0 } as const, { failedRequests: 3 }, 'missed by 3'],
    [atLeast, { p95Ms: 1 }, 'not measured'],
  ])('%j against %j: %s', (limit, figures, verdict) => {
    expect(judge(limit, figures)).toBe(verdict)
  })
})

test('showRatios compares what both have', () => {
  const product = { name: 'p', figures: { medianMs: 3, p95Ms: 10, requestsPerSecond: 500 } }
  const baseline = { name: 'b', figures: { medianMs: 0.5, requestsPerSecond: 1000, seconds: 4 } }
  expect(showRatios(product, baseline)).toBe('6 × the median, 0.5 × the requests/s')
  expect(showRatios(product, { name: 'b', figures: { medianMs: 0 } })).toBe('')
})

test('renderTable pads its columns', () => {
  expect(
    renderTable({
      head: ['', 'ms'],
      rows: [
        ['first', '1'],
        ['x', '12.5'],
      ],
    }),
  ).toBe(['|       | ms   |', '|-------|------|', '| first | 1    |', '| x     | 12.5 |'].join('\n'))
})

describe('the tables of a result', () => {
  const entry = { name: 'a', title: 'Autocomplete', goal: { text: 'fast', companies: 1_000_000 }, method: 'm' }
  const resultAt = (companies: number, p95Ms: number) => storedResult({ companies, p95Ms })

  test('a goal met with fewer companies is not said to be met for all', () => {
    expect(toVerdictTable([{ entry, results: [resultAt(2000, 4)] }]).rows).toEqual([
      ['Autocomplete', 'p95, ms ≤ 5', '4.00', 'met at 2,000 companies, not yet measured at 1,000,000'],
      [
        'Autocomplete',
        'requests/s ≥ 4,000',
        '3,000',
        'missed by 1,000 (25 %) at 2,000 companies, not yet measured at 1,000,000',
      ],
    ])
  })

  test('the size of the goal decides, not a larger or smaller one', () => {
    const results = [resultAt(2000, 4), resultAt(1_000_000, 4.5), resultAt(2_500_000, 9)]
    expect(toVerdictTable([{ entry, results }]).rows[0]).toEqual(['Autocomplete', 'p95, ms ≤ 5', '4.50', 'met'])
    const larger = toVerdictTable([{ entry, results: [resultAt(2_500_000, 9)] }]).rows[0]
    expect(larger?.at(-1)).toBe('missed by 4.00 (80 %) at 2,500,000 companies')
  })

  test('what was not measured is a row', () => {
    expect(toVerdictTable([{ entry, results: [] }]).rows).toEqual([['Autocomplete', '', '', 'not measured']])
  })

  test('the baselines follow the product', () => {
    expect(toDetailTable(resultAt(2000, 4))).toEqual({
      head: ['', 'p95, ms', 'requests/s', 'Mérleg against it'],
      rows: [
        ['Mérleg', '4.00', '3,000', ''],
        ['floor', '2.00', '', '2 × the p95'],
      ],
    })
  })

  test('what a run found is read back as it was', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'merleg-bench-'))
    try {
      expect(await readResults(join(folder, 'none'))).toEqual([])
      for (const result of [resultAt(300_000, 3), resultAt(2000, 9), resultAt(2000, 1)])
        await storeResult(folder, result)
      expect(await readResults(folder)).toEqual([resultAt(2000, 1), resultAt(300_000, 3)])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('growth is shown from two sizes on, drawn from three', () => {
    const measured = { entry, results: [resultAt(10_000, 2), resultAt(100_000, 3), resultAt(1_000_000, 5)] }
    expect(toGrowthTable(measured)).toEqual({
      head: ['companies', 'p95, ms', 'requests/s'],
      rows: [
        ['10,000', '2.00', '3,000'],
        ['100,000', '3.00', '3,000'],
        ['1,000,000', '5.00', '3,000'],
        ['last : first', '2.5 ×', '1 ×'],
      ],
    })
    expect(renderGrowthChart(measured)).toContain('line [2, 3, 5]')
    const two = { entry, results: measured.results.slice(1) }
    expect([toGrowthTable(two)?.rows.length, renderGrowthChart(two)]).toEqual([3, null])
    expect(toGrowthTable({ entry, results: measured.results.slice(2) })).toBeNull()
  })

  test('the page says what was measured on what, and what was not', () => {
    const other = { ...entry, name: 'b', title: 'Other' }
    const page = renderBenchmarksDocument([entry, other], [resultAt(2000, 4), resultAt(5000, 4)])
    expect(page).toContain('- Versions: commit abc, Node 24.0.0, PostgreSQL 18.4 on the same machine')
    expect(page).toContain('| 5,000 ')
    expect(page).toContain('At 5,000 companies (2026-11-02, commit abc):')
    expect(page).toMatch(/\| Other +\| +\| +\| not measured/)
    expect(page).not.toMatch(/undefined|NaN|Infinity/)
  })

  test('what a plus after a commit means is said where one has it', () => {
    const page = renderBenchmarksDocument([entry], [resultAt(2000, 4), { ...resultAt(5000, 4), commit: 'abd+' }])
    expect(page).toContain('commit abc; abd+ (a + after a commit: files had been changed since), Node 24.0.0')
  })
})

function storedResult({ companies, p95Ms }: { companies: number; p95Ms: number }): StoredResult {
  const machine = {
    cpu: 'c',
    cores: 2,
    memoryGb: 24,
    diskGb: 250,
    syncMs: 0.5,
    system: 's',
    node: 'v24.0.0',
    loadBefore: 0.1,
  }
  return {
    name: 'a',
    companies,
    calls: 500,
    date: '2026-11-02',
    commit: 'abc',
    machine,
    postgresVersion: '18.4',
    size: {
      companies,
      facts: companies * 20,
      statements: companies * 4,
      names: companies * 2,
      links: companies * 6,
      megabytes: 1.5,
    },
    lines: [
      {
        name: 'Mérleg',
        figures: { p95Ms, requestsPerSecond: 3000 },
        limits: [atMost, atLeast],
        baselines: [{ name: 'floor', figures: { p95Ms: 2 } }],
      },
    ],
  }
}
