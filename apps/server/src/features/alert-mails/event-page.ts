import { reportPage } from '@merleg/contract/pages'
import { findMissingClaim } from '@merleg/contract/report/report-sections'
import type { Claim } from '@merleg/domain/claims'
import { type MonitoringEventKind, monitoringEventRule } from '@merleg/domain/monitoring-events'
import type { alertMailsAnswersHu } from '@merleg/i18n/alert-mails/answers.hu'
import type { StoredEvent } from '../monitoring/monitoring-changes.repository.ts'

/** A section of the report that tells of events. */
export type TellingSection = keyof (typeof alertMailsAnswersHu)['sections']

const OWN_SECTIONS: Partial<Record<MonitoringEventKind, TellingSection>> = {
  'statement-filed': 'financial-report',
  'missing-statement': 'negative-info',
  sanction: 'sanctions',
  'sanction-ended': 'sanctions',
  'sanction-match': 'sanctions',
  'sanction-match-changed': 'sanctions',
  'related-failure': 'connection-list',
  'rating-worse': 'score',
  'rating-better': 'score',
  'rating-changed': 'score',
  'rating-model': 'score',
  'rating-points': 'score',
  'final-owner': 'final-owner',
}

type Told = Pick<StoredEvent, 'kind' | 'slot' | 'before' | 'after' | 'year'>

/** Which section of the report tells of an event, and where: at the entry itself where there is one. */
export function findEventPage(
  companyId: string,
  event: Told,
  claims: readonly Claim[],
): { section: TellingSection | null; url: string } {
  const section = OWN_SECTIONS[event.kind] ?? 'company-data'
  // What the subscription does not hold is no place to lead to.
  if (findMissingClaim(section, claims) !== null) return { section: null, url: reportPage(companyId) }
  return { section, url: pageOf(companyId, { section, event }) }
}

function pageOf(companyId: string, { section, event }: { section: TellingSection; event: Told }): string {
  if (section === 'financial-report')
    return event.year === null ? reportPage(companyId, section) : reportPage(companyId, section, { year: event.year })
  if (section !== 'company-data') return reportPage(companyId, section)
  const entry = event.after ?? event.before
  const named = entry?.section ?? monitoringEventRule(event.kind).origin?.sections[0]
  if (named === undefined) return reportPage(companyId, section)
  const hl = entry === null || event.slot === '' ? named : `${named}:${event.slot}`
  return reportPage(companyId, section, { hl, all: true })
}
