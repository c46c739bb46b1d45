import { listAlerts } from '@merleg/contract/alerts.contract'
import { getComparison } from '@merleg/contract/comparison.contract'
import { getCredits } from '@merleg/contract/credits.contract'
import type { Endpoint, EndpointRequest } from '@merleg/contract/endpoint'
import { buildEndpointUrl, type EndpointValues } from '@merleg/contract/endpoint-url'
import { listFavorites } from '@merleg/contract/favorites.contract'
import { matchCompanies } from '@merleg/contract/list-matching.contract'
import { getPortfolio } from '@merleg/contract/portfolio.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { quickSearch } from '@merleg/contract/search.contract'
import { addWatched, listWatched } from '@merleg/contract/watch-list.contract'

type Request = { params?: EndpointValues; query?: EndpointValues; body?: unknown }

/** A call shown as an example: its name in the client package, and what is asked. */
export type ApiExample = { name: string; endpoint: Endpoint; request: Request }

function example<const E extends Endpoint>(name: string, endpoint: E, asked: EndpointRequest<E>): ApiExample {
  const { params, query, body }: Request = asked
  const request = {
    ...(params === undefined ? {} : { params }),
    ...(query === undefined ? {} : { query }),
    ...(body === undefined ? {} : { body }),
  }
  return { name, endpoint, request }
}

/** One or two calls of each group; a test makes each of them as it is shown. */
export const API_EXAMPLES: readonly ApiExample[] = [
  example('quickSearch', quickSearch, { query: { query: 'alma' } }),
  example('getReportHeader', getReportHeader, { params: { id: '10738885' } }),
  example('getCompanyData', getCompanyData, { params: { id: '10738885' } }),
  example('getComparison', getComparison, { query: { companies: '10738885,12345676' } }),
  example('matchCompanies', matchCompanies, { body: { rows: [{ taxNumber: '10738885', name: 'Alma Kft.' }] } }),
  example('listFavorites', listFavorites, {}),
  example('listWatched', listWatched, { query: { perPage: 50 } }),
  example('addWatched', addWatched, { body: { companyIds: ['10738885'] } }),
  example('listAlerts', listAlerts, {}),
  example('getPortfolio', getPortfolio, {}),
  example('getCredits', getCredits, {}),
]

/** How an example is written in each language; `MERLEG_KEY` holds the key. */
export function writeExample(one: ApiExample, baseUrl: string): { lang: string; label: string; source: string }[] {
  return [
    { lang: 'shell', label: 'curl', source: writeCurl(one, baseUrl) },
    { lang: 'typescript', label: 'TypeScript', source: writeTypeScript(one, baseUrl) },
    { lang: 'python', label: 'Python', source: writePython(one, baseUrl) },
  ]
}

function writeCurl({ endpoint, request }: ApiExample, baseUrl: string): string {
  const url = new URL(buildEndpointUrl(endpoint, request), baseUrl).href
  const body = request.body === undefined ? [] : ["-H 'content-type: application/json'", `-d '${write(request.body)}'`]
  const words = [`curl -sS '${url}'`, '-H "authorization: Bearer $MERLEG_KEY"', "-H 'x-locale: en'", ...body]
  return words.join(' \\\n  ')
}

function writeTypeScript({ name, request }: ApiExample, baseUrl: string): string {
  const asked = Object.keys(request).length === 0 ? '' : write(request)
  return [
    "import { createMerlegClient } from '@merleg/client'",
    '',
    `const merleg = createMerlegClient({ baseUrl: '${baseUrl}', key: process.env.MERLEG_KEY ?? '' })`,
    `console.log(await merleg.${name}(${asked}))`,
  ].join('\n')
}

function writePython({ endpoint, request }: ApiExample, baseUrl: string): string {
  const url = new URL(buildEndpointUrl(endpoint, request), baseUrl).href
  const hasBody = request.body !== undefined
  return [
    'import json, os, urllib.request',
    '',
    'request = urllib.request.Request(',
    `    '${url}',`,
    `    method='${endpoint.method}',`,
    ...(hasBody ? [`    data=json.dumps(${write(request.body)}).encode(),`] : []),
    `    headers={'authorization': 'Bearer ' + os.environ['MERLEG_KEY'], 'x-locale': 'en'${hasBody ? ", 'content-type': 'application/json'" : ''}},`,
    ')',
    'with urllib.request.urlopen(request) as answer:',
    '    print(json.load(answer), answer.headers["RateLimit"])',
  ].join('\n')
}

const write = (value: unknown): string => JSON.stringify(value)
