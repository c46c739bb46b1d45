import { z } from 'zod'
import { ReadRule, RuleDefinition, RuleName } from './alert-rule.ts'
import { SearchPrefillOptions } from './company-search.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { IsoDate, NotificationAnswer } from './fields.ts'

/** Companies of the list on which a rule is tried; companies of the register where nobody is watched. */
export const TRIED_WATCHED_MAX = 10_000
export const TRIED_SAMPLE = 1000
/** Months a rule is tried on. */
export const TRIED_MONTHS = 12
/** Companies that are named as the noisiest. */
export const NOISIEST = 10

const RuleParams = z.strictObject({ id: z.uuid() })
const RuleBody = z.strictObject({ name: RuleName, definition: RuleDefinition, isActive: z.boolean() })

const AlertRule = z.object({
  id: z.uuid(),
  name: z.string(),
  /** As a sentence in the caller's language; of what can be read of it. */
  sentence: z.string().nullable(),
  /** Where it tells nothing because currencies differ, in sentences. */
  notes: z.array(z.string()),
  /** Does it mean something no longer known here? Then it fires at nothing until it is changed. */
  isReadable: z.boolean(),
  /** What can be read of it; null where nothing can of what it fires at. */
  definition: ReadRule.nullable(),
  isActive: z.boolean(),
  updatedAt: z.iso.datetime(),
  /** Alerts it made within 30 days. */
  recentAlerts: z.number().int(),
})
export type AlertRule = z.infer<typeof AlertRule>

export const listAlertRules = defineEndpoint({
  method: 'GET',
  path: '/api/monitoring/rules',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Rules of the subscriber by name, with what can be chosen in them',
  answer: z.object({ results: z.array(AlertRule), prefill: SearchPrefillOptions, labels: z.array(z.string()) }),
  errors: [],
})
export type AlertRules = z.infer<typeof listAlertRules.answer>

export const addAlertRule = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/rules/add',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Keeps a rule; from then on it fires where it is active',
  body: RuleBody,
  answer: NotificationAnswer.extend({ id: z.uuid() }),
  errors: ['alert-rule.name-taken', 'alert-rule.too-many'],
})

export const updateAlertRule = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/rules/:id/update',
  access: 'Monitoring',
  kind: 'json',
  summary:
    'Changes a rule; alerts it made stay. With its `updatedAt` it is refused where it has changed since it was read',
  params: RuleParams,
  /** Without `isActive` it stays on or off: switching is no change by which it would be refused. */
  body: RuleBody.partial({ isActive: true }).extend({ updatedAt: z.iso.datetime().max(40).optional() }),
  answer: NotificationAnswer,
  errors: ['alert-rule.changed', 'alert-rule.not-found', 'alert-rule.name-taken'],
})

export const switchAlertRule = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/rules/:id/switch',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Switches a rule on or off',
  params: RuleParams,
  body: z.strictObject({ isActive: z.boolean() }),
  answer: NotificationAnswer,
  errors: ['alert-rule.not-found'],
})

export const deleteAlertRule = defineEndpoint({
  method: 'DELETE',
  path: '/api/monitoring/rules/:id/delete',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Deletes a rule; for a day it can be restored',
  params: RuleParams,
  answer: NotificationAnswer,
  errors: ['alert-rule.not-found'],
})

export const restoreAlertRule = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/rules/:id/restore',
  access: 'Monitoring',
  kind: 'json',
  summary: 'Takes back that a rule was deleted',
  params: RuleParams,
  answer: NotificationAnswer,
  errors: ['alert-rule.not-found', 'alert-rule.name-taken', 'alert-rule.too-many'],
})

const Trial = z.object({
  /** The rule as a sentence. */
  sentence: z.string(),
  /** Companies of the watch list as it is now, or of the register where it is empty. */
  basis: z.enum(['watched', 'sample']),
  companies: z.number().int(),
  /** Were there more, of which the most important were taken? */
  isCut: z.boolean(),
  from: IsoDate,
  to: IsoDate,
  alerts: z.number().int(),
  alertedCompanies: z.number().int(),
  /** From Monday; null where nothing can be known of any day of it. */
  weeks: z.array(z.object({ from: IsoDate, alerts: z.number().int().nullable() })),
  noisiest: z.array(z.object({ name: z.string(), url: z.string(), alerts: z.number().int() })),
  /** How many alerts without one of its conditions, in words; null where nothing would be left to fire at. */
  without: z.array(z.object({ condition: z.string(), alerts: z.number().int().nullable() })),
  failures: z.object({
    total: z.number().int(),
    /** Alerted to before, with the very news, and not by then. */
    caught: z.number().int(),
    atOnce: z.number().int(),
    missed: z.number().int(),
    /** From the first alert to the news of the failure; null where none was caught. */
    medianDays: z.number().int().nullable(),
  }),
  /** Since when and until when each source tells what is new; before that nothing is known. */
  sources: z.array(z.object({ title: z.string(), from: IsoDate, to: IsoDate })),
  /** What the trial cannot see, in sentences. */
  notes: z.array(z.string()),
})
export type RuleTrial = z.infer<typeof Trial>

export const tryAlertRule = defineEndpoint({
  method: 'POST',
  path: '/api/monitoring/rules/try',
  access: 'Monitoring',
  kind: 'json',
  isHeavy: true,
  summary: 'Runs a rule over what was heard within twelve months, as it was known then',
  body: z.strictObject({ definition: RuleDefinition }),
  answer: Trial,
  errors: [],
})
