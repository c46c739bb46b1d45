import type { FactObservation } from '@merleg/domain/observation'
import { type Company, drawFreeDay } from './company.ts'
import type { Day } from './days.ts'
import { during, frameOf, type Step } from './fact-frame.ts'
import { LEGAL_OFFICES } from './identity.ts'
import type { Rng } from './rng.ts'
import { drawActivity, LEGAL_SERVICES } from './sectors.ts'

/** What a company does; `mains` is its main activity since the founding and since a change. */
export function drawActivities(
  rng: Rng,
  company: Company,
): { facts: readonly FactObservation[]; mains: readonly Step<string>[] } {
  const main = company.activity.code
  const { foundedOn, recent } = company
  const facts: FactObservation[] = []
  const add = (activity: { code: string; isMain: boolean }, from: Day, to: Day | null = null): void => {
    const payload = { scheme: 'TEAOR08', ...activity } as const
    const { code } = activity
    facts.push({ ...frameOf(company), section: 'activity', slot: code, payload, ...during(from, to) })
  }
  const drawnOn = rng.chance(0.05) ? drawFreeDay(rng, company) : null
  const codes = new Set<string>()
  for (let count = 1 + Math.floor(rng.exponential(1.5)); count > 0; count -= 1) codes.add(drawActivity(rng).code)
  codes.delete(main)
  codes.delete(LEGAL_SERVICES)
  // Offices practise their profession and nothing else.
  if (LEGAL_OFFICES.has(company.rate.key)) codes.clear()
  const [formerMain, ...others] = codes
  const changedOn = formerMain === undefined ? null : drawnOn
  if (changedOn !== null) add({ code: main, isMain: false }, foundedOn, changedOn)
  add({ code: main, isMain: true }, changedOn ?? foundedOn)
  if (formerMain !== undefined && changedOn !== null) add({ code: formerMain, isMain: true }, foundedOn, changedOn)
  if (formerMain !== undefined) add({ code: formerMain, isMain: false }, changedOn ?? foundedOn)
  const last = others.pop()
  for (const code of others) add({ code, isMain: false }, foundedOn)
  if (last !== undefined) add({ code: last, isMain: false }, foundedOn, recent.activityDropped ?? null)
  const takenUp = drawActivity(rng).code
  const canTakeUp = takenUp !== main && takenUp !== LEGAL_SERVICES && !LEGAL_OFFICES.has(company.rate.key)
  if (recent.activity !== undefined && canTakeUp && !codes.has(takenUp))
    add({ code: takenUp, isMain: false }, recent.activity)
  const former: Step<string>[] =
    formerMain === undefined || changedOn === null ? [] : [{ from: foundedOn, value: formerMain }]
  return { facts, mains: [...former, { from: changedOn ?? foundedOn, value: main }] }
}
