import {
  arrayOf,
  bigint,
  boolean,
  date,
  integer,
  json,
  oneOf,
  orNull,
  type RowOf,
  text,
  timestamptz,
} from '@merleg/db/columns'
import type { WatchOrder } from '@merleg/contract/watched-rows'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { levelNumber, type MonitoringWish } from '@merleg/domain/monitoring-events'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { SCORE_BASES, UNRATED_REASONS } from '@merleg/domain/score/rate/company-score'
import { NO_LIMIT_REASONS } from '@merleg/domain/score/rate/credit-limit'
import { WATCH_IMPORTANCES, type WatchImportance } from '@merleg/domain/watch-list/watch-importance'
import { type RawBuilder, sql } from 'kysely'
import { LIMIT_FACTS } from '../report/rating/limit-facts.repository.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Which of the watched companies are meant; null: any. */
export type WatchFilter = {
  subscriberId: string
  search: string | null
  importance: WatchImportance | null
  label: string | null
}
const ANY: WatchFilter = { subscriberId: NOBODY, search: null, importance: null, label: null }
const NARROW: WatchFilter = { subscriberId: NOBODY, search: 'a', importance: 'high', label: 'a' }

const ALL_EVENTS: MonitoringWish = { level: 'high', onlyNegative: false, withClosings: false }
const BAD_EVENTS: MonitoringWish = { level: 'high', onlyNegative: true, withClosings: true }

const toPattern = (search: string): string => search.replace(/[\\%_]/g, '\\$&')

/** By name as names are found, by number, by what was noted. */
function isSearched(subscriberId: string, search: string): RawBuilder<unknown> {
  const pattern = toPattern(search)
  const digits = /^[\p{L}\p{N}\s./-]*$/u.test(search) ? search.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() : ''
  // The register is asked for the companies of the list at once: in a cluster its rows are not where the list is (ADR 106).
  const watched = sql`any(array(
      select company_id from watched_companies where subscriber_id = ${subscriberId} and removed_at is null))`
  return sql`and (
    w.company_id in (select n.company_id from company_names n where n.company_id = ${watched}
      and fold_name(${search}) <> '' and n.folded like '%' || fold_name(${search}) || '%')
    or w.note ilike '%' || ${pattern} || '%'
    or exists (select from unnest(w.labels) l(label) where l.label ilike '%' || ${pattern} || '%')
    or ${digits} <> '' and (w.company_id ilike ${digits} || '%' or w.company_id in (
      select i.company_id from company_profiles i where i.company_id = ${watched}
        and (replace(i.tax_number, '-', '') like ${digits} || '%' or i.register_number_key like ${digits} || '%'))))`
}

function meant({ subscriberId, search, importance, label }: WatchFilter): RawBuilder<unknown> {
  return sql`
    w.subscriber_id = ${subscriberId} and w.removed_at is null
    ${search === null || search === '' ? sql`` : isSearched(subscriberId, search)}
    ${importance === null ? sql`` : sql`and w.importance = ${importance}`}
    ${label === null ? sql`` : sql`and ${label} = any(w.labels)`}`
}

type Ordering = {
  /** Common table expressions after `list`. */
  keys: RawBuilder<unknown>
  from: RawBuilder<unknown>
  by: RawBuilder<unknown>
}

const keyOf = (table: 'company_profiles' | 'scores', key: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  , k as materialized (
      select company_id, ${key} as key from ${sql.table(table)}
      where company_id = any(array(select company_id from list)) ${table === 'scores' ? sql`and superseded_at is null` : sql``}
    )`
const byProfile = (column: string, collation = sql``): Ordering => ({
  keys: keyOf('company_profiles', sql.ref(column)),
  from: sql`left join k using (company_id)`,
  by: sql`k.key ${collation}`,
})
const byScore = (key: RawBuilder<unknown>): Ordering => ({
  keys: keyOf('scores', key),
  from: sql`left join k using (company_id)`,
  by: sql`k.key`,
})
const byOwn = (by: RawBuilder<unknown>): Ordering => ({ keys: sql``, from: sql``, by })
const BY_LANGUAGE = sql`collate "hu-x-icu"`

/** Is the subscriber told of a change m? */
const isTold = ({ level, onlyNegative, withClosings }: MonitoringWish): RawBuilder<unknown> => sql`
  (${onlyNegative ? sql`m.negative_level` : sql`m.level`} <= ${levelNumber(level)}::integer
    ${withClosings ? sql`or m.is_closing` : sql``})`

/** Was the subscriber alerted to a change of the company w by a rule, whatever his level? */
const isOfRule = (subscriberId: string): RawBuilder<unknown> => sql`
  a.subscriber_id = ${subscriberId}::uuid and a.company_id = w.company_id and a.rule_ids <> '{}'`

const lastChange = (told: MonitoringWish, subscriberId: string): RawBuilder<unknown> => sql`
  left join lateral (
    select m.heard_at from monitoring_changes m where m.company_id = w.company_id and ${isTold(told)}
    order by m.position desc limit 1) c on true
  left join lateral (
    select m.heard_at from alerts a join monitoring_changes m using (position) where ${isOfRule(subscriberId)}
    order by a.position desc limit 1) r on true`

/** What rows are ordered by, and what has to be read for it. Whoever has no such value comes last, either way. */
function orderOf({ orderBy, told, filter }: Pick<Page, 'orderBy' | 'told' | 'filter'>): Ordering {
  const orders: Record<WatchOrder, Ordering> = {
    name: byProfile('name', BY_LANGUAGE),
    address: byProfile('seat_settlement', BY_LANGUAGE),
    registrationNumber: byProfile('register_number'),
    taxNumber: byProfile('tax_number'),
    cor: byScore(sql`points`),
    // One of nothing is shown as none.
    creditability: byScore(sql`nullif(credit_limit, 0)`),
    lastEvent: {
      keys: sql``,
      from: lastChange(told, filter.subscriberId),
      by: sql`greatest(c.heard_at, r.heard_at)`,
    },
    importance: byOwn(sql`array_position(${[...WATCH_IMPORTANCES]}::text[], w.importance)`),
    addedAt: byOwn(sql`w.added_at`),
  }
  return orders[orderBy]
}

const ROW_COLUMNS = {
  companyId: text,
  importance: oneOf(WATCH_IMPORTANCES),
  note: text,
  labels: arrayOf(text),
  addedAt: timestamptz,
  name: orNull(text),
  status: orNull(oneOf(COMPANY_STATUSES)),
  kind: orNull(oneOf(ENTITY_KINDS)),
  legalForm: orNull(text),
  legalFormCode: orNull(text),
  address: orNull(text),
  registerNumber: orNull(text),
  taxNumber: orNull(text),
  countryCode: orNull(text),
  isMadeUp: orNull(boolean),
  points: orNull(integer),
  basis: orNull(oneOf(SCORE_BASES)),
  creditLimit: orNull(text),
  limitCurrency: orNull(text),
  noLimitReason: orNull(oneOf(NO_LIMIT_REASONS)),
  unratedReason: orNull(oneOf(UNRATED_REASONS)),
  limitFacts: orNull(json<unknown>()),
  ratedSince: orNull(date),
}
/** A watched company with what the register knows of it; nothing where it has it no more. */
export type WatchedCompany = RowOf<typeof ROW_COLUMNS>

type Page = {
  filter: WatchFilter
  told: MonitoringWish
  orderBy: WatchOrder
  isDescending: boolean
  limit: number
  offset: number
}
const exampleOf = (orderBy: WatchOrder, given: Partial<Page> = {}): Page => ({
  filter: ANY,
  told: ALL_EVENTS,
  orderBy,
  isDescending: false,
  limit: 10,
  offset: 0,
  ...given,
})

const page = statement({
  row: ROW_COLUMNS,
  examples: [
    exampleOf('name', { filter: NARROW, isDescending: true }),
    exampleOf('address'),
    exampleOf('registrationNumber'),
    exampleOf('taxNumber'),
    exampleOf('cor'),
    exampleOf('creditability'),
    exampleOf('lastEvent'),
    exampleOf('lastEvent', { told: BAD_EVENTS }),
    exampleOf('importance'),
    exampleOf('addedAt'),
  ],
  sql: ({ filter, told, orderBy, isDescending, limit, offset }: Page) => {
    const { keys, from, by } = orderOf({ orderBy, told, filter })
    const direction = isDescending ? sql`desc` : sql`asc`
    return sql`
    with list as (
      select w.company_id, w.importance, w.note, w.labels, w.added_at from watched_companies w where ${meant(filter)}
    )${keys}, page as materialized (
      select w.*, row_number() over (order by ${by} ${direction} nulls last, w.company_id) as place
      from list w ${from} order by place limit ${limit} offset ${offset}
    ), p as materialized (
      select * from company_profiles where company_id = any(array(select company_id from page))
    ), s as materialized (
      select * from scores where company_id = any(array(select company_id from page)) and superseded_at is null
    )
    select w.company_id as "companyId", w.importance, w.note, w.labels, w.added_at as "addedAt", p.name, p.status, p.kind,
      p.legal_form as "legalForm", p.legal_form_code as "legalFormCode",
      p.seat as address, p.register_number as "registerNumber", p.tax_number as "taxNumber",
      p.country_code as "countryCode", p.is_made_up as "isMadeUp", s.points::integer as points, s.basis,
      s.credit_limit::text as "creditLimit", s.limit_currency as "limitCurrency", s.as_of as "ratedSince",
      s.no_limit_reason as "noLimitReason", s.unrated_reason as "unratedReason", ${LIMIT_FACTS} as "limitFacts"
    from page w left join p using (company_id) left join s using (company_id) order by w.place`
  },
})

/** A page of the watched companies that are meant. */
export function listWatchedPage(db: DbOrTx, asked: Page): Promise<WatchedCompany[]> {
  return page.list(db, asked)
}

const importances = statement({
  row: { importance: oneOf(WATCH_IMPORTANCES), count: integer },
  examples: [ANY, NARROW],
  sql: (filter: WatchFilter) => sql`
    select w.importance, count(*)::integer as count from watched_companies w
    where ${meant({ ...filter, importance: null })} group by w.importance`,
})

/** How many there are of each importance, whichever of them is meant. */
export function countImportances(db: DbOrTx, filter: WatchFilter): ReturnType<typeof importances.list> {
  return importances.list(db, filter)
}

const labelCounts = statement({
  row: { label: text, count: integer },
  examples: [{ subscriberId: NOBODY, limit: 1 }],
  sql: ({ subscriberId, limit }: { subscriberId: string; limit: number }) => sql`
    select coalesce(l.label, '') as label, count(*)::integer as count from watched_companies w cross join unnest(w.labels) l(label)
    where w.subscriber_id = ${subscriberId} and w.removed_at is null group by l.label
    order by count(*) desc, l.label limit ${limit}`,
})

/** The labels of a subscriber, the most used first. */
export function listLabels(
  db: DbOrTx,
  asked: { subscriberId: string; limit: number },
): ReturnType<typeof labelCounts.list> {
  return labelCounts.list(db, asked)
}

const ids = statement({
  row: { companyId: text },
  examples: [
    { filter: ANY, limit: 1 },
    { filter: NARROW, limit: 1 },
  ],
  sql: ({ filter, limit }: { filter: WatchFilter; limit: number }) => sql`
    select w.company_id as "companyId" from watched_companies w where ${meant(filter)} order by w.company_id limit ${limit}`,
})

/** Ids of the watched companies that are meant. */
export async function listMeantIds(db: DbOrTx, asked: { filter: WatchFilter; limit: number }): Promise<string[]> {
  return (await ids.list(db, asked)).map(({ companyId }) => companyId)
}

type LastAsked = { subscriberId: string; companyIds: readonly string[]; told: MonitoringWish; limit: number }

const lastPositions = statement({
  row: { position: bigint, isByRule: boolean },
  examples: [
    { subscriberId: NOBODY, companyIds: [''], told: ALL_EVENTS, limit: 1 },
    { subscriberId: NOBODY, companyIds: [''], told: BAD_EVENTS, limit: 1 },
  ],
  sql: ({ subscriberId, companyIds, told, limit }: LastAsked) => sql`
    select l.position, l."isByRule" from unnest(${[...companyIds]}::text[]) w(company_id) cross join lateral (
      select h.position, bool_or(h.is_by_rule) as "isByRule" from (
        (select m.position, false as is_by_rule from monitoring_changes m where m.company_id = w.company_id and ${isTold(told)}
         order by m.position desc limit ${limit})
        union all
        (select a.position, true from alerts a where ${isOfRule(subscriberId)} order by a.position desc limit ${limit})
      ) h group by h.position order by h.position desc limit ${limit}) l
    order by l.position desc`,
})

/** Where what was heard of companies last stands, by the level or by a rule, the newest first: of each so many. */
export async function listLastPositions(db: DbOrTx, asked: LastAsked): ReturnType<typeof lastPositions.list> {
  return asked.companyIds.length === 0 ? [] : lastPositions.list(db, asked)
}
