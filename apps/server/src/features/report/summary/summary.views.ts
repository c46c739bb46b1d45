import type { CompanySummary, SimpleSummary } from '@merleg/contract/report/summary.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { findLastHeadcount } from '@merleg/domain/counted-accounts'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { isSimpleKind } from '@merleg/domain/report-id'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { findSectorClass } from '@merleg/domain/sectors'
import { AppError } from '../../../app/app-error.ts'
import { listFacts, type StoredFact } from '../../register/facts.repository.ts'
import { findStoredStart } from '../../register/life-facts.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { listStatements } from '../../register/statements.repository.ts'
import { findScore } from '../../score/store/score.repository.ts'
import { findSectorPoints, type SectorPoints } from '../../score/sector-factors/sector-factors.repository.ts'
import { listCompaniesById } from '../../connections/companies.repository.ts'
import { type CompanyStatuses, readStatuses } from '../rows/statuses.ts'
import { rateYears } from '../rating/rated-years.ts'
import { rateNow } from '../rating/rate-now.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { listBusinessYears } from '../business-years/business-years.ts'
import { renderCompanySummary } from './company-summary.ts'
import { renderSimpleSummary } from './simple-summary.ts'
import { isPartyFact, type PartyFact } from './person-rows.ts'
import { CARD_ROWS, type Surroundings } from './summary-input.ts'
import { countSameSeat, listLinkedCompanies } from '../../connections/linked-companies.repository.ts'

const SECTIONS: readonly FactSection[] = [
  'name',
  'short-name',
  'legal-form',
  'registration',
  'founding',
  'register-number',
  'tax-number',
  'statistical-code',
  'group-tax-membership',
  'seat',
  'site',
  'branch',
  'activity',
  'headcount',
  'phone',
  'e-mail',
  'website',
  'register-detail',
  'certificate',
  'predecessor',
  'signatory',
  'representative',
  'member',
  'bankruptcy',
  'liquidation',
  'dissolution',
  'forced-deletion',
  'procedure',
  'enforcement',
  'tax-enforcement',
]

/** The first page of a report (spec part 1 §2). Throws `company.not-found`, and `summary.not-found` where nothing is known. */
export async function getSummaryPage(
  db: DbOrTx,
  query: { companyId: string; locale: Locale; asOf: string; scoreConfig: ScoreConfig },
): Promise<CompanySummary | SimpleSummary> {
  const { companyId, locale, asOf, scoreConfig } = query
  // With the history: how many people worked there in earlier years is a part of the charts.
  const [profile, history, statements, stored, sources] = await Promise.all([
    findProfile(db, companyId),
    listFacts(db, { companyId, asOf, includeHistory: true, sections: SECTIONS }),
    listStatements(db, { companyId }),
    findScore(db, companyId),
    listSpeakingSources(db, companyId),
  ])
  if (profile === null) throw new AppError('company.not-found')
  const isBare = history.length === 0 && statements.length === 0
  if (isBare && !profile.hasFacts) throw new AppError('summary.not-found')
  const facts = history.filter((fact) => fact.isValid)
  const headcounts = history.filter((fact) => fact.section === 'headcount')
  const figures = listBusinessYears(statements, headcounts)
  const loadingCompanies = listCompaniesById(
    db,
    facts.flatMap((fact) => fact.partyId ?? []),
  )
  const score = stored ?? (await rateNow(db, query))
  const start = findStoredStart(history, asOf)
  const headcount = findLastHeadcount(headcounts, asOf)
  const known = { locale, profile, facts, history, start, headcount, sources, today: asOf, statements, figures, score }
  const { kind } = profile
  if (isSimpleKind(kind))
    return renderSimpleSummary(
      {
        ...known,
        companies: await loadingCompanies,
        statuses: await readStatuses(db, { locale, today: asOf, companyIds: [companyId] }),
        scoreYears: [],
        sectorPoints: null,
      },
      kind,
    )
  const loadingBeside = loadSurroundings(db, { profile, facts, asOf })
  const [companies, surroundings, statuses, scoreYears, sectorPoints] = await Promise.all([
    loadingCompanies,
    loadingBeside,
    loadStatuses(db, { query, facts, loadingBeside }),
    rateYears(db, { locale, companyId, statements, businessYears: figures, asOf, scoreConfig }),
    loadSectorPoints(db, profile),
  ])
  return renderCompanySummary({ ...known, companies, statuses, scoreYears, sectorPoints }, surroundings)
}

/** Of the companies that tables name with their status. */
async function loadStatuses(
  db: DbOrTx,
  {
    query,
    facts,
    loadingBeside,
  }: { query: { locale: Locale; asOf: string }; facts: readonly StoredFact[]; loadingBeside: Promise<Surroundings> },
): Promise<CompanyStatuses> {
  const predecessors = facts.flatMap((fact) => (fact.section === 'predecessor' ? (fact.partyId ?? []) : []))
  const { others, closed } = await loadingBeside
  const linked = [...others.rows, ...closed.rows].map(({ companyId }) => companyId)
  return readStatuses(db, { locale: query.locale, today: query.asOf, companyIds: [...predecessors, ...linked] })
}

function loadSectorPoints(db: DbOrTx, profile: Profile): Promise<SectorPoints | null> {
  const { mainActivityScheme: scheme, mainActivityCode: code, countryCode, isMadeUp } = profile
  const classCode = scheme === null || code === null ? null : findSectorClass({ scheme, code })
  return classCode === null ? Promise.resolve(null) : findSectorPoints(db, { countryCode, isMadeUp, classCode })
}

async function loadSurroundings(
  db: DbOrTx,
  { profile, facts, asOf }: { profile: Profile; facts: readonly StoredFact[]; asOf: string },
): Promise<Surroundings> {
  const { companyId } = profile
  const own = facts.filter(isPartyFact)
  const idsOf = (parties: readonly PartyFact[]) => [...new Set(parties.flatMap(({ partyId }) => partyId ?? []))]
  const parties = idsOf(own).filter((id) => id !== companyId)
  const persons = idsOf(own.filter(({ payload }) => payload.partyKind === 'person'))
  const [linked, sameSeatCount] = await Promise.all([
    listLinkedCompanies(db, { companyId, parties, persons, asOf, limit: CARD_ROWS }),
    countSameSeat(db, profile),
  ])
  return { ...linked, sameSeatCount }
}
