import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { ResultOrder } from '@merleg/contract/company-search.contract'
import type { CriterionId } from '@merleg/domain/company-search/criteria'
import type { FeatureLikeness } from '@merleg/domain/company-search/similar-companies'

/** How many companies meet a query at a state of the register, and how many would without each of its criteria. */
export type CompanyCount = {
  count: number
  isExact: boolean
  asOf: Date
  without: ReadonlyArray<{ criterion: CriterionId; count: number }>
}

/** Companies of a page in their order. */
export type CompanyPage = {
  companyIds: readonly string[]
  count: number
  asOf: Date
  /** Kilometres from the settlement that was asked for, by company. */
  distanceKm: ReadonlyMap<string, number>
  /** What of each is most like the companies that others are to be like, the nearest first. */
  likeness: ReadonlyMap<string, readonly FeatureLikeness[]>
}

export type PageRequest = { orderBy: ResultOrder; isDescending: boolean; offset: number; limit: number }

/**
 * What answers searches by criteria: the columns in memory, and SQL while they are made. `today` (YYYY-MM-DD) is the day by
 * which months back are counted. Throws `place.not-found` and `company.not-found`.
 */
export type CompanySelector = {
  count(query: CompanyQuery, options: { today: string; withCosts: boolean }): Promise<CompanyCount>
  page(query: CompanyQuery, options: PageRequest & { today: string }): Promise<CompanyPage>
  /** Every company that meets the query, by id. */
  list(query: CompanyQuery, options: { today: string }): Promise<{ companyIds: readonly string[]; asOf: Date }>
  /** Reads the columns into memory; otherwise the first search begins with it, and SQL answers meanwhile. */
  load(): Promise<void>
}
