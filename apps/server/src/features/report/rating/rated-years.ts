import type { ValueOrigin, YearMark } from '@merleg/contract/fields'
import type { DbOrTx } from '@merleg/db/connect'
import { accountsDueBy } from '@merleg/domain/accounts-due'
import { filingDay } from '@merleg/domain/filing-day'
import type { Locale } from '@merleg/domain/locale'
import { parseReportId } from '@merleg/domain/report-id'
import type { ScoreConfig } from '@merleg/domain/score/rate/rate-company'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredStatement } from '../../register/statements.repository.ts'
import { loadRatingModels } from '../../score/models/rating-models.ts'
import { loadPastFacts } from '../../score/rate/past-facts.repository.ts'
import { accountsOfYear } from './year-accounts.ts'
import { rateFrom, type ShownScore } from './rate-now.ts'
import { markYear } from '../business-years/year-marks.ts'
import { yearOrigin } from '../business-years/year-origins.ts'
import type { BusinessYears } from '../business-years/business-years.ts'

/** What a company would have been rated by the accounts of a year, under the model of today; null where it would not. */
export type RatedYear = {
  year: number
  points: number | null
  /** Never of nothing: null also where none is recommended. */
  creditLimit: ShownScore['creditLimit']
  origin: ValueOrigin | null
  /** What is to be known of the accounts that the year is rated by, or is not, as they are left out. */
  mark: YearMark | null
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
 * of a later day is seen. A year without accounts of its own, in the currency of the newest ones, has no rating.
 */
export async function rateYears(
  db: DbOrTx,
  { locale, companyId, statements, businessYears, asOf, scoreConfig }: Query,
): Promise<RatedYear[]> {
  const years = (businessYears?.years ?? []).map((filedYear) => {
    const { year, basis } = filedYear
    const accounts = accountsOfYear(statements, year)
    // Where the next accounts tell of it in their currency, its own are of another.
    const isInOther = basis.own !== null && basis.own.currency !== businessYears?.currency
    const day = basis.statement === null || isInOther ? null : publishingDay(companyId, basis.statement, asOf)
    return {
      year,
      basis,
      mark: markYear(locale, filedYear),
      filed: accounts === null || day === null ? null : { accounts, day },
    }
  })
  const days = years.flatMap(({ filed }) => filed?.day ?? [])
  const [facts, models] = await Promise.all([loadPastFacts(db, { companyId, days }), loadRatingModels(db)])
  return years.map(({ year, basis, mark, filed }) => {
    const known = filed && facts.get(filed.day)
    // Why a year is a gap between others is said of it.
    if (!filed || !known) return { ...NOT_RATED, year, mark: basis.leftOut === null ? null : mark }
    const model = models.of(known.countryCode)
    const rated = rateFrom({ facts: known, accounts: filed.accounts, asOf: filed.day, scoreConfig, model })
    const isByAccounts = rated.basis === 'statement' || rated.basis === 'lite'
    if (!isByAccounts || rated.points === null) return { ...NOT_RATED, year }
    const origin = yearOrigin(locale, basis)
    const derivation = getTranslator(locale, 'report/score/answers')('years.derivation', { year })
    const { points, parts } = rated
    const creditLimit = rated.creditLimit?.value === 0 ? null : rated.creditLimit
    const derivations = [derivation, origin?.derivation].filter((text) => text != null)
    return {
      year,
      points,
      creditLimit,
      parts,
      mark,
      origin: origin && { ...origin, derivation: derivations.join(' ') },
    }
  })
}

const NOT_RATED = { points: null, creditLimit: null, origin: null, mark: null, parts: [] }

/**
 * The day on which what stands in the accounts was filed (of those filed again not the first one, on which it was not known),
 * else the last one by which they had to be; never one to come. Null where neither is known.
 */
function publishingDay(
  companyId: string,
  { filedOn, periodEnd: balanceSheetDay, isConsolidated }: StoredStatement,
  today: string,
): string | null {
  const countryCode = parseReportId(companyId)?.countryCode ?? ''
  const day = filingDay(filedOn, balanceSheetDay) ?? accountsDueBy(countryCode, { balanceSheetDay, isConsolidated })
  return day === null || day < today ? day : today
}
