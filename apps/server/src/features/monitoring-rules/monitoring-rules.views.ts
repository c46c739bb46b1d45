import type { AlertRules } from '@merleg/contract/monitoring-rules.contract'
import type { Locale } from '@merleg/domain/locale'
import type { Deps } from '../../app/deps.ts'
import { getSearchPrefill } from '../company-search/search-prefill.views.ts'
import { listRulesOf, listWatchedLabels } from './alert-rules.repository.ts'
import { describeRuleLimits, describeRule } from './describe-rule.ts'
import { describeMatchLimits, tellsOfMatches } from './match-notes.views.ts'
import { readStoredRule } from './read-stored-rule.ts'

const RECENT_MS = 30 * 86_400_000

/** The rules of a subscriber, each as a sentence, and what can be chosen in one. */
export async function getAlertRules(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { subscriberId, locale }: { subscriberId: string; locale: Locale },
): Promise<AlertRules> {
  const since = new Date(clock.now().getTime() - RECENT_MS)
  const rules = await listRulesOf(db, { subscriberId, since })
  const read = rules.map(({ definition, ...rule }) => ({ ...rule, ...readStoredRule(definition) }))
  const hasMatches = read.some(({ definition }) => definition !== null && tellsOfMatches(definition))
  const matchLimits = hasMatches ? await describeMatchLimits(db, locale) : []
  return {
    results: read.map(({ ruleId, name, isReadable, definition, isActive, updatedAt, recentAlerts }) => {
      const sentence = definition === null ? null : describeRule(definition, locale)
      const notes =
        definition === null
          ? []
          : [...describeRuleLimits(definition, locale), ...(tellsOfMatches(definition) ? matchLimits : [])]
      const rule = { id: ruleId, name, sentence, notes, isReadable, definition, isActive }
      return { ...rule, updatedAt: updatedAt.toISOString(), recentAlerts }
    }),
    prefill: await getSearchPrefill(db, { variant: 'marketing', locale }),
    labels: await listWatchedLabels(db, subscriberId),
  }
}
