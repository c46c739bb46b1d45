import {
  type EventOrigin,
  isEventTold,
  levelNumber,
  MATCH_KINDS,
  monitoringEventRule,
  type MonitoringWish,
  NEWS_KINDS,
} from '../monitoring-events.ts'
import type { Happening } from './alert-rule.ts'
import { isMeant } from './happens.ts'

type Section = EventOrigin['sections'][number]

/** Of which sections of the register anything may be told, by what a subscriber wants to hear and by his rules. */
export function listToldSections(
  wish: MonitoringWish,
  rules: readonly { readonly happenings: readonly Happening[] }[],
): readonly Section[] {
  const happenings = rules.flatMap((rule) => rule.happenings)
  const told = NEWS_KINDS.filter((kind) => {
    const { level, importance } = monitoringEventRule(kind)
    const event = { kind, level: levelNumber(level), importance, year: null }
    return isEventTold(event, wish) || happenings.some((one) => one.kind === 'events' && isMeant(one, event))
  })
  return [...new Set(told.flatMap(sectionsOf))]
}

/** A match is no entry, and yet asks of what is on a sanctions list. */
function sectionsOf(kind: (typeof NEWS_KINDS)[number]): readonly Section[] {
  if (MATCH_KINDS.some((one) => one === kind)) return ['sanction']
  return monitoringEventRule(kind).origin?.sections ?? []
}
