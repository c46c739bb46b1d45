import { countAlerts, getAlertStatistics, listAlerts } from '@merleg/contract/alerts.contract'
import { getAlertMailState } from '@merleg/contract/alert-mails.contract'
import { listDisputedValues } from '@merleg/contract/corrections.contract'
import type { Endpoint, EndpointAnswer } from '@merleg/contract/endpoint'
import { ERRORS, type ErrorCode, type ErrorDetails } from '@merleg/contract/errors'
import { listFavoriteChanges } from '@merleg/contract/favorites.contract'
import { getChangesSinceOpening, getHomeLayout, getRecentWork } from '@merleg/contract/home.contract'
import { getNews } from '@merleg/contract/news.contract'
import { getPersonalData } from '@merleg/contract/personal-data.contract'
import { getConnectionCounts } from '@merleg/contract/report/connection-list.contract'
import { getFinalOwnerBrief } from '@merleg/contract/report/final-owner.contract'
import { listVatChecks } from '@merleg/contract/vat-checks.contract'
import { listWatchStates } from '@merleg/contract/watch-list.contract'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { setupServer } from 'msw/node'

/** What home, summary, lists and settings show by the way: most tests that come past it are not about that. */
const BY_THE_WAY = [
  http.get(`*${getAlertMailState.path}`, () =>
    Response.json({ address: 'anna@example.test', isDemo: false, stoppedAt: null }),
  ),
  http.get(`*${getNews.path}`, () => Response.json({ items: [] })),
  http.get(`*${getHomeLayout.path}`, () => Response.json({ order: [], hidden: [] })),
  http.get(`*${getRecentWork.path}`, () => Response.json({ reports: [], searches: [] })),
  http.get(`*${getChangesSinceOpening.path}`, () => Response.json({ companies: [], lookedAt: 0, basis: '–' })),
  http.get(`*${listFavoriteChanges.path}`, () =>
    Response.json({ results: [], notes: [], meta: { count: 0, currentPage: 1, perPage: 5 } }),
  ),
  http.get(`*${getConnectionCounts.path}`, () =>
    Response.json({ groups: [], lines: [], silence: null, asOf: '2026-11-01' }),
  ),
  http.get(`*${getFinalOwnerBrief.path}`, () =>
    Response.json({ outcome: 'large', text: 'nagy hálózat', names: null, asOf: '2026-11-01' }),
  ),
  http.get(`*${getPersonalData.path}`, () => Response.json({ closingAt: null, isOwnWish: false, isDemo: false })),
  http.get(`*${listDisputedValues.path}`, () => Response.json({ items: [], canReport: true })),
  http.get(`*${listVatChecks.path}`, () =>
    Response.json({
      number: null,
      numberNote: null,
      canCheck: false,
      obstacle: null,
      awaits: null,
      checks: [],
      hasMore: false,
    }),
  ),
  http.get(`*${listWatchStates.path}`, () => Response.json({ watched: [] })),
  http.get(`*${listAlerts.path}`, () =>
    Response.json({ results: [], meta: { count: 0, currentPage: 1, perPage: 5, isCountExact: true } }),
  ),
  http.get(`*${countAlerts.path}`, () =>
    Response.json({ open: 0, mine: 0, snoozed: 0, proposed: 0, newer: 0, newest: null }),
  ),
  http.get(`*${getAlertStatistics.path}`, () =>
    Response.json({
      asOf: '2026-11-20T10:00:00.000Z',
      watchedCount: 0,
      last7Days: { negative: 0, neutral: 0, positive: 0 },
      last30Days: { negative: 0, neutral: 0, positive: 0 },
      openCount: 0,
      oldestOpen: null,
      basis: '–',
      recent: { results: [], meta: { count: 0, currentPage: 1, perPage: 5, isCountExact: true } },
    }),
  ),
  http.get('*/did-you-know/:file', () => HttpResponse.html('<h3>Tipp</h3><p>Szöveg.</p>')),
]

/** The API of the tests: knows only what a test tells it; any other call fails the test. */
export const testingApi = setupServer(...BY_THE_WAY)

/** What the caller sent: for answers that depend on it, and for looking at afterwards. */
export type SeenRequest = { url: URL; body: unknown; headers: Headers }

const METHODS = { GET: http.get, POST: http.post, DELETE: http.delete } as const

function handle(endpoint: Endpoint, respond: (seen: SeenRequest) => Response | Promise<Response>): HttpHandler {
  return METHODS[endpoint.method](`*${endpoint.path}`, async ({ request }) => {
    const text = await request.clone().text()
    const isJson = request.headers.get('content-type')?.startsWith('application/json') === true
    const body: unknown = isJson ? JSON.parse(text) : text || null
    return respond({ url: new URL(request.url), body, headers: request.headers })
  })
}

function isFunction(value: unknown): value is (seen: SeenRequest) => unknown {
  return typeof value === 'function'
}

/** Answers a call of the contract, always or depending on the request; the answer's type is the contract's. */
export function mockEndpoint<const E extends Endpoint>(
  endpoint: E,
  answer: EndpointAnswer<E> | ((seen: SeenRequest) => EndpointAnswer<E> | Promise<EndpointAnswer<E>>),
): void {
  testingApi.use(handle(endpoint, async (seen) => Response.json(await (isFunction(answer) ? answer(seen) : answer))))
}

/** Refuses a call as the server does, with a code of the error catalogue. */
export function mockRefusal(
  endpoint: Endpoint,
  code: ErrorCode,
  details: ErrorDetails & { message?: string; correlationId?: string } = {},
): void {
  const known: { status: number; type?: string } = ERRORS[code]
  const body = { type: known.type ?? 'error', code, message: code, ...details }
  testingApi.use(handle(endpoint, () => HttpResponse.json(body, { status: known.status })))
}

/** Breaks the connection of a call. */
export function mockNetworkFailure(endpoint: Endpoint): void {
  testingApi.use(handle(endpoint, () => HttpResponse.error()))
}
