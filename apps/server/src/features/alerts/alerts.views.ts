import type { Alert } from '@merleg/contract/alert'
import {
  type AlertCounts,
  COUNTED_ALERTS_MAX,
  type countAlerts,
  FOUR_EYES_STEPS,
  type getAlertDesk,
  type listAlerts,
  TOLD_EVENTS,
} from '@merleg/contract/alerts.contract'
import type { EndpointAnswer, EndpointInput } from '@merleg/contract/endpoint'
import { findMissingClaim } from '@merleg/contract/report/report-sections'
import { startOfHungarianDay } from '@merleg/domain/calendar-days'
import type { Locale } from '@merleg/domain/locale'
import { foldName } from '@merleg/domain/name-folding'
import type { Deps } from '../../app/deps.ts'
import type { SessionUser } from '../../app/session.ts'
import { today } from '../../shared/clock.ts'
import { listChangesAt } from '../monitoring/monitoring-changes.repository.ts'
import { listLastTold } from '../register/last-told.repository.ts'
import { listAlertCompanies } from './alert-companies.repository.ts'
import { getAlertCounts } from './alert-counts.repository.ts'
import { type AlertLine, getAlertDeskOf, listAlertLines, listColleagues } from './alert-lines.repository.ts'
import { type AlertFilter, countAlertsOf, listAlertPositions } from './alerts.repository.ts'
import { listFourEyesSteps } from './four-eyes.repository.ts'
import { type AlertReader, renderAlert } from './render-alert.ts'

export type AlertDeps = Pick<Deps, 'db' | 'reads' | 'clock'>
export type AlertUser = Pick<SessionUser, 'userId' | 'subscriberId' | 'claims'>

/** A page of alerts; what came after `upTo` is left out, so that nothing moves while it is read. */
export async function getAlertsPage(
  deps: AlertDeps,
  { user, locale, query }: { user: AlertUser; locale: Locale; query: EndpointInput<typeof listAlerts>['query'] },
): Promise<EndpointAnswer<typeof listAlerts>> {
  const { currentPage, perPage, orderBy } = query
  const filter = toFilter(deps, user, query)
  const page = { filter, orderBy, limit: perPage, offset: (currentPage - 1) * perPage }
  const [positions, count] = await Promise.all([listAlertPositions(deps.db, page), countAlertsOf(deps.db, filter)])
  const lines = await listAlertLines(deps.db, { subscriberId: user.subscriberId, positions })
  return {
    results: await renderAlerts(deps, { lines, reader: await readerOf(deps, user, locale) }),
    meta: {
      count: Math.min(count, COUNTED_ALERTS_MAX),
      isCountExact: count <= COUNTED_ALERTS_MAX,
      currentPage,
      perPage,
    },
  }
}

function toFilter(
  { clock }: Pick<Deps, 'clock'>,
  { subscriberId, userId }: AlertUser,
  query: EndpointInput<typeof listAlerts>['query'],
): AlertFilter {
  const { state, snoozed, assignee, importance, company, search, since, upTo } = query
  return {
    subscriberId,
    now: clock.now(),
    state: state ?? null,
    isSnoozed: snoozed ?? null,
    assignee: assignee === 'me' ? userId : (assignee ?? null),
    importance: importance ?? null,
    companyId: company ?? null,
    search: search === undefined ? null : toSearched(search),
    since: since === undefined ? null : startOfHungarianDay(since),
    upTo: upTo ?? null,
  }
}

/** Of a tax number the part by which the report is known; names as they are stored for search. */
function toSearched(typed: string): string {
  return /^\d{8}(?!\d)/.exec(typed)?.[0] ?? (foldName(typed) || typed)
}

/** Who reads, and what he may and wants to see. */
export async function readerOf({ db, clock }: AlertDeps, user: AlertUser, locale: Locale): Promise<AlertReader> {
  const { hasFourEyes, level, onlyNegative, withClosings } = await getAlertDeskOf(db, user.subscriberId)
  return {
    userId: user.userId,
    locale,
    now: clock.now(),
    today: today(clock),
    hasFourEyes,
    wish: { level, onlyNegative, withClosings },
    canSeeEntries: findMissingClaim('changes', user.claims) === null,
  }
}

async function renderAlerts(
  { db, reads }: AlertDeps,
  { lines, reader }: { lines: readonly AlertLine[]; reader: AlertReader },
): Promise<Alert[]> {
  const companyIds = [...new Set(lines.map(({ companyId }) => companyId))]
  const [changes, companies, lastTold] = await Promise.all([
    listChangesAt(
      db,
      lines.map(({ position }) => position),
    ),
    listAlertCompanies(reads, companyIds),
    listLastTold(reads, companyIds),
  ])
  return lines.map((line) =>
    renderAlert(
      {
        line,
        change: changes.get(line.position),
        company: companies.get(line.companyId),
        lastTold: lastTold.get(line.companyId) ?? null,
      },
      reader,
      TOLD_EVENTS,
    ),
  )
}

/** What waits for the user and his colleagues. */
export async function getCounts(
  { db, clock }: AlertDeps,
  { subscriberId, userId }: AlertUser,
  { after }: EndpointInput<typeof countAlerts>['query'],
): Promise<AlertCounts> {
  return getAlertCounts(db, { subscriberId, userId, now: clock.now(), after: after ?? null })
}

/** Who works on the alerts of a subscriber, and how decisions are made. */
export async function getDesk(
  { db }: AlertDeps,
  { subscriberId, userId }: AlertUser,
): Promise<EndpointAnswer<typeof getAlertDesk>> {
  const [users, { hasFourEyes: isOn }, steps] = await Promise.all([
    listColleagues(db, subscriberId),
    getAlertDeskOf(db, subscriberId),
    listFourEyesSteps(db, { subscriberId, limit: FOUR_EYES_STEPS }),
  ])
  const [last] = steps
  const proposal = last?.action === 'off-proposed' ? { by: last.userName, isOwn: last.userId === userId } : null
  const told = steps.map(({ action, userName, takenAt }) => ({ action, by: userName, at: takenAt.toISOString() }))
  return { users, fourEyes: { isOn, proposal, steps: told } }
}
