import { type Condition, keyOf } from '../selection/condition.ts'
import { MOST, UNKNOWN } from './column-rows.repository.ts'
import type { ColumnStore } from './column-store.ts'
import type { RowSets } from './row-marks.ts'

/** More conditions than anybody can ask for: the sum of their numbers has to stay below {@link ONE_FAULT}. */
const MOST_CONDITIONS = 254
/** Of each row the faults are added up: how many conditions it misses in this unit, and the sum of their numbers. */
const ONE_FAULT = 65_536

/** How many rows meet all conditions, and how many all but one of them. */
export type CountOfEach = { all: number; allBut: readonly number[] }

let scratch = new Int32Array()

/** As {@link CountOfEach}, in the order of the conditions: each column is gone through once, from its begin to its end. */
export function countEach(store: ColumnStore, conditions: readonly Condition[], sets: RowSets): CountOfEach {
  if (conditions.length > MOST_CONDITIONS) throw new RangeError('more conditions than there are criteria')
  if (scratch.length < store.size) scratch = new Int32Array(Math.ceil(store.size * 1.1))
  const faults = scratch.subarray(0, store.size)
  for (let row = 0; row < faults.length; row += 1) faults[row] = store.isTaken[row] === 1 ? 0 : 2 * ONE_FAULT
  for (const [place, condition] of conditions.entries()) addFaults(store, condition, { sets, faults, number: place })
  const counts = new Float64Array(conditions.length)
  let all = 0
  for (let row = 0; row < faults.length; row += 1) {
    const fault = faults[row] ?? 0
    if (fault === 0) all += 1
    else if (fault < 2 * ONE_FAULT) counts[fault - ONE_FAULT] = (counts[fault - ONE_FAULT] ?? 0) + 1
  }
  return { all, allBut: Array.from(counts, (count) => all + count) }
}

type Faults = { sets: RowSets; faults: Int32Array; number: number }

/** Adds a fault to the rows that miss a condition. A loop for each kind: one that served all would be several times as slow. */
function addFaults(store: ColumnStore, condition: Condition, { sets, faults, number }: Faults): void {
  const fault = ONE_FAULT + number
  switch (condition.by) {
    case 'range':
      return addRangeFaults(store, condition, { faults, fault })
    case 'codes': {
      const { values, numbers } = store.codes[condition.column]
      // What is not known is none of them.
      const faultOf = new Int32Array(numbers.size + 1).fill(fault)
      for (const code of condition.codes) faultOf[numbers.get(code) ?? 0] = 0
      faultOf[0] = fault
      for (let row = 0; row < faults.length; row += 1)
        faults[row] = (faults[row] ?? 0) + (faultOf[values[row] ?? 0] ?? 0)
      return
    }
    case 'bits': {
      const values = store.bits[condition.column]
      const { mask } = condition
      for (let row = 0; row < faults.length; row += 1)
        faults[row] = (faults[row] ?? 0) + (((values[row] ?? 0) & mask) === 0 ? fault : 0)
      return
    }
    case 'companies':
      return addSetFaults(sets.get(keyOf(condition)), { faults, inside: 0, outside: fault })
    case 'others':
      return addSetFaults(sets.get(keyOf(condition)), { faults, inside: fault, outside: 0 })
    case 'nothing':
      for (let row = 0; row < faults.length; row += 1) faults[row] = (faults[row] ?? 0) + fault
  }
}

type Added = { faults: Int32Array; fault: number }

function addRangeFaults(
  { numbers, beyond }: ColumnStore,
  { column, min, max }: Extract<Condition, { by: 'range' }>,
  { faults, fault }: Added,
): void {
  const values = numbers[column]
  const low = Math.max(min ?? -MOST, -MOST)
  const high = Math.min(max ?? MOST, MOST)
  for (let row = 0; row < faults.length; row += 1) {
    const value = values[row] ?? UNKNOWN
    faults[row] = (faults[row] ?? 0) + (value >= low && value <= high ? 0 : fault)
  }
  // Of amounts that four bytes do not hold the columns tell but that they are.
  for (const [row, amount] of beyond.get(column) ?? []) {
    const value = values[row] ?? UNKNOWN
    if (row >= faults.length || (value !== MOST && value !== -MOST)) continue
    const isTaken = value >= low && value <= high
    const isMeant = (min === null || amount >= min) && (max === null || amount <= max)
    if (isTaken !== isMeant) faults[row] = (faults[row] ?? 0) + (isTaken ? fault : -fault)
  }
}

function addSetFaults(
  rows: Int32Array | undefined,
  { faults, inside, outside }: { faults: Int32Array; inside: number; outside: number },
): void {
  const isIn = new Uint8Array(faults.length)
  // Rows that the columns do not know yet are left out.
  for (const row of rows ?? []) if (row < faults.length) isIn[row] = 1
  for (let row = 0; row < faults.length; row += 1)
    faults[row] = (faults[row] ?? 0) + (isIn[row] === 1 ? inside : outside)
}
