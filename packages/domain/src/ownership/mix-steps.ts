import { numberAt } from '../score/measures/number-at.ts'

/** A step of an iteration: where it led, and by how much that differs from where it began. */
export type Step = { readonly found: Float64Array; readonly change: Float64Array }

/** So many steps before are mixed in. */
const MOST_BEFORE = 2

/**
 * Where to begin the next step of an iteration: at that mixture of the last steps whose changes cancel out best (Anderson,
 * Iterative procedures for nonlinear integral equations, 1965). A circle through which most passes evenly takes ten steps
 * so instead of a hundred and fifty.
 */
export function mixSteps(size: number): (step: Step) => Float64Array {
  let steps: Step[] = []
  return (last) => {
    steps = [...steps.slice(-MOST_BEFORE), last]
    const differences = steps.slice(0, -1).map((step): Step => ({
      found: subtract(last.found, step.found),
      change: subtract(last.change, step.change),
    }))
    const mixed = new Float64Array(size)
    mixed.set(last.found)
    weigh(differences, last.change).forEach((weight, index) => {
      const { found } = differences[index] ?? last
      for (let place = 0; place < size; place += 1)
        mixed[place] = numberAt(mixed, place) - weight * numberAt(found, place)
    })
    return mixed
  }
}

/** Least squares of one or two differences; nothing of those that say nothing of their own. */
function weigh(differences: readonly Step[], change: Float64Array): number[] {
  const [first, second] = differences
  if (first === undefined) return []
  const [a, u] = [product(first.change, first.change), product(first.change, change)]
  if (a === 0) return []
  if (second === undefined) return [u / a]
  const [b, c] = [product(first.change, second.change), product(second.change, second.change)]
  const v = product(second.change, change)
  const determinant = a * c - b * b
  if (determinant <= a * c * 1e-12) return [u / a]
  return [(u * c - v * b) / determinant, (v * a - u * b) / determinant]
}

function subtract(one: Float64Array, other: Float64Array): Float64Array {
  const difference = new Float64Array(one.length)
  for (let place = 0; place < one.length; place += 1) difference[place] = (one[place] ?? 0) - (other[place] ?? 0)
  return difference
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let place = 0; place < one.length; place += 1) sum += numberAt(one, place) * numberAt(other, place)
  return sum
}
