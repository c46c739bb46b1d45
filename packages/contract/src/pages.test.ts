import { expect, test } from 'vitest'
import {
  comparisonPage,
  infoDetailsPage,
  printComparisonPage,
  printExtractPage,
  printInfoPage,
  printPage,
  printPortfolioPage,
  quickSearchPage,
  readReportPage,
  reportPage,
  resetPasswordPage,
  statementLinePage,
  zipSearchPage,
} from './pages.ts'

const ID = '10738885'

test.each([
  [reportPage(ID), '/report/10738885'],
  [reportPage('ro-67248', 'indicators'), '/report/ro-67248/common-ratings'],
  [
    reportPage(ID, 'company-data', { hl: 'signatory:a,b c', all: true }),
    '/report/10738885/company-data?hl=signatory%3Aa%2Cb+c&all=true',
  ],
  [reportPage(ID, 'financial-report', { year: 2024 }), '/report/10738885/financial-report?year=2024'],
  [
    statementLinePage(ID, { year: 2024, consolidated: true, tab: 'income-statement' }, 'profitAfterTax'),
    '/report/10738885/financial-report?year=2024&consolidated=true&tab=income-statement#line-profitAfterTax',
  ],
  [statementLinePage(ID, { year: 2024 }, null), '/report/10738885/financial-report?year=2024'],
  [infoDetailsPage(ID, 'negative-info', 'n_debt_1'), '/report/10738885/negative-info/details/n_debt_1'],
  [comparisonPage([]), '/comparison'],
  [comparisonPage([ID, 'ro-67248']), '/comparison?companies=10738885,ro-67248'],
  [printComparisonPage([ID, 'ro-67248']), '/print/comparison?companies=10738885,ro-67248'],
  [printPortfolioPage(), '/print/portfolio'],
  [printPortfolioPage({ label: 'a b', lossShare: 60 }), '/print/portfolio?label=a+b&lossShare=60'],
  [printPage(ID), '/report/10738885/print'],
  [
    printPage(ID, { components: ['summary', 'commonRatings'], onlyLastReport: false, onlyValid: true }),
    '/report/10738885/print?components=summary,commonRatings&onlyLastReport=false&onlyValid=true',
  ],
  [
    printExtractPage(ID, { all: false, asOf: '2024-01-31', knownAt: undefined }),
    '/report/10738885/print/extract?all=false&asOf=2024-01-31',
  ],
  [printInfoPage(ID, 'p_growth_2'), '/report/print/info/10738885/p_growth_2'],
  [quickSearchPage('ZÁÉV & Társa'), '/quick/search?query=Z%C3%81%C3%89V%20%26%20T%C3%A1rsa'],
  [zipSearchPage('8900'), '/geo/search?zip=8900'],
  [resetPasswordPage('a+b'), '/reset-password?token=a%2Bb'],
])('%s', (address, expected) => {
  expect(address).toBe(expected)
})

test.each([
  [reportPage('ro-67248', 'summary'), 'ro-67248'],
  [reportPage(ID), ID],
  ['/report/print/info/10738885/n_1', null],
  ['/person/p-1', null],
  ['https://x.example/report/10738885/summary', null],
  [null, null],
])('the company of %s', (url, id) => {
  expect(readReportPage(url)).toBe(id)
})
