import { numberAt } from '../score/measures/number-at.ts'
import {
  countOf,
  isWhole,
  type LookedThrough,
  type LookThrough,
  rowOf,
  shareOut,
  type Solved,
  valueOf,
} from './counted-shares.ts'
import { findStake, type OwnerRow } from './owner-rows.ts'
import { type OwnershipNetwork } from './ownership-network.ts'
import { RULE_MEASURES } from './ownership-rules.ts'
import { solveFree, weighWhole } from './solve-free.ts'
import { spreadControl } from './spread-control.ts'

/**
 * The least, or greatest, share of the sources in every party by a rule: the least solution of
 * share(t) = Σ part(k, t) × counts(share(k)) with share(source) = 1, reached from zero, so that a circle gives nobody what
 * nobody outside brings into it (docs/adr/0042). Where parts are bands the bound is the tightest one: of all ways to share
 * out a company within its bands that add up to the whole, the best for the sources, or the worst. In circles the bound of
 * the two rules with a jump may be wider than that, never narrower.
 */
export function lookThrough(asked: LookThrough): LookedThrough {
  const { network, rule, known, among, sources } = asked
  const count = network.parties.length
  const votes = known === undefined ? new Float64Array(count) : known.votes.slice()
  const capital = known === undefined ? new Float64Array(count) : known.capital.slice()
  const shares = { votes, capital }
  if (rule === 'control') {
    for (const source of sources) votes[source] = 1
    const open = pickComponents(network, among).flat()
    spreadControl(
      asked,
      shares,
      open.filter((position) => !sources.has(position)),
    )
    return shares
  }
  for (const component of pickComponents(network, among)) {
    for (const source of component.filter((position) => sources.has(position))) {
      votes[source] = 1
      capital[source] = 1
    }
    solveComponent(
      asked,
      shares,
      component.filter((position) => !sources.has(position)),
    )
  }
  return isOneMeasure(network) ? { votes, capital: votes } : shares
}

function pickComponents(
  network: OwnershipNetwork,
  among: ReadonlySet<number> | undefined,
): readonly (readonly number[])[] {
  if (among === undefined) return network.components
  const places = new Set([...among].map((position) => numberAt(network.componentOf, position)))
  return [...places].toSorted((a, b) => a - b).flatMap((place) => [network.components[place] ?? []])
}

/** Where nothing is told of votes, and no company has own shares, there is but one network to solve. */
function isOneMeasure({ rows }: OwnershipNetwork): boolean {
  return rows.votes === rows.capital
}

/** Within a circle parties come to count as the whole one after the other, never all at once on each other's word. */
function solveComponent(asked: LookThrough, shares: LookedThrough, open: readonly number[]): void {
  const circle = new Set(open.length > 1 ? open : [])
  const measures = isOneMeasure(asked.network) ? (['votes'] as const) : RULE_MEASURES[asked.rule]
  const start = asked.start ?? shares
  // Who counts as the whole by what is known without the sources does so with them.
  const isKnownWhole = (position: number): boolean =>
    isWhole(asked.rule, shares, position) || isWhole(asked.rule, start, position)
  const whole = new Set(circle.size === 0 ? [] : open.filter(isKnownWhole))
  const solve = (positions: readonly number[]): void => {
    for (const measure of measures) solveMeasure({ asked, shares, measure, circle, whole }, positions)
  }
  const solveOthers = (): void => solve(open.filter((position) => !whole.has(position)))
  solveOthers()
  if (circle.size === 0 || asked.rule === 'economic') return
  for (let risen = listRisen(); risen.length > 0; risen = listRisen()) {
    for (const position of risen) whole.add(position)
    solveOthers()
  }
  // Only now is it known what those have who count as the whole.
  for (const measure of measures) if (whole.size > 0) weighWhole({ asked, shares, measure, circle, whole }, open)

  function listRisen(): number[] {
    return open.filter((position) => !whole.has(position) && isWhole(asked.rule, shares, position))
  }
}

function solveMeasure(solved: Solved, open: readonly number[]): void {
  const { asked, shares, measure, circle } = solved
  if (circle.size > 0) {
    if (open.length > 0) solveFree(solved, open)
    return
  }
  for (const position of open) {
    const row = rowOf(asked, measure, position)
    if (row === null) continue
    const share = row.isExact ? addToKnown(solved, position, row) : null
    if (share !== null) {
      shares[measure][position] = share
      continue
    }
    shares[measure][position] = shareOut(row, (owner) => valueOf(solved, position, owner), asked.direction)
  }
}

/**
 * What changes against what is known, where that is less than the whole row: in a company of thousands each of them is
 * asked for in a few steps.
 */
function addToKnown(solved: Solved, position: number, row: OwnerRow): number | null {
  const { asked, measure } = solved
  const { known, among, rule } = asked
  if (known === undefined || among === undefined || among.size >= row.stakes.length) return null
  let sum = numberAt(known[measure], position)
  for (const owner of among) {
    const part = findStake(row, owner)?.min ?? 0
    if (part > 0) sum += part * (valueOf(solved, position, owner) - countOf(rule, known, { measure, owner }))
  }
  return Math.min(1, Math.max(0, sum))
}
