import type { FactObservation } from '@merleg/domain/observation'
import { type Company, drawFreeDay } from './company.ts'
import { type Day, parseDay } from './days.ts'
import { TAX_AUTHORITY } from './debts.ts'
import { during, frameOf } from './fact-frame.ts'
import { SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import type { World } from './world.ts'

/** Who asks for it and owes no tax is on the tax authority's list, until debts or a proceeding take it off. */
export function taxClearanceFactsOf(
  world: World,
  company: Company,
  debts: readonly FactObservation[],
): FactObservation[] {
  const rng = new Rng({ seed: world.seed, stream: 'clearance', index: company.index })
  const drawn = rng.chance(SHARES.taxDebtFree) ? drawFreeDay(rng, company) : null
  if (drawn === null) return []
  const periods = debts.filter(({ section }) => section === 'tax-debt' || section === 'tax-enforcement').map(readPeriod)
  if (periods.some(({ from, to }) => from <= drawn && (to === null || drawn < to))) return []
  const nextDebt = Math.min(...periods.map(({ from }) => from).filter((from) => from > drawn), Infinity)
  const trouble = company.freeUntil >= world.asOf - 3 ? Infinity : company.freeUntil
  const end = Math.min(nextDebt, trouble)
  if (drawn >= Math.min(end, world.asOf)) return []
  const span = during(drawn, end < world.asOf ? end : null)
  return [{ ...frameOf(company), section: 'tax-debt-free', slot: '', payload: { authority: TAX_AUTHORITY }, ...span }]
}

function readPeriod({ validFrom, validTo }: FactObservation): { from: Day; to: Day | null } {
  return { from: parseDay(validFrom ?? '') ?? 0, to: validTo == null ? null : parseDay(validTo) }
}
