import { FACT_SECTION_NAMES } from '@merleg/domain/fact-sections'
import { findTimelineTone, TIMELINE_GROUP_FROM, TIMELINE_RULES } from '@merleg/domain/timeline-rules'
import type { TimelineEvent } from './list-events.ts'

/** Events that are told as one item; the first of them stands for all. */
export type EventGroup = readonly [TimelineEvent, ...TimelineEvent[]]

/** An event with what is told as part of it. */
export type ToldEvents = { groups: EventGroup[]; founding: { event: TimelineEvent; parts: TimelineEvent[] } | null }

/**
 * Puts together what a reader takes for one event: what the company was founded with, and several entries of one
 * section on one day. Only what comes from one source, so that the item can say where it comes from.
 */
export function groupEvents(events: readonly TimelineEvent[]): ToldEvents {
  const start = findFounding(events)
  const parts = start === null ? [] : events.filter((event) => isPartOf(start, event)).toSorted(compareParts)
  const told = new Set([start, ...parts])
  const rest = events.filter((event) => !told.has(event))
  const alike = Map.groupBy(rest, keyOf)
  return {
    groups: [...alike.values()].flatMap(splitSmall),
    founding: start === null ? null : { event: start, parts },
  }
}

function findFounding(events: readonly TimelineEvent[]): TimelineEvent | null {
  const beginnings = events.filter(({ action }) => action === 'began')
  const founding = beginnings.find(({ fact }) => fact.section === 'founding')
  return founding ?? beginnings.find(({ fact }) => isFirstEntry(fact)) ?? null
}

function isFirstEntry(fact: TimelineEvent['fact']): boolean {
  return fact.section === 'registration' && fact.payload.status === 'registered'
}

function isPartOf(founding: TimelineEvent, event: TimelineEvent): boolean {
  const isOfTheDay = event.action === 'began' && event.on === founding.on && sourceOf(event) === sourceOf(founding)
  return isOfTheDay && TIMELINE_RULES[event.fact.section].isOfFounding
}

/** As on the company data page; the main activity before the others. */
function compareParts(a: TimelineEvent, b: TimelineEvent): number {
  return (
    FACT_SECTION_NAMES.indexOf(a.fact.section) - FACT_SECTION_NAMES.indexOf(b.fact.section) || rankOf(a) - rankOf(b)
  )
}

function rankOf({ fact }: TimelineEvent): number {
  return fact.section === 'activity' && !fact.payload.isMain ? 1 : 0
}

function sourceOf({ fact: { source } }: TimelineEvent): string {
  return `${source.publisher}\n${source.title}`
}

function keyOf(event: TimelineEvent): string {
  const { fact, action, on, isValid } = event
  return [on, action, fact.section, isValid, findTimelineTone(fact, action), sourceOf(event)].join('\n')
}

function splitSmall(events: readonly TimelineEvent[]): EventGroup[] {
  const [first, ...others] = events
  if (first === undefined) return []
  return events.length >= TIMELINE_GROUP_FROM ? [[first, ...others]] : events.map((event): EventGroup => [event])
}
