import { numberAt } from '../score/measures/number-at.ts'
import { createShareOut } from './best-shares.ts'
import { type Solved, rowOf, sumProducts, valueOf } from './counted-shares.ts'
import { flattenCircle } from './flat-circle.ts'
import { iterateCircle } from './iterate-circle.ts'
import { distribute, type OwnerRow } from './owner-rows.ts'
import { SHARE_TOLERANCE } from './share-band.ts'
import { type CircleParty, solveCircle } from './solve-circle.ts'

/** Circles with bands of more parties than this are not solved directly, which takes time by the cube of their number. */
const MOST_SOLVED_DIRECTLY = 40

/** An elimination takes as long as so many visits of stakes for the cube of the parties. */
const ELIMINATION_VISITS = 10

/** Changes smaller than this are rounding, not another way to share out. */
const NO_CHANGE = 1e-14
const MAX_ROUNDS = 1000

/** Sweeps are quick and settle in circles that lose enough to owners outside; what does not is solved as equations. */
export function solveFree(solved: Solved, free: readonly number[]): void {
  const { asked, shares, measure, circle } = solved
  const started = asked.start?.[measure]
  const startOf = (position: number): number => (started === undefined ? 0 : numberAt(started, position))
  const { direction, limit } = asked
  // What is known without the sources, or with fewer parties that count as the whole, is less: a start from below.
  const below = Float64Array.from(free, (position) => Math.max(numberAt(shares[measure], position), startOf(position)))
  const isDirect = circle.size <= MOST_SOLVED_DIRECTLY || mayEliminate(solved, free)
  const found = iterateCircle(flattenCircle(solved, free), { below, direction, limit, isDirect })
  if (!found.isSettled && isDirect) {
    if (circle.size > MOST_SOLVED_DIRECTLY) limit?.spend(ELIMINATION_VISITS * free.length ** 3)
    return solveDirectly(solved, free)
  }
  if (!found.isSettled) asked.onUnsettled?.()
  free.forEach((position, place) => {
    shares[measure][position] = numberAt(found.shares, place)
  })
}

/** Large circles of which all shares are told, if what that takes is not too much for the answer. */
function mayEliminate({ asked, measure }: Solved, free: readonly number[]): boolean {
  if (free.some((position) => rowOf(asked, measure, position)?.isExact === false)) return false
  return asked.limit?.allows(ELIMINATION_VISITS * free.length ** 3) !== false
}

/** What those of a circle have, all of which is known, who count as the whole themselves. */
export function weighWhole(solved: Solved, open: readonly number[]): void {
  const { asked, shares, measure, whole } = solved
  const values = Float64Array.from(open, (position) => (whole.has(position) ? 1 : numberAt(shares[measure], position)))
  const found = new Float64Array(open.length)
  createShareOut(flattenCircle(solved, open), asked.direction).apply(values, found)
  open.forEach((position, place) => {
    if (whole.has(position)) shares[measure][position] = Math.min(1, numberAt(found, place))
  })
}

/** Policy iteration: shares everything out, solves the circle, and shares out anew where that is strictly better. */
function solveDirectly(solved: Solved, free: readonly number[]): void {
  const { asked, shares, measure } = solved
  const solvedShares = shares[measure]
  for (const position of free) solvedShares[position] = 0
  const open = asked.direction === 'min' ? dropAvoidable(solved, free) : free
  const places = new Map(open.map((position, place) => [position, place]))
  const choices = open.map((position) => ({
    position,
    row: rowOf(asked, measure, position),
    parts: new Float64Array(),
  }))
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let isChanged = false
    for (const choice of choices) {
      if (choice.row === null) continue
      const values = choice.row.stakes.map(({ owner }) => valueOf(solved, choice.position, owner))
      const parts = distribute(choice.row, values, asked.direction)
      const better = sumProducts(parts, values) - sumProducts(choice.parts, values)
      if (choice.parts.length > 0 && (asked.direction === 'max' ? better : -better) <= NO_CHANGE) continue
      choice.parts = parts
      isChanged = true
    }
    if (!isChanged) return
    const solution = solveCircle(
      choices.map(({ position, row, parts }) =>
        toCircleParty({ solved, position, stakes: row?.stakes ?? [] }, parts, places),
      ),
    )
    open.forEach((position, place) => {
      solvedShares[position] = numberAt(solution, place)
    })
    if (choices.every(({ row }) => row === null || row.isExact)) return
  }
}

function toCircleParty(
  { solved, position, stakes }: { solved: Solved; position: number; stakes: OwnerRow['stakes'] },
  parts: Float64Array,
  places: ReadonlyMap<number, number>,
): CircleParty {
  const party: CircleParty = { steps: new Map(), left: 0, gain: 0 }
  stakes.forEach(({ owner }, index) => {
    const part = numberAt(parts, index)
    const place = places.get(owner)
    if (part <= 0) return
    if (place !== undefined) party.steps.set(place, part)
    else {
      party.left += part
      party.gain += part * valueOf(solved, position, owner)
    }
  })
  return party
}

/**
 * Leaves out the parties of a circle that may belong to nobody of the sources at all: bands that let them hold each other
 * wholly. Their least share is 0, and without them the equations have one solution.
 */
function dropAvoidable(solved: Solved, free: readonly number[]): readonly number[] {
  const circle = new Set(free)
  const avoidable = new Set(free)
  const canAvoid = (position: number): boolean => {
    const stakes = rowOf(solved.asked, solved.measure, position)?.stakes ?? []
    const isNothing = (owner: number): boolean =>
      circle.has(owner) ? avoidable.has(owner) : valueOf(solved, position, owner) <= 0
    const room = stakes.reduce((sum, { owner, max }) => (isNothing(owner) ? sum + max : sum), 0)
    return room >= 1 - SHARE_TOLERANCE && stakes.every(({ owner, min }) => min <= SHARE_TOLERANCE || isNothing(owner))
  }
  for (let size = -1; size !== avoidable.size;) {
    size = avoidable.size
    for (const position of avoidable) if (!canAvoid(position)) avoidable.delete(position)
  }
  return free.filter((position) => !avoidable.has(position))
}
