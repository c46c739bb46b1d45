import { describe, expect, test } from 'vitest'
import { groupByRisk } from '../measures/ranking.ts'
import { aucOf } from '../measures/discrimination.ts'
import { createRandom } from '../measures/seeded-random.ts'
import { fitBoostedTrees, type TreeRows } from './boosted-trees.ts'

/** Failures where exactly one of two features is above a half: no sum of one number for each can tell them. */
function drawRows(count: number, seed: number): TreeRows {
  const random = createRandom(seed)
  const columns = [0, 1, 2].map(() => Array.from({ length: count }, () => random()))
  const [first = [], second = []] = columns
  return {
    columns,
    failed: first.map((value, row) => value > 0.5 !== (second[row] ?? 0) > 0.5),
    offsets: new Float64Array(count),
    directions: [0, 0, 0],
  }
}

const rowsOf = ({ columns, failed }: TreeRows) => failed.map((_, row) => columns.map((column) => column[row] ?? null))
const OPTIONS = { trees: 40, learningRate: 0.3, columnShare: 1, leastRows: 10 }

describe('boosted trees', () => {
  test('tell what no sum over single features can, on rows they have not seen', () => {
    const riskOf = fitBoostedTrees(drawRows(800, 1), OPTIONS)
    const others = drawRows(400, 2)
    expect(aucOf(groupByRisk({ risks: rowsOf(others).map(riskOf), failed: others.failed }))).toBeGreaterThan(0.95)
  })

  test('the same rows and seed give the same answers', () => {
    const rows = drawRows(200, 3)
    const [one, other] = [fitBoostedTrees(rows, OPTIONS), fitBoostedTrees(rows, OPTIONS)]
    expect(rowsOf(rows).map(one)).toEqual(rowsOf(rows).map(other))
  })

  test.each([1, -1] as const)('with the direction %d never run against it', (direction) => {
    const rows = drawRows(600, 4)
    const riskOf = fitBoostedTrees({ ...rows, directions: [direction, 0, 0] }, OPTIONS)
    for (const second of [0.1, 0.4, 0.6, 0.9]) {
      const risks = Array.from({ length: 21 }, (_, step) => riskOf([step / 20, second, 0.5]) * direction)
      expect(risks).toEqual(risks.toSorted((left, right) => left - right))
    }
  })

  test('missing values go where those of the training went', () => {
    const rows = drawRows(400, 5)
    const columns = [rows.failed.map((hasFailed, row) => (hasFailed ? null : (rows.columns[2]?.[row] ?? null)))]
    const riskOf = fitBoostedTrees({ ...rows, columns, directions: [0] }, OPTIONS)
    expect(riskOf([null])).toBeGreaterThan(riskOf([0.5]) + 2)
  })
})
