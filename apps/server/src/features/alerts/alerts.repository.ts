import type { EventImportance } from '@merleg/domain/event-importances'
import { COUNTED_ALERTS_MAX } from '@merleg/contract/alerts.contract'
import { bigint, integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { AlertState } from '@merleg/domain/alert-steps'
import { type RawBuilder, sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

/** Which alerts of a subscriber are meant; null: any. */
export type AlertFilter = {
  subscriberId: string
  /** What is put aside is so at this moment. */
  now: Date
  state: AlertState | null
  isSnoozed: boolean | null
  /** An id, or `nobody`. */
  assignee: string | null
  importance: EventImportance | null
  companyId: string | null
  /** Folded like the names of companies. */
  search: string | null
  since: Date | null
  upTo: number | null
}
export type AlertOrder = 'newest' | 'company' | 'day' | 'decided'
type AlertPage = { filter: AlertFilter; orderBy: AlertOrder; limit: number; offset: number }

const ANY: AlertFilter = {
  subscriberId: NO_ID,
  now: new Date(0),
  state: null,
  isSnoozed: null,
  assignee: null,
  importance: null,
  companyId: null,
  search: null,
  since: null,
  upTo: null,
}
const EACH: AlertFilter = {
  ...ANY,
  state: 'open',
  isSnoozed: true,
  assignee: NO_ID,
  importance: 'neutral',
  companyId: '',
  search: 'a',
  since: new Date(0),
  upTo: 1,
}
const FILTERS: readonly [AlertFilter, ...AlertFilter[]] = [
  ANY,
  EACH,
  { ...ANY, state: 'done', isSnoozed: false, assignee: 'nobody' },
  { ...ANY, state: 'proposed' },
]

// As literals: the index of what is worked on is of states, too.
const STATES: Readonly<Record<AlertState, RawBuilder<unknown>>> = {
  open: sql`a.state = 'open' and a.state <> 'done'`,
  proposed: sql`a.state = 'proposed' and a.state <> 'done'`,
  done: sql`a.state = 'done'`,
}

function whereOf(filter: AlertFilter): RawBuilder<unknown> {
  const { subscriberId, now, state, isSnoozed, assignee, importance, companyId, search, since, upTo } = filter
  const conditions = [
    sql`a.subscriber_id = ${subscriberId}`,
    ...(state === null ? [] : [STATES[state]]),
    ...(isSnoozed === null
      ? []
      : [isSnoozed ? sql`a.snoozed_until > ${now}` : sql`(a.snoozed_until > ${now}) is not true`]),
    ...(assignee === null
      ? []
      : [assignee === 'nobody' ? sql`a.assignee_id is null` : sql`a.assignee_id = ${assignee}`]),
    ...(importance === null ? [] : [sql`a.importance = ${importance}`]),
    ...(companyId === null ? [] : [sql`a.company_id = ${companyId}`]),
    ...(since === null ? [] : [sql`a.created_at >= ${since}`]),
    ...(upTo === null ? [] : [sql`a.position <= ${upTo}`]),
    ...(search === null ? [] : [isFound(subscriberId, search)]),
  ]
  return sql`where ${sql.join(conditions, sql` and `)}`
}

// Of the companies of alerts alone: all names of the register in which a frequent word stands are more than those of any watch
// list. At once: in a cluster the names are not where the alerts are (ADR 106).
const isFound = (subscriberId: string, search: string) => sql`
  (starts_with(a.company_id, ${search}) or a.company_id in (
     select n.company_id from company_names n
     where n.company_id = any(array(select distinct company_id from alerts where subscriber_id = ${subscriberId}))
       and strpos(n.folded, ${search}) > 0))`

const RANK = sql`case a.importance when 'negative' then 0 when 'neutral' then 1 else 2 end`
const WEIGHT = sql`coalesce(array_position(array['none', 'partner', 'low', 'medium', 'high'], w.importance), 0)`

const ORDERED: Readonly<Record<AlertOrder, (filter: AlertFilter) => RawBuilder<unknown>>> = {
  newest: (filter) => sql`select a.position from alerts a ${whereOf(filter)} order by a.position desc`,
  decided: (filter) =>
    sql`select a.position from alerts a ${whereOf(filter)} order by a.decided_at desc, a.position desc`,
  day: (filter) => sql`
    select a.position from alerts a ${whereOf(filter)}
    order by (a.created_at at time zone 'Europe/Budapest')::date desc, ${RANK}, a.position desc`,
  company: (filter) => sql`
    select position from (
      select a.position, a.company_id, ${RANK} as rank, min(${RANK}) over one as worst, max(a.position) over one as last, ${WEIGHT} as weight
      from alerts a left join watched_companies w on w.subscriber_id = a.subscriber_id and w.company_id = a.company_id and w.removed_at is null
      ${whereOf(filter)} window one as (partition by a.company_id)
    ) ranked order by worst, weight desc, last desc, company_id, rank, position desc`,
}

const page = statement({
  row: { position: bigint },
  examples: [
    { filter: EACH, orderBy: 'newest', limit: 1, offset: 0 },
    { filter: EACH, orderBy: 'company', limit: 1, offset: 0 },
    { filter: EACH, orderBy: 'day', limit: 1, offset: 0 },
    { filter: EACH, orderBy: 'decided', limit: 1, offset: 0 },
    ...FILTERS.map((filter) => ({ filter, orderBy: 'newest' as const, limit: 1, offset: 0 })),
  ],
  sql: ({ filter, orderBy, limit, offset }: AlertPage) =>
    sql`${ORDERED[orderBy](filter)} limit ${limit} offset ${offset}`,
})

/** Positions of a page of alerts; by company and by day the worst come first. */
export async function listAlertPositions(db: DbOrTx, asked: AlertPage): Promise<number[]> {
  return (await page.list(db, asked)).map(({ position }) => position)
}

const counted = statement({
  row: { count: integer },
  examples: FILTERS,
  sql: (filter: AlertFilter) => sql`
    select count(*)::int as count from (select a.position from alerts a ${whereOf(filter)} limit ${COUNTED_ALERTS_MAX + 1}) counted`,
})

/** How many there are; one more than are counted where there are more than that. */
export async function countAlertsOf(db: DbOrTx, filter: AlertFilter): Promise<number> {
  return (await counted.get(db, filter)).count
}
