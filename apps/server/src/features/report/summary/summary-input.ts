import type { Locale } from '@merleg/domain/locale'
import type { SectorPoints } from '../../score/sector-factors/sector-factors.repository.ts'
import type { StoredFact } from '../../register/facts.repository.ts'
import type { Profile } from '../../register/profiles.repository.ts'
import type { StoredStatement } from '../../register/statements.repository.ts'
import type { CompanyRow } from '../../connections/companies.repository.ts'
import type { ShownScore } from '../rating/rate-now.ts'
import type { CompanyStatuses } from '../rows/statuses.ts'
import type { RatedYear } from '../rating/rated-years.ts'
import type { OwnSource } from '../silence/speaking-sources.repository.ts'
import type { BusinessYears } from '../business-years/business-years.ts'
import type { LinkedPage } from '../../connections/linked-companies.repository.ts'

/** Everything the page is made of; `facts` are those in force, `history` also what is over. */
export type SummaryInput = {
  locale: Locale
  profile: Profile
  facts: readonly StoredFact[]
  history: readonly StoredFact[]
  /** Since when it is in business, and the fact that tells it. */
  start: { on: string; fact: StoredFact } | null
  /** The registered headcount that was told last, over or not. */
  headcount: Extract<StoredFact, { section: 'headcount' }> | null
  /** Companies of the register that the facts name, by id. */
  companies: ReadonlyMap<string, CompanyRow>
  /** Of the entity itself, and of the companies that are shown beside it. */
  statuses: CompanyStatuses
  /** What speaks of it, the source read last first. */
  sources: readonly OwnSource[]
  /** YYYY-MM-DD */
  today: string
  statements: readonly StoredStatement[]
  figures: BusinessYears | null
  score: ShownScore
  /** Each business year under the model of today; empty for the simple kinds. */
  scoreYears: readonly RatedYear[]
  /** Points of the company in the middle of its sector; null where fewer than five are rated. */
  sectorPoints: SectorPoints | null
}
/** What else is linked to a company. */
export type Surroundings = { others: LinkedPage; closed: LinkedPage; sameSeatCount: number | null }

/** Rows of a card; the company data page has them all. */
export const CARD_ROWS = 10
