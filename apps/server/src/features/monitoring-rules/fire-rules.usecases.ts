import type { AlertSupplement } from '../monitoring/alerts-fan-out.usecases.ts'
import { compileRule, findMetConditions, fires } from './evaluate-rules.ts'
import { type FiredRule, insertAlertsOfRules, listConcernedRules } from './fired-rules.repository.ts'
import { readStoredRule } from './read-stored-rule.ts'
import { listChangesOfSpan } from './rule-changes.repository.ts'

/**
 * Alerts by the rules of subscribers for the changes of a span, in the transaction that makes the others. Each rule is asked
 * once for all changes; equal rules of many subscribers once for all of them. One that cannot be read fires at nothing, which the list of rules says.
 */
export const fireRules: AlertSupplement = async (tx, { span, now, dismissed }) => {
  const stored = await listConcernedRules(tx, span)
  if (stored.length === 0) return
  const changes = await listChangesOfSpan(tx, span)
  const bySaying = [...Map.groupBy(stored, ({ definition }) => JSON.stringify(definition)).values()]
  const said = bySaying.flatMap((same) => {
    const read = readStoredRule(same[0]?.definition)
    return read.isReadable ? [{ same, rule: compileRule(read.definition) }] : []
  })
  const found = await findMetConditions(tx, { rules: said.map(({ rule }) => rule), changes })
  const fired = said.flatMap(({ same, rule }, index): FiredRule[] => {
    const positions = (found[index] ?? []).filter((met) => fires(rule.definition, met))
    return positions.flatMap(({ change }) => same.map(({ ruleId }) => ({ ruleId, position: change.position })))
  })
  await insertAlertsOfRules(tx, { fired, now, dismissed })
}
