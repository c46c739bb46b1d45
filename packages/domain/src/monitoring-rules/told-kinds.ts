import {
  isEventTold,
  levelNumber,
  type MonitoringEventKind,
  monitoringEventRule,
  type MonitoringWish,
} from '../monitoring-events.ts'
import type { Happening } from './alert-rule.ts'
import { isMeant } from './happens.ts'

/** May an event of the kind be told, by what a subscriber wants to hear and by his rules? */
export function isKindTold(
  kind: MonitoringEventKind,
  wish: MonitoringWish,
  rules: readonly { readonly happenings: readonly Happening[] }[],
): boolean {
  const { level, importance } = monitoringEventRule(kind)
  const event = { kind, level: levelNumber(level), importance, year: null }
  const isWaitedFor = (one: Happening) => one.kind === 'events' && isMeant(one, event)
  return isEventTold(event, wish) || rules.some(({ happenings }) => happenings.some(isWaitedFor))
}
