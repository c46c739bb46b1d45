import type { FactObservation } from '@merleg/domain/observation'
import { type Company, drawFreeDay } from './company.ts'
import type { Day } from './days.ts'
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

function reachFacts(rng: Rng, frame: Frame, { core, foundedOn, ceasedOn, recent }: Company): FactObservation[] {
  const facts: FactObservation[] = []
  const domain = domainOf(core)
  const add = (
    section: 'phone' | 'e-mail' | 'website',
    value: string,
    [from, to]: readonly [Day, Day | null],
  ): void => {
    facts.push({ ...frame, section, slot: value, payload: { value }, ...during(from, to) })
  }
  /** One since the founding, or another one before it until the change. */
  const addChanged = (section: 'phone' | 'e-mail', changedOn: Day | undefined, draw: () => string): void => {
    const value = draw()
    const former = draw()
    if (changedOn !== undefined && former !== value) add(section, former, [foundedOn, changedOn])
    add(section, value, [former === value ? foundedOn : (changedOn ?? foundedOn), ceasedOn])
  }
  if (rng.chance(SHARES.phone)) addChanged('phone', recent.phone, () => drawPhone(rng))
  if (rng.chance(SHARES.email)) addChanged('e-mail', recent.email, () => `${rng.pick(MAILBOXES)}@${domain}`)
  if (rng.chance(SHARES.website)) add('website', `https://www.${domain}`, [recent.website ?? foundedOn, ceasedOn])
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
  if (company.recent.site !== undefined) {
    const span = during(company.recent.site, company.ceasedOn)
    const payload = drawAddress(rng, company.place)
    facts.push({ ...frame, section: 'site', slot: String(sites + 1), payload, ...span })
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
  if (company.recent.branch !== undefined) {
    const span = during(company.recent.branch, company.ceasedOn)
    const payload = drawAddress(rng, drawSeatPlace(rng))
    facts.push({ ...frame, section: 'branch', slot: String(branches + 1), payload, ...span })
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
  const { foundedOn, ceasedOn, recent } = company
  const add = (from: Day, to: Day | null): void => {
    const drawn = drawBankAccount(rng)
    facts.push({ ...frame, section: 'bank-account', slot: drawn.account, payload: drawn, ...during(from, to) })
  }
  const openedOn = foundedOn + 3
  add(openedOn, ceasedOn)
  if (rng.chance(SHARES.secondAccount)) add(drawFreeDay(rng, company) ?? foundedOn + 5, ceasedOn)
  const closedOn = rng.chance(SHARES.formerAccount) ? drawFreeDay(rng, company) : null
  if (closedOn !== null) add(openedOn, closedOn)
  if (recent.accountOpened !== undefined) add(recent.accountOpened, ceasedOn)
  if (recent.accountClosed !== undefined) add(openedOn, recent.accountClosed)
  return facts
}
