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
  type SearchCount,
  type SearchForm,
  type SearchResults,
} from '@merleg/contract/company-search.contract'
import { searchHistory } from '@merleg/contract/search.contract'
import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { SearchVariant } from '@merleg/domain/company-search/criteria'
import type { Locale } from '@merleg/domain/locale'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { loadOwned } from '../../app/owned.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import { getSearchHistoryPage } from '../search/search-history.views.ts'
import { readQuery } from './check-query.ts'
import type { CompanySelector } from './company-selection.ts'
import { selectorOf } from './shared-selector.ts'
import { rememberCriteriaSearch, saveSearch } from './company-search.usecases.ts'
import { ownSearchOf } from './saved-searches.repository.ts'
import { describeHistory } from './saved-words.views.ts'
import { defaultQuery, getSearchPrefill } from './search-prefill.views.ts'
import { getSearchResultsPage, type ResultsRequest } from './search-results.views.ts'

export function registerCompanySearch(app: FastifyInstance, deps: Deps): void {
  const selector = selectorOf(deps)
  const marketing = handlersOf('marketing', { deps, selector })
  registerEndpoint(app, newMarketingSearch, marketing.begin)
  registerEndpoint(app, getMarketingSearch, marketing.load)
  registerEndpoint(app, saveMarketingSearch, marketing.save)
  registerEndpoint(app, countMarketingSearch, marketing.count)
  registerEndpoint(app, listMarketingResults, marketing.results)
  const advanced = handlersOf('advanced', { deps, selector })
  registerEndpoint(app, newAdvancedSearch, advanced.begin)
  registerEndpoint(app, getAdvancedSearch, advanced.load)
  registerEndpoint(app, saveAdvancedSearch, advanced.save)
  registerEndpoint(app, countAdvancedSearch, advanced.count)
  registerEndpoint(app, listAdvancedResults, advanced.results)
  // Here, as entries of searches by criteria are put into words.
  registerEndpoint(app, searchHistory, async ({ query, user: { userId }, locale }) => {
    const { results, meta } = await getSearchHistoryPage(deps.db, userId, query.currentPage)
    return { results: await describeHistory(deps, results, { userId, locale }), meta }
  })
}

type Caller = { user: SessionUser; locale: Locale }
type OfSearch = Caller & { params: { id: string } }

/** Both variants are answered alike; what they offer differs. */
function handlersOf(variant: SearchVariant, { deps, selector }: { deps: Deps; selector: CompanySelector }) {
  const load = ({ user, params }: OfSearch) => loadOwned(deps.db, user, { kind: ownSearchOf(variant), id: params.id })
  const toForm = async (params: CompanyQuery, locale: Locale): Promise<SearchForm> => ({
    params,
    prefill: await getSearchPrefill(deps.reads, { variant, locale }),
  })
  return {
    begin: ({ locale }: Caller) => toForm(defaultQuery(variant), locale),
    load: async (input: OfSearch) => toForm((await load(input)).query, input.locale),
    save: async ({ body, user }: Caller & { body: { query: CompanyQuery } }) => ({
      id: await saveSearch(deps, user, { variant, query: body.query }),
    }),
    count: async ({ body }: { body: { query: CompanyQuery; withCosts: boolean } }): Promise<SearchCount> => {
      const query = readQuery(body.query, { variant })
      const count = await selector.count(query, { today: today(deps.clock), withCosts: body.withCosts })
      return { ...count, without: [...count.without], asOf: count.asOf.toISOString() }
    },
    results: async (input: OfSearch & { query: ResultsRequest }): Promise<SearchResults> => {
      const search = await load(input)
      const reader = { locale: input.locale, today: today(deps.clock) }
      const page = await getSearchResultsPage(deps, selector, { search, request: input.query, reader })
      if (input.query.currentPage === 1) await rememberCriteriaSearch(deps, search, input.locale)
      return page
    },
  }
}
