import type { FactPayload } from '@merleg/domain/fact-sections'
import type { FactObservation } from '@merleg/domain/observation'
import { findRegisterCourt } from '@merleg/domain/reference/register-courts'
import type { Company } from './company.ts'
import { type Day, dayOf, formatNoticeDay, yearOf } from './days.ts'
import { during, frameOf, personParty } from './fact-frame.ts'
import type { EndKind } from './life.ts'
import { drawRoot } from './names.ts'
import { firstPersonOf, personOf, strawManOf } from './persons.ts'
import { FILING, SHARES } from './rates.ts'
import { drawUnit, Rng } from './rng.ts'
import type { World } from './world.ts'

type Proceeding = FactPayload<'liquidation'>

/** Invented firms of liquidators: fewer than companies, so that one name stands in many notices. */
const LIQUIDATORS = 40
const BAN_DAYS = 5 * 365

function firmName(world: World, kind: string, number: number): string {
  return `${drawRoot(new Rng({ seed: world.seed, stream: 'institution', index: -1 - number }))} ${kind} Zrt.`
}

/** The liquidator whom the court has appointed. */
export function liquidatorOf(world: World, company: Pick<Company, 'index'>): string {
  const number = new Rng({ seed: world.seed, stream: 'proceedings', index: company.index }).below(LIQUIDATORS)
  return firmName(world, 'Felszámoló és Vagyonkezelő', number)
}

/** The court that keeps the company's entry, without the word for its registry. */
export function courtOf(company: Pick<Company, 'place'>): string {
  return (findRegisterCourt(company.place.countyCode)?.nameHu ?? '').replace(' Cégbírósága', '')
}

/** "a Szegedi …", "az Egri …". */
export function withArticle(name: string): string {
  return /^[AÁEÉIÍOÓÖŐUÚÜŰ]/i.test(name) ? `Az ${name}` : `A ${name}`
}

const CASE_SIGNS = { liquidation: 'Fpk', bankruptcy: 'Cspk', 'forced-deletion': 'Cgt', dissolution: 'Va' }

/** `filedYears`: of which years the register has accounts. */
type NoticeInput = { world: World; company: Company; rng: Rng; startedOn: Day; filedYears: ReadonlySet<number> }

function caseNumber(rng: Rng, kind: keyof typeof CASE_SIGNS, day: Day): string {
  return `${rng.between(1, 40)}.${CASE_SIGNS[kind]}.${rng.between(100, 9_900)}/${yearOf(day)}`
}

function described(company: Company): string {
  const number = company.registerNumber === null ? '' : `cégjegyzékszám: ${company.registerNumber}; `
  return `${company.name} (${number}székhely: ${company.seat.text}; adószám: ${company.id})`
}

function liquidation({ world, company, rng, startedOn }: NoticeInput): Proceeding {
  const number = caseNumber(rng, 'liquidation', startedOn)
  const liquidator = liquidatorOf(world, company)
  return {
    caseNumber: number,
    court: courtOf(company),
    administrator: liquidator,
    text:
      `${withArticle(courtOf(company))} ${number} számú végzésével ${described(company)} adós felszámolását elrendelte. ` +
      `A felszámolás kezdő időpontja: ${formatNoticeDay(startedOn)} Felszámoló: ${liquidator} ` +
      'A hitelezők követeléseiket a közzétételtől számított 40 napon belül jelenthetik be a felszámolónak.',
  }
}

function bankruptcy({ world, company, rng, startedOn }: NoticeInput): Proceeding {
  const number = caseNumber(rng, 'bankruptcy', startedOn)
  const administrator = firmName(world, 'Válságkezelő', LIQUIDATORS + rng.below(12))
  return {
    caseNumber: number,
    court: courtOf(company),
    administrator,
    text:
      `${withArticle(courtOf(company))} ${number} számú végzésével ${described(company)} csődeljárását elrendelte. ` +
      `A fizetési haladék a végzés közzétételétől, ${formatNoticeDay(startedOn)} napjától illeti meg az adóst. Vagyonfelügyelő: ${administrator}`,
  }
}

/** Why a company is deleted by force. */
type DeletionCause = 'tax-number' | 'accounts' | 'seat'

const DELETION_REASONS: Record<DeletionCause, string> = {
  'tax-number': 'az adóhatóság a cég adószámát törölte',
  accounts: 'a cég a számviteli törvény szerinti beszámolóját felhívás ellenére sem helyezte letétbe',
  seat: 'a cég a székhelyén nem található és a törvényes működését nem állította helyre',
}
/** Accounts are due at the end of May; the court is told when they are still missing in autumn. */
const MISSED_AFTER = { month: 9, day: 1 }

/** The tax authority has deleted some of those that are deleted by force before (Act CL of 2017, section 246). */
export function isTaxNumberDeletedFirst(world: World, { index, life }: Pick<Company, 'index' | 'life'>): boolean {
  const share = drawUnit({ seed: world.seed, stream: 'deletion', index })
  return life.end?.kind === 'forced-deletion' && share < SHARES.taxNumberDeletedFirst
}

function deletionCauseOf({ world, company, startedOn, filedYears }: NoticeInput): DeletionCause {
  if (isTaxNumberDeletedFirst(world, company)) return 'tax-number'
  const year = yearOf(startedOn)
  const lastDue = startedOn > dayOf(year, MISSED_AFTER.month, MISSED_AFTER.day) ? year - 1 : year - 2
  const isDue = lastDue >= yearOf(company.foundedOn) && lastDue > world.lastFiscalYear - FILING.yearsBack
  return isDue && !filedYears.has(lastDue) ? 'accounts' : 'seat'
}

function forcedDeletion(input: NoticeInput): Proceeding {
  const { company, rng, startedOn } = input
  const number = caseNumber(rng, 'forced-deletion', startedOn)
  const reason = DELETION_REASONS[deletionCauseOf(input)]
  return {
    caseNumber: number,
    court: courtOf(company),
    administrator: null,
    text:
      `${withArticle(courtOf(company))} Cégbírósága ${described(company)} kényszertörlési eljárásának megindítását rendelte el ${formatNoticeDay(startedOn)} napjával, mert ${reason}. ` +
      'Felhívja azokat, akiknek a céggel szemben követelésük van, hogy azt 60 napon belül jelentsék be.',
  }
}

function dissolution({ world, company, rng, startedOn }: NoticeInput): Proceeding {
  const liquidator = personOf(world, firstPersonOf(world, company.index)).name
  return {
    caseNumber: caseNumber(rng, 'dissolution', startedOn),
    court: courtOf(company),
    administrator: liquidator,
    text:
      `${described(company)} legfőbb szerve elhatározta a cég jogutód nélküli megszűnését. A végelszámolás kezdő időpontja: ${formatNoticeDay(startedOn)} ` +
      `Végelszámoló: ${liquidator}. A hitelezők követeléseiket 40 napon belül jelenthetik be.`,
  }
}

/** Bankruptcy, liquidation, forced deletion, voluntary liquidation, and the bans that follow, with the notices' texts. */
export function proceedingFactsOf(world: World, company: Company, filedYears: ReadonlySet<number>): FactObservation[] {
  const { life } = company
  if (life.bankruptcy === null && life.end === null) return []
  const rng = new Rng({ seed: world.seed, stream: 'proceedings', index: company.index })
  const facts: FactObservation[] = []
  if (life.bankruptcy !== null) {
    const { startedOn, endedOn } = life.bankruptcy
    facts.push({
      ...frameOf(company),
      section: 'bankruptcy',
      slot: '1',
      payload: bankruptcy({ world, company, rng, startedOn, filedYears }),
      ...during(startedOn, endedOn),
    })
  }
  if (life.end === null || life.end.kind === 'merger') return facts
  const { kind, startedOn, ceasedOn } = life.end
  facts.push(endFact({ world, company, rng, startedOn, filedYears }, kind, ceasedOn))
  if (kind === 'forced-deletion' && ceasedOn !== null && rng.chance(SHARES.ban))
    facts.push(banFact(world, company, ceasedOn))
  return facts
}

function endFact(input: NoticeInput, kind: Exclude<EndKind, 'merger'>, ceasedOn: Day | null): FactObservation {
  const span = during(input.startedOn, ceasedOn)
  const frame = frameOf(input.company)
  switch (kind) {
    case 'liquidation':
      return { ...frame, section: 'liquidation', slot: '1', payload: liquidation(input), ...span }
    case 'forced-deletion':
      return { ...frame, section: 'forced-deletion', slot: '1', payload: forcedDeletion(input), ...span }
    case 'dissolution':
      return { ...frame, section: 'dissolution', slot: '1', payload: dissolution(input), ...span }
  }
}

/** Who managed a company that was deleted by force is banned for five years (Act V of 2006, section 9/C). */
function banFact(world: World, company: Company, from: Day): FactObservation {
  const number =
    company.takenOverOn === null
      ? firstPersonOf(world, company.index)
      : (strawManOf(world, company.index) ?? firstPersonOf(world, company.index))
  const person = personOf(world, number)
  const to = from + BAN_DAYS
  const text = `${withArticle(courtOf(company))} Cégbírósága vezető tisztségviselői jogviszony létesítésétől öt évre eltiltotta.`
  return {
    ...frameOf(company),
    section: 'ban',
    slot: person.id,
    payload: { ...personParty(person), text },
    partyId: person.id,
    ...during(from, to < world.asOf ? to : null),
  }
}
