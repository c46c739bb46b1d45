import type { FactObservation } from '@merleg/domain/observation'
import { type Company, drawFreeDay, largestSalesOf } from './company.ts'
import type { Day } from './days.ts'
import { companyParty, during, type Frame, frameOf, namedParty, personParty, type Span } from './fact-frame.ts'
import { identityOf } from './identity.ts'
import { ownershipOf } from './owners.ts'
import { shelfOf } from './owner-shapes.ts'
import { secondPartnerOf } from './partners.ts'
import { firstPersonOf, furtherPerson, ownPerson, personOf, strawManOf } from './persons.ts'
import { liquidatorOf } from './proceedings.ts'
import { LAYOUT_LIMITS, SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import { auditFirmOf, type World } from './world.ts'

type Representation = 'independent' | 'joint'

const POSTS = new Map<string, string>([
  ['kft', 'ügyvezető'],
  ['nonprofit-kft', 'ügyvezető'],
  ['bt', 'üzletvezetésre jogosult beltag'],
  ['kkt', 'üzletvezetésre jogosult tag'],
  ['zrt', 'vezérigazgató'],
  ['nyrt', 'vezérigazgató'],
  ['nonprofit-zrt', 'vezérigazgató'],
  ['fioktelep', 'fióktelep vezetője'],
  ['ugyvedi-iroda', 'irodavezető'],
  ['vegrehajtoi-iroda', 'irodavezető'],
  ['kozjegyzoi-iroda', 'irodavezető'],
  ['ec', 'az egyéni cég tagja'],
  ['egyesules', 'igazgató'],
])
const POST_OF_COOPERATIVE = 'igazgatóság elnöke'

/** What others than the first one are, where the form has one head; elsewhere they are what the first one is. */
const OTHER_POSTS = new Map<string, string>([
  ['zrt', 'igazgatósági tag'],
  ['nyrt', 'igazgatósági tag'],
  ['nonprofit-zrt', 'igazgatósági tag'],
  ['fioktelep', 'képviseletre jogosult'],
  ['ugyvedi-iroda', 'képviseletre jogosult tag'],
  ['egyesules', 'igazgatóhelyettes'],
])

/** Forms that their members manage themselves (Act V of 2013, sections 3:144 and 3:156; Acts on the professions). */
const MANAGED_BY_MEMBERS: ReadonlySet<string> = new Set([
  'bt',
  'kkt',
  'ec',
  'ugyvedi-iroda',
  'vegrehajtoi-iroda',
  'kozjegyzoi-iroda',
])
/** Own people of a company by what they do; members have the numbers from three on. */
const PEOPLE = { secondManager: 1, formerManager: 2, board: 10, leftLately: 13, joinedLately: 14 } as const

function postOf({ rate }: Company): string {
  return POSTS.get(rate.key) ?? POST_OF_COOPERATIVE
}

function otherPostOf(company: Company): string {
  return OTHER_POSTS.get(company.rate.key) ?? (POSTS.has(company.rate.key) ? postOf(company) : 'igazgatósági tag')
}

type Term = Span<number> & { slot: string; post: string; representation: Representation }

/** Who managed the company and when: the founder or a predecessor, at times a second one, at the end a straw man. */
function drawTerms(world: World, company: Company): Term[] {
  return MANAGED_BY_MEMBERS.has(company.rate.key) ? drawMemberTerms(world, company) : drawManagerTerms(world, company)
}

/** The first member all the time; at times another one, as long as it is a member. */
function drawMemberTerms(world: World, company: Company): Term[] {
  const until = managersLeaveOn(company)
  const first = { value: firstPersonOf(world, company.index), from: company.foundedOn, to: until }
  const terms: Term[] = [{ ...first, slot: 's1', post: postOf(company), representation: 'independent' }]
  const second = secondPartnerOf(world, company, ownershipOf(world, company))
  if (second?.holding.holder.kind !== 'person') return terms
  const to = second.until === null || until === null ? (second.until ?? until) : Math.min(second.until, until)
  const other = { value: second.holding.holder.number, from: company.foundedOn, to }
  return [...terms, { ...other, slot: 's3', post: otherPostOf(company), representation: 'independent' }]
}

function drawManagerTerms(world: World, company: Company): Term[] {
  const rng = new Rng({ seed: world.seed, stream: 'officers', index: company.index })
  const post = postOf(company)
  const until = managersLeaveOn(company)
  const principal = firstPersonOf(world, company.index)
  const replacedOn = rng.chance(SHARES.managerReplaced) ? drawFreeDay(rng, company) : null
  const hasSecond = rng.chance(SHARES.secondManager + (company.heads > 20 ? 0.3 : 0))
  const isJoint = hasSecond && rng.chance(SHARES.jointSignature)
  const terms: Term[] = []
  const joinedOn = hasSecond && rng.chance(0.5) ? drawFreeDay(rng, company) : null
  // Two sign together only where there are two all the time.
  const representation = isJoint && joinedOn === null && company.takenOverOn === null ? 'joint' : 'independent'
  const add = (slot: string, value: number, span: { from: Day; to: Day | null }): void => {
    const isHead = slot === 's1' || slot === 's2'
    terms.push({ slot, value, post: isHead ? post : otherPostOf(company), representation, ...span })
  }
  if (replacedOn !== null)
    add('s2', ownPerson(company.index, PEOPLE.formerManager), { from: company.foundedOn, to: replacedOn })
  add('s1', principal, { from: replacedOn ?? company.foundedOn, to: company.takenOverOn ?? until })
  if (hasSecond)
    add('s3', ownPerson(company.index, PEOPLE.secondManager), {
      from: joinedOn ?? company.foundedOn,
      to: company.takenOverOn ?? until,
    })
  const { manager, managerLeft } = company.recent
  if (manager !== undefined)
    add('s5', ownPerson(company.index, PEOPLE.joinedLately), { from: manager, to: company.takenOverOn ?? until })
  const leftOn = managerLeft ?? manager
  // A new manager comes in another one's place.
  if (leftOn !== undefined)
    add('s4', ownPerson(company.index, PEOPLE.leftLately), { from: company.foundedOn, to: leftOn })
  const shelf = shelfOf(world, company)
  if (shelf !== null) add('s8', shelf.manager, { from: company.foundedOn, to: shelf.soldOn })
  const strawMan = strawManOf(world, company.index)
  if (company.takenOverOn !== null && strawMan !== null) {
    terms.push({
      slot: 's9',
      value: strawMan,
      post,
      representation: 'independent',
      from: company.takenOverOn,
      to: until,
    })
  }
  return terms
}

/** The liquidator takes the managers' place; in a voluntary liquidation one of them stays as liquidator. */
function managersLeaveOn(company: Company): Day | null {
  const end = company.life.end
  return end?.kind === 'liquidation' || end?.kind === 'dissolution' ? end.startedOn : company.ceasedOn
}

/** Signatories, auditors and the supervisory board. */
export function officerFactsOf(world: World, company: Company): FactObservation[] {
  const frame = frameOf(company)
  const facts: FactObservation[] = drawTerms(world, company).map(({ slot, value, post, representation, from, to }) => {
    const person = personOf(world, value)
    return {
      ...frame,
      section: 'signatory',
      slot,
      payload: { ...personParty(person), post, representation },
      partyId: person.id,
      ...during(from, to),
    }
  })
  return [
    ...facts,
    ...liquidatorFacts(world, company),
    ...auditorFacts(world, frame, company),
    ...boardFacts(world, frame, company),
  ]
}

function liquidatorFacts(world: World, company: Company): FactObservation[] {
  const end = company.life.end
  if (end?.kind !== 'liquidation' && end?.kind !== 'dissolution') return []
  const frame = frameOf(company)
  const span = during(end.startedOn, end.ceasedOn)
  if (end.kind === 'liquidation') {
    const payload = {
      ...namedParty('company', liquidatorOf(world, company), null),
      post: 'felszámoló',
      representation: 'independent' as const,
    }
    return [{ ...frame, section: 'signatory', slot: 'liquidator', payload, ...span }]
  }
  const person = personOf(world, firstPersonOf(world, company.index))
  const payload = { ...personParty(person), post: 'végelszámoló', representation: 'independent' as const }
  return [{ ...frame, section: 'signatory', slot: 'liquidator', payload, partyId: person.id, ...span }]
}

const NO_AUDIT = new Set(['bt', 'kkt', 'ec', 'ugyvedi-iroda'])

/** Audit is compulsory above a turnover (Act C of 2000, section 155), and usual for companies limited by shares. */
function auditorFacts(world: World, frame: Frame, company: Company): FactObservation[] {
  const firm = auditFirmOf(world, company.index)
  const isAudited =
    largestSalesOf(company.accounts) > LAYOUT_LIMITS.auditSales ||
    company.rate.key === 'zrt' ||
    company.rate.key === 'nyrt'
  if (!isAudited || firm === null || firm === company.index || NO_AUDIT.has(company.rate.key)) return []
  const auditor = personOf(world, ownPerson(firm, 1 + (company.index % 3)))
  const auditFirm = identityOf(world, firm)
  const from = Math.max(company.foundedOn, auditFirm.foundedOn) + 100
  if (from >= (company.ceasedOn ?? world.asOf)) return []
  const span = during(from, company.ceasedOn)
  return [
    { ...frame, section: 'auditor', slot: 'firm', payload: companyParty(auditFirm), partyId: auditFirm.id, ...span },
    { ...frame, section: 'auditor', slot: 'person', payload: personParty(auditor), partyId: auditor.id, ...span },
  ]
}

/** A supervisory board has at least three members (Act V of 2013, section 3:26); those of large companies have more. */
function drawBoardSize(world: World, { index, rate, heads }: Company): number {
  const rng = new Rng({ seed: world.seed, stream: 'board', index })
  return rng.pick(rate.key === 'nyrt' || heads > LARGE_BOARD_HEADS ? [3, 4, 5, 5, 6, 7, 9] : [3, 3, 3, 3, 4, 5])
}
const LARGE_BOARD_HEADS = 120
const BOARD_NUMBERS = 3

function boardPerson(index: number, order: number): number {
  return order < BOARD_NUMBERS ? ownPerson(index, PEOPLE.board + order) : furtherPerson(index, order - BOARD_NUMBERS)
}

function boardFacts(world: World, frame: Frame, company: Company): FactObservation[] {
  const hasBoard =
    company.rate.key === 'nyrt' ||
    (company.rate.key === 'zrt' && company.heads > 8) ||
    company.heads > LARGE_BOARD_HEADS
  if (!hasBoard) return []
  return Array.from({ length: drawBoardSize(world, company) }, (_, order): FactObservation => {
    const person = personOf(world, boardPerson(company.index, order))
    const payload = {
      ...personParty(person),
      post: order === 0 ? 'felügyelőbizottság elnöke' : 'felügyelőbizottsági tag',
    }
    return {
      ...frame,
      section: 'supervisory-board',
      slot: `b${order + 1}`,
      payload,
      partyId: person.id,
      ...during(company.foundedOn, company.ceasedOn),
    }
  })
}
