import type { SourceRecord } from '@merleg/domain/observation'

type ToldWhen = { observedOn: string; recordedAt: Date }

/**
 * Accounts of a period that ends before it begins, or that is not over, are nobody's accounts but a typing error: their line is
 * rejected, whoever told it. All other records are as they were. Not over: neither on the day of the source nor today, as of
 * some sources the day is that of one file and told for all.
 */
export function rejectImpossiblePeriod(record: SourceRecord, { observedOn, recordedAt }: ToldWhen): SourceRecord {
  if (record.type !== 'statement') return record
  const { line, companyId, periodStart, periodEnd } = record
  const today = recordedAt.toISOString().slice(0, 10)
  if (periodStart <= periodEnd && (periodEnd <= observedOn || periodEnd <= today)) return record
  const detail = `${companyId}: ${periodStart} – ${periodEnd}`
  return { type: 'reject', line, reason: 'impossible-period', detail, companyId, section: 'statement' }
}
