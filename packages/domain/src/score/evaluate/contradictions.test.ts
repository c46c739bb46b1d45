import { expect, test } from 'vitest'
import { FACTOR_KEYS } from '../model/factor-keys.ts'
import type { TrainingRow } from '../train/training-row.ts'
import { findContradictions, renderContradictions } from './contradictions.ts'

/** Current assets 60, inventories 20, short-term debt 40 and sales 200 of assets of 100; years are known. */
function makeRow(quickRatio: number | null, hasFailed: boolean): TrainingRow {
  const told: Readonly<Record<number, number | null>> = { 3: 0.2, 20: 36.5, 46: quickRatio, 51: 0.4, 63: 5 }
  const attributes = Array.from({ length: 64 }, (_, index) => told[index + 1] ?? null)
  return { attributes, factors: FACTOR_KEYS.map(() => 1), hasFailed }
}

test('rows whose quick ratio is not that of their other ratios, by outcome', () => {
  const rows = [makeRow(0.75, true), makeRow(1, true), makeRow(1, false), makeRow(null, false)]
  const found = findContradictions(rows)
  expect([found.failures?.value, found.survivors?.value, found.auc?.value]).toEqual([0.5, 0, 0.75])
  expect(renderContradictions([{ months: 12, contradictions: found }])).toContain('| 12 months | 50.0 % (')
  const unknownYears = rows.map((row) => ({ ...row, factors: FACTOR_KEYS.map(() => null) }))
  expect(findContradictions(unknownYears)).toEqual({ failures: null, survivors: null, auc: null })
})
