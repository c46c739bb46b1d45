import { boolean, integer, jsonb, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { RuleDefinition } from '@merleg/contract/alert-rule'
import { sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const RULE_COLUMNS = {
  ruleId: uuid,
  subscriberId: uuid,
  name: text,
  /** As it was stored; see `readStoredRule`. */
  definition: jsonb<unknown>(),
  isActive: boolean,
  updatedAt: timestamptz,
  deletedAt: orNull(timestamptz),
}
/** A rule of a subscriber. */
export type AlertRuleRow = RowOf<typeof RULE_COLUMNS>

const ROW_SQL = sql`r.rule_id as "ruleId", r.subscriber_id as "subscriberId", r.name, r.definition, r.is_active as "isActive",
  r.updated_at as "updatedAt", r.deleted_at as "deletedAt"`

const byId = statement({
  row: RULE_COLUMNS,
  examples: [NO_ID],
  sql: (ruleId: string) => sql`select ${ROW_SQL} from alert_rules r where r.rule_id = ${ruleId}`,
})

/** Rules that are not deleted. */
export const ownAlertRule: OwnedKind<AlertRuleRow> = {
  find: async (db, ruleId) => {
    const found = await byId.find(db, ruleId)
    return found?.deletedAt === null ? found : null
  },
  missing: 'alert-rule.not-found',
}

/** Rules, also those that were deleted a while ago. */
export const ownAlertRuleOrDeleted: OwnedKind<AlertRuleRow> = {
  find: (db, ruleId) => byId.find(db, ruleId),
  missing: 'alert-rule.not-found',
}

/** What a subscriber does with his rules comes one after the other. */
export async function lockRulesOf(tx: Tx, subscriberId: string): Promise<void> {
  await tx
    .selectFrom('subscribers')
    .select('subscriber_id')
    .where('subscriber_id', '=', subscriberId)
    .forNoKeyUpdate()
    .execute()
}

const LISTED_COLUMNS = { ...RULE_COLUMNS, recentAlerts: integer }
export type ListedRule = RowOf<typeof LISTED_COLUMNS>

const ofSubscriber = statement({
  row: LISTED_COLUMNS,
  examples: [{ subscriberId: NO_ID, since: new Date(0) }],
  sql: ({ subscriberId, since }: { subscriberId: string; since: Date }) => sql`
    with recent as (
      select unnest(a.rule_ids) as rule_id from monitoring_changes c join alerts a using (position)
      where c.heard_at >= ${since}::timestamptz and a.subscriber_id = ${subscriberId} and a.rule_ids <> '{}'
    ), counted as (select rule_id, count(*)::integer as count from recent group by rule_id)
    select ${ROW_SQL}, coalesce(n.count, 0) as "recentAlerts"
    from alert_rules r left join counted n using (rule_id)
    where r.subscriber_id = ${subscriberId} and r.deleted_at is null order by r.name collate "hu-x-icu", r.rule_id`,
})

/** The rules of a subscriber by name, with how many alerts they made of what was heard since a moment. */
export async function listRulesOf(db: DbOrTx, asked: { subscriberId: string; since: Date }): Promise<ListedRule[]> {
  return ofSubscriber.list(db, asked)
}

export async function countRulesOf(db: DbOrTx, subscriberId: string): Promise<number> {
  const counted = db
    .selectFrom('alert_rules')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subscriber_id', '=', subscriberId)
    .where('deleted_at', 'is', null)
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

const namesake = statement({
  row: { ruleId: uuid },
  examples: [{ subscriberId: NO_ID, name: '' }],
  sql: ({ subscriberId, name }: { subscriberId: string; name: string }) => sql`
    select rule_id as "ruleId" from alert_rules
    where subscriber_id = ${subscriberId} and lower(name) = lower(${name}) and deleted_at is null`,
})

/** The rule of that name, however it is written in capitals. */
export async function findRuleByName(
  db: DbOrTx,
  asked: { subscriberId: string; name: string },
): Promise<string | null> {
  return (await namesake.find(db, asked))?.ruleId ?? null
}

export type RuleContent = { name: string; definition: RuleDefinition; isActive: boolean }

/** Answers the id. */
export async function insertRule(
  tx: Tx,
  { subscriberId, userId, content, now }: { subscriberId: string; userId: string; content: RuleContent; now: Date },
): Promise<string> {
  const { rule_id: id } = await tx
    .insertInto('alert_rules')
    .values({
      subscriber_id: subscriberId,
      name: content.name,
      definition: JSON.stringify(content.definition),
      is_active: content.isActive,
      created_by: userId,
      created_at: now,
      updated_at: now,
    })
    .returning('rule_id')
    .executeTakeFirstOrThrow()
  return id
}

/** `now`: of a change by which a form that was opened before is overtaken. */
type RuleChanges = Partial<RuleContent> & { deletedAt?: Date | null; now?: Date }

export async function updateRule(db: DbOrTx, ruleId: string, changes: RuleChanges): Promise<void> {
  const { name, definition, isActive, deletedAt, now } = changes
  await db
    .updateTable('alert_rules')
    .set({
      ...(now === undefined ? {} : { updated_at: now }),
      ...(name === undefined ? {} : { name }),
      ...(definition === undefined ? {} : { definition: JSON.stringify(definition) }),
      ...(isActive === undefined ? {} : { is_active: isActive }),
      ...(deletedAt === undefined ? {} : { deleted_at: deletedAt }),
    })
    .where('rule_id', '=', ruleId)
    .execute()
}

const labels = statement({
  row: { label: text },
  examples: [NO_ID],
  sql: (subscriberId: string) => sql`
    select label from watched_companies w cross join unnest(w.labels) as l(label)
    where w.subscriber_id = ${subscriberId} and w.removed_at is null group by label order by count(*) desc, label limit 200`,
})

/** The labels on the watch list, the most used first. */
export async function listWatchedLabels(db: DbOrTx, subscriberId: string): Promise<string[]> {
  return (await labels.list(db, subscriberId)).map(({ label }) => label)
}
