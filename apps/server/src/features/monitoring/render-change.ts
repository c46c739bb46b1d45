import type { EventImportance } from '@merleg/domain/event-importances'
import type { MonitoringEventKind, ToldAs } from '@merleg/domain/monitoring-events'
import { translateSource } from '@merleg/domain/reference/source-names'
import { formatNumber } from '@merleg/domain/format/number'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import type { StoredChange, StoredEvent } from './monitoring-changes.repository.ts'
import { renderFoundEvent } from './render-found-event.ts'
import { type EventContext, findSubject, listToldFields, renderEventDetail, renderEventTitle } from './render-event.ts'

export type ChangeContext = EventContext & {
  /** May the reader see what the entries of the register say? Otherwise titles only (claim of the changes page). */
  canSeeEntries: boolean
}

export type RenderedLine = {
  kind: MonitoringEventKind
  title: string
  /** What it said until then and what it says now; null: nothing, not known, or not for the reader. */
  before: string | null
  after: string | null
  /** Both in one line, with the names of the fields. */
  detail: string | null
  importance: EventImportance
  /** YYYY-MM-DD */
  occurredOn: string
  toldAs: ToldAs
}

/** A change in the reader's words: its title is that of what matters most. */
export type RenderedChange = {
  position: number
  companyId: string
  title: string
  lines: readonly [RenderedLine, ...RenderedLine[]]
  /** Who told it; null where it was found by what is known. */
  source: string | null
  /** ISO 8601 */
  heardAt: string
}

/** A stored change, with those of its events that the reader is told of. */
export function renderChange(change: StoredChange, context: ChangeContext): RenderedChange {
  const { locale } = context
  const [firstEvent, ...otherEvents] = change.events
  const first = renderLine(firstEvent, context)
  const others = otherEvents.map((event) => renderLine(event, context))
  const t = getTranslator(locale, 'monitoring/answers')
  const { position, companyId, source, heardAt } = change
  return {
    position,
    companyId,
    title:
      others.length === 0
        ? first.title
        : t('more', { title: first.title, number: formatNumber(locale, others.length) }),
    lines: [first, ...others],
    source: source === null ? null : renderSource(locale, source),
    heardAt: heardAt.toISOString(),
  }
}

function renderLine(event: StoredEvent, context: ChangeContext): RenderedLine {
  const { kind, importance, occurredOn, toldAs } = event
  const about = { kind, importance, occurredOn, toldAs }
  if (event.was !== null || event.is !== null) return { ...about, ...renderFoundEvent(event, context) }
  const title = renderEventTitle(event, context)
  if (!context.canSeeEntries) return { ...about, title, before: null, after: null, detail: null }
  const subject = findSubject(event, context)
  const fields = listToldFields(event, context)
  const join = (side: 'before' | 'after'): string | null => {
    const [only, ...others] = fields
    if (others.length === 0 && (subject === null || !only?.[side])) return only?.[side] ?? null
    return fields.map((field) => `${field.label}: ${field[side] ?? '–'}`).join(' · ')
  }
  return {
    ...about,
    title: subject === null ? title : getTranslator(context.locale, 'monitoring/answers')('about', { title, subject }),
    before: join('before'),
    after: join('after'),
    detail: renderEventDetail(event, context),
  }
}

/** The source with its publisher. */
export function renderSource(locale: Locale, source: NonNullable<StoredChange['source']>): string {
  const { title, publisher } = translateSource(locale, source)
  return getTranslator(locale, 'report/silence/answers')('titled', { title, publisher })
}
