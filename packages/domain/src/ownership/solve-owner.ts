import { numberAt } from '../score/measures/number-at.ts'
import { isWhole, type LookedThrough, type LookThrough } from './counted-shares.ts'
import { lookThrough } from './look-through.ts'
import { findStake } from './owner-rows.ts'
import { findLevels, OWNERSHIP_MEASURES, type OwnershipNetwork } from './ownership-network.ts'
import { type OwnershipRule } from './ownership-rules.ts'
import { type WorkLimit } from './work-limit.ts'

/** What listed owners have; `isSettled`: all of it to the last digit, not only bounds. */
export type Listed = { readonly min: LookedThrough; readonly max: LookedThrough; readonly isSettled: boolean }
export type Solutions = Listed & { readonly withUnlisted: LookedThrough }

/** How much may be done, and who is told where that, or a circle, left only bounds. */
export type Effort = { readonly limit?: WorkLimit; readonly onUnsettled?: () => void }

export type OwnerSolver = {
  readonly nothing: LookedThrough
  /** Unlisted owners alone: the same for every owner wherever he has no part himself. */
  readonly solveStrangers: (rule: OwnershipRule) => LookedThrough
  readonly solveListed: (owner: number, rule: OwnershipRule, bySize?: Listed) => Listed
  /** `bySize`, the solution of the economic rule, is where the Hungarian one begins. */
  readonly solve: (owner: number, rule: OwnershipRule, bySize?: Solutions) => Solutions
}

/** Solves for one owner after the other what they have in the parties `upstream`. */
export function createOwnerSolver(
  network: OwnershipNetwork,
  upstream: ReadonlySet<number>,
  effort: Effort = {},
): OwnerSolver {
  const count = network.parties.length
  const nothing: LookedThrough = { capital: new Float64Array(count), votes: new Float64Array(count) }
  const strangers = new Map<OwnershipRule, LookedThrough>()
  const listBelow = prepareBelow(network, upstream)
  const look = (asked: Omit<LookThrough, 'network' | 'limit'>): LookedThrough =>
    lookThrough({ ...effort, ...asked, network })
  const tellUnsettled = (): void => effort.onUnsettled?.()
  const solveStrangers = (rule: OwnershipRule): LookedThrough => {
    const asked = { rule, sources: new Set<number>(), unlistedOf: () => 1, among: upstream, direction: 'max' } as const
    const known = strangers.get(rule) ?? look({ ...asked, onUnsettled: tellUnsettled })
    strangers.set(rule, known)
    return known
  }
  const solveListed: OwnerSolver['solveListed'] = (owner, rule, bySize) => {
    const asked = { rule, sources: new Set([owner]), among: listBelow(owner), known: nothing }
    let isSettled = bySize?.isSettled !== false
    const onUnsettled = (): void => {
      isSettled = false
      tellUnsettled()
    }
    const find = (direction: 'min' | 'max', least?: LookedThrough): LookedThrough => {
      const known = bySize?.[direction]
      if (known !== undefined && !hasJump(known, owner)) return known
      return look({ ...asked, direction, onUnsettled, ...begin(bySize?.isSettled === true ? known : least) })
    }
    const hasLeast = (network.owned[owner] ?? []).some((position) => isSureOf(network, owner, position))
    const min = hasLeast ? find('min') : nothing
    if (hasLeast && isSettled && [...asked.among].every((position) => isExactAt(network, position)))
      return { min, max: min, isSettled: true }
    return { min, max: find('max', min), isSettled }
  }
  const solve: OwnerSolver['solve'] = (owner, rule, bySize) => {
    const listed = solveListed(owner, rule, bySize)
    if (bySize !== undefined && !hasJump(bySize.withUnlisted, owner))
      return { ...listed, withUnlisted: bySize.withUnlisted }
    let { isSettled } = listed
    const withUnlisted = look({
      rule,
      sources: new Set([owner]),
      among: listBelow(owner),
      direction: 'max',
      unlistedOf: () => 1,
      known: solveStrangers(rule),
      onUnsettled: () => {
        isSettled = false
        tellUnsettled()
      },
      ...begin(bySize?.isSettled === true ? bySize.withUnlisted : undefined),
    })
    return { ...listed, withUnlisted, isSettled }
  }
  return { nothing, solveStrangers, solveListed, solve }
}

const begin = (start: LookedThrough | undefined): { start?: LookedThrough } => (start === undefined ? {} : { start })

/** The rule of halves tells the same as that of sizes where nobody but the owner himself has more than a half. */
function hasJump(bySize: LookedThrough, owner: number): boolean {
  for (let position = 0; position < bySize.votes.length; position += 1)
    if (position !== owner && isWhole('hungarian', bySize, position)) return true
  return false
}

/** Who is reached from an owner, himself as well. Those of a circle reach the same, which is walked through once. */
function prepareBelow(
  network: OwnershipNetwork,
  upstream: ReadonlySet<number>,
): (owner: number) => ReadonlySet<number> {
  const { owned, components, componentOf } = network
  const known = new Map<number, ReadonlySet<number>>()
  const walk = (owner: number): Iterable<number> => {
    if (components[numberAt(componentOf, owner)]?.length !== 1) return findLevels(owned, owner).keys()
    const next = new Map((owned[owner] ?? []).map((position) => [numberAt(componentOf, position), position]))
    next.delete(numberAt(componentOf, owner))
    return [owner, ...[...next.values()].flatMap((position) => [...below(position)])]
  }
  const below = (owner: number): ReadonlySet<number> => {
    const component = numberAt(componentOf, owner)
    const found = known.get(component) ?? new Set([...walk(owner)].filter((position) => upstream.has(position)))
    known.set(component, found)
    return found
  }
  return below
}

/** Is it sure that an owner has any part of a company? */
function isSureOf({ rows }: OwnershipNetwork, owner: number, owned: number): boolean {
  return OWNERSHIP_MEASURES.some((measure) => {
    const row = rows[measure][owned] ?? null
    return row !== null && (findStake(row, owner)?.min ?? 0) > 0
  })
}

function isExactAt({ rows }: OwnershipNetwork, position: number): boolean {
  return OWNERSHIP_MEASURES.every((measure) => rows[measure][position]?.isExact !== false)
}
