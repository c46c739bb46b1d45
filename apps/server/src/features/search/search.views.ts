import { reportPage } from '@merleg/contract/pages'
import type { ResultRow, SearchMeta, Suggestion } from '@merleg/contract/search.contract'
import { classifyQuery } from '@merleg/domain/identifier-query'
import type { Locale } from '@merleg/domain/locale'
import type { Db } from '@merleg/db/connect'
import { showTaxNumber } from '@merleg/domain/tax-number'
import { renderStatusBadge } from '../../shared/status-badge.ts'
import { AUTOCOMPLETE_LIMIT } from '@merleg/contract/search.contract'
import type { FoundCompany, FoundPage, Page } from './found-companies.repository.ts'
import { findPlace, type PlaceQuery } from './geo-place.usecases.ts'
import { type Effort, findTypedName, listByText, PAGE_EFFORT, SUGGESTION_EFFORT } from './name-search.repository.ts'
import { listByPlace } from './place-search.repository.ts'
import { listByTypingMistake } from './typing-mistake.repository.ts'

type PageQuery = { currentPage: number; perPage: number }
type ResultPage = { results: ResultRow[]; meta: SearchMeta }

/** Suggestions for the quick search. */
export async function getSuggestionsPage(db: Db, text: string, locale: Locale): Promise<{ results: Suggestion[] }> {
  const { rows } = await search(db, { text, effort: SUGGESTION_EFFORT }, { limit: AUTOCOMPLETE_LIMIT, offset: 0 })
  return { results: rows.map((row) => toSuggestion(row, locale)) }
}

/** Quick search results of a page, with the count of all. */
export async function getQuickSearchPage(
  db: Db,
  query: PageQuery & { query: string },
  locale: Locale,
): Promise<ResultPage> {
  const found = await search(db, { text: query.query, effort: PAGE_EFFORT }, toLimits(query))
  return toPage(found, query, (row) => toResult(row, locale, null))
}

/** By name and number; typing mistakes only when nothing else is found. */
async function search(db: Db, { text, effort }: { text: string; effort: Effort }, page: Page): Promise<FoundPage> {
  const name = await findTypedName(db, text)
  const found = await listByText(db, { name, identifier: classifyQuery(text), effort }, page)
  return found.count > 0 ? found : listByTypingMistake(db, name, page)
}

/** Companies with their seat in a place, or within a radius of it. */
export async function getGeoSearchPage(db: Db, query: PageQuery & PlaceQuery, locale: Locale): Promise<ResultPage> {
  const place = findPlace(query)
  const found = await listByPlace(db, place, toLimits(query))
  return toPage(found, query, (row) => toResult(row, locale, place.distanceKm(row.seatSettlement)))
}

function toLimits({ currentPage, perPage }: PageQuery): Page {
  return { limit: perPage, offset: (currentPage - 1) * perPage }
}

function toPage(
  found: FoundPage,
  { currentPage, perPage }: PageQuery,
  toRow: (row: FoundCompany) => ResultRow,
): ResultPage {
  const { rows, count, isCountExact, reachableCount } = found
  return { results: rows.map(toRow), meta: { count, isCountExact, reachableCount, currentPage, perPage } }
}

function toSuggestion(row: FoundCompany, locale: Locale): Suggestion {
  return {
    companyId: row.companyId,
    name: { value: row.name, url: reportPage(row.companyId, 'summary') },
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
