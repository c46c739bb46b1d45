import type { RuleDefinition } from '@merleg/contract/alert-rule'
import type { DbOrTx } from '@merleg/db/connect'
import { FALL_MONTHS_MAX } from '@merleg/domain/monitoring-rules/alert-rule'
import { happens, type Heard, mayHappen, mayHaveFallen, monthsBefore } from '@merleg/domain/monitoring-rules/happens'
import { listPastAccounts, listPastFacts, listPastPoints } from './past-registers.repository.ts'
import { findKnownAccounts, findPastState, type PastRegister } from './past-states.ts'
import { compileStanding, type StandingCondition } from './rule-conditions.ts'
import { listRatingMoves, type PlacedMove, type RuleChange } from './rule-changes.repository.ts'

/** A rule ready to be asked about changes. */
export type CompiledRule = { definition: RuleDefinition; standing: readonly StandingCondition[] }

export function compileRule(definition: RuleDefinition): CompiledRule {
  return { definition, standing: compileStanding(definition) }
}

/** Which of a rule's conditions a change meets, in the order of the rule. */
export type MetConditions = { change: RuleChange; happenings: readonly boolean[]; standing: readonly boolean[] }

/** Does the rule fire, but for what the subscriber has noted of the company? */
export function fires({ match }: Pick<RuleDefinition, 'match'>, met: Omit<MetConditions, 'change'>): boolean {
  const hasHappened = match === 'all' ? met.happenings.every(Boolean) : met.happenings.some(Boolean)
  return met.happenings.length > 0 && hasHappened && met.standing.every(Boolean)
}

/**
 * What each of several rules finds in changes, by rule: those in which anything happens that it waits for. As it was known
 * when each was heard: the past is read once for all companies that matter, with the moments between which it was known.
 */
export async function findMetConditions(
  db: DbOrTx,
  { rules, changes }: { rules: readonly CompiledRule[]; changes: readonly RuleChange[] },
): Promise<MetConditions[][]> {
  const moves = await readMoves(db, { rules, changes })
  const heardOf = (change: RuleChange, register: PastRegister | undefined): Heard => ({
    ...change,
    moves: (moves.get(change.companyId) ?? []).filter(({ position }) => position <= change.position),
    accounts: () => (register === undefined ? null : findKnownAccounts(register, change.heardAt)),
  })
  const candidates = rules.map(({ definition }) =>
    changes.filter((change) => {
      const heard = heardOf(change, undefined)
      return definition.happenings.some((happening) => mayHappen(happening, heard))
    }),
  )
  const registers = await readRegisters(db, { rules, candidates })
  return rules.map(({ definition, standing }, index) =>
    (candidates[index] ?? []).map((change) => {
      const register = registers.get(change.companyId) ?? EMPTY
      const heard = heardOf(change, register)
      const state = standing.length === 0 ? null : findPastState(register, change.heardAt)
      return {
        change,
        happenings: definition.happenings.map((happening) => happens(happening, heard)),
        standing: standing.map(({ isMet }) => state !== null && isMet(state)),
      }
    }),
  )
}

const EMPTY: PastRegister = { facts: [], accounts: [], points: [] }

type Asked = { rules: readonly CompiledRule[]; changes: readonly RuleChange[] }

async function readMoves(db: DbOrTx, { rules, changes }: Asked): Promise<Map<string, PlacedMove[]>> {
  const isAsked = rules.some(({ definition }) => definition.happenings.some(({ kind }) => kind.startsWith('rating-')))
  const asked = findReach(changes.filter(mayHaveFallen))
  if (!isAsked || asked === null) return new Map()
  return listRatingMoves(db, { ...asked, from: monthsBefore(asked.from, FALL_MONTHS_MAX) })
}

async function readRegisters(
  db: DbOrTx,
  { rules, candidates }: { rules: readonly CompiledRule[]; candidates: ReadonlyArray<readonly RuleChange[]> },
): Promise<Map<string, PastRegister>> {
  const turning = rules.map(({ definition }) => definition.happenings.some(({ kind }) => kind === 'turns'))
  const meant = candidates.flatMap((changes, index) =>
    turning[index] === true || (rules[index]?.standing.length ?? 0) > 0 ? changes : [],
  )
  const asked = findReach(meant)
  if (asked === null) return new Map()
  const facts = await listPastFacts(db, asked)
  const accounts = await listPastAccounts(db, asked)
  const points = await listPastPoints(db, asked)
  return new Map(
    asked.companyIds.map((id) => [
      id,
      { facts: facts.get(id) ?? [], accounts: accounts.get(id) ?? [], points: points.get(id) ?? [] },
    ]),
  )
}

/** The companies of changes, and between which moments they were heard of; null without any. */
function findReach(changes: readonly RuleChange[]): { companyIds: string[]; from: Date; to: Date } | null {
  const times = changes.map(({ heardAt }) => heardAt.getTime())
  if (times.length === 0) return null
  const [from, to] = [times.reduce((a, b) => Math.min(a, b)), times.reduce((a, b) => Math.max(a, b))]
  // The database knows parts of a millisecond.
  return {
    companyIds: [...new Set(changes.map(({ companyId }) => companyId))],
    from: new Date(from),
    to: new Date(to + 1),
  }
}
