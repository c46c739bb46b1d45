import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { ResultRow, searchFilters, SearchMeta, Suggestion } from '@merleg/contract/search.contract'
import { COMPANY_STATUSES, type CompanyStatus } from '@merleg/domain/company-status'
import { COUNTIES } from '@merleg/domain/reference/counties'
import { getTranslator } from '@merleg/i18n/translator'
import { classifyQuery } from '@merleg/domain/identifier-query'
import type { Locale } from '@merleg/domain/locale'
import type { Db, DbOrTx } from '@merleg/db/connect'
import { inSnapshot } from '@merleg/db/transaction'
import { AUTOCOMPLETE_LIMIT } from '@merleg/contract/search.contract'
import {
  ANY_COMPANY,
  type CompanyFilter,
  type FoundCompany,
  type FoundPage,
  type MeantPage,
  type Page,
} from './found-companies.repository.ts'
import { findPlace, type PlaceQuery, readCounty } from './geo-place.usecases.ts'
import {
  type Effort,
  FILTERED_EFFORT,
  findTypedName,
  listByText,
  PAGE_EFFORT,
  SUGGESTION_EFFORT,
} from './name-search.repository.ts'
import { listByPlace } from './place-search.repository.ts'
import { type Reader, renderResultRows, toSuggestion } from './result-rows.views.ts'
import { findSearchState } from './search-state.repository.ts'
import { listByTypingMistake } from './typing-mistake.repository.ts'

type PageQuery = { currentPage: number; perPage: number }
type FilterQuery = { status?: CompanyStatus | undefined; county?: string | undefined }
type ResultPage = { results: ResultRow[]; meta: SearchMeta }

type SuggestionsPage = { results: Suggestion[]; isSimilar: boolean }
const SUGGESTED: MeantPage = { limit: AUTOCOMPLETE_LIMIT, offset: 0, filter: ANY_COMPANY }

/** Suggestions for the quick search, and of which state of what is found by name; null: it changed while they were read. */
export async function readSuggestions(
  db: Db,
  text: string,
  locale: Locale,
): Promise<{ page: SuggestionsPage; state: string | null }> {
  const typed = await readTyped(db, { text, effort: SUGGESTION_EFFORT })
  const found = await listByText(db, typed, SUGGESTED)
  const isOfOneState = found.state === typed.name.state
  if (found.count > 0) return { page: toSuggestions(found, locale), state: isOfOneState ? found.state : null }
  // More statements than say themselves of which state they are: all of them in one.
  return inSnapshot(db, async (tx) => {
    const similar = await search(tx, { text, effort: SUGGESTION_EFFORT }, SUGGESTED)
    return { page: toSuggestions(similar, locale), state: await findSearchState(tx) }
  })
}

function toSuggestions({ rows, isSimilar }: FoundPage, locale: Locale): SuggestionsPage {
  return { results: rows.map((row) => toSuggestion(row, locale)), isSimilar }
}

/** Quick search results of a page, with the count of all. */
export async function getQuickSearchPage(
  db: Db,
  query: PageQuery & FilterQuery & { query: string },
  reader: Reader,
): Promise<ResultPage> {
  const filter = toFilter(query)
  const effort = filter === ANY_COMPANY ? PAGE_EFFORT : FILTERED_EFFORT
  const found = await search(db, { text: query.query, effort }, { ...toLimits(query), filter })
  return renderPage(db, found, { query, reader, distanceKm: () => null })
}

/** By name and number; typing mistakes only when nothing else is found. */
async function search(db: DbOrTx, asked: { text: string; effort: Effort }, page: MeantPage): Promise<FoundPage> {
  const typed = await readTyped(db, asked)
  const found = await listByText(db, typed, page)
  // Where what matches is none of those meant, nothing else is shown in its place.
  const isFound = found.count > 0 || (page.filter !== ANY_COMPANY && (await isMatched(db, typed)))
  return isFound ? found : listByTypingMistake(db, typed.name, page)
}

async function readTyped(db: DbOrTx, { text, effort }: { text: string; effort: Effort }) {
  return { name: await findTypedName(db, text), identifier: classifyQuery(text), effort }
}

async function isMatched(db: DbOrTx, typed: Parameters<typeof listByText>[1]): Promise<boolean> {
  return (await listByText(db, typed, { limit: 1, offset: 0, filter: ANY_COMPANY })).count > 0
}

/** What the results can be narrowed by. */
export function getSearchFiltersPage(locale: Locale): EndpointAnswer<typeof searchFilters> {
  const t = getTranslator(locale, 'register/company-status')
  return {
    statuses: COMPANY_STATUSES.map((id) => ({ id, value: t(id) })),
    counties: COUNTIES.map(({ nameHu }) => nameHu),
  }
}

/** Companies with their seat in a place, or within a radius of it. */
export async function getGeoSearchPage(db: Db, query: PageQuery & PlaceQuery, reader: Reader): Promise<ResultPage> {
  const place = findPlace(query)
  const found = await listByPlace(db, place, toLimits(query))
  return renderPage(db, found, { query, reader, distanceKm: (row) => place.distanceKm(row.seatSettlement) })
}

/** Throws `place.not-found` for a county that does not exist. */
function toFilter({ status, county }: FilterQuery): CompanyFilter {
  if (status === undefined && county === undefined) return ANY_COMPANY
  return { status: status ?? null, county: county === undefined ? null : readCounty(county) }
}

function toLimits({ currentPage, perPage }: PageQuery): Page {
  return { limit: perPage, offset: (currentPage - 1) * perPage }
}

type Rendering = { query: PageQuery; reader: Reader; distanceKm: (row: FoundCompany) => number | null }

async function renderPage(
  db: Db,
  { rows, count, isCountExact, reachableCount, isSimilar }: FoundPage,
  { query: { currentPage, perPage }, reader, distanceKm }: Rendering,
): Promise<ResultPage> {
  const results = await renderResultRows(db, rows, { reader, distanceKm })
  return { results, meta: { count, isCountExact, reachableCount, isSimilar, currentPage, perPage } }
}
