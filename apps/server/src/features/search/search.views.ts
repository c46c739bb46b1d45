import type { ResultRow, Suggestion } from '@merleg/contract/search.contract'
import type { ListMeta } from '@merleg/contract/paging'
import { classifyQuery } from '@merleg/domain/identifier-query'
import type { Locale } from '@merleg/domain/locale'
import type { Db } from '@merleg/db/connect'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { renderStatusBadge } from '../../shared/status-badge.ts'
import { AUTOCOMPLETE_LIMIT } from '@merleg/contract/search.contract'
import { findPlace, type PlaceQuery } from './geo-place.usecases.ts'
import {
  type FoundCompany,
  type FoundPage,
  listByPlace,
  listByText,
  listByTypingMistake,
  listSuggestions,
} from './search.repository.ts'

type PageQuery = { currentPage: number; perPage: number }
type ResultPage = { results: ResultRow[]; meta: ListMeta }

/** Suggestions for the quick search; typing mistakes only when nothing else was found. */
export async function getSuggestionsPage(db: Db, text: string, locale: Locale): Promise<{ results: Suggestion[] }> {
  const found = await listSuggestions(db, classifyQuery(text), AUTOCOMPLETE_LIMIT)
  const rows =
    found.length > 0 ? found : (await listByTypingMistake(db, text, { limit: AUTOCOMPLETE_LIMIT, offset: 0 })).rows
  return { results: rows.map((row) => toSuggestion(row, locale)) }
}

/** Quick search results of a page, with the count of all. */
export async function getQuickSearchPage(
  db: Db,
  query: PageQuery & { query: string },
  locale: Locale,
): Promise<ResultPage> {
  const page = toLimits(query)
  const found = await listByText(db, classifyQuery(query.query), page)
  return toPage(found.count > 0 ? found : await listByTypingMistake(db, query.query, page), query, (row) =>
    toResult(row, locale, null),
  )
}

/** Companies with their seat in a place, or within a radius of it. */
export async function getGeoSearchPage(db: Db, query: PageQuery & PlaceQuery, locale: Locale): Promise<ResultPage> {
  const place = findPlace(query)
  const found = await listByPlace(db, place, toLimits(query))
  return toPage(found, query, (row) => toResult(row, locale, place.distanceKm(row.seatSettlement)))
}

function toLimits({ currentPage, perPage }: PageQuery): { limit: number; offset: number } {
  return { limit: perPage, offset: (currentPage - 1) * perPage }
}

function toPage(
  found: FoundPage,
  { currentPage, perPage }: PageQuery,
  toRow: (row: FoundCompany) => ResultRow,
): ResultPage {
  return { results: found.rows.map(toRow), meta: { count: found.count, currentPage, perPage } }
}

function toSuggestion(row: FoundCompany, locale: Locale): Suggestion {
  return {
    companyId: row.companyId,
    name: { value: row.name, url: `/report/${row.companyId}/summary` },
    matchedName: row.matchedName,
    address: row.seat,
    taxNumber: row.taxNumber === null ? null : showTaxNumber(row.taxNumber),
    countryCode: row.countryCode,
    status: renderStatusBadge(locale, row.status),
  }
}

function toResult(row: FoundCompany, locale: Locale, distanceKm: number | null): ResultRow {
  return { ...toSuggestion(row, locale), registrationNumber: row.registerNumber, isMadeUp: row.isMadeUp, distanceKm }
}
