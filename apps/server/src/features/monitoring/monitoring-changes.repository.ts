import { EVENT_IMPORTANCES } from '@merleg/domain/event-importances'
import {
  bigint,
  date,
  integer,
  jsonb,
  oneOf,
  orNull,
  type RowOf,
  smallint,
  text,
  timestamptz,
} from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { statement } from '@merleg/db/statement'
import { MONITORING_EVENT_KINDS, TOLD_AS } from '@merleg/domain/monitoring-events'
import {
  LOOK_ORIGINS,
  type MissingFound,
  type OpenMatch,
  type RatingFound,
  type RelatedFailure,
} from '@merleg/domain/monitoring-looks'
import { type RawBuilder, sql } from 'kysely'
import { SOURCE_COLUMN, SOURCE_SQL } from '../register/facts.repository.ts'
import type { ToldEntry } from '../report/timeline/render-title.ts'

const CHANGE_ORIGINS = ['register', ...LOOK_ORIGINS] as const

/** What an event that was found by looking says: of a rating, of accounts, of a company that failed, of a match, of owners. */
export type FoundState = RatingFound &
  MissingFound['missing'][number] &
  RelatedFailure &
  Omit<OpenMatch, 'day'> & { count: number }

const EVENT_COLUMNS = {
  position: bigint,
  companyId: text,
  origin: oneOf(CHANGE_ORIGINS),
  /** When the register heard it, or it was found. */
  heardAt: timestamptz,
  /** Who told it; null where it was found by what is known. */
  source: orNull(SOURCE_COLUMN),
  place: smallint,
  kind: oneOf(MONITORING_EVENT_KINDS),
  level: smallint,
  importance: oneOf(EVENT_IMPORTANCES),
  toldAs: oneOf(TOLD_AS),
  occurredOn: date,
  slot: text,
  /** What the entry of the register said, where it is of one. */
  before: orNull(jsonb<ToldEntry>()),
  after: orNull(jsonb<ToldEntry>()),
  /** Of accounts the year they are for. */
  year: orNull(integer),
  /** What was found by looking, before and now; null of entries. */
  was: orNull(jsonb<Partial<FoundState>>()),
  is: orNull(jsonb<Partial<FoundState>>()),
}
type EventRow = RowOf<typeof EVENT_COLUMNS>

/** An event of a change, by the table of events in the domain. */
export type StoredEvent = Omit<EventRow, 'position' | 'companyId' | 'origin' | 'heardAt' | 'source'>
/** What one filing, or one look at what follows from it, told of one company; bad news first. */
export type StoredChange = Pick<EventRow, 'position' | 'companyId' | 'origin' | 'heardAt' | 'source'> & {
  events: readonly [StoredEvent, ...StoredEvent[]]
}

const entryOf = (column: 'before' | 'after') => sql`
  case when c.origin = 'register' and e.section <> 'statement' and e.${sql.ref(column)} is not null
       then jsonb_build_object('section', e.section, 'companyId', c.company_id, 'payload', e.${sql.ref(column)}) end`

const EVENTS_SQL = (which: RawBuilder<unknown>) => sql`
  select c.position, c.company_id as "companyId", c.origin, c.heard_at as "heardAt",
         case when s.source_id is not null then ${SOURCE_SQL} end as source, e.place, e.kind, e.level, e.importance, e.told_as as "toldAs",
         e.occurred_on as "occurredOn", e.slot, ${entryOf('before')} as before, ${entryOf('after')} as after,
         case when e.section = 'statement' then (e.after->>'year')::integer end as year,
         case when c.origin <> 'register' then e.before end as was, case when c.origin <> 'register' then e.after end as is
  from ${which} c join monitoring_events e using (position) left join batches b using (batch_id) left join sources s using (source_id)`

const byPositions = statement({
  row: EVENT_COLUMNS,
  examples: [[1]],
  sql: (positions: readonly number[]) => sql`
    ${onePlan} ${EVENTS_SQL(sql`monitoring_changes`)}
    where c.position = any(${[...positions]}::bigint[]) order by c.position, e.place`,
})

/** The changes at some positions, by position; absent where there is none. */
export async function listChangesAt(
  db: DbOrTx,
  positions: readonly number[],
): Promise<ReadonlyMap<number, StoredChange>> {
  if (positions.length === 0) return new Map()
  return new Map(groupEvents(await byPositions.list(db, positions)).map((change) => [change.position, change]))
}

type OfCompany = { companyId: string; before: number; limit: number }

const ofCompany = statement({
  row: EVENT_COLUMNS,
  examples: [{ companyId: '', before: 1, limit: 1 }],
  sql: ({ companyId, before, limit }: OfCompany) => sql`
    ${onePlan} ${EVENTS_SQL(sql`(
      select * from monitoring_changes where company_id = ${companyId} and position < ${before} order by position desc limit ${limit})`)}
    order by c.position desc, e.place`,
})

/** What was heard of a company, the newest first; `before`: those before a position, for the next page. */
export async function listCompanyChanges(
  db: DbOrTx,
  { companyId, before = Number.MAX_SAFE_INTEGER, limit }: { companyId: string; before?: number; limit: number },
): Promise<StoredChange[]> {
  return groupEvents(await ofCompany.list(db, { companyId, before, limit }))
}

function groupEvents(rows: readonly EventRow[]): StoredChange[] {
  return [...Map.groupBy(rows, ({ position }) => position).values()].flatMap((events) => {
    const [first, ...others] = events
    if (first === undefined) return []
    const { position, companyId, origin, heardAt, source } = first
    return [{ position, companyId, origin, heardAt, source, events: [first, ...others] }]
  })
}
