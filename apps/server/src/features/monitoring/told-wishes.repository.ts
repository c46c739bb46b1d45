import { boolean, jsonb, oneOf } from '@merleg/db/columns'
import { RuleDefinition } from '@merleg/contract/alert-rule'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { MONITORING_LEVELS, type MonitoringWish } from '@merleg/domain/monitoring-events'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

const wishes = statement({
  row: { level: oneOf(MONITORING_LEVELS), onlyNegative: boolean, withClosings: boolean },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    ${onePlan} select monitoring_level as level, monitoring_negative_events as "onlyNegative",
      notification_of_closes as "withClosings" from subscribers where subscriber_id = ${subscriberId}`,
})

/** Which events a subscriber is told of. */
export function findMonitoringWish(db: DbOrTx, subscriberId: string): Promise<MonitoringWish> {
  return wishes.get(db, subscriberId)
}

const activeRules = statement({
  row: { definition: jsonb<unknown>() },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    ${onePlan} select r.definition from alert_rules r
    where r.subscriber_id = ${subscriberId} and r.is_active and r.deleted_at is null`,
})

/** The rules by which a subscriber is alerted besides; one that cannot be read fires at nothing. */
async function listActiveRules(db: DbOrTx, subscriberId: string): Promise<RuleDefinition[]> {
  const stored = await activeRules.list(db, subscriberId)
  return stored.flatMap(({ definition }) => RuleDefinition.safeParse(definition).data ?? [])
}

/** Of what a subscriber may be alerted. */
export type Wanted = { wish: MonitoringWish; rules: readonly RuleDefinition[] }

export async function findWanted(db: DbOrTx, subscriberId: string): Promise<Wanted> {
  const [wish, rules] = await Promise.all([findMonitoringWish(db, subscriberId), listActiveRules(db, subscriberId)])
  return { wish, rules }
}
