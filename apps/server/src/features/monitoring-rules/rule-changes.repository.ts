import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import {
  bigint,
  date,
  integer,
  jsonb,
  oneOf,
  orNull,
  present,
  type RowOf,
  smallint,
  text,
  timestamptz,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { MONITORING_EVENT_KINDS, TOLD_AS, type ToldEvent } from '@merleg/domain/monitoring-events'
import type { RatingFound } from '@merleg/domain/monitoring-looks'
import type { RatingMove, RuleEvent } from '@merleg/domain/monitoring-rules/happens'
import { type RawBuilder, sql } from 'kysely'
import type { Span } from '../register/feed.repository.ts'

const EVENT_COLUMNS = {
  position: bigint,
  companyId: text,
  heardAt: timestamptz,
  kind: oneOf(MONITORING_EVENT_KINDS),
  level: smallint,
  importance: oneOf(EVENT_IMPORTANCES),
  toldAs: oneOf(TOLD_AS),
  occurredOn: date,
  year: orNull(integer),
}
type EventRow = RowOf<typeof EVENT_COLUMNS>

/** A change with its events as rules see them. */
export type RuleChange = {
  readonly position: number
  readonly companyId: string
  readonly heardAt: Date
  readonly events: ReadonlyArray<RuleEvent & ToldEvent>
}

const EVENTS = (which: RawBuilder<unknown>) => sql`
  select c.position, c.company_id as "companyId", c.heard_at as "heardAt", e.kind, e.level, e.importance,
    e.told_as as "toldAs", e.occurred_on as "occurredOn",
    case when e.kind = 'statement-filed' then (e.after->>'year')::integer end as year
  from monitoring_changes c join monitoring_events e using (position) where ${which} order by c.position, e.place`

const ofSpan = statement({
  row: EVENT_COLUMNS,
  examples: [{ after: 0, upTo: 1 }],
  sql: ({ after, upTo }: Span) => sql`${onePlan} ${EVENTS(sql`c.position > ${after} and c.position <= ${upTo}`)}`,
})

/** The changes of a span, by position. */
export async function listChangesOfSpan(db: DbOrTx, span: Span): Promise<RuleChange[]> {
  return groupChanges(await ofSpan.list(db, span))
}

type OfCompanies = { companyIds: readonly string[]; from: Date; to: Date }

const ofCompanies = statement({
  row: EVENT_COLUMNS,
  examples: [{ companyIds: [''], from: new Date(0), to: new Date(0) }],
  sql: ({ companyIds, from, to }: OfCompanies) => sql`
    ${onePlan} ${EVENTS(sql`c.company_id = any(${[...companyIds]}::text[])
      and c.heard_at >= ${from}::timestamptz and c.heard_at <= ${to}::timestamptz`)}`,
})

/** What was heard of companies between two moments, by position. */
export async function listChangesOfCompanies(db: DbOrTx, asked: OfCompanies): Promise<RuleChange[]> {
  return groupChanges(await ofCompanies.list(db, asked))
}

function groupChanges(rows: readonly EventRow[]): RuleChange[] {
  return [...Map.groupBy(rows, ({ position }) => position).values()].flatMap((events) => {
    const [first] = events
    if (first === undefined) return []
    const { position, companyId, heardAt } = first
    return [{ position, companyId, heardAt, events }]
  })
}

const MOVE_COLUMNS = {
  position: bigint,
  companyId: text,
  heardAt: timestamptz,
  was: present(jsonb<RatingFound>()),
  is: present(jsonb<RatingFound>()),
}
/** How a rating moved, and by which change. */
export type PlacedMove = RatingMove & { readonly position: number; readonly companyId: string }

const moves = statement({
  row: MOVE_COLUMNS,
  examples: [{ companyIds: [''], from: new Date(0), to: new Date(0) }],
  sql: ({ companyIds, from, to }: OfCompanies) => sql`
    ${onePlan} select c.position, c.company_id as "companyId", c.heard_at as "heardAt", e.before as was, e.after as is
    from monitoring_changes c join monitoring_events e using (position)
    where c.company_id = any(${[...companyIds]}::text[]) and c.origin = 'rating' and e.section = 'rating'
      and e.before is not null and e.after is not null
      and c.heard_at >= ${from}::timestamptz and c.heard_at <= ${to}::timestamptz
    order by c.company_id, c.position, e.kind <> 'rating-model'`,
})

/** The moves of the ratings of companies between two moments, by company and position, those by another model first. */
export async function listRatingMoves(db: DbOrTx, asked: OfCompanies): Promise<Map<string, PlacedMove[]>> {
  return Map.groupBy(await moves.list(db, asked), ({ companyId }) => companyId)
}
