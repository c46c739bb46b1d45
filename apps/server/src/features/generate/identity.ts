import { findLegalForm, type LegalForm } from '@merleg/domain/legal-forms'
import { formatRegisterNumber } from '@merleg/domain/register-number'
import { type Day, dayOf } from './days.ts'
import { foundedOn } from './founding.ts'
import { registerSerial, taxStem } from './identifiers.ts'
import { type CompanyName, drawCompanyName, drawForeignName } from './names.ts'
import { firstPersonOf, personOf } from './persons.ts'
import { type Address, drawAddress, drawSeatPlace, type Place } from './places.ts'
import { FORM_RATES, type FormRate, GROUP_FORMS, HEADCOUNT_SIGMA, SHARES } from './rates.ts'
import { Rng, WeightedChoice } from './rng.ts'
import { type Activity, activityOf, drawActivity, LEGAL_SERVICES } from './sectors.ts'
import { FOREIGN_HOMES, type ForeignHome } from './word-lists.ts'
import { hubOf, type Part, partOf, seatProviderOf, type World } from './world.ts'

/** What a company is to others: enough to name it as owner, member or predecessor, and to write its own entry. */
export type Identity = CompanyName & {
  index: number
  /** The id of its report: the tax stem. */
  id: string
  part: Part
  form: LegalForm
  rate: FormRate
  foundedOn: Day
  place: Place
  seat: Address
  activity: Activity
  registerNumber: string | null
  /** Persons it employs in good years; below a half none. */
  heads: number
  capitalHuf: number
  /** The foreign enterprise behind a branch of one. */
  foreignParent: { name: string; home: ForeignHome } | null
}

const forms = new WeightedChoice(FORM_RATES, (rate) => rate.weight)
const foreignHomes = new WeightedChoice(FOREIGN_HOMES, (home) => home.weight)
const COMPANIES_WITH_SHARES = new Set(['kft', 'zrt', 'nyrt'])

/** Branches of foreign enterprises are registered from this day on (Act CXXXII of 1997); before it such founded companies. */
const BRANCHES_FROM = dayOf(1998, 1, 1)

/** Mothers, daughters and the like are companies with shares. */
function drawForm(rng: Rng, { part, since }: { part: Part; since: Day }): FormRate {
  const first = forms.draw(rng)
  const isTooEarly = first.key === 'fioktelep' && since < BRANCHES_FROM
  const drawn = isTooEarly ? FORM_RATES[GROUP_FORMS.usual] : first
  if (part === 'none' || COMPANIES_WITH_SHARES.has(drawn.key)) return drawn
  return FORM_RATES[part === 'mother' && rng.chance(0.4) ? GROUP_FORMS.large : GROUP_FORMS.usual] ?? FORM_RATES[0]
}

function legalFormOf(rate: FormRate): LegalForm {
  const form = findLegalForm(rate.key)
  if (form === null) throw new Error(`made-up forms: no legal form ${rate.key}`)
  return form
}

/** Forms that legal services are left to, and that do nothing else. */
export const LEGAL_OFFICES: ReadonlySet<string> = new Set(['ugyvedi-iroda', 'vegrehajtoi-iroda', 'kozjegyzoi-iroda'])
const ACTIVITY_BY_FORM = new Map([
  ['ugyvedi-iroda', LEGAL_SERVICES],
  ['vegrehajtoi-iroda', LEGAL_SERVICES],
  ['kozjegyzoi-iroda', LEGAL_SERVICES],
  ['szovetkezet', '0111'],
  ['lakasszovetkezet', '8110'],
  ['iskolaszovetkezet', '7820'],
])

/** Nobody lists a hairdresser on the stock exchange: these hold shares of others. */
const LOCAL_SERVICES = /^(4[57]|49|5[56]|69|8|9)/

function activityFor(rng: Rng, part: Part, form: LegalForm): Activity {
  const drawn = drawActivity(rng)
  if (part === 'provider') return activityOf('6920')
  const own = ACTIVITY_BY_FORM.get(form.key)
  if (own !== undefined) return activityOf(own)
  if (drawn.code === LEGAL_SERVICES) return activityOf('7022')
  return form.key === 'nyrt' && LOCAL_SERVICES.test(drawn.code) ? activityOf('6420') : drawn
}

export function drawForeignHome(rng: Rng): ForeignHome {
  return foreignHomes.draw(rng)
}

export function registerNumberOf(form: LegalForm, courtCode: string, index: number): string | null {
  if (form.registerFormCode === null) return null
  return formatRegisterNumber({ courtCode, formCode: form.registerFormCode, serial: registerSerial(index) })
}

function drawSeat(world: World, index: number, part: Part): { place: Place; seat: Address } {
  const rng = new Rng({ seed: world.seed, stream: 'seat', index })
  const provider = seatProviderOf(world, index)
  if (rng.chance(SHARES.seatAtProvider) && part === 'none' && provider !== null)
    return drawSeat(world, provider, 'provider')
  const hub = rng.chance(SHARES.seatAtHub) && part === 'none' ? hubOf(world, index, rng.unit()) : null
  if (hub !== null) return drawSeat(world, hub, 'provider')
  const place = drawSeatPlace(rng)
  return { place, seat: drawAddress(rng, place) }
}

export function identityOf(world: World, index: number): Identity {
  const part = partOf(world, index)
  const rng = new Rng({ seed: world.seed, stream: 'name', index })
  const since = foundedOn(world, index)
  const rate = drawForm(rng, { part, since })
  const form = legalFormOf(rate)
  const activity = activityFor(rng, part, form)
  const size = rate.sizeMean + (part === 'mother' ? 1.4 : part === 'daughter' ? 0.8 : 0)
  const deviation = rng.normal()
  const heads = Math.exp(size + HEADCOUNT_SIGMA * deviation) - 0.4
  const capitalHuf = drawCapital(rng, rate, deviation)
  const foreignParent = rate.key === 'fioktelep' ? drawForeignParent(rng) : null
  const founder = (): string => personOf(world, firstPersonOf(world, index)).name
  const drawn = drawCompanyName(rng, { form, activity, founder })
  const named =
    foreignParent === null
      ? drawn
      : { core: drawn.core, name: `${foreignParent.name} Magyarországi Fióktelepe`, shortName: null }
  const { place, seat } = drawSeat(world, index, part)
  return {
    ...named,
    index,
    id: taxStem(index),
    part,
    form,
    rate,
    foundedOn: since,
    place,
    seat,
    activity,
    registerNumber: registerNumberOf(form, place.countyCode, index),
    heads,
    capitalHuf,
    foreignParent,
  }
}

/** Larger companies have more capital, though not always; the list of a form is sorted. */
function drawCapital(rng: Rng, { capitalHuf }: FormRate, deviation: number): number {
  const rank = 1 / (1 + Math.exp(-1.2 * (deviation + rng.normal())))
  return capitalHuf[Math.floor(rank * capitalHuf.length)] ?? 3_000_000
}

function drawForeignParent(rng: Rng): { name: string; home: ForeignHome } {
  const home = drawForeignHome(rng)
  return { name: drawForeignName(rng, home), home }
}

/** The name without drawing people and places: what a former name was like. */
export function drawOtherName(rng: Rng, identity: Identity): CompanyName {
  return drawCompanyName(rng, { form: identity.form, activity: identity.activity, founder: () => identity.core })
}
