import type { FactObservation } from '@merleg/domain/observation'
import { formatTaxNumber } from '@merleg/domain/tax-number'
import { type Company, drawFreeDay, largestSalesOf } from './company.ts'
import { type Day, formatDay, formatNoticeDay, workingDay, yearOf } from './days.ts'
import { during, type Frame, frameOf } from './fact-frame.ts'
import { taxStem } from './identifiers.ts'
import { identityOf } from './identity.ts'
import { healthIn } from './life.ts'
import { drawRoot } from './names.ts'
import { holdingsOn } from './owners.ts'
import { SHARES } from './rates.ts'
import { groupTaxSinceOf } from './register-entry.ts'
import { Rng } from './rng.ts'
import type { World } from './world.ts'

type DistinctionInput = { world: World; company: Company; rng: Rng; frame: Frame }

/** Certificates, procurement awards, group taxation and announcements. */
export function distinctionFactsOf(world: World, company: Company): FactObservation[] {
  const rng = new Rng({ seed: world.seed, stream: 'distinctions', index: company.index })
  const input = { world, company, rng, frame: frameOf(company) }
  return [...certificateFacts(input), ...awardFacts(input), ...groupTaxFacts(input), ...announcementFacts(input)]
}

type Editions = readonly (readonly [name: string, since: number])[]
/** Standards with their editions and the first year of each in which certificates were issued, the newest first. */
const STANDARDS: readonly [Editions, ...Editions[]] = [
  [
    ['MSZ EN ISO 9001:2015', 2016],
    ['MSZ EN ISO 9001:2009', 2009],
    ['MSZ EN ISO 9001:2001', 2001],
  ],
  [
    ['MSZ EN ISO 14001:2015', 2016],
    ['MSZ EN ISO 14001:2005', 2005],
  ],
  [
    ['MSZ ISO 45001:2018', 2019],
    ['MSZ 28001:2008', 2008],
  ],
  [
    ['MSZ EN ISO/IEC 27001:2023', 2023],
    ['MSZ ISO/IEC 27001:2014', 2014],
    ['MSZ ISO/IEC 27001:2006', 2006],
  ],
  [
    ['MSZ EN ISO 50001:2019', 2019],
    ['MSZ EN ISO 50001:2012', 2012],
  ],
]

/** The edition of a standard that was in use on the day; null before its first. */
function editionOn(editions: Editions, day: Day): string | null {
  return editions.find(([, since]) => yearOf(day) >= since)?.[0] ?? null
}

/** A standard for the larger; for some of the sound ones a certificate with a score. */
function certificateFacts({ world, company, rng, frame }: DistinctionInput): FactObservation[] {
  const facts: FactObservation[] = []
  const issuer = `${drawRoot(rng)} Tanúsító Kft.`
  const from = drawFreeDay(rng, company)
  if (from === null) return facts
  const until = from + 3 * 365
  const lastDay = Math.min(until, company.freeUntil)
  const span = during(from, lastDay < world.asOf - 30 && lastDay > from ? lastDay : null)
  if (rng.chance(SHARES.certificate * (company.heads > 10 ? 5 : 0.5))) {
    const name = editionOn(rng.pick(STANDARDS), from)
    if (name !== null)
      facts.push({ ...frame, section: 'certificate', slot: name, payload: { name, issuer, score: null }, ...span })
  }
  const health = healthIn(company.life, world.lastFiscalYear) ?? -9
  const certifiedOn = Math.max(company.foundedOn, world.asOf - rng.between(20, 300))
  const isRunning = (company.life.end?.startedOn ?? world.asOf) > certifiedOn
  if (health > 0.7 && isRunning && rng.chance(0.12)) {
    const score = Math.min(100, Math.round(72 + 9 * health))
    facts.push({
      ...frame,
      section: 'certificate',
      slot: 'reliability',
      payload: { name: 'Megbízható üzleti partner', issuer, score },
      ...during(certifiedOn),
    })
  }
  return facts
}

/** What is bought by section of the activity: code, subjects, and who buys such things. */
type Purchase = { firstDigits: RegExp; cpv: string; subjects: Choice; buyers: Choice }
type Choice = readonly [string, ...string[]]

const TOWNS: Choice = ['Térségi Önkormányzati Társulás', 'Városüzemeltetési Intézmény']
const INSTITUTIONS: Choice = ['Kórház és Szakrendelő', 'Tankerületi Központ', 'Térségi Önkormányzati Társulás']
const AWARDS: readonly Purchase[] = [
  {
    firstDigits: /^4[123]/,
    cpv: '45000000-7',
    subjects: [
      'Óvoda épületének energetikai korszerűsítése',
      'Belterületi utak felújítása',
      'Csapadékvíz-elvezető rendszer építése',
      'Iskolai tornaterem építése',
    ],
    buyers: TOWNS,
  },
  {
    firstDigits: /^6[23]/,
    cpv: '72000000-5',
    subjects: ['Informatikai rendszer üzemeltetése és fejlesztése', 'Szoftverek támogatása'],
    buyers: INSTITUTIONS,
  },
  {
    firstDigits: /^71/,
    cpv: '71000000-8',
    subjects: ['Tervezési feladatok ellátása', 'Műszaki ellenőri tevékenység'],
    buyers: TOWNS,
  },
  {
    firstDigits: /^81/,
    cpv: '90910000-9',
    subjects: ['Intézmények takarítása', 'Irodaépületek takarítása'],
    buyers: INSTITUTIONS,
  },
  { firstDigits: /^80/, cpv: '79710000-4', subjects: ['Őrzés-védelmi feladatok ellátása'], buyers: INSTITUTIONS },
  {
    firstDigits: /^2[58]|^331|^4669/,
    cpv: '42000000-6',
    subjects: ['Gépek és berendezések szállítása', 'Gépek alkatrészeinek beszerzése keretmegállapodás alapján'],
    buyers: ['Városüzemeltetési Intézmény', 'Vízgazdálkodási Társulás'],
  },
]

/** Contracting authorities are invented too: none of them bought anything from anybody. */
function awardFacts({ world, company, rng, frame }: DistinctionInput): FactObservation[] {
  const found = AWARDS.find(({ firstDigits }) => firstDigits.test(company.activity.code))
  const chance = SHARES.award * (company.heads > 20 ? 8 : company.heads > 5 ? 3 : 0.4)
  if (found === undefined || !rng.chance(chance)) return []
  const { cpv, subjects, buyers } = found
  const facts: FactObservation[] = []
  const count = 1 + Math.floor(rng.exponential(1.2))
  for (let order = 1; order <= count; order += 1) {
    const drawnOn = drawFreeDay(rng, company)
    if (drawnOn === null) return facts
    const awardedOn = workingDay(Math.max(drawnOn, world.asOf - 2_900))
    if (awardedOn >= Math.min(world.asOf, company.freeUntil)) continue
    const value = Math.max(4_000, Math.round(largestSalesOf(company.accounts) * (0.03 + 0.2 * rng.unit()))) * 1000
    const payload = {
      title: rng.pick(subjects),
      authority: `${drawRoot(rng)} ${rng.pick(buyers)}`,
      awardedOn: formatDay(awardedOn),
      value,
      currency: 'HUF',
      cpv,
      isConsortium: rng.chance(0.12),
      noticeUrl: null,
    }
    facts.push({ ...frame, section: 'procurement-award', slot: String(order), payload, ...during(awardedOn) })
  }
  return facts
}

/** A group has a number of its own, beyond those of companies. */
const GROUP_NUMBERS = 5_000_000

/** Every member of a VAT group shows the whole group. */
function groupTaxFacts({ world, company, frame }: DistinctionInput): FactObservation[] {
  const since = groupTaxSinceOf(world, company)
  const [firstDaughter] = world.blockOf(company.index).daughters
  if (since === null || firstDaughter === undefined) return []
  const indices = [firstDaughter.mother, ...world.blockOf(company.index).daughters.map(({ index }) => index)]
  const groupTaxNumber = formatTaxNumber({
    stem8: taxStem(GROUP_NUMBERS + firstDaughter.mother),
    vatCode: '5',
    countyCode: '44',
  })
  return indices.map((index): FactObservation => {
    const member = identityOf(world, index)
    const memberTaxNumber = formatTaxNumber({ stem8: member.id, vatCode: '4', countyCode: member.place.areaCode })
    const payload = {
      groupTaxNumber,
      memberTaxNumber,
      memberName: member.name,
      address: member.seat.text,
      memberIdNumber: member.registerNumber,
    }
    return {
      ...frame,
      section: 'group-tax-membership',
      slot: memberTaxNumber,
      payload,
      ...during(Math.max(since, member.foundedOn)),
    }
  })
}

/** The body that decides, in the accusative, and what the company calls itself. */
const MEETINGS = new Map<string, readonly [meeting: string, title: string]>([
  ['kft', ['taggyűlését', 'Taggyűlési meghívó']],
  ['nonprofit-kft', ['taggyűlését', 'Taggyűlési meghívó']],
  ['kkt', ['tagjainak gyűlését', 'Meghívó a tagok gyűlésére']],
  ['bt', ['tagjainak gyűlését', 'Meghívó a tagok gyűlésére']],
  ['zrt', ['közgyűlését', 'Közgyűlési meghívó']],
  ['nyrt', ['közgyűlését', 'Közgyűlési meghívó']],
  ['szovetkezet', ['közgyűlését', 'Közgyűlési meghívó']],
  ['szocialis-szovetkezet', ['közgyűlését', 'Közgyűlési meghívó']],
  ['lakasszovetkezet', ['közgyűlését', 'Közgyűlési meghívó']],
  ['iskolaszovetkezet', ['közgyűlését', 'Közgyűlési meghívó']],
])
const ANNOUNCED_DAYS = 60

/** Calls to meetings of those that meet, and every reduction of capital. */
function announcementFacts({ world, company, rng, frame }: DistinctionInput): FactObservation[] {
  const announce = (slot: string, day: Day, payload: { title: string; text: string }): FactObservation[] => {
    const to = day + ANNOUNCED_DAYS
    if (to >= (company.ceasedOn ?? Infinity) || day >= world.asOf) return []
    return [{ ...frame, section: 'announcement', slot, payload, ...during(day, to < world.asOf ? to : null) }]
  }
  const drawn = rng.chance(SHARES.announcement) ? drawFreeDay(rng, company) : null
  const on = drawn === null ? null : workingDay(drawn)
  const [meeting, title] = MEETINGS.get(company.rate.key) ?? []
  const isAlone = on !== null && holdingsOn(world, company, on).length === 1
  const facts: FactObservation[] = []
  if (on !== null && meeting !== undefined && title !== undefined && !isAlone) {
    const day = formatNoticeDay(workingDay(on + 30))
    const text = `A cég ${meeting} ${day} napján 10 órakor a székhelyén tartja. Napirend: tájékoztató az üzletmenetről, személyi kérdések.`
    facts.push(...announce('1', on, { title, text }))
  }
  const { capitalCut } = company
  if (capitalCut !== null) {
    const [before, after] = [capitalCut.fromHuf, capitalCut.toHuf].map((amount) => formatHuf(amount))
    const text =
      `A cég legfőbb szerve a jegyzett tőke leszállításáról döntött: ${before} forintról ${after} forintra. ` +
      'A hitelezők 30 napon belül biztosítékot kérhetnek.'
    facts.push(...announce('capital', capitalCut.announcedOn, { title: 'Jegyzett tőke leszállítása', text }))
  }
  return facts
}

const formatHuf = (amount: number): string => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0')
