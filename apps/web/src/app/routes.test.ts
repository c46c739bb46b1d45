import {
  alertNoticePage,
  correctionsPage,
  criteriaResultsPage,
  criteriaSearchPage,
  infoDetailsPage,
  internationalOrderPage,
  internationalOrdersPage,
  loginPage,
  printExtractPage,
  printInfoPage,
  printPage,
  quickSearchPage,
  reportPage,
  resetPasswordPage,
  settingsPage,
  similarSearchPage,
  startTrialPage,
  statementLinePage,
  unsubscribePage,
  zipSearchPage,
} from '@merleg/contract/pages'
import { SECTION_NOUNS } from '@merleg/contract/report/report-sections'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter } from './router.tsx'

const ID = '10738885'
const router = createAppRouter(new QueryClient(), createMemoryHistory())

/** The route an address leads to, with what it understands of the search. */
function findRoute(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://merleg.test')
  const match = router.matchRoutes(pathname, Object.fromEntries(searchParams)).at(-1)
  return { fullPath: match?.fullPath, search: match?.search }
}

test.each(SECTION_NOUNS)('the section %s has a page where its address leads', (noun) => {
  const { fullPath } = findRoute(reportPage(ID, noun))
  expect(fullPath?.replace(/\/$/, '').replace('$id', ID)).toBe(reportPage(ID, noun))
})

test.each([
  [reportPage(ID), '/report/$id/', {}],
  [reportPage(ID, 'company-data', { hl: 'a:b', all: true }), '/report/$id/company-data', { hl: 'a:b', all: true }],
  [
    statementLinePage(ID, { year: 2024, consolidated: true, tab: 'income-statement' }, 'equity'),
    '/report/$id/financial-report',
    { year: 2024, consolidated: true, tab: 'income-statement' },
  ],
  [infoDetailsPage(ID, 'negative-info', 'n_debt_1'), '/report/$id/negative-info/details/$itemId', {}],
  [infoDetailsPage(ID, 'positive-info', 'p_growth_1'), '/report/$id/positive-info/details/$itemId', {}],
  [
    printPage(ID, { components: ['summary', 'sector'], onlyLastReport: false, onlyValid: true }),
    '/report/$id/print',
    { components: 'summary,sector', onlyLastReport: false, onlyValid: true },
  ],
  [
    printExtractPage(ID, { all: true, asOf: '2024-01-31' }),
    '/report/$id/print/extract',
    { all: true, asOf: '2024-01-31' },
  ],
  [printInfoPage(ID, 'n_debt_1'), '/report/print/info/$id/$itemId', {}],
  [quickSearchPage('Mérleg Kft.'), '/quick/search', { query: 'Mérleg Kft.' }],
  [zipSearchPage('8900'), '/geo/search', { zip: '8900' }],
  [criteriaSearchPage('marketing'), '/marketing/search/{-$id}', {}],
  [criteriaSearchPage('advanced', 'x'), '/advanced/search/{-$id}', {}],
  [similarSearchPage('advanced', ID), '/advanced/search/{-$id}', { similarTo: ID }],
  [`${criteriaResultsPage('marketing', 'x')}?orderBy=sales`, '/marketing/search/$id/results', { orderBy: 'sales' }],
  [criteriaResultsPage('advanced', 'x'), '/advanced/search/$id/results', {}],
  [alertNoticePage('x'), '/monitoring/alert/$id', {}],
  [internationalOrdersPage(), '/international/orders', {}],
  [internationalOrderPage('x'), '/international/orders/$id', {}],
  [unsubscribePage('x'), '/monitoring/unsubscribe/$token', {}],
  [correctionsPage(), '/corrections', {}],
  [settingsPage(), '/profile-settings', {}],
  [resetPasswordPage('abc'), '/reset-password', { token: 'abc' }],
  [loginPage(), '/login', {}],
  [startTrialPage('abc'), '/trial/start', { token: 'abc' }],
])('%s leads to %s', (address, fullPath, search) => {
  const found = findRoute(address)
  expect(found.fullPath).toBe(fullPath)
  expect(found.search).toEqual(search)
})
