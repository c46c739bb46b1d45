import type { ValueOrigin } from '@merleg/contract/fields'
import type { DbOrTx } from '@merleg/db/connect'
import { filingDeadline } from '@merleg/domain/filing-deadline'
import type { Locale } from '@merleg/domain/locale'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { loadRatingModels } from '../../score/models/rating-models.ts'
import { loadPastFacts } from '../../score/rate/past-facts.repository.ts'
import { accountsOfYear } from './year-accounts.ts'
import { rateFrom, type ShownScore } from './rate-now.ts'
import { yearOrigin } from '../business-years/year-origins.ts'
import type { BusinessYears } from '../business-years/business-years.ts'

/** What a company would have been rated by the accounts of a year, under the model of today; null where it would not. */
export type RatedYear = {
  year: number
  points: number | null
  creditLimit: ShownScore['creditLimit']
  origin: ValueOrigin | null
  /** What the points were made of. */
  parts: ShownScore['parts']
}

type Query = {
  locale: Locale
  companyId: string
  /** Newest period first. */
  statements: readonly StoredStatement[]
  businessYears: BusinessYears | null
  /** YYYY-MM-DD; nothing later is looked at. */
  asOf: string
  scoreConfig: ScoreConfig
}

/**
 * Each business year as it could have been rated when its accounts came out, or had to: nothing that the register tells
 * of a later day is seen. A year without accounts of its own has no rating.
 */
export async function rateYears(
  db: DbOrTx,
  { locale, companyId, statements, businessYears, asOf, scoreConfig }: Query,
): Promise<RatedYear[]> {
  const years = (businessYears?.years ?? []).map(({ year, basis }) => {
    const accounts = accountsOfYear(statements, year)
    const day = basis.statement === null ? null : publishingDay(basis.statement, asOf)
    return { year, basis, filed: accounts === null || day === null ? null : { accounts, day } }
  })
  const days = years.flatMap(({ filed }) => filed?.day ?? [])
  const facts = await loadPastFacts(db, { companyId, days })
  const models = await loadRatingModels(db)
  return years.map(({ year, basis, filed }) => {
    const known = filed && facts.get(filed.day)
    if (!filed || !known) return { ...NOT_RATED, year }
    const model = models.of(known.countryCode)
    const rated = rateFrom({ facts: known, accounts: filed.accounts, asOf: filed.day, scoreConfig, model })
    const isByAccounts = rated.basis === 'statement' || rated.basis === 'lite'
    if (!isByAccounts || rated.points === null) return { ...NOT_RATED, year }
    const origin = yearOrigin(locale, basis)
    const derivation = getTranslator(locale, 'report/score/answers')('years.derivation', { year })
    const { points, creditLimit, parts } = rated
    return { year, points, creditLimit, parts, origin: origin && { ...origin, derivation } }
  })
}

const NOT_RATED = { points: null, creditLimit: null, origin: null, parts: [] }

/** The day the accounts were filed on, else the last one by which they had to be; never one to come. */
function publishingDay({ filedOn, periodEnd, isConsolidated }: StoredStatement, today: string): string {
  const day = filedOn ?? filingDeadline(periodEnd, isConsolidated)
  return day < today ? day : today
}
