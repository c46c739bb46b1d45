import type { DayCount } from '@merleg/domain/score/evaluate/register-card'
import type { Horizon } from '@merleg/domain/score/model/score-model'
import type { RegisterRow } from './collect-rows.ts'

/** Out of time: what is validated on lies after everything that was trained on was known. */
export type Split = {
  /** The first day that is validated on. */
  from: string
  trained: readonly RegisterRow[]
  validated: readonly RegisterRow[]
  days: readonly DayCount[]
}

type SplitOptions = { days: readonly string[]; nearest: Horizon; validationDays: number }

/**
 * The last days whose nearest outcomes are known are validated on; trained on is what was known, outcome included, on
 * the first of them. Null where no day is left to train on.
 */
export function splitRows(rows: readonly RegisterRow[], { days, nearest, validationDays }: SplitOptions): Split | null {
  const told = days.filter((day) => rows.some((row) => row.day === day && row.months === nearest)).toSorted()
  const from = told.at(-validationDays)
  if (from === undefined || told.length <= validationDays) return null
  const partOf = (row: RegisterRow): DayCount['part'] =>
    row.day >= from ? 'validated' : row.until <= from ? 'trained' : 'between'
  const counts = told.flatMap((day) => {
    const own = rows.filter((row) => row.day === day && row.months === nearest)
    const [first] = own
    if (first === undefined) return []
    const failures = own.filter(({ row }) => row.hasFailed).length
    return [{ day, part: partOf(first), rows: own.length, failures }]
  })
  return {
    from,
    trained: rows.filter((row) => partOf(row) === 'trained'),
    validated: rows.filter((row) => partOf(row) === 'validated'),
    days: counts,
  }
}

/** Companies that failed: one that did is there once for each day before. */
export function countFailed(rows: readonly RegisterRow[], months: Horizon): number {
  return new Set(rows.flatMap((row) => (row.months === months && row.row.hasFailed ? row.companyId : []))).size
}
