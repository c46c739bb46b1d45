import { getAlertNotice } from '@merleg/contract/alert-mails.contract'
import { listAlerts } from '@merleg/contract/alerts.contract'
import {
  listAdvancedResults,
  listMarketingResults,
  newAdvancedSearch,
  newMarketingSearch,
} from '@merleg/contract/company-search.contract'
import { getComparison, getPrintComparison } from '@merleg/contract/comparison.contract'
import type { Access } from '@merleg/contract/endpoint'
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
import { type SectionNoun, sectionOf } from '@merleg/contract/report/report-sections'
import { listWatched } from '@merleg/contract/watch-list.contract'
import { listWebhooks } from '@merleg/contract/webhooks.contract'

/** The call each page opens with, whose access is the page's; a file of its own, as nobody needs it before the login. */
const PAGE_CALLS = {
  advancedResults: listAdvancedResults,
  advancedSearch: newAdvancedSearch,
  alertNotice: getAlertNotice,
  alerts: listAlerts,
  comparison: getComparison,
  connectionPaths: getConnectionPaths,
  favorites: listFavorites,
  foreignCompany: getForeignCompany,
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
  watchList: listWatched,
  webhooks: listWebhooks,
} as const

/** A page that asks for a claim: by its name, or a section of the report by its noun. */
export type GuardedPage = keyof typeof PAGE_CALLS | { readonly section: SectionNoun }

export function accessOf(page: GuardedPage): Access {
  return typeof page === 'object' ? sectionOf(page.section).endpoint.access : PAGE_CALLS[page].access
}
