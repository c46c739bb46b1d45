import type { Timeline, TimelineAlert, TimelineItem } from '@merleg/contract/report/timeline.contract'
import { dayBefore } from '@merleg/domain/calendar-days'
import type { AlertMark } from './alert-marks.repository.ts'

/** The items of which the subscriber was alerted, each with its newest alert. `marks`: the newest alert first. */
export function markItems({ years }: Pick<Timeline, 'years'>, marks: readonly AlertMark[]): TimelineAlert[] {
  if (marks.length === 0) return []
  const bySection = Map.groupBy(marks, ({ section }) => section)
  return years.flatMap(({ items }) =>
    items.flatMap((item) => {
      const mark = bySection.get(sectionOf(item))?.find((one) => isOf(one, item))
      if (mark === undefined) return []
      const { position, state, isSnoozed } = mark
      return [{ item: item.id, id: position, state: state === 'open' && isSnoozed ? ('snoozed' as const) : state }]
    }),
  )
}

function sectionOf({ id }: TimelineItem): string {
  return id.slice(0, id.indexOf(':'))
}

function isOf({ section, slot, occurredOn, year }: AlertMark, { id, on, action, count }: TimelineItem): boolean {
  if (section === 'statement')
    return year !== null && id.startsWith('statement:') && id.split(':')[2]?.startsWith(String(year)) === true
  // The last day on which it was so is told of an end.
  if (on !== occurredOn && !(action === 'ended' && on === dayBefore(occurredOn))) return false
  // Several entries of one day are one item.
  return count > 1 || id.startsWith(`${section}:${slot}:`)
}
