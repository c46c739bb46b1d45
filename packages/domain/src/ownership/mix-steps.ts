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
  let before: Step[] = []
  return (last) => {
    const [first = null, second = null] = before
    const { weight, otherWeight } = weigh({ last, first, second })
    const mixed = new Float64Array(size)
    for (let place = 0; place < size; place += 1) {
      const reached = last.found[place] ?? 0
      const step = weight === 0 ? 0 : weight * (reached - (first?.found[place] ?? 0))
      const otherStep = otherWeight === 0 ? 0 : otherWeight * (reached - (second?.found[place] ?? 0))
      mixed[place] = reached - step - otherStep
    }
    before = [...before, last].slice(-MOST_BEFORE)
    return mixed
  }
}

type Mixture = { weight: number; otherWeight: number }
const NOTHING_MIXED: Mixture = { weight: 0, otherWeight: 0 }

/** Least squares of the differences to one or two steps before; nothing of those that say nothing of their own. */
function weigh({ last, first, second }: { last: Step; first: Step | null; second: Step | null }): Mixture {
  if (first === null) return NOTHING_MIXED
  const [changes, firsts, seconds] = [last.change, first.change, second?.change ?? last.change]
  let [a, b, c, u, v] = [0, 0, 0, 0, 0]
  // In one loop and without arrays of the differences: this is done some ten thousand times for one circle.
  for (let place = 0; place < changes.length; place += 1) {
    const change = changes[place] ?? 0
    const one = change - (firsts[place] ?? 0)
    const other = change - (seconds[place] ?? 0)
    a += one * one
    b += one * other
    c += other * other
    u += one * change
    v += other * change
  }
  if (a === 0) return NOTHING_MIXED
  const determinant = a * c - b * b
  if (second === null || determinant <= a * c * 1e-12) return { weight: u / a, otherWeight: 0 }
  return { weight: (u * c - v * b) / determinant, otherWeight: (v * a - u * b) / determinant }
}
