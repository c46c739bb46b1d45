import type { FactObservation } from '@merleg/domain/observation'
import { type Company, drawFreeDay } from './company.ts'
import { during, type Frame, frameOf } from './fact-frame.ts'
import { drawBankAccount } from './identifiers.ts'
import { domainOf } from './names.ts'
import { drawAddress, drawSeatPlace } from './places.ts'
import { SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import type { World } from './world.ts'

/** Numbers for show, all in one range that looks like an example. */
function drawPhone(rng: Rng): string {
  return `+36 1 555 ${rng.digits(4)}`
}

const MAILBOXES = ['info', 'iroda', 'kapcsolat', 'office', 'posta', 'titkarsag'] as const

/** How to reach a company, where else it works, and its bank accounts. */
export function contactFactsOf(world: World, company: Company): FactObservation[] {
  const rng = new Rng({ seed: world.seed, stream: 'contacts', index: company.index })
  const frame = frameOf(company)
  return [...reachFacts(rng, frame, company), ...placeFacts(rng, frame, company), ...accountFacts(rng, frame, company)]
}

function reachFacts(rng: Rng, frame: Frame, { core, foundedOn, ceasedOn }: Company): FactObservation[] {
  const facts: FactObservation[] = []
  const span = during(foundedOn, ceasedOn)
  const domain = domainOf(core)
  if (rng.chance(SHARES.phone)) {
    const value = drawPhone(rng)
    facts.push({ ...frame, section: 'phone', slot: value, payload: { value }, ...span })
  }
  if (rng.chance(SHARES.email)) {
    const value = `${rng.pick(MAILBOXES)}@${domain}`
    facts.push({ ...frame, section: 'e-mail', slot: value, payload: { value }, ...span })
  }
  if (rng.chance(SHARES.website)) {
    const value = `https://www.${domain}`
    facts.push({ ...frame, section: 'website', slot: value, payload: { value }, ...span })
  }
  return facts
}

function placeFacts(rng: Rng, frame: Frame, company: Company): FactObservation[] {
  const facts: FactObservation[] = []
  // Larger companies have more places.
  const factor = company.heads > 30 ? 4 : company.heads > 8 ? 2 : 1
  const sites = rng.chance(SHARES.site * factor) ? 1 + Math.floor(rng.exponential(0.4 * factor)) : 0
  for (let order = 1; order <= sites; order += 1) {
    const from = drawFreeDay(rng, company) ?? company.foundedOn
    const closedOn = rng.chance(0.2) && order > 1 ? drawFreeDay(rng, company) : null
    const to = closedOn !== null && closedOn > from ? closedOn : company.ceasedOn
    facts.push({
      ...frame,
      section: 'site',
      slot: String(order),
      payload: drawAddress(rng, company.place),
      ...during(from, to),
    })
  }
  const branches = rng.chance(SHARES.branch * factor) ? 1 + Math.floor(rng.exponential(0.3 * factor)) : 0
  for (let order = 1; order <= branches; order += 1) {
    const from = drawFreeDay(rng, company) ?? company.foundedOn
    facts.push({
      ...frame,
      section: 'branch',
      slot: String(order),
      payload: drawAddress(rng, drawSeatPlace(rng)),
      ...during(from, company.ceasedOn),
    })
  }
  if (rng.chance(SHARES.mailingAddress)) {
    facts.push({
      ...frame,
      section: 'mailing-address',
      slot: '',
      payload: drawAddress(rng, company.place),
      ...during(company.foundedOn, company.ceasedOn),
    })
  }
  return facts
}

function accountFacts(rng: Rng, frame: Frame, company: Company): FactObservation[] {
  const facts: FactObservation[] = []
  const { foundedOn, ceasedOn } = company
  const first = drawBankAccount(rng)
  facts.push({
    ...frame,
    section: 'bank-account',
    slot: first.account,
    payload: first,
    ...during(foundedOn + 3, ceasedOn),
  })
  if (rng.chance(SHARES.secondAccount)) {
    const second = drawBankAccount(rng)
    const openedOn = drawFreeDay(rng, company) ?? foundedOn + 5
    facts.push({
      ...frame,
      section: 'bank-account',
      slot: second.account,
      payload: second,
      ...during(openedOn, ceasedOn),
    })
  }
  const closedOn = rng.chance(SHARES.formerAccount) ? drawFreeDay(rng, company) : null
  if (closedOn !== null) {
    const former = drawBankAccount(rng)
    facts.push({
      ...frame,
      section: 'bank-account',
      slot: former.account,
      payload: former,
      ...during(foundedOn + 3, closedOn),
    })
  }
  return facts
}
