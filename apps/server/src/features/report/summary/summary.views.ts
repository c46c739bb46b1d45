import type { CompanySummary, SimpleSummary } from '@merleg/contract/report/summary.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { Locale } from '@merleg/domain/locale'
import { isSimpleKind } from '@merleg/domain/report-id'
import { AppError } from '../../../app/app-error.ts'
import { listFacts } from '../../register/facts.repository.ts'
import { findProfile, type Profile } from '../../register/profiles.repository.ts'
import { listStatements } from '../../register/statements.repository.ts'
import { listCompaniesById } from '../report-companies.repository.ts'
import { renderCompanySummary } from './company-summary.ts'
import { renderSimpleSummary } from './simple-summary.ts'
import { CARD_ROWS, type SummaryInput, type Surroundings } from './summary-input.ts'
import { countSameSeat, listClosedCompanies, listOtherCompanies } from './summary.repository.ts'
import { listYearlyFigures } from './yearly-figures.ts'

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
]

/** The first page of a report (spec part 1 §2). Throws `company.not-found`, and `summary.not-found` where nothing is known. */
export async function getSummaryPage(
  db: DbOrTx,
  query: { companyId: string; locale: Locale; asOf: string },
): Promise<CompanySummary | SimpleSummary> {
  const { companyId, locale, asOf } = query
  const profile = await findProfile(db, companyId)
  if (profile === null) throw new AppError('company.not-found')
  // With the history: how many people worked there in earlier years is a part of the charts.
  const [history, statements] = await Promise.all([
    listFacts(db, { companyId, asOf, includeHistory: true, sections: SECTIONS }),
    listStatements(db, { companyId }),
  ])
  const isBare = history.length === 0 && statements.length === 0
  if (isBare && !profile.hasFacts) throw new AppError('summary.not-found')
  const facts = history.filter((fact) => fact.isValid)
  const figures = listYearlyFigures(
    statements,
    history.filter((fact) => fact.section === 'headcount'),
  )
  const companies = await listCompaniesById(
    db,
    facts.flatMap((fact) => fact.partyId ?? []),
  )
  const input: SummaryInput = { locale, profile, facts, companies, statements, figures }
  const { kind } = profile
  return isSimpleKind(kind)
    ? renderSimpleSummary(input, kind)
    : renderCompanySummary(input, await loadSurroundings(db, { profile, asOf }))
}

async function loadSurroundings(
  db: DbOrTx,
  { profile, asOf }: { profile: Profile; asOf: string },
): Promise<Surroundings> {
  const linked = { companyId: profile.companyId, asOf, limit: CARD_ROWS }
  const [others, closed, sameSeatCount] = await Promise.all([
    listOtherCompanies(db, linked),
    listClosedCompanies(db, linked),
    countSameSeat(db, profile),
  ])
  return { others, closed, sameSeatCount }
}
