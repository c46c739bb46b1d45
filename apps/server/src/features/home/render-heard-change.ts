import type { HeardChange } from '@merleg/contract/home.contract'
import { renderSource } from '../monitoring/render-change.ts'
import { type EventContext, renderEventDetail, renderEventTitle } from '../monitoring/render-event.ts'
import type { HeardEvent } from './heard-changes.repository.ts'

/** What was heard, as the timeline would tell it, with its source and when that was read. */
export function renderHeardChange(
  event: HeardEvent,
  { canSeeEntries, ...context }: EventContext & { canSeeEntries: boolean },
): HeardChange {
  const { source, eventId, isNegative, on, heardAt } = event
  return {
    id: String(eventId),
    title: renderEventTitle(event, context),
    detail: canSeeEntries ? renderEventDetail(event, context) : null,
    isNegative,
    on,
    source: renderSource(context.locale, source),
    heardAt: heardAt.toISOString(),
  }
}
