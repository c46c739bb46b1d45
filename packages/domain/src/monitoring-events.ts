import type { EventImportance } from './event-importances.ts'
import type { FactPayload, FactSection } from './fact-sections.ts'

/** Watch levels; each adds events to the one before (spec part 2 §4, decisions 9). */
export const MONITORING_LEVELS = ['basic', 'mid', 'high'] as const
export type MonitoringLevel = (typeof MONITORING_LEVELS)[number]

/**
 * How an event came to be known. Backdated: it happened before a day of which its source had told already. Corrected: what
 * was told before was wrong.
 */
export const TOLD_AS = ['news', 'backdated', 'corrected'] as const
export type ToldAs = (typeof TOLD_AS)[number]

type Change = 'added' | 'changed' | 'ended' | 'filed'
type Status = FactPayload<'registration' | 'tax-number-status' | 'vat-check'>['status']

/** Of which changes of the register a kind is made; a change is of the first kind that it fits. */
export type EventOrigin = {
  sections: readonly (FactSection | 'statement')[]
  /** Of any, where it is not said. */
  changes?: readonly Change[]
  /** What the entry says now, where that decides; null: it says nothing any more. */
  statuses?: readonly (Status | null)[]
  /** How large the debt is that the entry tells of now, and that it told of before. */
  debt?: { now: DebtSize; before?: DebtSize }
}

/** Against {@link LARGE_TAX_DEBT_HUF}; small where there is none, unknown where the amount is, or is not told in forints. */
export type DebtSize = 'small' | 'large' | 'unknown'

export type EventRule = {
  /** Null: told at no level, and known to rules of one's own alone. */
  level: MonitoringLevel | null
  importance: EventImportance
  /**
   * Does it tell that the company closes, or that what may close it has ended? Who asked for notification of closings
   * (`notificationOfCloses`) is told so at every level, and also where he wants negative events only: a company that goes
   * over into another is no bad news of the mid level, and yet nobody is there any more to be billed.
   */
  isClosing?: true
  /** Null: not from an entry of the register, but from what follows of several. */
  origin: EventOrigin | null
}

/**
 * A tax debt is an event above so many forints (decisions 9). One of which it is not known whether it is above may be, and is told
 * when it comes: the tax office publishes its list of debts over 100 million forints without amounts.
 */
export const LARGE_TAX_DEBT_HUF = 100_000_000

/** A change of the headcount is an event above this share of the former one (decisions 9). */
export const LARGE_HEADCOUNT_CHANGE = 0.2

type Section = EventOrigin['sections'][number]

const neutral = (level: MonitoringLevel, ...sections: Section[]): EventRule => {
  return { level, importance: 'neutral', origin: { sections } }
}
const negative = (level: MonitoringLevel, section: Section): EventRule => {
  return { level, importance: 'negative', origin: { sections: [section], changes: ['added', 'changed'] } }
}
const ended = (level: MonitoringLevel, importance: EventImportance, section: Section): EventRule => {
  return { level, importance, origin: { sections: [section], changes: ['ended'] } }
}
const closing = (rule: EventRule): EventRule => ({ ...rule, isClosing: true })
const status = (
  importance: EventImportance,
  section: 'registration' | 'tax-number-status' | 'vat-check',
  given: Pick<EventOrigin, 'changes' | 'statuses'>,
): EventRule => ({ level: 'basic', importance, origin: { sections: [section], ...given } })
const derived = (level: MonitoringLevel | null, importance: EventImportance): EventRule => {
  return { level, importance, origin: null }
}

/**
 * The events of the monitoring, by level (decisions 9), and which changes make them. The end of proceedings is no good
 * news: how they ended is not said; a bankruptcy without an agreement ends in liquidation, and enforcement as that begins. So it
 * is of a suspension, which ends with the company more often than with leave to go on.
 */
export const MONITORING_EVENTS = {
  name: neutral('basic', 'name'),
  'short-name': neutral('basic', 'short-name'),
  seat: neutral('basic', 'seat'),
  capital: neutral('basic', 'capital'),
  signatory: neutral('basic', 'signatory'),
  member: neutral('basic', 'member'),
  'beneficial-owner': neutral('basic', 'beneficial-owner', 'beneficial-owner-statement'),
  'legal-form': neutral('basic', 'legal-form'),
  ceased: closing(status('negative', 'registration', { statuses: ['ceased', null] })),
  registration: status('neutral', 'registration', {}),
  'tax-number-suspended': status('negative', 'tax-number-status', { statuses: ['suspended'] }),
  'tax-number-deleted': status('negative', 'tax-number-status', { statuses: ['deleted', null] }),
  'tax-number-restored': status('positive', 'tax-number-status', { changes: ['changed'] }),
  'tax-number-valid': status('neutral', 'tax-number-status', {}),
  'vat-check-invalid': status('negative', 'vat-check', { changes: ['changed'], statuses: ['invalid'] }),
  'vat-check-valid': status('neutral', 'vat-check', { changes: ['changed'], statuses: ['valid'] }),
  bankruptcy: negative('basic', 'bankruptcy'),
  'bankruptcy-ended': ended('basic', 'neutral', 'bankruptcy'),
  liquidation: closing(negative('basic', 'liquidation')),
  'liquidation-ended': closing(ended('basic', 'neutral', 'liquidation')),
  dissolution: closing(negative('basic', 'dissolution')),
  'dissolution-ended': closing(ended('basic', 'neutral', 'dissolution')),
  'forced-deletion': closing(negative('basic', 'forced-deletion')),
  'forced-deletion-ended': closing(ended('basic', 'neutral', 'forced-deletion')),
  'activity-suspension': negative('basic', 'activity-suspension'),
  'activity-suspension-ended': ended('basic', 'neutral', 'activity-suspension'),
  procedure: negative('mid', 'procedure'),
  'procedure-ended': ended('mid', 'neutral', 'procedure'),
  site: neutral('mid', 'site'),
  branch: neutral('mid', 'branch'),
  activity: neutral('mid', 'activity'),
  'bank-account': neutral('mid', 'bank-account'),
  enforcement: negative('mid', 'enforcement'),
  'enforcement-ended': ended('mid', 'neutral', 'enforcement'),
  'tax-enforcement': negative('mid', 'tax-enforcement'),
  'tax-enforcement-ended': ended('mid', 'neutral', 'tax-enforcement'),
  'tax-finding': negative('mid', 'tax-finding'),
  'tax-finding-ended': ended('mid', 'neutral', 'tax-finding'),
  predecessor: neutral('mid', 'predecessor'),
  successor: closing(neutral('mid', 'successor')),
  'statement-filed': neutral('mid', 'statement'),
  'missing-statement': derived('mid', 'negative'),
  headcount: { level: 'mid', importance: 'neutral', origin: { sections: ['headcount'], changes: ['changed'] } },
  contact: neutral('mid', 'phone', 'e-mail', 'website'),
  lien: negative('mid', 'lien'),
  'lien-ended': ended('mid', 'positive', 'lien'),
  auditor: neutral('high', 'auditor'),
  'supervisory-board': neutral('high', 'supervisory-board'),
  'tax-debt': {
    level: 'high',
    importance: 'negative',
    origin: { sections: ['tax-debt'], changes: ['added', 'changed'], debt: { now: 'large' } },
  },
  'tax-debt-reduced': {
    level: 'high',
    importance: 'positive',
    origin: { sections: ['tax-debt'], debt: { now: 'small', before: 'large' } },
  },
  'tax-debt-unsized': {
    level: 'high',
    importance: 'negative',
    origin: { sections: ['tax-debt'], debt: { now: 'unknown', before: 'small' } },
  },
  // Who is off a list may still owe, less or for less long.
  'tax-debt-unsized-ended': {
    level: 'high',
    importance: 'neutral',
    origin: { sections: ['tax-debt'], debt: { now: 'small', before: 'unknown' } },
  },
  sanction: negative('high', 'sanction'),
  'sanction-ended': ended('high', 'positive', 'sanction'),
  // No fact: a question that somebody has to decide, also where he wants to hear of nothing but bad news.
  'sanction-match': derived('high', 'negative'),
  /** The match is known, and rests on something else than before: whatever was decided about it is open again. */
  'sanction-match-changed': derived('high', 'negative'),
  ban: negative('high', 'ban'),
  'ban-lifted': ended('high', 'positive', 'ban'),
  'related-failure': derived('high', 'negative'),
  'rating-worse': derived('high', 'negative'),
  'rating-better': derived('high', 'positive'),
  /** To or from no rating at all. */
  'rating-changed': derived('high', 'neutral'),
  /** Another band of the same company by another model, or by other rules of ours. */
  'rating-model': derived('high', 'neutral'),
  /** Other points in the same band: no news, but they may have passed a limit that a rule asks for. */
  'rating-points': derived(null, 'neutral'),
  'final-owner': derived('high', 'neutral'),
} as const satisfies Record<string, EventRule>
export type MonitoringEventKind = keyof typeof MONITORING_EVENTS

const RULES: Readonly<Record<MonitoringEventKind, EventRule>> = MONITORING_EVENTS

export function isMonitoringEventKind(kind: string): kind is MonitoringEventKind {
  return Object.hasOwn(RULES, kind)
}

export const MONITORING_EVENT_KINDS: readonly MonitoringEventKind[] = Object.keys(RULES).filter(isMonitoringEventKind)

/** Those that a level tells of. */
export const NEWS_KINDS: readonly MonitoringEventKind[] = MONITORING_EVENT_KINDS.filter(
  (kind) => RULES[kind].level !== null,
)

export function monitoringEventRule(kind: MonitoringEventKind): EventRule {
  return RULES[kind]
}

/** 1 basic, 2 mid, 3 high, as levels are stored and compared; 4 of what none of them tells. */
export function levelNumber(level: MonitoringLevel | null): 1 | 2 | 3 | 4 {
  if (level === null) return 4
  return level === 'basic' ? 1 : level === 'mid' ? 2 : 3
}

/** What a subscriber wants to hear of the companies he watches. */
export type MonitoringWish = { level: MonitoringLevel; onlyNegative: boolean; withClosings: boolean }

/** Proceedings by which a company fails. */
export const FAILURE_KINDS = [
  'bankruptcy',
  'liquidation',
  'forced-deletion',
] as const satisfies readonly MonitoringEventKind[]

/** Questions that screening asks of a company and those behind it. */
export const MATCH_KINDS = [
  'sanction-match',
  'sanction-match-changed',
] as const satisfies readonly MonitoringEventKind[]

/** An event as it was told, and of which day (YYYY-MM-DD). */
export type ToldEvent = {
  readonly kind: MonitoringEventKind
  readonly importance: EventImportance
  readonly toldAs: ToldAs
  readonly occurredOn: string
}

/**
 * Does an event tell that the company fails between two days (YYYY-MM-DD)? What corrects the past tells of no failure; what
 * is told late, only where it happened within them.
 */
export function isFailureNews(
  { kind, importance, toldAs, occurredOn }: ToldEvent,
  { from, to }: { from: string; to: string },
): boolean {
  if (importance !== 'negative' || !FAILURE_KINDS.some((one) => one === kind)) return false
  return toldAs === 'news' || (toldAs === 'backdated' && occurredOn >= from && occurredOn <= to)
}

/** Is the subscriber told of the event? Its level and importance as stored with it. */
export function isEventTold(
  event: { kind: MonitoringEventKind; level: number; importance: EventImportance },
  { level, onlyNegative, withClosings }: MonitoringWish,
): boolean {
  if (withClosings && RULES[event.kind].isClosing === true) return true
  return event.level <= levelNumber(level) && (!onlyNegative || event.importance === 'negative')
}

/**
 * What a subscriber who was alerted to a change is told of it: what he wants to hear, and all of it where that is nothing. He
 * may want to hear less by now, and of a procedure that may be one that closes companies its kind does not say so.
 */
export function chooseTold<Event extends Parameters<typeof isEventTold>[0]>(
  events: readonly [Event, ...Event[]],
  wish: MonitoringWish,
): readonly [Event, ...Event[]] {
  const [first, ...others] = events.filter((event) => isEventTold(event, wish))
  return first === undefined ? events : [first, ...others]
}

/** Sections of facts whose changes are events; those of others are none. */
export const EVENT_SECTIONS: readonly FactSection[] = [
  ...new Set(
    Object.values(RULES).flatMap(({ origin }) =>
      (origin?.sections ?? []).filter((section): section is FactSection => section !== 'statement'),
    ),
  ),
]
