import type { SourceRecord } from '@merleg/domain/observation'

/**
 * Accounts of a period that ends before it begins, or that is not over on the day the source speaks of, are nobody's accounts
 * but a typing error: their line is rejected, whoever told it. All other records are as they were.
 */
export function rejectImpossiblePeriod(record: SourceRecord, observedOn: string): SourceRecord {
  if (record.type !== 'statement') return record
  const { line, companyId, periodStart, periodEnd } = record
  if (periodStart <= periodEnd && periodEnd <= observedOn) return record
  const detail = `${companyId}: ${periodStart} – ${periodEnd}`
  return { type: 'reject', line, reason: 'impossible-period', detail, companyId, section: 'statement' }
}
