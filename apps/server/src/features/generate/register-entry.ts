import type { FactObservation } from '@merleg/domain/observation'
import { formatEuVatNumber, formatTaxNumber } from '@merleg/domain/tax-number'
import { drawActivities } from './activities.ts'
import { type Company, drawFreeDay } from './company.ts'
import { type Day, formatDay, workingDay, yearOf } from './days.ts'
import { during, type Frame, frameOf, spansOf, type Step, valueOn } from './fact-frame.ts'
import { headcountFacts } from './headcount.ts'
import { drawOtherName } from './identity.ts'
import type { EndKind } from './life.ts'
import { isTaxNumberDeletedFirst } from './proceedings.ts'
import type { Place } from './places.ts'
import { SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import { drawLocations, type Location, placeSteps, seatFacts } from './seats.ts'
import { type World, partOf } from './world.ts'

/** The last year in which tax numbers were suspended (Act CL of 2017 cancels them at once). */
const LAST_SUSPENSIONS = 2017

/** Behind the name while the proceeding runs and for ever after it (Act V of 2006, section 5). */
const NAME_SUFFIXES: Record<EndKind, string> = {
  liquidation: ' "f. a."',
  'forced-deletion': ' "kt. a."',
  dissolution: ' "v. a."',
  merger: '',
}

const CEASED_REASONS: Record<EndKind, string> = {
  liquidation: 'Felszámolás befejezése miatt törölve',
  'forced-deletion': 'Kényszertörlés miatt törölve',
  dissolution: 'Végelszámolás befejezése miatt törölve',
  merger: 'Beolvadás miatt törölve',
}

/** The company's own entry in the register: names, numbers, seat, activities, capital, headcount, status. */
export function registerEntryOf(world: World, company: Company): FactObservation[] {
  const rng = new Rng({ seed: world.seed, stream: 'register', index: company.index })
  const frame = frameOf(company)
  const locations = drawLocations(rng, company)
  const activities = drawActivities(rng, company)
  const names = nameFacts(rng, frame, company)
  const status = statusFacts(rng, frame, { world, company })
  return [
    ...(hasNoEntry(status) ? names.map(markPending) : names),
    ...status,
    ...taxFacts(rng, frame, { world, company, locations }),
    ...statisticalCodes(frame, { company, locations, mains: activities.mains }),
    ...seatFacts(frame, company, locations),
    ...activities.facts,
    ...sizeFacts(frame, company),
  ]
}

function hasNoEntry(facts: readonly FactObservation[]): boolean {
  return facts.some((fact) => fact.section === 'registration' && fact.payload.status === 'pending')
}

/** Until its entry a company bears its name with a note (Act V of 2006, section 5). */
function markPending(fact: FactObservation): FactObservation {
  return fact.section === 'name' ? { ...fact, payload: { name: `${fact.payload.name} "b. a."` } } : fact
}

function nameFacts(rng: Rng, frame: Frame, company: Company): FactObservation[] {
  const steps: Step<string>[] = [{ from: company.foundedOn, value: company.name }]
  const shortSteps: Step<string | null>[] = [{ from: company.foundedOn, value: company.shortName }]
  const renamedOn = rng.chance(SHARES.formerName) ? drawFreeDay(rng, company) : null
  // Whoever others name in their entries keeps its name.
  if (renamedOn !== null && company.foreignParent === null && company.part === 'none') {
    const former = drawOtherName(rng, company)
    steps.unshift({ from: company.foundedOn, value: former.name })
    shortSteps.unshift({ from: company.foundedOn, value: former.shortName })
    for (const list of [steps, shortSteps]) list[1] = { from: renamedOn, value: list[1]?.value ?? company.name }
  }
  const { bankruptcy, end } = company.life
  if (bankruptcy !== null) {
    steps.push({ from: bankruptcy.startedOn, value: `${company.name} "cs. a."` })
    const until = bankruptcy.endedOn
    if (until !== null && (end === null || until < end.startedOn)) steps.push({ from: until, value: company.name })
  }
  if (end !== null) steps.push({ from: end.startedOn, value: company.name + NAME_SUFFIXES[end.kind] })
  const facts: FactObservation[] = spansOf(steps).map(({ value, from, to }) => ({
    ...frame,
    section: 'name',
    slot: '',
    payload: { name: value },
    ...during(from, to),
  }))
  for (const { value, from, to } of spansOf(shortSteps)) {
    if (value !== null)
      facts.push({ ...frame, section: 'short-name', slot: '', payload: { name: value }, ...during(from, to) })
  }
  if (company.rate.key === 'nyrt' || company.heads > 60) {
    const name = `${company.core} ${company.rate.key === 'kft' ? 'Ltd.' : 'Plc.'}`
    facts.push({
      ...frame,
      section: 'foreign-name',
      slot: 'en',
      payload: { name, language: 'en' },
      ...during(company.foundedOn),
    })
  }
  return facts
}

function statusFacts(
  rng: Rng,
  frame: Frame,
  { world, company }: { world: World; company: Company },
): FactObservation[] {
  const { form, foundedOn, ceasedOn, life } = company
  const enteredOn = workingDay(foundedOn + rng.between(2, 25))
  const isPending = enteredOn >= world.asOf
  const facts: FactObservation[] = [
    {
      ...frame,
      section: 'legal-form',
      slot: '',
      payload: { code: form.gfoCode, name: form.name.hu },
      ...during(foundedOn),
    },
    { ...frame, section: 'founding', slot: '', payload: { on: formatDay(foundedOn) }, ...during(foundedOn) },
    {
      ...frame,
      section: 'registration',
      slot: '',
      payload: {
        status: isPending ? 'pending' : 'registered',
        on: isPending ? null : formatDay(enteredOn),
        reason: null,
      },
      ...during(foundedOn, ceasedOn),
    },
  ]
  if (ceasedOn !== null && life.end !== null) {
    const payload = { status: 'ceased' as const, on: formatDay(ceasedOn), reason: CEASED_REASONS[life.end.kind] }
    facts.push({ ...frame, section: 'registration', slot: '', payload, ...during(ceasedOn) })
  }
  return facts
}

type TaxInput = { world: World; company: Company; locations: readonly Step<Location>[] }

function taxFacts(rng: Rng, frame: Frame, { world, company, locations }: TaxInput): FactObservation[] {
  const { id, foundedOn, place, life, ceasedOn } = company
  const vatCode = rng.chance(SHARES.smallVatExempt) && company.heads < 3 ? '1' : '2'
  const numberWith = (code: string, { areaCode }: Place): string =>
    formatTaxNumber({ stem8: id, vatCode: code, countyCode: areaCode })
  const steps = placeSteps(locations, (at) => numberWith(vatCode, at))
  const groupSince = groupTaxSinceOf(world, company)
  if (groupSince !== null) steps.push({ from: groupSince, value: numberWith('4', place) })
  const facts: FactObservation[] = spansOf(steps).map(({ value, from, to }) => ({
    ...frame,
    section: 'tax-number',
    slot: '',
    payload: { value },
    ...during(from, to),
  }))
  if (vatCode === '2')
    facts.push({
      ...frame,
      section: 'eu-tax-number',
      slot: '',
      payload: { value: formatEuVatNumber(id) },
      ...during(foundedOn, ceasedOn),
    })
  const statuses: Step<'valid' | 'suspended' | 'deleted'>[] = [{ from: foundedOn, value: 'valid' }]
  if (life.end !== null && isTaxNumberDeletedFirst(world, company)) {
    const suspendedOn = life.end.startedOn - 60
    if (yearOf(suspendedOn) <= LAST_SUSPENSIONS) statuses.push({ from: suspendedOn, value: 'suspended' })
    statuses.push({ from: life.end.startedOn - 20, value: 'deleted' })
  } else if (ceasedOn !== null) statuses.push({ from: ceasedOn, value: 'deleted' })
  for (const { value, from, to } of spansOf(statuses))
    facts.push({ ...frame, section: 'tax-number-status', slot: '', payload: { status: value }, ...during(from, to) })
  return facts
}

type CodeInput = { company: Company; locations: readonly Step<Location>[]; mains: readonly Step<string>[] }

/** Tax stem, main activity, legal form, county: a new one whenever one of them changes. */
function statisticalCodes(frame: Frame, { company, locations, mains }: CodeInput): FactObservation[] {
  const days = [...locations, ...mains].map(({ from }) => from).toSorted((a, b) => a - b)
  const steps = days.map((from): Step<string> => {
    const place = valueOn(locations, from)?.place ?? company.place
    const main = valueOn(mains, from) ?? company.activity.code
    return { from, value: `${company.id}-${main}-${company.form.gfoCode ?? '000'}-${place.countyCode}` }
  })
  return spansOf(steps).map(({ value, from, to }) => ({
    ...frame,
    section: 'statistical-code',
    slot: '',
    payload: { value },
    ...during(from, to),
  }))
}

/** The day from which the company pays VAT with its group, or null. */
export function groupTaxSinceOf(world: World, company: Pick<Company, 'index' | 'life' | 'foundedOn'>): Day | null {
  const part = partOf(world, company.index)
  const since = part === 'mother' || part === 'daughter' ? world.blockOf(company.index).groupTaxSince : null
  return since !== null && company.life.end === null && company.foundedOn < since ? since : null
}

function sizeFacts(frame: Frame, company: Company): FactObservation[] {
  // A branch has no capital of its own: it is its founder's.
  const capitals = company.foreignParent === null ? company.capitalHistory : []
  const facts: FactObservation[] = spansOf(capitals).map(({ value, from, to }) => ({
    ...frame,
    section: 'capital',
    slot: '',
    payload: { amount: value, currency: 'HUF' },
    ...during(from, to),
  }))
  facts.push(...headcountFacts(frame, company))
  return facts
}
