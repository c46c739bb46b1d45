import {
  countAdvancedSearch,
  countMarketingSearch,
  getAdvancedSearch,
  getMarketingSearch,
  listAdvancedResults,
  listMarketingResults,
  newAdvancedSearch,
  newMarketingSearch,
  saveAdvancedSearch,
  saveMarketingSearch,
} from '@merleg/contract/company-search.contract'
import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { EndpointRequest } from '@merleg/contract/endpoint'
import { addFavorite } from '@merleg/contract/favorites.contract'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'

/** The calls of each search; what they ask and answer is the same. */
export const SEARCH_CALLS = {
  marketing: {
    begin: newMarketingSearch,
    load: getMarketingSearch,
    save: saveMarketingSearch,
    count: countMarketingSearch,
    results: listMarketingResults,
  },
  advanced: {
    begin: newAdvancedSearch,
    load: getAdvancedSearch,
    save: saveAdvancedSearch,
    count: countAdvancedSearch,
    results: listAdvancedResults,
  },
} as const satisfies Record<SearchVariant, object>

/** The form as it begins, or as it was saved. What can be chosen changes with the register only. */
export function searchFormQuery(variant: SearchVariant, id: string | undefined) {
  const { begin, load } = SEARCH_CALLS[variant]
  const asked = id === undefined ? endpointQuery(begin) : endpointQuery(load, { params: { id } })
  return { ...asked, staleTime: Infinity }
}

type ResultsRequest = NonNullable<EndpointRequest<typeof listMarketingResults>['query']>

export function searchResultsQuery(variant: SearchVariant, id: string, query: ResultsRequest) {
  return {
    ...endpointQuery(SEARCH_CALLS[variant].results, { params: { id }, query }),
    placeholderData: keepPreviousData,
  }
}

/** How many meet a query that is not saved; the former request is cancelled when the query changes. */
export function searchCountQuery(variant: SearchVariant, query: CompanyQuery) {
  const { count } = SEARCH_CALLS[variant]
  return queryOptions({
    queryKey: endpointQueryKey(count, { body: { version: 1, query } }),
    queryFn: async ({ signal }) => call(count, { body: { version: 1, query }, signal, isSilent: true }),
    placeholderData: keepPreviousData,
  })
}

/** Saves a query and gives its id. */
export function useSaveSearch(variant: SearchVariant) {
  return useMutation({
    mutationFn: async (query: CompanyQuery) => call(SEARCH_CALLS[variant].save, { body: { version: 1, query } }),
  })
}

/** Keeps a saved search under a name. */
export function useAddFavorite() {
  return useMutation({
    mutationFn: async (body: EndpointRequest<typeof addFavorite>['body']) => call(addFavorite, { body }),
  })
}
