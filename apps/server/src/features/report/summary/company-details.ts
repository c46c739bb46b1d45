import { hungarianDayOf } from '@merleg/domain/calendar-days'
import { zipSearchPage } from '@merleg/contract/pages'
import type { CompanySummary } from '@merleg/contract/report/summary.contract'
import { findShareChange } from '@merleg/domain/year-change'
import { getTranslator } from '@merleg/i18n/translator'
import { formatDate } from '@merleg/domain/format/date'
import { formatNumber } from '@merleg/domain/format/number'
import { showRegisterNumber } from '@merleg/domain/register-number'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { toMapUrl } from '../words/links.ts'
import { describeActivity, nameScheme } from '../words/register-words.ts'
import { findObstacle } from '../business-years/year-changes.ts'
import { markFigure, markYear } from '../business-years/year-marks.ts'
import type { SummaryInput, Surroundings } from './summary-input.ts'
import { renderCreditability, renderDetailRating } from './summary-rating.ts'
import { findToldHeadcount } from './told-headcount.ts'
import { detailOrigins } from './value-origins.ts'

type CompanyDetails = CompanySummary['details']

/**
 * From how many other entities at the same address on the number is shown as a warning: more than the letter boxes of an
 * ordinary house, the usual mark of a seat service (székhelyszolgáltató), behind which nobody may be found.
 */
const CROWDED_SEAT_FROM = 20

/** The card of company details. */
export function renderDetails(input: SummaryInput, { sameSeatCount }: Surroundings): CompanyDetails {
  const { profile } = input
  const { registerNumber, taxNumber, seat } = profile
  const incorporatedOn = input.start?.on ?? null
  return {
    name: profile.name,
    shortName: profile.shortName,
    headquarter: seat,
    mapUrl: seat === null ? null : toMapUrl(seat),
    registrationNumber: {
      value: registerNumber === null ? null : showRegisterNumber(registerNumber),
      empty: registerNumber === null,
    },
    taxNumber: taxNumber === null ? null : showTaxNumber(taxNumber),
    incorporationYear: incorporatedOn === null ? null : Number(incorporatedOn.slice(0, 4)),
    incorporatedOn,
    revenue: renderRevenue(input),
    creditability: renderCreditability(input),
    employees: renderEmployees(input),
    mainActivity: renderMainActivity(input),
    rating: renderDetailRating(input),
    locationInfo: renderLocationInfo(input, sameSeatCount),
    origins: detailOrigins(input),
  }
}

export function renderMainActivity({ locale, profile }: Pick<SummaryInput, 'locale' | 'profile'>): string | null {
  const { mainActivityScheme: scheme, mainActivityCode: code } = profile
  return scheme === null || code === null
    ? null
    : nameScheme(locale, scheme, describeActivity(locale, { scheme, code }))
}

/** The newest known revenue with its change against the year before. */
function renderRevenue({ locale, figures }: SummaryInput): CompanyDetails['revenue'] {
  const years = figures?.years ?? []
  const index = years.findLastIndex((year) => year.figures.salesNetIncome !== null)
  const newest = years[index]
  const value = newest?.figures.salesNetIncome ?? null
  if (figures === null || newest === undefined || value === null) return null
  const { year } = newest
  const isCompared = findObstacle(years, { year, isFlow: true }) === null
  const change = isCompared ? findShareChange(value, years[index - 1]?.figures.salesNetIncome ?? null) : null
  return { value, year, currency: figures.currency, change, mark: markYear(locale, newest) }
}

/** A headcount in force with the day since when it stands in the register, another one with its year. */
export function renderEmployees({
  locale,
  headcount,
  figures,
}: Pick<SummaryInput, 'locale' | 'headcount' | 'figures'>): CompanyDetails['employees'] {
  const told = findToldHeadcount({ headcount, figures })
  if (told === null) return null
  if ('accounts' in told) {
    const { accounts, persons } = told
    return { value: persons, date: String(accounts.year), mark: markFigure(locale, accounts, 'employees') }
  }
  const { fact, year } = told
  return { value: fact.payload.persons, date: year === null ? describeSince(locale, fact) : String(year), mark: null }
}

/** The first day it was so, which is not the day of the count. */
function describeSince(
  locale: SummaryInput['locale'],
  { validFrom, recordedAt }: NonNullable<SummaryInput['headcount']>,
): string {
  const t = getTranslator(locale, 'report/summary/answers')
  return validFrom === null
    ? t('registeredKnown', { date: formatDate(locale, hungarianDayOf(recordedAt)) })
    : t('registeredSince', { date: formatDate(locale, validFrom) })
}

function renderLocationInfo({ locale, profile }: SummaryInput, count: number | null): CompanyDetails['locationInfo'] {
  if (count === null || count === 0 || profile.seatZip === null) return null
  const t = getTranslator(locale, 'report/summary/answers')
  return {
    value: t('sameSeat', { count, number: formatNumber(locale, count) }),
    color: count >= CROWDED_SEAT_FROM ? 'warning' : 'neutral',
    url: zipSearchPage(profile.seatZip),
  }
}
