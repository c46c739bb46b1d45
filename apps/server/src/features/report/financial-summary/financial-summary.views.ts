import { endpointUrl } from '@merleg/contract/endpoint-url'
import { downloadFinancialSummary, type FinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { LIFE_SECTIONS } from '@merleg/domain/company-life'
import { listFinancialAlerts } from '@merleg/domain/financial-alerts'
import { listAlertChecks } from '@merleg/domain/financial-alerts-checks'
import type { FinancialAlertInput } from '@merleg/domain/financial-alerts-kinds'
import type { Locale } from '@merleg/domain/locale'
import { AppError } from '../../../app/app-error.ts'
import { listFacts } from '../../register/facts.repository.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import { loadMainSector } from '../business-years/main-sector.ts'
import { findMissingAccounts } from '../business-years/missing-accounts.ts'
import { loadBusinessYears, type ReportedCompany } from '../business-years/year-input.ts'
import type { BusinessYears } from '../business-years/business-years.ts'
import { listSpeakingSources } from '../silence/speaking-sources.repository.ts'
import { describeChecked } from './alert-checks.ts'
import { listAlertYears } from './alert-years.ts'
import { COMPARED_YEARS, renderFinancialTable } from './financial-rows.ts'
import { renderAlert } from './render-alerts.ts'

type Query = {
  companyId: string
  locale: Locale
  /** Day against which deadlines are read, YYYY-MM-DD. */
  today: string
}

/** Alerts and the main figures by year (spec part 1 §2 "Financial summary page"). Throws `company.not-found`. */
export async function getFinancialSummaryPage(db: DbOrTx, query: Query): Promise<FinancialSummary> {
  return (await load(db, query)).page
}

/** The same with what a file needs of company and filings. Throws also `statement.not-found` where nothing was filed. */
export async function getFinancialSummarySheet(
  db: DbOrTx,
  query: Query,
): Promise<{ profile: Profile; businessYears: BusinessYears; page: FinancialSummary }> {
  const { profile, businessYears, page } = await load(db, query)
  if (businessYears === null) throw new AppError('statement.not-found')
  return { profile, businessYears, page }
}

export type AlertsPage = Pick<FinancialSummary, 'alerts' | 'checked'>

/** The alerts alone, with what was looked at for them. Throws `company.not-found`. */
export async function getAlerts(db: DbOrTx, query: Query): Promise<AlertsPage> {
  const company = await loadBusinessYears(db, query)
  return company.businessYears === null
    ? NOTHING_FILED
    : loadAlerts(db, query, { ...company, businessYears: company.businessYears })
}

async function load(db: DbOrTx, query: Query) {
  const { companyId, locale } = query
  const { profile, statements, businessYears } = await loadBusinessYears(db, { companyId })
  if (businessYears === null) return { profile, businessYears, page: NOTHING_FILED }
  const [sector, alerts] = await Promise.all([
    loadMainSector(db, profile, { businessYears, locale, lastYears: COMPARED_YEARS }),
    loadAlerts(db, query, { profile, statements, businessYears }),
  ])
  const page: FinancialSummary = {
    empty: false,
    downloadUrl: endpointUrl(downloadFinancialSummary, { params: { id: companyId } }),
    ...alerts,
    table: renderFinancialTable({ locale, ...businessYears, sector }),
  }
  return { profile, businessYears, page }
}

async function loadAlerts(
  db: DbOrTx,
  { companyId, locale, today }: Query,
  { profile, statements, businessYears }: ReportedCompany & { businessYears: BusinessYears },
): Promise<AlertsPage> {
  const [facts, sources] = await Promise.all([
    listFacts(db, { companyId, asOf: today, includeHistory: true, sections: LIFE_SECTIONS }),
    listSpeakingSources(db, companyId),
  ])
  const input: FinancialAlertInput = {
    ...profile,
    currency: businessYears.currency,
    isConsolidated: businessYears.years.at(-1)?.basis.statement?.isConsolidated ?? false,
    today,
    missing: findMissingAccounts({ profile, filings: statements, facts, sources, today }),
    years: listAlertYears(businessYears.years),
  }
  const alerts = listFinancialAlerts(input)
  return {
    alerts: alerts.map((alert) => renderAlert(alert, { companyId, locale, businessYears })),
    checked: describeChecked(listAlertChecks(input), { locale, businessYears, count: alerts.length }),
  }
}

const NOTHING_FILED: FinancialSummary = {
  empty: true,
  downloadUrl: null,
  alerts: [],
  checked: '',
  table: { meta: { count: 0, currency: null, sector: null }, columns: [], groups: [], items: [] },
}
