import { RuleDefinition } from '@merleg/contract/alert-rule'

const ANY = { importances: [], labels: [] }

/** With what a rule begins that is no example. */
export const NEW_RULE = RuleDefinition.parse({
  match: 'any',
  happenings: [{ kind: 'events', kinds: [], importances: ['negative'], level: null }],
  standing: {},
  watched: ANY,
  importance: 'negative',
})

/** Rules to begin with, by their names in the texts. */
export const RULE_EXAMPLES = {
  equity: RuleDefinition.parse({
    match: 'any',
    happenings: [{ kind: 'turns', figure: 'shareholdersEquity', to: 'negative' }],
    standing: { financialDetails: { totalSales: { min: 100 } } },
    watched: ANY,
    importance: 'negative',
  }),
  rating: RuleDefinition.parse({
    match: 'any',
    happenings: [{ kind: 'rating-falls', bands: 2, months: 12 }],
    standing: {},
    watched: ANY,
    importance: 'negative',
  }),
  important: RuleDefinition.parse({ ...NEW_RULE, watched: { importances: ['high'], labels: [] } }),
} as const
export type RuleExample = keyof typeof RULE_EXAMPLES
