import type { FactObservation } from '@merleg/domain/observation'
import { type Company, drawFreeDay } from './company.ts'
import { type Day, dayOf, parseDay, yearOf } from './days.ts'
import { TAX_AUTHORITY } from './debts.ts'
import { during, frameOf } from './fact-frame.ts'
import { SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import type { World } from './world.ts'

/**
 * Who asks for it and owes no tax is on the tax authority's list, until debts, a proceeding or a return that came in
 * late take it off.
 */
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
  const trouble = company.troubleOn === null ? Infinity : company.troubleOn - DAYS_BEFORE_TROUBLE
  const end = Math.min(nextDebt, trouble, drawLateReturn(world, company, drawn))
  if (drawn >= Math.min(end, world.asOf)) return []
  const span = during(drawn, end < world.asOf ? end : null)
  return [{ ...frameOf(company), section: 'tax-debt-free', slot: '', payload: { authority: TAX_AUTHORITY }, ...span }]
}

/** Who cannot pay is off the list before anybody else knows. */
const DAYS_BEFORE_TROUBLE = 30

/** The list comes out on the tenth of the month: the day of the one on which who was late with a return is missing. */
function drawLateReturn(world: World, { index }: Company, since: Day): Day {
  const rng = new Rng({ seed: world.seed, stream: 'clearanceEnd', index })
  const drawn = since + rng.between(60, 1500)
  const year = yearOf(drawn)
  const month = Math.round((drawn - dayOf(year, 1, 1)) / 30.5) + 1
  return rng.chance(SHARES.lateReturn) ? dayOf(year, month + 1, 10) : Infinity
}

function readPeriod({ validFrom, validTo }: FactObservation): { from: Day; to: Day | null } {
  return { from: parseDay(validFrom ?? '') ?? 0, to: validTo == null ? null : parseDay(validTo) }
}
