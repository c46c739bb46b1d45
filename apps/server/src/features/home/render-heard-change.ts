import type { HeardChange } from '@merleg/contract/home.contract'
import { renderSource } from '../monitoring/render-change.ts'
import { renderFoundEvent } from '../monitoring/render-found-event.ts'
import { type EventContext, renderEventDetail, renderEventTitle } from '../monitoring/render-event.ts'
import type { HeardEvent } from './heard-changes.repository.ts'

/** What was heard, as the timeline would tell it, or found, as alerts tell it; with its source and when that was read. */
export function renderHeardChange(event: HeardEvent, context: EventContext & { canSeeEntries: boolean }): HeardChange {
  const { kind, was, is, source, id, toldAs, isNegative, on, heardAt } = event
  const { title, detail } =
    kind === null
      ? { title: renderEventTitle(event, context), detail: renderEventDetail(event, context) }
      : renderFoundEvent({ kind, was, is }, context)
  return {
    id,
    title,
    detail: context.canSeeEntries ? detail : null,
    toldAs,
    isNegative,
    on,
    source: source === null ? null : renderSource(context.locale, source),
    heardAt: heardAt.toISOString(),
  }
}
