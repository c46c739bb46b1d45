import type { FactObservation } from '@merleg/domain/observation'
import { formatTaxNumber } from '@merleg/domain/tax-number'
import { type Company, drawFreeDay, largestSalesOf } from './company.ts'
import { type Day, formatDay, formatNoticeDay, workingDay } from './days.ts'
import { during, type Frame, frameOf } from './fact-frame.ts'
import { taxStem } from './identifiers.ts'
import { identityOf } from './identity.ts'
import { healthIn } from './life.ts'
import { drawRoot } from './names.ts'
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

const STANDARDS = [
  'MSZ EN ISO 9001:2015',
  'MSZ EN ISO 14001:2015',
  'MSZ ISO 45001:2018',
  'MSZ EN ISO/IEC 27001:2022',
  'MSZ EN ISO 50001:2019',
] as const

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
    const name = rng.pick(STANDARDS)
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

/** Common procurement vocabulary by section of the activity: code and subject. */
const AWARDS: ReadonlyArray<readonly [firstDigits: RegExp, cpv: string, subjects: readonly [string, ...string[]]]> = [
  [
    /^4[123]/,
    '45000000-7',
    [
      'Óvoda épületének energetikai korszerűsítése',
      'Belterületi utak felújítása',
      'Csapadékvíz-elvezető rendszer építése',
      'Iskolai tornaterem építése',
    ],
  ],
  [
    /^6[23]/,
    '72000000-5',
    ['Informatikai rendszer üzemeltetése és fejlesztése', 'Szoftverlicencek beszerzése és támogatása'],
  ],
  [/^71/, '71000000-8', ['Tervezési feladatok ellátása', 'Műszaki ellenőri tevékenység']],
  [/^81/, '90910000-9', ['Intézmények takarítása', 'Zöldterületek fenntartása']],
  [/^80/, '79710000-4', ['Őrzés-védelmi feladatok ellátása']],
  [
    /^(1|2|3|46)/,
    '33000000-0',
    ['Eszközök beszerzése', 'Gépek és berendezések szállítása', 'Fogyóanyagok beszerzése keretmegállapodás alapján'],
  ],
]

function awardFacts({ world, company, rng, frame }: DistinctionInput): FactObservation[] {
  const found = AWARDS.find(([pattern]) => pattern.test(company.activity.code))
  const chance = SHARES.award * (company.heads > 20 ? 8 : company.heads > 5 ? 3 : 0.4)
  if (found === undefined || !rng.chance(chance)) return []
  const [, cpv, subjects] = found
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
      authority: drawAuthority(rng),
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

/** Contracting authorities are invented too: none of them bought anything from anybody. */
function drawAuthority(rng: Rng): string {
  return `${drawRoot(rng)} ${rng.pick(['Térségi Önkormányzati Társulás', 'Városüzemeltetési Intézmény', 'Kórház és Szakrendelő', 'Tankerületi Központ', 'Vízgazdálkodási Társulás'])}`
}

/** Every member of a VAT group shows the whole group. */
function groupTaxFacts({ world, company, frame }: DistinctionInput): FactObservation[] {
  const since = groupTaxSinceOf(world, company)
  const [firstDaughter] = world.blockOf(company.index).daughters
  if (since === null || firstDaughter === undefined) return []
  const indices = [firstDaughter.mother, ...world.blockOf(company.index).daughters.map(({ index }) => index)]
  const groupTaxNumber = formatTaxNumber({ stem8: taxStem(firstDaughter.mother), vatCode: '5', countyCode: '44' })
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

function announcementFacts({ world, company, rng, frame }: DistinctionInput): FactObservation[] {
  const on = rng.chance(SHARES.announcement) ? drawFreeDay(rng, company) : null
  if (on === null) return []
  const day: Day = workingDay(on)
  const hearing = formatNoticeDay(workingDay(day + 30))
  const [title, text] = rng.pick<readonly [string, string]>([
    [
      'Taggyűlési meghívó',
      `A társaság taggyűlését ${hearing} napján 10 órakor a székhelyén tartja. Napirend: a beszámoló elfogadása.`,
    ],
    [
      'Jegyzett tőke leszállítása',
      'A társaság legfőbb szerve a jegyzett tőke leszállításáról döntött. A hitelezők 30 napon belül biztosítékot kérhetnek.',
    ],
    [
      'Hirdetmény a hitelezőknek',
      'A társaság felhívja hitelezőit, hogy esedékes követeléseiket 30 napon belül jelentsék be.',
    ],
  ])
  if (day + 60 >= (company.ceasedOn ?? Infinity) || day >= world.asOf) return []
  const to = day + 60 < world.asOf ? day + 60 : null
  return [{ ...frame, section: 'announcement', slot: '1', payload: { title, text }, ...during(day, to) }]
}
