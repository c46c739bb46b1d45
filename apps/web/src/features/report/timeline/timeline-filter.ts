import { TIMELINE_KINDS, type TimelineKind } from '@merleg/domain/timeline-kinds'
import type { Timeline, TimelineItem } from '@merleg/contract/report/timeline.contract'

export type TimelineYear = Timeline['years'][number]
export type TimelineFilter = {
  kind: TimelineKind | undefined
  onlyValid: boolean
  /** The event that the address names, which is shown although it has ended. */
  hl: string | undefined
}

/** How many items each kind has; kinds without any are left out. Counts know only what is in force where that is asked. */
export function countByKind(
  years: readonly TimelineYear[],
  filter: Omit<TimelineFilter, 'kind'>,
): Array<{ kind: TimelineKind; count: number }> {
  const counts = new Map<TimelineKind, number>()
  for (const { items } of years)
    for (const item of items) {
      if (isShown(item, { ...filter, kind: undefined })) counts.set(item.kind, (counts.get(item.kind) ?? 0) + 1)
    }
  return TIMELINE_KINDS.flatMap((kind) => {
    const count = counts.get(kind) ?? 0
    return count === 0 ? [] : [{ kind, count }]
  })
}

/** The years with what passes the reader's filter; those that keep nothing are left out. */
export function filterYears(years: readonly TimelineYear[], filter: TimelineFilter): TimelineYear[] {
  return years
    .map(({ year, items }) => ({ year, items: items.filter((item) => isShown(item, filter)) }))
    .filter(({ items }) => items.length > 0)
}

/** How many items there are. */
export function countItems(years: readonly TimelineYear[]): number {
  return years.reduce((sum, { items }) => sum + items.length, 0)
}

function isShown(item: TimelineItem, { kind, onlyValid, hl }: TimelineFilter): boolean {
  return (kind === undefined || item.kind === kind) && (item.valid || !onlyValid || item.id === hl)
}
