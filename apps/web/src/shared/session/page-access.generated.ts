/** Written by `npm run lists` from the calls that pages open with; not by hand. */

import type { Access } from '@merleg/contract/endpoint'

export const PAGE_ACCESS = {
  advancedResults: 'Reszleteskereso',
  advancedSearch: 'Reszleteskereso',
  alertNotice: 'Monitoring',
  alerts: 'Monitoring',
  comparison: 'Osszehasonlitas',
  connectionPaths: 'KapcsolatiHalo',
  dataSources: 'user',
  favorites: 'Kedvencek',
  foreignCompany: 'Nemzetkozi',
  geoSearch: 'user',
  international: 'Nemzetkozi',
  internationalOrder: 'Nemzetkozi',
  internationalOrders: 'Nemzetkozi',
  internationalResults: 'Nemzetkozi',
  listExports: 'MarketingAdatok',
  listMatching: ['Reszleteskereso', 'MarketingAdatok'],
  marketingResults: 'MarketingAdatok',
  marketingSearch: 'MarketingAdatok',
  monitoringRules: 'Monitoring',
  person: 'KapcsolatiHalo',
  portfolio: 'Monitoring',
  printComparison: 'Osszehasonlitas',
  printExtract: 'Cegriport',
  printPaths: 'KapcsolatiHalo',
  printPortfolio: 'Monitoring',
  quickSearch: 'user',
  watchList: 'Monitoring',
  webhooks: 'Monitoring',
} as const satisfies Readonly<Record<string, Access>>
