import { describe, expect, test } from 'vitest'
import type { BenchResult, Limit } from './bench-entry.ts'
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
  const baselines = [{ name: 'floor', figures: { p95Ms: 2 } }]
  const line = { name: 'Mérleg', figures: { p95Ms: 4, requestsPerSecond: 3000 }, limits: [atMost, atLeast], baselines }
  const result: BenchResult = { entry, lines: [line], fault: null }

  test('a goal met with fewer companies is not said to be met for all', () => {
    expect(toVerdictTable([result], 2000).rows).toEqual([
      ['Autocomplete', 'p95, ms ≤ 5', '4.00', 'met at 2,000 companies, not yet measured at 1,000,000'],
      ['Autocomplete', 'requests/s ≥ 4,000', '3,000', 'missed by 1,000 (25 %)'],
    ])
    expect(toVerdictTable([result], 1_000_000).rows[0]?.at(-1)).toBe('met')
  })

  test('a fault is a row', () => {
    const rows = toVerdictTable([{ entry, lines: [], fault: 'no answer' }], 2000).rows
    expect(rows).toEqual([['Autocomplete', '', '', 'could not be measured: no answer']])
  })

  test('the baselines follow the product', () => {
    expect(toDetailTable(result)).toEqual({
      head: ['', 'p95, ms', 'requests/s', 'Mérleg against it'],
      rows: [
        ['Mérleg', '4.00', '3,000', ''],
        ['floor', '2.00', '', '2 × the p95'],
      ],
    })
  })
})
