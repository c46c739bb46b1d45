import { reportPage } from '@merleg/contract/pages'
import type { StoredEvent } from '../monitoring/monitoring-changes.repository.ts'

type Told = Pick<StoredEvent, 'kind' | 'slot' | 'before' | 'after' | 'year'>

/** The very place of the report that shows what an event tells. */
export function findEventPlace(companyId: string, { kind, slot, before, after, year }: Told): string {
  switch (kind) {
    case 'statement-filed':
      return year === null
        ? reportPage(companyId, 'financial-report')
        : reportPage(companyId, 'financial-report', { year })
    case 'missing-statement':
      return reportPage(companyId, 'negative-info', { group: 'missing-statement' })
    case 'rating-worse':
    case 'rating-better':
    case 'rating-changed':
    case 'rating-model':
    case 'rating-points':
      return reportPage(companyId, 'score')
    case 'final-owner':
      return reportPage(companyId, 'final-owner')
    case 'sanction-match':
    case 'sanction-match-changed':
      return reportPage(companyId, 'sanctions')
    case 'related-failure':
      return reportPage(companyId, 'connection-list')
    default: {
      const entry = after ?? before
      if (entry === null) return reportPage(companyId, 'company-data')
      // What ended is among what is no longer in force.
      return reportPage(companyId, 'company-data', {
        hl: `${entry.section}:${slot}`,
        ...(after === null ? { all: true as const } : {}),
      })
    }
  }
}
