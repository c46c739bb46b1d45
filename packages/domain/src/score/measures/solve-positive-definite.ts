import { numberAt } from './number-at.ts'

/**
 * Solves matrix × x = right side by Cholesky's decomposition; of the symmetric matrix only the lower triangle is read.
 * @throws RangeError where the matrix is not positive definite
 */
export function solvePositiveDefinite(matrix: readonly Float64Array[], rightSide: Float64Array): Float64Array {
  const lower = decompose(matrix)
  const forward = new Float64Array(rightSide.length)
  lower.forEach((line, row) => {
    let sum = numberAt(rightSide, row)
    for (let column = 0; column < row; column += 1) sum -= numberAt(line, column) * numberAt(forward, column)
    forward[row] = sum / numberAt(line, row)
  })
  const solution = new Float64Array(rightSide.length)
  for (let row = lower.length - 1; row >= 0; row -= 1) {
    let sum = numberAt(forward, row)
    for (let below = row + 1; below < lower.length; below += 1)
      sum -= entryOf(lower, below, row) * numberAt(solution, below)
    solution[row] = sum / entryOf(lower, row, row)
  }
  return solution
}

function entryOf(matrix: readonly Float64Array[], row: number, column: number): number {
  return numberAt(matrix[row] ?? [], column)
}

function decompose(matrix: readonly Float64Array[]): Float64Array[] {
  const lower: Float64Array[] = []
  matrix.forEach((line, row) => {
    const made = new Float64Array(row + 1)
    for (let column = 0; column <= row; column += 1) {
      const other = column === row ? made : (lower[column] ?? made)
      let sum = numberAt(line, column)
      for (let each = 0; each < column; each += 1) sum -= numberAt(made, each) * numberAt(other, each)
      if (column < row) made[column] = sum / numberAt(other, column)
      else if (sum > 0) made[column] = Math.sqrt(sum)
      else throw new RangeError(`the matrix is not positive definite (row ${row})`)
    }
    lower.push(made)
  })
  return lower
}
