import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import {
  arrayOf,
  bigint,
  boolean,
  integer,
  oneOf,
  orNull,
  type RowOf,
  text,
  timestamptz,
  uuid,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { ALERT_STATES } from '@merleg/domain/alert-steps'
import { MONITORING_LEVELS } from '@merleg/domain/monitoring-events'
import { sql } from 'kysely'

const WATCH_IMPORTANCES = ['none', 'partner', 'low', 'medium', 'high'] as const

const LINE_COLUMNS = {
  position: bigint,
  version: integer,
  companyId: text,
  importance: oneOf(EVENT_IMPORTANCES),
  isByRule: boolean,
  /** Of the rules that asked for it, as far as they are kept. */
  ruleNames: arrayOf(text),
  createdAt: timestamptz,
  state: oneOf(ALERT_STATES),
  assigneeId: orNull(uuid),
  assigneeName: orNull(text),
  snoozedUntil: orNull(timestamptz),
  proposedBy: orNull(uuid),
  proposerName: orNull(text),
  decidedBy: orNull(uuid),
  deciderName: orNull(text),
  decidedAt: orNull(timestamptz),
  watchImportance: orNull(oneOf(WATCH_IMPORTANCES)),
}
/** An alert as it stands, with the names of those who have to do with it. */
export type AlertLine = RowOf<typeof LINE_COLUMNS>

type AskedLines = { subscriberId: string; positions: readonly number[] }

const lines = statement({
  row: LINE_COLUMNS,
  examples: [{ subscriberId: '00000000-0000-0000-0000-000000000000', positions: [1] }],
  sql: ({ subscriberId, positions }: AskedLines) => sql`
    ${onePlan} select a.position, a.version, a.company_id as "companyId", a.importance, cardinality(a.rule_ids) > 0 as "isByRule",
           array(select r.name from alert_rules r where r.rule_id = any(a.rule_ids) and r.subscriber_id = a.subscriber_id order by r.name) as "ruleNames",
           a.created_at as "createdAt", a.state, a.assignee_id as "assigneeId", assignee.name as "assigneeName",
           a.snoozed_until as "snoozedUntil", a.proposed_by as "proposedBy", proposer.name as "proposerName",
           a.decided_by as "decidedBy", decider.name as "deciderName", a.decided_at as "decidedAt", w.importance as "watchImportance"
    from alerts a
      left join users assignee on assignee.user_id = a.assignee_id
      left join users proposer on proposer.user_id = a.proposed_by
      left join users decider on decider.user_id = a.decided_by
      left join watched_companies w on w.subscriber_id = a.subscriber_id and w.company_id = a.company_id and w.removed_at is null
    where a.subscriber_id = ${subscriberId} and a.position = any(${[...positions]}::bigint[])`,
})

/** Alerts of a subscriber by their positions, in that order; who has none there gets none. */
export async function listAlertLines(db: DbOrTx, { subscriberId, positions }: AskedLines): Promise<AlertLine[]> {
  if (positions.length === 0) return []
  const found = new Map((await lines.list(db, { subscriberId, positions })).map((line) => [line.position, line]))
  return positions.flatMap((position) => found.get(position) ?? [])
}

const DESK_COLUMNS = {
  hasFourEyes: boolean,
  level: oneOf(MONITORING_LEVELS),
  onlyNegative: boolean,
  withClosings: boolean,
}
/** What a subscriber wants to hear, and how he wants to decide. */
export type AlertDesk = RowOf<typeof DESK_COLUMNS>

const desk = statement({
  row: DESK_COLUMNS,
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (subscriberId: string) => sql`
    ${onePlan} select s.monitoring_four_eyes as "hasFourEyes", s.monitoring_level as level,
           s.monitoring_negative_events as "onlyNegative", s.notification_of_closes as "withClosings"
    from subscribers s where s.subscriber_id = ${subscriberId}`,
})

export async function getAlertDeskOf(db: DbOrTx, subscriberId: string): Promise<AlertDesk> {
  return desk.get(db, subscriberId)
}

const USER_COLUMNS = { userId: uuid, name: text }
export type AlertUser = RowOf<typeof USER_COLUMNS>

const colleagues = statement({
  row: USER_COLUMNS,
  examples: ['00000000-0000-0000-0000-000000000000'],
  sql: (subscriberId: string) => sql`
    ${onePlan} select u.user_id as "userId", u.name from users u join subscribers s using (subscriber_id)
    where u.subscriber_id = ${subscriberId} and u.disabled_at is null
      and 'Monitoring' = any(claims_left(s.claims, u.withheld_claims))
    order by u.name collate "hu-x-icu", u.user_id`,
})

/** Those who can work on the alerts of a subscriber: from whom the module is withheld sees none. */
export async function listColleagues(db: DbOrTx, subscriberId: string): Promise<AlertUser[]> {
  return colleagues.list(db, subscriberId)
}
