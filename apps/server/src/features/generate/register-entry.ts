import type { FactObservation } from '@merleg/domain/observation'
import { formatEuVatNumber, formatTaxNumber } from '@merleg/domain/tax-number'
import { type Company, drawFreeDay } from './company.ts'
import { type Day, dayOf, formatDay, workingDay } from './days.ts'
import { during, type Frame, frameOf, type Span, spansOf, type Step } from './fact-frame.ts'
import { drawOtherName, registerNumberOf } from './identity.ts'
import type { EndKind } from './life.ts'
import { type Address, drawAddress, drawSeatPlace, type Place } from './places.ts'
import { SHARES } from './rates.ts'
import { Rng } from './rng.ts'
import { drawActivity } from './sectors.ts'
import { type World, partOf } from './world.ts'

/** Behind the name while the proceeding runs and for ever after it. */
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
  return [
    ...nameFacts(rng, frame, company),
    ...statusFacts(rng, frame, { world, company }),
    ...taxFacts(rng, frame, { world, company }),
    ...seatFacts(rng, frame, company),
    ...activityFacts(rng, frame, company),
    ...sizeFacts(frame, company),
  ]
}

function nameFacts(rng: Rng, frame: Frame, company: Company): FactObservation[] {
  const steps: Step<string>[] = [{ from: company.foundedOn, value: company.name }]
  const shortSteps: Step<string | null>[] = [{ from: company.foundedOn, value: company.shortName }]
  const renamedOn = rng.chance(SHARES.formerName) ? drawFreeDay(rng, company) : null
  if (renamedOn !== null && company.foreignParent === null) {
    const former = drawOtherName(rng, company)
    steps.unshift({ from: company.foundedOn, value: former.name })
    shortSteps.unshift({ from: company.foundedOn, value: former.shortName })
    for (const list of [steps, shortSteps]) list[1] = { from: renamedOn, value: list[1]?.value ?? company.name }
  }
  const end = company.life.end
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

function taxFacts(rng: Rng, frame: Frame, { world, company }: { world: World; company: Company }): FactObservation[] {
  const { id, foundedOn, place, form, activity, life, ceasedOn } = company
  const vatCode = rng.chance(SHARES.smallVatExempt) && company.heads < 3 ? '1' : '2'
  const numberWith = (code: string): string => formatTaxNumber({ stem8: id, vatCode: code, countyCode: place.areaCode })
  const steps: Step<string>[] = [{ from: foundedOn, value: numberWith(vatCode) }]
  const groupSince = groupTaxSinceOf(world, company)
  if (groupSince !== null) steps.push({ from: groupSince, value: numberWith('4') })
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
  const statisticalCode = `${id}-${activity.code}-${form.gfoCode ?? '000'}-${place.countyCode}`
  facts.push({
    ...frame,
    section: 'statistical-code',
    slot: '',
    payload: { value: statisticalCode },
    ...during(foundedOn),
  })
  const statuses: Step<'valid' | 'suspended' | 'deleted'>[] = [{ from: foundedOn, value: 'valid' }]
  if (life.end?.kind === 'forced-deletion' && rng.chance(SHARES.suspendedTaxNumber))
    statuses.push({ from: life.end.startedOn - 60, value: 'suspended' })
  if (ceasedOn !== null) statuses.push({ from: ceasedOn, value: 'deleted' })
  for (const { value, from, to } of spansOf(statuses))
    facts.push({ ...frame, section: 'tax-number-status', slot: '', payload: { status: value }, ...during(from, to) })
  return facts
}

/** The day from which the company pays VAT with its group, or null. */
export function groupTaxSinceOf(world: World, company: Pick<Company, 'index' | 'life' | 'foundedOn'>): Day | null {
  const part = partOf(world, company.index)
  const since = part === 'mother' || part === 'daughter' ? world.blockOf(company.index).groupTaxSince : null
  return since !== null && company.life.end === null && company.foundedOn < since ? since : null
}

function seatFacts(rng: Rng, frame: Frame, company: Company): FactObservation[] {
  const { foundedOn, form, index } = company
  const steps: Step<Address>[] = [{ from: foundedOn, value: company.seat }]
  const numbers: Step<string | null>[] = [{ from: foundedOn, value: company.registerNumber }]
  const movedOn = rng.chance(SHARES.formerSeat) ? drawFreeDay(rng, company) : null
  if (movedOn !== null) {
    // Most move within the court's district; the others get a new register number.
    const former: Place = rng.chance(0.75) ? company.place : drawSeatPlace(rng)
    steps.unshift({ from: foundedOn, value: drawAddress(rng, former) })
    steps[1] = { from: movedOn, value: company.seat }
    numbers.unshift({ from: foundedOn, value: registerNumberOf(form, former.countyCode, index) })
    numbers[1] = { from: movedOn, value: company.registerNumber }
  }
  const facts: FactObservation[] = spansOf(steps).map(({ value, from, to }) => ({
    ...frame,
    section: 'seat',
    slot: '',
    payload: value,
    ...during(from, to),
  }))
  for (const { value, from, to } of spansOf(numbers)) {
    if (value !== null)
      facts.push({ ...frame, section: 'register-number', slot: value, payload: { value }, ...during(from, to) })
  }
  return facts
}

function activityFacts(rng: Rng, frame: Frame, company: Company): FactObservation[] {
  const main = company.activity.code
  const facts: FactObservation[] = []
  const changedOn = rng.chance(0.05) ? drawFreeDay(rng, company) : null
  const add = (code: string, isMain: boolean, { from, to }: Pick<Span<never>, 'from' | 'to'>): void => {
    facts.push({
      ...frame,
      section: 'activity',
      slot: code,
      payload: { scheme: 'TEAOR08', code, isMain },
      ...during(from, to),
    })
  }
  if (changedOn !== null) add(main, false, { from: company.foundedOn, to: changedOn })
  add(main, true, { from: changedOn ?? company.foundedOn, to: null })
  const codes = new Set([main])
  for (let count = 1 + Math.floor(rng.exponential(1.5)); count > 0; count -= 1) codes.add(drawActivity(rng).code)
  let isFormerMain = changedOn !== null
  for (const code of codes) {
    if (code === main) continue
    if (isFormerMain && changedOn !== null) add(code, true, { from: company.foundedOn, to: changedOn })
    add(code, false, { from: isFormerMain && changedOn !== null ? changedOn : company.foundedOn, to: null })
    isFormerMain = false
  }
  return facts
}

function sizeFacts(frame: Frame, company: Company): FactObservation[] {
  const facts: FactObservation[] = spansOf(company.capitalHistory).map(({ value, from, to }) => ({
    ...frame,
    section: 'capital',
    slot: '',
    payload: { amount: value, currency: 'HUF' },
    ...during(from, to),
  }))
  const heads = company.accounts.map(({ year, heads: value }) => ({
    from: Math.max(dayOf(year, 1, 1), company.foundedOn),
    value,
  }))
  for (const { value, from, to } of spansOf(heads, company.ceasedOn)) {
    facts.push({ ...frame, section: 'headcount', slot: '', payload: { persons: value }, ...during(from, to) })
  }
  return facts
}
