import { geoPlaces, geoSearch, quickSearch, searchFilters, searchHistory } from '@merleg/contract/search.contract'
import type { Endpoint, EndpointRequest } from '@merleg/contract/endpoint'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

type QueryOf<E extends Endpoint> = NonNullable<EndpointRequest<E>['query']>

export function quickSearchQuery(query: QueryOf<typeof quickSearch>) {
  return { ...endpointQuery(quickSearch, { query }), placeholderData: keepPreviousData }
}

export function geoSearchQuery(query: QueryOf<typeof geoSearch>) {
  return { ...endpointQuery(geoSearch, { query }), placeholderData: keepPreviousData }
}

/** Statuses and counties that results can be narrowed by. */
export function searchFiltersQuery() {
  return { ...endpointQuery(searchFilters, {}), staleTime: Infinity }
}

export function geoPlacesQuery(text: string) {
  return {
    ...endpointQuery(geoPlaces, { query: { query: text } }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  }
}

/** Own searches and opened reports; each search and each opened report adds to them. */
export function searchHistoryQuery(currentPage: number) {
  return {
    ...endpointQuery(searchHistory, { query: { currentPage } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
}
