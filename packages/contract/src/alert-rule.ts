import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import { type CriterionId, criterionRule } from '@merleg/domain/company-search/criteria'
import { MONITORING_LEVELS, NEWS_KINDS } from '@merleg/domain/monitoring-events'
import {
  FALL_MONTHS_MAX,
  FALLEN_BANDS_MAX,
  HAPPENINGS_MAX,
  RULE_CRITERIA,
  RULE_LABELS_MAX,
  RULE_MATCHES,
  RULE_NAME_MAX_LENGTH,
  TURNING_FIGURES,
  TURNS,
} from '@merleg/domain/monitoring-rules/alert-rule'
import { WATCH_IMPORTANCES, WATCH_LABEL_MAX_LENGTH } from '@merleg/domain/watch-list/watch-importance'
import { z } from 'zod'
import { CompanyQuery } from './company-search-query.ts'
import { listFilledCriteria } from './filled-criteria.ts'

const Events = z
  .strictObject({
    kind: z.literal('events'),
    kinds: z.array(z.enum(NEWS_KINDS)).max(NEWS_KINDS.length),
    importances: z.array(z.enum(EVENT_IMPORTANCES)).max(EVENT_IMPORTANCES.length),
    level: z.enum(MONITORING_LEVELS).nullable(),
  })
  .refine(({ kinds, importances, level }) => kinds.length > 0 || importances.length > 0 || level !== null, {
    path: ['kinds'],
    params: { code: 'required' },
  })

const Happening = z.union([
  Events,
  z.strictObject({
    kind: z.literal('rating-falls'),
    bands: z.number().int().min(1).max(FALLEN_BANDS_MAX),
    months: z.number().int().min(1).max(FALL_MONTHS_MAX),
  }),
  z.strictObject({ kind: z.literal('rating-below'), points: z.number().int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('turns'), figure: z.enum(TURNING_FIGURES), to: z.enum(TURNS) }),
])

const pathOf = (id: CriterionId): string[] => {
  const { part } = criterionRule(id)
  return part === 'query' ? [id] : [part, id]
}

/** How the company stands then, by the criteria of the search of which a former day can be told. */
const Standing = CompanyQuery.superRefine((query, context) => {
  for (const id of listFilledCriteria(query))
    if (!RULE_CRITERIA.includes(id))
      context.addIssue({ code: 'custom', path: pathOf(id), params: { code: 'not-offered' } })
})

/** What a rule says: it fires where its happenings are told while all the rest holds. */
export const RuleDefinition = z.strictObject({
  match: z.enum(RULE_MATCHES),
  happenings: z.array(Happening).min(1).max(HAPPENINGS_MAX),
  standing: Standing,
  /** What the subscriber has noted of the watched company: any of these, or whatever where empty. */
  watched: z.strictObject({
    importances: z.array(z.enum(WATCH_IMPORTANCES)).max(WATCH_IMPORTANCES.length),
    labels: z.array(z.string().trim().min(1).max(WATCH_LABEL_MAX_LENGTH)).max(RULE_LABELS_MAX),
  }),
  /** Of the alerts it makes. */
  importance: z.enum(EVENT_IMPORTANCES),
})
export type RuleDefinition = z.infer<typeof RuleDefinition>

export const RuleName = z.string().trim().min(1).max(RULE_NAME_MAX_LENGTH)

/** An answer holds what was read already, and reads nothing once more. */
export const ReadRule = z.custom<RuleDefinition>((value) => RuleDefinition.safeParse(value).success)
