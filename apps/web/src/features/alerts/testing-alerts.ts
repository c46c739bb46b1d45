import type { Alert, WholeAlert } from '@merleg/contract/alert'
import {
  type AlertCounts,
  countAlerts,
  getAlertDesk,
  getAlertStatistics,
  getWholeAlert,
  listAlerts,
  takeAlertSteps,
} from '@merleg/contract/alerts.contract'
import { mockEndpoint } from '../../shared/testing/testing-api.ts'

export const COLLEAGUE = { userId: '0f0e0d0c-0000-4000-8000-0000000000c1', name: 'Kolléga Kata' }

/** An alert with what a test says of it. */
export function testingAlert(id: number, given: Partial<Alert> = {}): Alert {
  return {
    id,
    version: 1,
    company: {
      id: '10000001',
      name: { value: `Figyelt ${id} Kft.`, url: '/report/10000001/summary' },
      status: { key: 'working', icon: 'status-working', color: 'good', value: 'működő' },
      importance: 'high',
      isMadeUp: true,
    },
    importance: 'negative',
    isByRule: false,
    ruleNames: [],
    source: 'Cégnyilvántartás (Cégbíróság)',
    heardAt: '2026-11-20T09:05:00.000Z',
    createdAt: '2026-11-20T09:05:01.000Z',
    events: [
      {
        title: `Esemény ${id}`,
        before: 'régi',
        after: 'új',
        importance: 'negative',
        toldAs: 'backdated',
        on: '2026-11-18',
        url: '/report/10000001/company-data?hl=liquidation%3Aa',
      },
    ],
    eventCount: 3,
    state: 'open',
    assignee: null,
    snoozedUntil: null,
    proposedBy: null,
    decidedBy: null,
    decidedAt: null,
    steps: ['assign', 'comment', 'done', 'snooze'],
    ...given,
  }
}

export function testingWholeAlert(alert: Alert, given: Partial<WholeAlert> = {}): WholeAlert {
  return {
    ...alert,
    rating: {
      atEvent: { value: 70, band: 'low', label: 'alacsony kockázat', asOf: '2026-11-01' },
      now: null,
      isByOtherModel: false,
    },
    history: [
      {
        action: 'commented',
        user: COLLEAGUE,
        takenAt: '2026-11-20T10:00:00.000Z',
        text: 'Felhívtam őket.',
        assignee: null,
        snoozedUntil: null,
      },
    ],
    filingDeadline: '2027-05-31',
    ...given,
  }
}

export const testingCounts: AlertCounts = { open: 3, mine: 1, snoozed: 0, proposed: 0, newer: 0, newest: 3 }

/** The API of an inbox with some alerts; every step is taken. Returns what was asked of it. */
export function mockInbox(alerts: readonly Alert[], counts: Partial<AlertCounts> = {}) {
  const asked = { lists: [] as URLSearchParams[], steps: [] as unknown[] }
  // Before the others, whose addresses it would answer, too.
  mockEndpoint(getWholeAlert, ({ url }) => {
    const id = Number(url.pathname.split('/').at(-1))
    return testingWholeAlert(alerts.find((alert) => alert.id === id) ?? testingAlert(id))
  })
  mockEndpoint(listAlerts, ({ url }) => {
    asked.lists.push(url.searchParams)
    const meta = { count: alerts.length, currentPage: 1, perPage: 10, isCountExact: true }
    return { results: [...alerts], meta }
  })
  mockEndpoint(countAlerts, { ...testingCounts, ...counts })
  mockEndpoint(getAlertDesk, { users: [COLLEAGUE], fourEyes: { isOn: false, proposal: null, steps: [] } })
  mockEndpoint(getAlertStatistics, {
    asOf: '2026-11-20T10:00:00.000Z',
    watchedCount: 12,
    last7Days: { negative: 1, neutral: 2, positive: 0 },
    last30Days: { negative: 4, neutral: 5, positive: 6 },
    openCount: alerts.length,
    oldestOpen: { id: 1, createdAt: '2026-10-01T08:00:00.000Z' },
    basis: 'Ezek a források szólhatnak.',
    recent: { results: [...alerts], meta: { count: alerts.length, currentPage: 1, perPage: 5, isCountExact: true } },
  })
  mockEndpoint(takeAlertSteps, ({ body }) => {
    asked.steps.push(body)
    const sent = takeAlertSteps.body.parse(body)
    return {
      notification: 'Megtörtént.',
      results: sent.alerts.map(({ id, version }) => ({
        id,
        outcome: 'taken' as const,
        version: version + 1,
        message: null,
      })),
    }
  })
  return asked
}
