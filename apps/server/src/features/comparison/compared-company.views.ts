import type { StatusBadge } from '@merleg/contract/fields'
import { findMissingClaim, type SectionNoun } from '@merleg/contract/report/report-sections'
import type { DbOrTx } from '@merleg/db/connect'
import { findLastHeadcount } from '@merleg/domain/counted-accounts'
import type { Claim } from '@merleg/domain/claims'
import type { InfoType } from '@merleg/domain/company-info/info-groups'
import { FACT_SECTION_NAMES, type FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import type { EntityKind } from '@merleg/domain/report-id'
import { findWithoutAccounts } from '@merleg/domain/without-accounts'
import { getTranslator } from '@merleg/i18n/translator'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { renderStatusOn } from '../../shared/status-badge.ts'
import { listFacts, type StoredFact } from '../register/facts.repository.ts'
import { listLastTold } from '../register/last-told.repository.ts'
import { findStoredStart } from '../register/life-facts.ts'
import { type BusinessYear, hasUnitError } from '../report/business-years/business-years.ts'
import { loadBusinessYears, type ReportedCompany } from '../report/business-years/year-input.ts'
import { type AlertsPage, getAlerts } from '../report/financial-summary/financial-summary.views.ts'
import { getInfoOfGroups } from '../report/info/info.views.ts'
import { type RatedYear, rateYears } from '../report/rating/rated-years.ts'
import { getRating, type Rating } from '../report/score/score.views.ts'
import { describeSilence } from '../report/silence/silence.ts'
import { listSpeakingSources } from '../report/silence/speaking-sources.repository.ts'
import { STATUS_SECTIONS } from '../report/summary/value-origins.ts'

export type ComparisonQuery = {
  companyIds: readonly string[]
  /** Whose decisions about matches with sanctions lists count. */
  subscriberId: string
  locale: Locale
  claims: readonly Claim[]
  /** YYYY-MM-DD */
  today: string
  scoreConfig: ScoreConfig
}

export type InfoOfGroups = Awaited<ReturnType<typeof getInfoOfGroups>>

/** A company with what the sections of its report say of it; what the reader has no claim to is null. */
export type Compared = ReportedCompany & {
  id: string
  /** In force today, and all that were known by today. */
  facts: readonly StoredFact[]
  history: readonly StoredFact[]
  start: { on: string; fact: StoredFact } | null
  headcount: Extract<StoredFact, { section: 'headcount' }> | null
  status: StatusBadge
  rating: Rating
  ratedYears: readonly RatedYear[]
  info: Readonly<Record<InfoType, InfoOfGroups | null>>
  alerts: AlertsPage | null
  /** Its newest financial year, of those whose amounts can be shown where there is one. */
  newest: BusinessYear | null
  /** Where it has none: why it publishes no accounts, or what it means that none is known, by which sources and as of when. */
  accountsSilence: string | null
  /** A newer one that is left out, as nobody knows the unit of its amounts. */
  leftOut: BusinessYear | null
}

/** May the reader open the section? */
export function isOpen(noun: SectionNoun, { claims }: Pick<ComparisonQuery, 'claims'>): boolean {
  return findMissingClaim(noun, claims) === null
}

/** Reads a company as the pages of its report do. Throws `company.not-found`. */
export async function loadCompared(db: DbOrTx, id: string, query: ComparisonQuery): Promise<Compared> {
  const { subscriberId, locale, today, scoreConfig } = query
  const asked = { companyId: id, locale, today }
  const company = await loadBusinessYears(db, { companyId: id })
  const { statements, businessYears } = company
  const [history, lastTold, rating, ratedYears] = await Promise.all([
    listFacts(db, { companyId: id, asOf: today, includeHistory: true, sections: SECTIONS }),
    listLastTold(db, [id]),
    getRating(db, { companyId: id, locale, asOf: today, scoreConfig }),
    rateYears(db, { locale, companyId: id, statements, businessYears, asOf: today, scoreConfig }),
  ])
  const loadInfo = (type: InfoType): Promise<InfoOfGroups | null> =>
    isOpen(`${type}-info`, query) ? getInfoOfGroups(db, { ...asked, subscriberId, type }) : Promise.resolve(null)
  const { newest, leftOut } = chooseYear(businessYears?.years ?? [])
  const [negative, positive, alerts, accountsSilence] = await Promise.all([
    loadInfo('negative'),
    loadInfo('positive'),
    isOpen('financial-summary', query) ? getAlerts(db, asked) : null,
    newest === null ? describeNoAccounts(db, { ...asked, kind: company.profile.kind }) : null,
  ])
  return {
    id,
    ...company,
    history,
    facts: history.filter(({ isValid }) => isValid),
    start: findStoredStart(history, today),
    headcount: findLastHeadcount(
      history.filter((fact) => fact.section === 'headcount'),
      today,
    ),
    status: renderStatusOn(locale, company.profile.status, { lastTold: lastTold.get(id) ?? null, today }),
    rating,
    ratedYears,
    info: { negative, positive },
    alerts,
    newest,
    leftOut,
    accountsSilence,
  }
}

type Unfiled = { companyId: string; kind: EntityKind; locale: Locale; today: string }

async function describeNoAccounts(db: DbOrTx, { companyId, kind, locale, today }: Unfiled): Promise<string> {
  const reason = findWithoutAccounts(kind)
  if (reason !== null) return getTranslator(locale, 'report/financial-report/words')(`withoutAccounts.${reason}`)
  const sources = await listSpeakingSources(db, companyId)
  return describeSilence(locale, { topic: 'statements', subjects: ['statement'], to: today }, sources).text
}

function chooseYear(years: readonly BusinessYear[]): Pick<Compared, 'newest' | 'leftOut'> {
  const last = years.at(-1) ?? null
  const newest = years.findLast(({ basis }) => basis.statement !== null && !hasUnitError(basis)) ?? last
  return { newest, leftOut: newest === last ? null : last }
}

/** What the rows of the company itself are made of, and what its status follows from. */
const SECTIONS: readonly FactSection[] = [
  'name',
  'legal-form',
  'founding',
  'register-number',
  'tax-number',
  'seat',
  'activity',
  'headcount',
  ...FACT_SECTION_NAMES.filter((section) => STATUS_SECTIONS.includes(section)),
]
