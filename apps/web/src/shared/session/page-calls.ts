import { getAlertNotice } from '@merleg/contract/alert-mails.contract'
import { listAlerts } from '@merleg/contract/alerts.contract'
import {
  listAdvancedResults,
  listMarketingResults,
  newAdvancedSearch,
  newMarketingSearch,
} from '@merleg/contract/company-search.contract'
import { getComparison, getPrintComparison } from '@merleg/contract/comparison.contract'
import type { Endpoint } from '@merleg/contract/endpoint'
import { listDataSources } from '@merleg/contract/data-sources.contract'
import { listFavorites } from '@merleg/contract/favorites.contract'
import { getInternationalOrder, listInternationalOrders } from '@merleg/contract/international-orders.contract'
import {
  getForeignCompany,
  listInternationalCountries,
  searchInternational,
} from '@merleg/contract/international.contract'
import { listExports } from '@merleg/contract/list-export.contract'
import { listMatchingLists } from '@merleg/contract/list-matching.contract'
import { listAlertRules } from '@merleg/contract/monitoring-rules.contract'
import { getPortfolio, getPrintPortfolio } from '@merleg/contract/portfolio.contract'
import { getConnectionPaths } from '@merleg/contract/report/connection-paths.contract'
import { getPerson } from '@merleg/contract/report/person.contract'
import { getPrintExtract, getPrintPaths } from '@merleg/contract/report/print.contract'
import { geoSearch, quickSearch } from '@merleg/contract/search.contract'
import { listWatched } from '@merleg/contract/watch-list.contract'
import { listWebhooks } from '@merleg/contract/webhooks.contract'

/**
 * The call each page opens with, whose access is the page's. `npm run lists` writes the accesses alone into
 * `page-access.generated.ts`: the frame asks for those, and the calls bring all their schemas.
 */
export const PAGE_CALLS = {
  advancedResults: listAdvancedResults,
  advancedSearch: newAdvancedSearch,
  alertNotice: getAlertNotice,
  alerts: listAlerts,
  comparison: getComparison,
  connectionPaths: getConnectionPaths,
  dataSources: listDataSources,
  favorites: listFavorites,
  foreignCompany: getForeignCompany,
  geoSearch,
  international: listInternationalCountries,
  internationalOrder: getInternationalOrder,
  internationalOrders: listInternationalOrders,
  internationalResults: searchInternational,
  listExports,
  listMatching: listMatchingLists,
  marketingResults: listMarketingResults,
  marketingSearch: newMarketingSearch,
  monitoringRules: listAlertRules,
  person: getPerson,
  portfolio: getPortfolio,
  printComparison: getPrintComparison,
  printExtract: getPrintExtract,
  printPaths: getPrintPaths,
  printPortfolio: getPrintPortfolio,
  quickSearch,
  watchList: listWatched,
  webhooks: listWebhooks,
} as const satisfies Readonly<Record<string, Endpoint>>
