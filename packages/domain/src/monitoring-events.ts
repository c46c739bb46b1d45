import type { FactPayload, FactSection } from './fact-sections.ts'

/** Watch levels; each adds events to the one before (spec part 2 §4, decisions 9). */
export const MONITORING_LEVELS = ['basic', 'mid', 'high'] as const
export type MonitoringLevel = (typeof MONITORING_LEVELS)[number]

export type EventRule = {
  level: MonitoringLevel
  isNegative: boolean
  /** Statuses that are no bad news: a change to one of them is neutral, whatever was before. */
  goodStatuses?: readonly string[]
}

const neutral = (level: MonitoringLevel): EventRule => ({ level, isNegative: false })
const negative = (level: MonitoringLevel): EventRule => ({ level, isNegative: true })
/** Bad news unless it says one of the statuses; that nothing is said any more is bad news too. */
const negativeUnless = (level: MonitoringLevel, goodStatuses: readonly string[]): EventRule => ({
  level,
  isNegative: true,
  goodStatuses,
})

type Status<Section extends 'registration' | 'tax-number-status'> = FactPayload<Section>['status']

/** Which changes of the register are events, and from which level on (decisions 9). Sections not listed make none. */
export const EVENT_RULES: Partial<Record<FactSection, EventRule>> = {
  name: neutral('basic'),
  'short-name': neutral('basic'),
  seat: neutral('basic'),
  capital: neutral('basic'),
  signatory: neutral('basic'),
  member: neutral('basic'),
  'legal-form': neutral('basic'),
  registration: negativeUnless('basic', ['registered', 'pending'] satisfies Status<'registration'>[]),
  'tax-number-status': negativeUnless('basic', ['valid'] satisfies Status<'tax-number-status'>[]),
  bankruptcy: negative('basic'),
  liquidation: negative('basic'),
  dissolution: negative('basic'),
  'forced-deletion': negative('basic'),
  procedure: negative('mid'),
  site: neutral('mid'),
  branch: neutral('mid'),
  activity: neutral('mid'),
  'bank-account': neutral('mid'),
  enforcement: negative('mid'),
  'tax-enforcement': negative('mid'),
  predecessor: neutral('mid'),
  successor: neutral('mid'),
  headcount: neutral('mid'),
  phone: neutral('mid'),
  'e-mail': neutral('mid'),
  website: neutral('mid'),
  lien: negative('mid'),
  auditor: neutral('high'),
  'supervisory-board': neutral('high'),
  'tax-debt': negative('high'),
  sanction: negative('high'),
  ban: negative('high'),
}

/** Is a change bad news? `after`: what the register says now; null where it says nothing any more. */
export function isNegativeChange({ isNegative, goodStatuses }: EventRule, after: unknown): boolean {
  if (!isNegative || goodStatuses === undefined) return isNegative
  const status = typeof after === 'object' && after !== null && 'status' in after ? after.status : null
  return !goodStatuses.some((good) => good === status)
}

/** A new statement filed is an event of the mid level (decisions 9). */
export const STATEMENT_EVENT_RULE: EventRule = neutral('mid')
