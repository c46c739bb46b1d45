import { reportPage } from '@merleg/contract/pages'
import type { ResultRow, Suggestion } from '@merleg/contract/search.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { type RatedEntity, renderRisk, UNRATED } from '../../shared/shown-risk.ts'
import { renderStatusOn, renderStatusUndated } from '../../shared/status-badge.ts'
import { listLastTold } from '../register/last-told.repository.ts'
import type { FoundCompany } from './found-companies.repository.ts'
import { listFoundRatings } from './found-ratings.repository.ts'

/** Who reads, and when (YYYY-MM-DD). */
export type Reader = { locale: Locale; today: string }

/** Companies as every list of results shows them, with the rating in force and the status on its day. */
export async function renderResultRows(
  db: DbOrTx,
  rows: readonly FoundCompany[],
  { reader: { locale, today }, distanceKm }: { reader: Reader; distanceKm: (row: FoundCompany) => number | null },
): Promise<ResultRow[]> {
  const companyIds = rows.map(({ companyId }) => companyId)
  const [lastTold, ratings] = await Promise.all([listLastTold(db, companyIds), listFoundRatings(db, companyIds)])
  return rows.map((row): ResultRow => ({
    ...toSuggestion(row, locale),
    status: renderStatusOn(locale, row.status, { lastTold: lastTold.get(row.companyId) ?? null, today }),
    registrationNumber: row.registerNumber,
    isMadeUp: row.isMadeUp,
    distanceKm: distanceKm(row),
    risk: toRisk(locale, ratings.get(row.companyId)),
  }))
}

function toRisk(locale: Locale, rating: RatedEntity = UNRATED): ResultRow['risk'] {
  const { value, band, label } = renderRisk(locale, rating)
  return { value, band, label }
}

/** Of whom the days of the sources are not read: that would take a fifth of what a suggestion may. */
export function toSuggestion(row: FoundCompany, locale: Locale): Suggestion {
  return {
    companyId: row.companyId,
    name: { value: row.name, url: reportPage(row.companyId, 'summary') },
    matchedName: row.matchedName,
    address: row.seat,
    taxNumber: row.taxNumber === null ? null : showTaxNumber(row.taxNumber),
    countryCode: row.countryCode,
    status: renderStatusUndated(locale, row.status),
  }
}
