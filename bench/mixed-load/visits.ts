import { countAlerts, listAlerts } from '@merleg/contract/alerts.contract'
import { CompanyQuery } from '@merleg/contract/company-search-query'
import { countMarketingSearch } from '@merleg/contract/company-search.contract'
import type { Endpoint } from '@merleg/contract/endpoint'
import { buildEndpointUrl } from '@merleg/contract/endpoint-url'
import { getChangesSinceOpening, getHomeLayout, getRecentWork } from '@merleg/contract/home.contract'
import { getNews } from '@merleg/contract/news.contract'
import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getConnectionList } from '@merleg/contract/report/connection-list.contract'
import { getConnections } from '@merleg/contract/report/connections.contract'
import { getFinalOwner } from '@merleg/contract/report/final-owner.contract'
import { getFinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getIndicators } from '@merleg/contract/report/indicators.contract'
import { getReportScore } from '@merleg/contract/report/score.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { getVerdict } from '@merleg/contract/report/verdict.contract'
import { autocomplete, quickSearch, SEARCH_TEXT_MIN_LENGTH } from '@merleg/contract/search.contract'
import type { Random } from '../typed-queries.ts'

/** A call as it goes out; with a body it is sent as JSON. */
export type VisitCall = { readonly path: string; readonly body?: unknown }

/** What one user does at a time: steps one after the other, the calls of a step at once, as the page sends them. */
export type Visit = { readonly name: VisitName; readonly steps: readonly (readonly VisitCall[])[] }

export type VisitName =
  | 'search'
  | 'report'
  | 'company data'
  | 'accounts'
  | 'network'
  | 'owner'
  | 'score'
  | 'criteria'
  | 'home'

/** Of a hundred visits so many are of each kind. */
export const VISIT_SHARES: Readonly<Record<VisitName, number>> = {
  search: 30,
  report: 28,
  'company data': 8,
  accounts: 10,
  network: 4,
  owner: 3,
  score: 5,
  criteria: 6,
  home: 6,
}

export type VisitMaterial = { readonly typed: readonly string[]; readonly companyIds: readonly string[] }

const call = (endpoint: Endpoint, request: Parameters<typeof buildEndpointUrl>[1] = {}): VisitCall => ({
  path: buildEndpointUrl(endpoint, request),
})
const of = (id: string, ...endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => call(endpoint, { params: { id } }))

type Drawn = { readonly typed: string; readonly companyId: string; readonly random: Random }

const STEPS: Readonly<Record<VisitName, (drawn: Drawn) => Visit['steps']>> = {
  search: ({ typed }) => [...typeLetters(typed), [call(quickSearch, { query: { query: typed } })]],
  report: ({ companyId }) => [of(companyId, getReportHeader, getReportSummary, getVerdict)],
  'company data': ({ companyId }) => [of(companyId, getCompanyData)],
  accounts: ({ companyId }) => [of(companyId, getFinancialSummary), of(companyId, getIndicators)],
  network: ({ companyId }) => [of(companyId, getConnections), of(companyId, getConnectionList)],
  owner: ({ companyId }) => [of(companyId, getFinalOwner)],
  score: ({ companyId }) => [of(companyId, getReportScore)],
  criteria: ({ random }) =>
    [1, 2, 3].map((filled) => [{ ...call(countMarketingSearch), body: fillIn(filled, random) }]),
  home: () => [
    [getHomeLayout, getRecentWork, getChangesSinceOpening, getNews, countAlerts, listAlerts].map((one) => call(one)),
  ],
}

/** As the box asks while somebody types: from the third letter on, spaces at its ends not counted, at every second one. */
function typeLetters(text: string): Visit['steps'] {
  const typed = Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)).filter(
    (letters) => letters.length % 2 === 1 && letters.trim().length >= SEARCH_TEXT_MIN_LENGTH,
  )
  return typed.map((letters) => [call(autocomplete, { query: { query: letters } })])
}

const COUNTIES = ['01', '03', '05', '13', '15']

/** A form of criteria after one, two or three fields were filled in. */
function fillIn(fields: number, random: Random): object {
  const sales = Math.round(random() * 50)
  const county = COUNTIES[Math.floor(random() * COUNTIES.length)]
  const query = CompanyQuery.parse({
    companyDetails: { status: ['working'], ...(fields > 1 ? { county: [county] } : {}) },
    ...(fields > 2 ? { financialDetails: { totalSales: { min: sales, max: sales + 500 } } } : {}),
  })
  return { version: 1, query }
}

const NAMES = Object.keys(VISIT_SHARES).filter((name): name is VisitName => name in VISIT_SHARES)

/** What a user does next. */
export function drawVisit(random: Random, { typed, companyIds }: VisitMaterial): Visit {
  const pick = (texts: readonly string[]) => texts[Math.floor(random() * texts.length)] ?? ''
  let point = random() * 100
  const name = NAMES.find((each) => (point -= VISIT_SHARES[each]) < 0) ?? 'search'
  return { name, steps: STEPS[name]({ typed: pick(typed), companyId: pick(companyIds), random }) }
}
