import type { EndpointAnswer } from '@merleg/contract/endpoint'
import {
  CHANGES_PAGE_SIZE,
  type countFavorites,
  type Favorite,
  type FavoriteChange,
  type listFavoriteChanges,
  type listFavorites,
} from '@merleg/contract/favorites.contract'
import { criteriaResultsPage, reportPage } from '@merleg/contract/pages'
import { hasClaim, type Claim } from '@merleg/domain/claims'
import { CRITERION_IDS } from '@merleg/domain/company-search/criteria'
import type { Locale } from '@merleg/domain/locale'
import { formatNumber } from '@merleg/domain/format/number'
import { getTranslator } from '@merleg/i18n/translator'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import { today } from '../../shared/clock.ts'
import { listSavedSearches, type SavedSearch } from '../company-search/saved-searches.repository.ts'
import { listFoundCompanies } from '../search/found-companies.repository.ts'
import { renderResultRows } from '../search/result-rows.views.ts'
import { describeLosses } from './describe-losses.ts'
import type { Cause } from './favorite-causes.ts'
import { listChangesOf, type ListedChange } from './favorite-runs.repository.ts'
import { type FavoritePage, type ListedFavorite, listFavoritesOf } from './favorites.repository.ts'
import { type FollowDeps, SEARCH_CLAIMS } from './follow-favorite.usecases.ts'

type ListQuery = {
  orderBy: 'name' | 'createdAt'
  order?: 'asc' | 'desc' | undefined
  currentPage: number
  perPage: number
}

function toPage(userId: string, { orderBy, order, currentPage, perPage }: ListQuery): FavoritePage {
  const isDescending = (order ?? (orderBy === 'createdAt' ? 'desc' : 'asc')) === 'desc'
  return { userId, orderBy, isDescending, limit: perPage, offset: (currentPage - 1) * perPage }
}

/** A page of own favourites. */
export async function getFavoritesPage(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  query: ListQuery,
): Promise<EndpointAnswer<typeof listFavorites>> {
  const { rows, count } = await listFavoritesOf(db, toPage(userId, query))
  const searches = await listSavedSearches(
    db,
    rows.map(({ searchId }) => searchId),
  )
  const results = rows.flatMap((row) => {
    const search = searches.get(row.searchId)
    return search === undefined ? [] : [renderFavorite(row, search)]
  })
  return { results, meta: { count, currentPage: query.currentPage, perPage: query.perPage } }
}

function renderFavorite(row: ListedFavorite, { variant }: SavedSearch): Favorite {
  const { subscribedAt, checkedAt, changedAt, enteredCount, leftCount } = row
  return {
    id: row.favoriteId,
    name: { value: row.name, url: criteriaResultsPage(variant, row.searchId) },
    note: row.note,
    variant,
    createdAt: row.createdAt.toISOString(),
    hitsThen: { count: row.hitCount, isExact: row.isHitCountExact, asOf: row.countedAsOf.toISOString() },
    subscription:
      subscribedAt === null || checkedAt === null
        ? null
        : { since: subscribedAt.toISOString(), checkedAt: checkedAt.toISOString() },
    lastChange:
      changedAt === null ? null : { at: changedAt.toISOString(), entered: enteredCount ?? 0, left: leftCount ?? 0 },
  }
}

/** What the favourites of a page find today, one after the other; what a subscription does not hold is not told. */
export async function getFavoriteCounts(
  deps: FollowDeps,
  { userId, claims }: { userId: string; claims: readonly Claim[] },
  query: ListQuery,
): Promise<EndpointAnswer<typeof countFavorites>> {
  const { rows } = await listFavoritesOf(deps.db, toPage(userId, query))
  const searches = await listSavedSearches(
    deps.db,
    rows.map(({ searchId }) => searchId),
  )
  const results = []
  for (const { favoriteId, searchId } of rows) {
    const search = searches.get(searchId)
    const isTold = search !== undefined && hasClaim(claims, SEARCH_CLAIMS[search.variant])
    results.push({ id: favoriteId, hits: isTold ? await countHits(deps, search) : null })
  }
  return { results }
}

/** A place or company that the search names may be gone: then the others are still told. */
async function countHits(
  { selector, clock }: FollowDeps,
  { query }: SavedSearch,
): Promise<Favorite['hitsThen'] | null> {
  try {
    const { count, isExact, asOf } = await selector.count(query, { today: today(clock), withCosts: false })
    return { count, isExact, asOf: asOf.toISOString() }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

type ChangesQuery = { userId: string; favoriteId: string | null; currentPage: number; locale: Locale }

/** Who entered and who left, the newest first; the status of each company is that of today. */
export async function getFavoriteChangesPage(
  deps: Pick<Deps, 'db' | 'reads' | 'clock'>,
  { userId, favoriteId, currentPage, locale }: ChangesQuery,
): Promise<EndpointAnswer<typeof listFavoriteChanges>> {
  const offset = (currentPage - 1) * CHANGES_PAGE_SIZE
  const { rows, count } = await listChangesOf(deps.db, { userId, favoriteId, limit: CHANGES_PAGE_SIZE, offset })
  const searches = await listSavedSearches(
    deps.db,
    rows.map(({ searchId }) => searchId),
  )
  const found = await listFoundCompanies(
    deps.reads,
    rows.map(({ companyId }) => companyId),
  )
  const reader = { locale, today: today(deps.clock) }
  const companies = await renderResultRows(deps.reads, found, { reader, distanceKm: () => null })
  const byId = new Map(companies.map((company) => [company.companyId, company]))
  const results = rows.flatMap((row): FavoriteChange[] => {
    const search = searches.get(row.searchId)
    if (search === undefined) return []
    const company = byId.get(row.companyId)
    return [
      {
        favorite: {
          id: row.favoriteId,
          name: { value: row.favoriteName, url: criteriaResultsPage(search.variant, row.searchId) },
        },
        company: {
          id: row.companyId,
          name: company?.name.value ?? row.companyName ?? row.companyId,
          url: company === undefined ? null : reportPage(row.companyId, 'summary'),
          status: company?.status ?? null,
          isMadeUp: company?.isMadeUp ?? false,
        },
        ...renderChange(row, locale),
      },
    ]
  })
  const left = rows.flatMap((row) => (row.hasEntered ? [] : (searches.get(row.searchId)?.query ?? [])))
  const meta = { count, currentPage, perPage: CHANGES_PAGE_SIZE }
  return { results, notes: describeLosses(left, locale), meta }
}

function renderChange(
  { hasEntered, fromAsOf, asOf, causes }: ListedChange,
  locale: Locale,
): Pick<FavoriteChange, 'hasEntered' | 'from' | 'to' | 'causes'> {
  return {
    hasEntered,
    from: fromAsOf.toISOString(),
    to: asOf.toISOString(),
    causes: causes.flatMap((cause) => nameCause(cause, locale)),
  }
}

function nameCause(cause: Cause, locale: Locale): string[] {
  const t = getTranslator(locale, 'favorites/answers')
  if (cause.criterion === 'new') return [t('newCompany')]
  // What was stored by a former version may be no criterion any more.
  const criterion = CRITERION_IDS.find((id) => id === cause.criterion)
  if (criterion === undefined) return []
  const label = getTranslator(locale, 'company-search/words')(`criteria.${criterion}`)
  if (cause.values === null) return [label]
  const write = (value: string | number | null) =>
    value === null ? t('unknownValue') : typeof value === 'number' ? formatNumber(locale, value) : value
  return [`${label}: ${write(cause.values.before)} › ${write(cause.values.after)}`]
}
