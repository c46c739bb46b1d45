import { RuleDefinition } from '@merleg/contract/alert-rule'
import type { CompanyQuery } from '@merleg/contract/company-search-query'
import type { z } from 'zod'

type Given = Partial<Omit<RuleDefinition, 'standing'>> & { standing?: z.input<typeof CompanyQuery> }

/** A rule that tells of any bad news, unless said otherwise. */
export function testingRule({ standing = {}, ...given }: Given = {}): RuleDefinition {
  return RuleDefinition.parse({
    match: 'any',
    happenings: [{ kind: 'events', kinds: [], importances: ['negative'], level: null }],
    standing,
    watched: { importances: [], labels: [] },
    importance: 'negative',
    ...given,
  })
}
