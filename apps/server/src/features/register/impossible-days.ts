import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { FactObservation, RejectedLine, SourceRecord } from '@merleg/domain/observation'

type ToldWhen = { observedOn: string; recordedAt: Date }

/**
 * What has days that cannot be is a typing error: its line is rejected, whoever told it. So are accounts of a period that ends
 * before it begins, or that is not over, and decisions of a day to come. Accounts are not left out for the day of their filing:
 * one before their business year or to come is not known. All other records are as they were. To come: after the day of the
 * source and after today, as of some sources the day is that of one file and told for all.
 */
export function rejectImpossibleDays(record: SourceRecord, told: ToldWhen): SourceRecord {
  if (record.type === 'reject') return record
  const isToCome = (day: string) => day > told.observedOn && day > hungarianDayOf(told.recordedAt)
  if (record.type === 'fact') {
    const day = decisionDayOf(record)
    return day === null || !isToCome(day) ? record : reject(record, 'decision-to-come', day)
  }
  const { periodStart, periodEnd, filedOn } = record
  if (periodStart > periodEnd || isToCome(periodEnd))
    return reject(record, 'impossible-period', `${periodStart} – ${periodEnd}`)
  // Within it is possible: some sources tell the year alone, which is taken for the calendar's.
  return filedOn !== null && (filedOn <= periodStart || isToCome(filedOn)) ? { ...record, filedOn: null } : record
}

/** The day on which an authority decided, in the sections that have one. */
function decisionDayOf({ payload }: FactObservation): string | null {
  return 'decidedOn' in payload ? payload.decidedOn : null
}

function reject(record: Exclude<SourceRecord, RejectedLine>, reason: string, days: string): RejectedLine {
  const { line, companyId } = record
  const section = record.type === 'fact' ? record.section : record.type
  return { type: 'reject', line, reason, detail: `${companyId}: ${days}`, companyId, section }
}
