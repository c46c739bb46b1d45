import { RuleDefinition } from '@merleg/contract/alert-rule'

const ANY = { importances: [], labels: [] }

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
  important: RuleDefinition.parse({
    match: 'any',
    happenings: [{ kind: 'events', kinds: [], importances: ['negative'], level: null }],
    standing: {},
    watched: { importances: ['high'], labels: [] },
    importance: 'negative',
  }),
} as const
export type RuleExample = keyof typeof RULE_EXAMPLES
