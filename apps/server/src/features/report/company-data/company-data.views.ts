import { endpointUrl } from '@merleg/contract/endpoint-url'
import { toBooleanText } from '@merleg/contract/fields'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import {
  type DataGroup,
  type DataItem,
  type getCompanyData,
  GROUP_ITEM_LIMIT,
  printExtract,
} from '@merleg/contract/report/company-data.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { FACT_SECTION_NAMES, FACT_SECTIONS, type FactSection, type FactTab } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { REGISTER_SUBJECTS } from '@merleg/domain/silence'
import { endOfHungarianDay } from '@merleg/domain/calendar-days'
import { AppError } from '../../../app/app-error.ts'
import { listFacts, type StoredFact } from '../../register/facts.repository.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { listPartyUrls } from '../rows/party-urls.ts'
import { renderFactRows } from '../rows/fact-rows.ts'
import { findLandmarkDays } from '../landmark-days.repository.ts'
import { describeNotYet, type NotYet, readNotYet } from '../silence/not-yet.ts'
import { describeSilence } from '../silence/silence.ts'
import { listSpeakingSources, type SpeakingSource } from '../silence/speaking-sources.repository.ts'
import { countItems, describeBasis, describeCounts, describeDays } from '../silence/standing.ts'
import { toProvenance } from '../rows/provenance.ts'
import { kindOf, membersTitle, sectionTitle } from '../words/fact-labels.ts'

export type CompanyDataQuery = {
  companyId: string
  locale: Locale
  /** Also what is not in force on the day. */
  all: boolean
  asOf: string
  /** By which its beginning is known, YYYY-MM-DD. */
  today: string
  /** The day at whose end it was known; null: now. */
  knownAt: string | null
}
export type CompanyDataPage = EndpointAnswer<typeof getCompanyData>

/** Groups with no more items than this are open from the start. */
const OPEN_ITEM_LIMIT = 5
const byNumber = new Intl.Collator('hu', { numeric: true })

/** The company data page (spec part 1 §2). Throws `company.not-found`. */
export async function getCompanyDataPage(
  db: DbOrTx,
  query: CompanyDataQuery,
): Promise<{ profile: Profile; page: CompanyDataPage }> {
  const { companyId, asOf, knownAt } = query
  // The history is read even where it is not shown: its items are counted.
  const history = {
    companyId,
    asOf,
    knownAt: knownAt === null ? null : endOfHungarianDay(knownAt),
    includeHistory: true,
  }
  const [profile, known, landmarks, sources] = await Promise.all([
    findProfile(db, companyId),
    listFacts(db, history),
    findLandmarkDays(db, companyId),
    listSpeakingSources(db, companyId, history.knownAt),
  ])
  if (profile === null) throw new AppError('company.not-found')
  // What begins after the day is neither in force nor over on it.
  const facts = known.filter((fact) => fact.validFrom === null || fact.validFrom <= asOf)
  const partyUrls = await listPartyUrls(db, facts)
  const groups = FACT_SECTION_NAMES.flatMap((section) => {
    const own = facts.filter((fact) => fact.section === section)
    return own.length === 0 ? [] : [renderGroup(section, own, { ...query, profile, partyUrls, sources, today: asOf })]
  })
  const notYet = readNotYet(known, query)
  const page = {
    downloadUrl: printUrl(query),
    asOf,
    knownAt,
    ...landmarks,
    groups,
    notYet: notYet && describeNotYet(query.locale, asOf, notYet),
    silence: describeTabs(query, { sources, notYet }),
  }
  return { profile, page }
}

function printUrl({ companyId, all, asOf, knownAt }: CompanyDataQuery): string {
  const query = { all: toBooleanText(all), asOf, ...(knownAt === null ? {} : { knownAt }) }
  return endpointUrl(printExtract, { params: { id: companyId }, query })
}

/** What it means that a tab has nothing; lists of sanctions are no register. */
function describeTabs(
  { locale, asOf }: CompanyDataQuery,
  { sources, notYet }: { sources: readonly SpeakingSource[]; notYet: NotYet | null },
): CompanyDataPage['silence'] {
  const describe = (tab: FactTab) => {
    const subjects = REGISTER_SUBJECTS.filter(
      (subject) => subject !== 'statement' && FACT_SECTIONS[subject].tab === tab,
    )
    return describeSilence(locale, { topic: tab, subjects, to: asOf, notYet }, sources)
  }
  return { company: describe('company'), members: describe('members'), news: describe('news') }
}

type GroupOptions = CompanyDataQuery & {
  profile: Profile
  partyUrls: ReadonlyMap<string, string | null>
  sources: readonly SpeakingSource[]
  today: string
}

function titleOf(section: FactSection, { locale, companyId, profile }: GroupOptions): string {
  if (section === 'member') return membersTitle(locale, profile)
  return sectionTitle(locale, section, kindOf(companyId))
}

function renderGroup(section: FactSection, facts: readonly StoredFact[], options: GroupOptions): DataGroup {
  const valid = facts.filter((fact) => fact.isValid)
  const sorted = facts.toSorted(compareFacts)
  const shown = options.all ? sorted : sorted.filter((fact) => fact.isValid).slice(0, GROUP_ITEM_LIMIT)
  const tab = FACT_SECTIONS[section].tab
  return {
    id: section,
    title: titleOf(section, options),
    type: tab === 'company' ? 'other' : tab,
    open: shown.length > 0 && shown.length <= OPEN_ITEM_LIMIT,
    hasMore: !options.all && valid.length > shown.length,
    active: valid.length,
    inactive: facts.length - valid.length,
    counts: countGroup(facts, section, options),
    // Of names and addresses nobody asks whether there are more.
    basis: tab === 'company' ? null : describeBasis(facts, section, options),
    items: shown.map((fact, index) => renderItem(fact, index + 1, options)),
  }
}

/** A single one in force needs no counting. */
function countGroup(facts: readonly StoredFact[], section: FactSection, options: GroupOptions): string | null {
  const counts = describeCounts(facts, section, options)
  const isPlain = facts.length === 1 && counts === countItems(options.locale, { active: 1, inactive: 0 })
  return isPlain ? null : counts
}

function renderItem(fact: StoredFact, counter: number, options: GroupOptions): DataItem {
  const { locale, partyUrls } = options
  const partyUrl = fact.partyId === null ? null : (partyUrls.get(fact.partyId) ?? null)
  return {
    id: `${fact.section}:${fact.slot}`,
    counter,
    valid: fact.isValid,
    rows: renderFactRows(fact, { locale, slot: fact.slot, partyUrl }),
    dates: describeDays(fact, options),
    provenance: toProvenance(fact),
  }
}

/** In force first; awards by their day, the main activity before the others; then by slot, the newest version first. */
function compareFacts(a: StoredFact, b: StoredFact): number {
  if (a.isValid !== b.isValid) return a.isValid ? -1 : 1
  return (
    compareTexts(leadOf(b), leadOf(a)) ||
    byNumber.compare(a.slot, b.slot) ||
    compareTexts(b.validFrom ?? '', a.validFrom ?? '') ||
    a.factId - b.factId
  )
}

function leadOf(fact: StoredFact): string {
  if (fact.section === 'procurement-award') return fact.payload.awardedOn
  return fact.section === 'activity' && fact.payload.isMain ? '1' : ''
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
