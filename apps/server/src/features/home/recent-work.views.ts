import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { getRecentWork } from '@merleg/contract/home.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { listLastTold } from '../register/last-told.repository.ts'
import type { HistoryEntry, OpenedReport } from '../search/search-history.repository.ts'
import { listCompaniesNow } from './opened-companies.repository.ts'
import { renderOpenedCompany } from './render-opened-company.ts'

export const SHOWN_REPORTS = 6
export const SHOWN_SEARCHES = 3

export type RecentWorkQuery = {
  opened: readonly OpenedReport[]
  searches: ReadonlyArray<Pick<HistoryEntry, 'query' | 'url' | 'searchedAt'>>
  locale: Locale
  /** YYYY-MM-DD */
  today: string
}

/** Where the user was: the reports opened last, as their companies stand now, and the last searches. */
export async function getRecentWorkPage(
  db: DbOrTx,
  { opened, searches, locale, today }: RecentWorkQuery,
): Promise<EndpointAnswer<typeof getRecentWork>> {
  const companyIds = opened.map(({ companyId }) => companyId)
  const [companies, lastTold] = await Promise.all([listCompaniesNow(db, companyIds), listLastTold(db, companyIds)])
  return {
    reports: opened.flatMap((report) => {
      const company = companies.get(report.companyId)
      return company === undefined
        ? []
        : [renderOpenedCompany({ opened: report, company }, { locale, today, lastTold })]
    }),
    searches: searches.map(({ searchedAt, ...search }) => ({ ...search, searchedAt: searchedAt.toISOString() })),
  }
}
