import {
  isEventTold,
  levelNumber,
  type MonitoringEventKind,
  monitoringEventRule,
  type MonitoringWish,
} from '../monitoring-events.ts'
import type { Happening } from './alert-rule.ts'
import { isMeant } from './happens.ts'

type Rules = readonly { readonly happenings: readonly Happening[] }[]

/** May an event of the kind be told, by what a subscriber wants to hear and by his rules? */
export function isKindTold(kind: MonitoringEventKind, wish: MonitoringWish, rules: Rules): boolean {
  return isEventTold(toEvent(kind), wish) || isKindWaitedFor(kind, rules)
}

/** May an event of the kind make one of the rules fire? */
export function isKindWaitedFor(kind: MonitoringEventKind, rules: Rules): boolean {
  const event = { ...toEvent(kind), year: null }
  return rules.some(({ happenings }) => happenings.some((one) => one.kind === 'events' && isMeant(one, event)))
}

function toEvent(kind: MonitoringEventKind) {
  const { level, importance } = monitoringEventRule(kind)
  return { kind, level: levelNumber(level), importance }
}
