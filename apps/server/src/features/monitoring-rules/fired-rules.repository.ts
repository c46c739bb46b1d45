import { jsonb, type RowOf, uuid } from '@merleg/db/columns'
import type { Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { sql } from 'kysely'
import { type FanOut, IS_WATCHED_BY_THEN } from '../monitoring/alerts-fan-out.repository.ts'
import { isDismissed } from '../monitoring/dismissed-matches.repository.ts'
import type { Span } from '../register/feed.repository.ts'

const RULE_COLUMNS = { ruleId: uuid, definition: jsonb<unknown>() }
/** An active rule, as it is stored. */
export type ActiveRule = RowOf<typeof RULE_COLUMNS>

const concerned = statement({
  row: RULE_COLUMNS,
  examples: [{ after: 0, upTo: 1 }],
  sql: ({ after, upTo }: Span) => sql`
    ${onePlan} select r.rule_id as "ruleId", r.definition from alert_rules r
    where r.is_active and r.deleted_at is null and exists (
      select from monitoring_changes c join watched_companies w using (company_id)
      where c.position > ${after} and c.position <= ${upTo} and w.subscriber_id = r.subscriber_id and w.removed_at is null)`,
})

/** The active rules of those who watch a company of the span. */
export async function listConcernedRules(tx: Tx, span: Span): Promise<ActiveRule[]> {
  return concerned.list(tx, span)
}

export type FiredRule = { ruleId: string; position: number }
type Fired = Omit<FanOut, 'span'> & { fired: readonly FiredRule[] }

// Who watches is asked as the alerts of the watch list ask it; what the subscriber noted of the company decides here.
const insertFired = command({
  examples: [{ fired: [], now: new Date(0), dismissed: [] }],
  sql: ({ fired, now, dismissed }: Fired) => sql`
    with told as (
      select r.subscriber_id, c.position, c.company_id, array_agg(r.rule_id order by r.rule_id) as rule_ids,
        max(array_position(array['neutral', 'positive', 'negative'], r.definition->>'importance')) as weight
      from jsonb_to_recordset(${JSON.stringify(fired)}::jsonb) as f("ruleId" uuid, position bigint)
      join alert_rules r on r.rule_id = f."ruleId" join monitoring_changes c using (position)
      join watched_companies w on (w.subscriber_id, w.company_id) = (r.subscriber_id, c.company_id)
      cross join lateral (select r.definition#>'{watched,importances}' as importances, r.definition#>'{watched,labels}' as labels) d
      where r.is_active and r.deleted_at is null and w.removed_at is null and ${IS_WATCHED_BY_THEN}
        and not ${isDismissed(dismissed, sql`r.subscriber_id`)}
        and (d.importances = '[]' or d.importances ? w.importance) and (d.labels = '[]' or d.labels ?| w.labels)
      group by r.subscriber_id, c.position, c.company_id
    )
    insert into alerts as a (subscriber_id, position, company_id, importance, rule_ids, created_at)
    select subscriber_id, position, company_id, (array['neutral', 'positive', 'negative'])[weight], rule_ids, ${now}::timestamptz from told
    on conflict (subscriber_id, position) do update set rule_ids = excluded.rule_ids,
      importance = case when 'negative' in (a.importance, excluded.importance) then 'negative'
                        when 'positive' in (a.importance, excluded.importance) then 'positive' else 'neutral' end`,
})

/** Alerts of rules that fired: of those that watch the company, beside or in the alerts of their levels. */
export async function insertAlertsOfRules(tx: Tx, rules: Fired): Promise<void> {
  if (rules.fired.length > 0) await insertFired.run(tx, rules)
}
