import type { FactObservation } from '@merleg/domain/observation'
import { type Company, drawFreeDay } from './company.ts'
import { formatNoticeDay, workingDay, yearOf } from './days.ts'
import { during, frameOf } from './fact-frame.ts'
import { courtOf, withArticle } from './proceedings.ts'
import { SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import type { World } from './world.ts'

const REASONS = [
  'a cég a székhelyén nem található',
  'a cég a változásbejegyzési kérelmét a törvényes határidőben nem nyújtotta be',
  'a vezető tisztségviselő megbízatása lejárt, és a cég az újat nem jelentette be',
] as const

/** Courts call companies to order (Act V of 2006, section 74); most comply within months. */
export function supervisionFactsOf(world: World, company: Company): FactObservation[] {
  const rng = new Rng({ seed: world.seed, stream: 'supervision', index: company.index })
  const drawn = rng.chance(SHARES.supervision) ? drawFreeDay(rng, company) : null
  if (drawn === null) return []
  const from = workingDay(drawn)
  const to = workingDay(from + rng.between(60, 320))
  const until = company.troubleOn === null ? world.asOf : company.freeUntil
  if (from >= until) return []
  // What trouble overtakes, it ends.
  const isRunning = to >= until && company.troubleOn === null
  const caseNumber = `${rng.between(1, 40)}.Cgt.${rng.between(100, 9_900)}/${yearOf(from)}`
  const payload = {
    caseNumber,
    court: courtOf(company),
    administrator: null,
    text: `${withArticle(courtOf(company))} Cégbírósága ${caseNumber} számon ${formatNoticeDay(from)} napján törvényességi felügyeleti eljárást indított, mert ${rng.pick(REASONS)}.`,
  }
  const end = isRunning ? null : Math.max(from + 1, Math.min(to, until))
  return [{ ...frameOf(company), section: 'procedure', slot: '1', payload, ...during(from, end) }]
}
