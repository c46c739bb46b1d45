import type { Alert, AlertEvent } from '@merleg/contract/alert'
import { reportPage } from '@merleg/contract/pages'
import { type AlertStanding, listPossibleSteps } from '@merleg/domain/alert-steps'
import type { Locale } from '@merleg/domain/locale'
import { chooseTold, type MonitoringWish } from '@merleg/domain/monitoring-events'
import { renderStatusOn } from '../../shared/status-badge.ts'
import type { StoredChange } from '../monitoring/monitoring-changes.repository.ts'
import { renderChange } from '../monitoring/render-change.ts'
import type { AlertCompany } from './alert-companies.repository.ts'
import type { AlertLine } from './alert-lines.repository.ts'
import { findEventPlace } from './alert-place.ts'

export type AlertReader = {
  userId: string
  locale: Locale
  now: Date
  /** YYYY-MM-DD */
  today: string
  hasFourEyes: boolean
  wish: MonitoringWish
  /** May the reader see what the entries of the register say? */
  canSeeEntries: boolean
}
export type AlertParts = {
  line: AlertLine
  change: StoredChange | undefined
  company: AlertCompany | undefined
  lastTold: string | null
}

/** An alert as its reader sees it: so many of its events, and what he can do about it. */
export function renderAlert(
  { line, change, company, lastTold }: AlertParts,
  reader: AlertReader,
  eventLimit: number,
): Alert {
  const { position, version, companyId, importance, isByRule, ruleNames, createdAt, state, snoozedUntil, decidedAt } =
    line
  const told = renderEvents({ line, change, company }, reader)
  const { locale, today } = reader
  return {
    id: position,
    version,
    company: {
      id: companyId,
      name: { value: company?.name ?? companyId, url: reportPage(companyId, 'summary') },
      status: company === undefined ? null : renderStatusOn(locale, company.status, { lastTold, today }),
      importance: line.watchImportance,
      isMadeUp: company?.isMadeUp ?? false,
    },
    importance,
    isByRule,
    ruleNames,
    source: told.source,
    heardAt: (change?.heardAt ?? createdAt).toISOString(),
    createdAt: createdAt.toISOString(),
    events: told.events.slice(0, eventLimit),
    eventCount: told.events.length,
    state,
    assignee: toUser(line.assigneeId, line.assigneeName),
    snoozedUntil: isSnoozed(line, reader.now) ? (snoozedUntil?.toISOString() ?? null) : null,
    proposedBy: toUser(line.proposedBy, line.proposerName),
    decidedBy: toUser(line.decidedBy, line.deciderName),
    decidedAt: decidedAt?.toISOString() ?? null,
    steps: listPossibleSteps(toStanding(line, reader.now), reader),
  }
}

/** What decides which steps an alert allows. */
export function toStanding(
  alert: Pick<AlertLine, 'state' | 'assigneeId' | 'snoozedUntil' | 'proposedBy'>,
  now: Date,
): AlertStanding {
  const { state, assigneeId, proposedBy } = alert
  return { state, assigneeId, proposedBy, isSnoozed: isSnoozed(alert, now) }
}

function isSnoozed({ snoozedUntil }: Pick<AlertLine, 'snoozedUntil'>, now: Date): boolean {
  return snoozedUntil !== null && snoozedUntil > now
}

export function toUser(userId: string | null, name: string | null): Alert['assignee'] {
  return userId === null ? null : { userId, name: name ?? '' }
}

const WORST_FIRST = { negative: 0, neutral: 1, positive: 2 } as const

/** Of what the subscriber wants to hear; all of it where a rule of his own asked for the alert. */
function renderEvents(
  { line: { companyId, isByRule }, change, company }: Pick<AlertParts, 'line' | 'change' | 'company'>,
  { locale, wish, canSeeEntries }: AlertReader,
): { events: AlertEvent[]; source: string | null } {
  if (change === undefined) return { events: [], source: null }
  const events = isByRule ? change.events : chooseTold(change.events, wish)
  const rendered = renderChange(
    { ...change, events },
    {
      locale,
      canSeeEntries,
      company: { legalForm: company?.legalForm ?? null, legalFormCode: company?.legalFormCode ?? null },
    },
  )
  const lines = rendered.lines.flatMap((told, index): AlertEvent[] => {
    const event = events[index]
    if (event === undefined) return []
    const { title, before, after, importance, toldAs, occurredOn } = told
    return [{ title, before, after, importance, toldAs, on: occurredOn, url: findEventPlace(companyId, event) }]
  })
  return {
    events: lines.toSorted((a, b) => WORST_FIRST[a.importance] - WORST_FIRST[b.importance]),
    source: rendered.source,
  }
}
