import { findLegalForm } from '@merleg/domain/legal-forms'
import type { FactObservation } from '@merleg/domain/observation'
import type { SimpleKind } from '@merleg/domain/report-id'
import { formatTaxNumber } from '@merleg/domain/tax-number'
import { simulateAccounts } from './accounts.ts'
import { firstYearPartOf, yearsWithAccounts } from './company.ts'
import { type Day, formatDay, yearOf } from './days.ts'
import { during, type Frame, frameOf, personParty } from './fact-frame.ts'
import { foundedOn } from './founding.ts'
import { headcountFacts } from './headcount.ts'
import { taxStem } from './identifiers.ts'
import { drawKind, INSTITUTION_DRAFTS, type InstitutionDraft, unlessLegal } from './institution-drafts.ts'
import type { History } from './knowledge.ts'
import { drawLife, type Life } from './life.ts'
import { domainOf } from './names.ts'
import { ownPerson, type Person, personOf } from './persons.ts'
import { type Address, drawAddress, drawHomePlace, type Place } from './places.ts'
import { Rng } from './rng.ts'
import { drawActivity } from './sectors.ts'
import { type Filings, statementsOf } from './statements.ts'
import type { World } from './world.ts'

const PREFIXES: Record<SimpleKind, string> = {
  selfemployed: 'SE',
  nonprofit: 'NP',
  budgetary: 'BI',
  educational: 'EI',
  taxentity: 'TE',
}
/** The tax authority's areas of individuals are those of companies plus twenty, except in Budapest. */
const AREA_OF_INDIVIDUALS = 20

/** A sole trader, association, public institution, school or taxable person. */
type Institution = InstitutionDraft & {
  index: number
  id: string
  kind: SimpleKind
  foundedOn: Day
  place: Place
  seat: Address
  person: Person
  life: Life
}

function institutionOf(world: World, index: number): Institution {
  const rng = new Rng({ seed: world.seed, stream: 'institution', index })
  const kind = drawKind(rng)
  const drawn = drawHomePlace(rng)
  const address = drawAddress(rng, drawn)
  const person = personOf(world, ownPerson(index, 0))
  // A private person is taxed where he lives.
  const { place, seat } = kind === 'taxentity' ? person.home : { place: drawn, seat: address }
  const draft = INSTITUTION_DRAFTS[kind]({ rng, person, place })
  const since = foundedOn(world, index)
  // Institutions are not liquidated as companies are; sole traders stop.
  const life = drawLife(world, { index, part: 'provider', foundedOn: since, sector: draft.activity.sector })
  return { ...draft, index, id: PREFIXES[kind] + taxStem(index), kind, foundedOn: since, place, seat, person, life }
}

const NOTHING_FILED: Filings = { statements: [], retracted: [] }

/** Everything the register has of an entity of a simple kind. */
export function institutionHistoryOf(world: World, index: number): History {
  const institution = institutionOf(world, index)
  const rng = new Rng({ seed: world.seed, stream: 'register', index })
  const frame = frameOf(institution)
  const stoppedOn = drawStop(rng, world, institution)
  const { headcounts, statements, retracted } = accountsOf(world, institution, stoppedOn)
  const records = [
    ...entryFacts(frame, institution, stoppedOn),
    ...detailFacts(frame, institution, stoppedOn),
    ...peopleAndPlaces(rng, frame, institution),
    ...headcounts,
    ...statements,
  ]
  return { records, retracted }
}

function drawStop(rng: Rng, world: World, { kind, foundedOn: since }: Institution): Day | null {
  const canStop = kind === 'selfemployed' || kind === 'nonprofit'
  const day = world.asOf - rng.between(30, 2000)
  return canStop && rng.chance(0.16) && day > since + 300 ? day : null
}

function entryFacts(frame: Frame, institution: Institution, stoppedOn: Day | null): FactObservation[] {
  const { name, foundedOn: since, seat, activity } = institution
  const on = formatDay(since)
  const registration = { status: 'registered', on, reason: null } as const
  const main = { scheme: 'TEAOR08', code: activity.code, isMain: true } as const
  return [
    { ...frame, section: 'name', slot: '', payload: { name }, ...during(since) },
    { ...frame, section: 'founding', slot: '', payload: { on }, ...during(since) },
    { ...frame, section: 'registration', slot: '', payload: registration, ...during(since, stoppedOn) },
    { ...frame, section: 'tax-number-status', slot: '', payload: { status: 'valid' }, ...during(since, stoppedOn) },
    { ...frame, section: 'seat', slot: '', payload: seat, ...during(since) },
    { ...frame, section: 'activity', slot: activity.code, payload: main, ...during(since) },
    ...numberFacts(frame, institution),
    ...(stoppedOn === null ? [] : endFacts(frame, institution, stoppedOn)),
  ]
}

function numberFacts(frame: Frame, institution: Institution): FactObservation[] {
  const { foundedOn: since, place, activity, kind } = institution
  const form = findLegalForm(institution.formKey)
  const stem8 = institution.id.slice(2)
  const isPerson = kind === 'selfemployed' || kind === 'taxentity'
  const area = Number(place.areaCode)
  const countyCode = isPerson && area <= AREA_OF_INDIVIDUALS ? String(area + AREA_OF_INDIVIDUALS) : place.areaCode
  const vatCode = kind === 'educational' || kind === 'taxentity' ? '1' : '2'
  const taxNumber = formatTaxNumber({ stem8, vatCode, countyCode })
  const statisticalCode = `${stem8}-${activity.code}-${form?.gfoCode ?? '000'}-${place.countyCode}`
  const legalForm = { code: form?.gfoCode ?? null, name: form?.name.hu ?? institution.formKey }
  return [
    { ...frame, section: 'legal-form', slot: '', payload: legalForm, ...during(since) },
    { ...frame, section: 'tax-number', slot: '', payload: { value: taxNumber }, ...during(since) },
    { ...frame, section: 'statistical-code', slot: '', payload: { value: statisticalCode }, ...during(since) },
  ]
}

function endFacts(frame: Frame, { kind }: Institution, stoppedOn: Day): FactObservation[] {
  const reason = kind === 'selfemployed' ? 'Vállalkozói tevékenység megszűnése' : 'Nyilvántartásból törölve'
  const registration = { status: 'ceased', on: formatDay(stoppedOn), reason } as const
  return [
    { ...frame, section: 'registration', slot: '', payload: registration, ...during(stoppedOn) },
    { ...frame, section: 'tax-number-status', slot: '', payload: { status: 'deleted' }, ...during(stoppedOn) },
  ]
}

function detailFacts(
  frame: Frame,
  { details, foundedOn: since }: Institution,
  stoppedOn: Day | null,
): FactObservation[] {
  const facts: FactObservation[] = Object.entries(details).map(([slot, value]) => ({
    ...frame,
    section: 'register-detail',
    slot,
    payload: { value },
    ...during(since),
  }))
  if (stoppedOn !== null)
    facts.push({
      ...frame,
      section: 'register-detail',
      slot: 'deregistered-on',
      payload: { value: formatDay(stoppedOn) },
      ...during(stoppedOn),
    })
  return facts
}

function peopleAndPlaces(rng: Rng, frame: Frame, institution: Institution): FactObservation[] {
  const { person, post, foundedOn: since, place, activity, kind, name } = institution
  const facts: FactObservation[] = []
  if (post !== null)
    facts.push({
      ...frame,
      section: 'representative',
      slot: 'r1',
      payload: { ...personParty(person), post },
      partyId: person.id,
      ...during(since),
    })
  if (kind !== 'taxentity' && rng.chance(0.35))
    facts.push({ ...frame, section: 'site', slot: '1', payload: drawAddress(rng, place), ...during(since + 5) })
  const drawn = unlessLegal(drawActivity(rng))
  const { sideActivities } = institution
  const side = sideActivities?.[Number(drawn.code) % sideActivities.length] ?? drawn.code
  if (side !== activity.code)
    facts.push({
      ...frame,
      section: 'activity',
      slot: side,
      payload: { scheme: 'TEAOR08', code: side, isMain: false },
      ...during(since),
    })
  if (kind !== 'taxentity' && rng.chance(0.5)) {
    const value = `kapcsolat@${domainOf(name)}`
    facts.push({ ...frame, section: 'e-mail', slot: value, payload: { value }, ...during(since) })
  }
  return facts
}

/**
 * Associations and foundations publish simplified accounts. Individuals do not, nor do public bodies and schools: they
 * report to the budget they live on (Government Decree 4/2013), and only how many work there is known.
 */
function accountsOf(
  world: World,
  institution: Institution,
  stoppedOn: Day | null,
): Filings & { headcounts: FactObservation[] } {
  const { index, id, kind, foundedOn: since, life, activity } = institution
  if (kind === 'selfemployed' || kind === 'taxentity') return { headcounts: [], statements: [], retracted: [] }
  const heads = new Rng({ seed: world.seed, stream: 'distinctions', index }).exponential(
    kind === 'nonprofit' ? 1.5 : 18,
  )
  const simulated = simulateAccounts(new Rng({ seed: world.seed, stream: 'accounts', index }), {
    sector: activity.sector,
    heads,
    firstYear: life.firstYear,
    firstYearPart: firstYearPartOf(life, since),
    health: life.health.slice(0, yearsWithAccounts(world, life)),
    issuedCapital: () => 100,
  })
  const accounts = simulated.filter(({ year }) => stoppedOn === null || year < yearOf(stoppedOn))
  const headcounts = headcountFacts(frameOf(institution), { accounts, foundedOn: since, ceasedOn: stoppedOn })
  const filer = {
    index,
    id,
    foundedOn: since,
    life:
      stoppedOn === null
        ? life
        : { ...life, end: { kind: 'dissolution' as const, startedOn: stoppedOn, ceasedOn: stoppedOn } },
    detail: { exportShare: 0, isProducer: false },
    isLargeForm: false,
    canFileMicro: false,
    isConsolidating: false,
  }
  return { headcounts, ...(kind === 'nonprofit' ? statementsOf(world, filer, accounts) : NOTHING_FILED) }
}
