import type { EventImportance } from '../event-importances.ts'
import { AMOUNT_COLUMNS, type AmountCriterion } from '../company-search/amount-criteria.ts'
import type { CriterionId } from '../company-search/criteria.ts'
import type { MonitoringEventKind, MonitoringLevel } from '../monitoring-events.ts'

/** Rules a subscriber may keep, letters of a name. */
export const RULES_MAX = 50
export const RULE_NAME_MAX_LENGTH = 100
/** Happenings of a rule, labels it asks for. */
export const HAPPENINGS_MAX = 5
export const RULE_LABELS_MAX = 20
/** Bands a rating can fall, and months within which it is asked to. */
export const FALLEN_BANDS_MAX = 5
export const FALL_MONTHS_MAX = 12

/** What a rule fires at: something that a change tells. */
export const HAPPENING_KINDS = ['events', 'rating-falls', 'rating-below', 'turns'] as const
export type HappeningKind = (typeof HAPPENING_KINDS)[number]

/** Whether one of several happenings is enough. */
export const RULE_MATCHES = ['any', 'all'] as const
export type RuleMatch = (typeof RULE_MATCHES)[number]

/** Below zero, or above it, from the other side. */
export const TURNS = ['negative', 'positive'] as const

/** Figures that can turn: those of accounts that can be below zero. */
export const TURNING_FIGURES = [
  'shareholdersEquity',
  'incomeFromOperations',
  'incomeBeforeTaxes',
  'ebitda',
] as const satisfies readonly AmountCriterion[]
export type TurningFigure = (typeof TURNING_FIGURES)[number]

/**
 * What a rule fires at. `events`: news of any of the kinds (any kind where empty), of any of the importances (any where
 * empty), at or below a level. `rating-falls`: so many bands worse than at some time within so many months, by the same
 * model and rules of ours. `rating-below`: from these points or more to fewer, also within a band. `turns`: in newly filed
 * accounts, as against the year before, in whatever currency both are.
 */
export type Happening =
  | {
      kind: 'events'
      kinds: readonly MonitoringEventKind[]
      importances: readonly EventImportance[]
      level: MonitoringLevel | null
    }
  | { kind: 'rating-falls'; bands: number; months: number }
  | { kind: 'rating-below'; points: number }
  | { kind: 'turns'; figure: TurningFigure; to: (typeof TURNS)[number] }

const AMOUNT_CRITERIA = Object.keys(AMOUNT_COLUMNS).filter((id): id is AmountCriterion =>
  Object.hasOwn(AMOUNT_COLUMNS, id),
)

/** Criteria of the search by which it can be said how a company stood on a former day. */
export const RULE_CRITERIA: readonly CriterionId[] = [
  ...AMOUNT_CRITERIA,
  'salesGrowth',
  'employees',
  'rating',
  'status',
  'type',
  'county',
  'region',
  'activities',
]
