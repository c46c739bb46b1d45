import { autocomplete, geoPlaces, geoSearch, quickSearch, searchFilters } from '@merleg/contract/search.contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../app/deps.ts'
import { registerEndpoint } from '../../app/register-endpoint.ts'
import { today } from '../../shared/clock.ts'
import { getGeoPlacesPage } from './geo-place.usecases.ts'
import { rememberSearch } from './search.usecases.ts'
import { getGeoSearchPage, getQuickSearchPage, getSearchFiltersPage } from './search.views.ts'
import { createSuggestions } from './suggestions.usecases.ts'

export function registerSearch(app: FastifyInstance, deps: Deps): void {
  const findSuggestions = createSuggestions(deps)
  registerEndpoint(app, autocomplete, ({ query, locale }) => findSuggestions({ text: query.query, locale }))
  registerEndpoint(app, quickSearch, async ({ query, user, locale }) => {
    const page = await getQuickSearchPage(deps.reads, query, { locale, today: today(deps.clock) })
    if (query.currentPage === 1) await rememberSearch(deps, user.userId, query.query)
    return page
  })
  registerEndpoint(app, geoSearch, ({ query, locale }) =>
    getGeoSearchPage(deps.reads, query, { locale, today: today(deps.clock) }),
  )
  registerEndpoint(app, geoPlaces, async ({ query }) => getGeoPlacesPage(query.query))
  registerEndpoint(app, searchFilters, async ({ locale }) => getSearchFiltersPage(locale))
}
