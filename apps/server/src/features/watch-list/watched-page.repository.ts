import { arrayOf, bigint, boolean, integer, oneOf, orNull, type RowOf, text, timestamptz } from '@merleg/db/columns'
import type { WatchOrder } from '@merleg/contract/watched-rows'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { levelNumber, type MonitoringWish } from '@merleg/domain/monitoring-events'
import { ENTITY_KINDS } from '@merleg/domain/report-id'
import { WATCH_IMPORTANCES, type WatchImportance } from '@merleg/domain/watch-list/watch-importance'
import { type RawBuilder, sql } from 'kysely'

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
function isSearched(search: string): RawBuilder<unknown> {
  const pattern = toPattern(search)
  const digits = /^[\p{L}\p{N}\s./-]*$/u.test(search) ? search.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase() : ''
  return sql`and (
    exists (select from company_names n where n.company_id = w.company_id
      and fold_name(${search}) <> '' and n.folded like '%' || fold_name(${search}) || '%')
    or w.note ilike '%' || ${pattern} || '%'
    or exists (select from unnest(w.labels) l(label) where l.label ilike '%' || ${pattern} || '%')
    or ${digits} <> '' and (w.company_id ilike ${digits} || '%' or exists (
      select from company_profiles i where i.company_id = w.company_id
        and (replace(i.tax_number, '-', '') like ${digits} || '%' or i.register_number_key like ${digits} || '%'))))`
}

function meant({ subscriberId, search, importance, label }: WatchFilter): RawBuilder<unknown> {
  return sql`
    w.subscriber_id = ${subscriberId} and w.removed_at is null
    ${search === null || search === '' ? sql`` : isSearched(search)}
    ${importance === null ? sql`` : sql`and w.importance = ${importance}`}
    ${label === null ? sql`` : sql`and ${label} = any(w.labels)`}`
}

const PROFILE = sql`left join company_profiles p on p.company_id = w.company_id`
const SCORE = sql`left join scores s on s.company_id = w.company_id and s.superseded_at is null`

/** Is the subscriber told of a change m? */
const isTold = ({ level, onlyNegative, withClosings }: MonitoringWish): RawBuilder<unknown> => sql`
  (${onlyNegative ? sql`m.negative_level` : sql`m.level`} <= ${levelNumber(level)}::integer
    ${withClosings ? sql`or m.is_closing` : sql``})`

const lastChange = (told: MonitoringWish): RawBuilder<unknown> => sql`
  left join lateral (
    select m.heard_at from monitoring_changes m where m.company_id = w.company_id and ${isTold(told)}
    order by m.position desc limit 1) c on true`

/** What rows are ordered by, and what has to be read for it. Whoever has no such value comes last, either way. */
function orderOf(order: WatchOrder, told: MonitoringWish): { from: RawBuilder<unknown>; by: RawBuilder<unknown> } {
  const orders: Record<WatchOrder, { from: RawBuilder<unknown>; by: RawBuilder<unknown> }> = {
    name: { from: PROFILE, by: sql`p.name collate "hu-x-icu"` },
    address: { from: PROFILE, by: sql`p.seat_settlement collate "hu-x-icu"` },
    registrationNumber: { from: PROFILE, by: sql`p.register_number` },
    taxNumber: { from: PROFILE, by: sql`p.tax_number` },
    cor: { from: SCORE, by: sql`s.points` },
    creditability: { from: SCORE, by: sql`s.credit_limit` },
    lastEvent: { from: lastChange(told), by: sql`c.heard_at` },
    importance: { from: sql``, by: sql`array_position(${[...WATCH_IMPORTANCES]}::text[], w.importance)` },
    addedAt: { from: sql``, by: sql`w.added_at` },
  }
  return orders[order]
}

const ROW_COLUMNS = {
  companyId: text,
  importance: oneOf(WATCH_IMPORTANCES),
  note: text,
  labels: arrayOf(text),
  addedAt: timestamptz,
  name: orNull(text),
  kind: orNull(oneOf(ENTITY_KINDS)),
  legalForm: orNull(text),
  legalFormCode: orNull(text),
  address: orNull(text),
  registerNumber: orNull(text),
  taxNumber: orNull(text),
  countryCode: orNull(text),
  isMadeUp: orNull(boolean),
  points: orNull(integer),
  creditLimit: orNull(text),
  limitCurrency: orNull(text),
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
    const { from, by } = orderOf(orderBy, told)
    const direction = isDescending ? sql`desc` : sql`asc`
    return sql`
    select w.company_id as "companyId", w.importance, w.note, w.labels, w.added_at as "addedAt", p.name, p.kind,
      p.legal_form as "legalForm", p.legal_form_code as "legalFormCode",
      p.seat as address, p.register_number as "registerNumber", p.tax_number as "taxNumber",
      p.country_code as "countryCode", p.is_made_up as "isMadeUp", s.points::integer as points,
      s.credit_limit::text as "creditLimit", s.limit_currency as "limitCurrency"
    from (
      select w.company_id, w.importance, w.note, w.labels, w.added_at,
        row_number() over (order by ${by} ${direction} nulls last, w.company_id) as place
      from watched_companies w ${from} where ${meant(filter)}
      order by place limit ${limit} offset ${offset}
    ) w ${PROFILE} ${SCORE} order by w.place`
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

const lastPositions = statement({
  row: { position: bigint },
  examples: [
    { companyIds: [''], told: ALL_EVENTS, limit: 1 },
    { companyIds: [''], told: BAD_EVENTS, limit: 1 },
  ],
  sql: ({ companyIds, told, limit }: { companyIds: readonly string[]; told: MonitoringWish; limit: number }) => sql`
    select l.position from unnest(${[...companyIds]}::text[]) w(company_id) cross join lateral (
      select m.position from monitoring_changes m where m.company_id = w.company_id and ${isTold(told)}
      order by m.position desc limit ${limit}) l
    order by l.position desc`,
})

/** Where what was heard of companies last stands, the newest first: of each so many. */
export async function listLastPositions(
  db: DbOrTx,
  asked: { companyIds: readonly string[]; told: MonitoringWish; limit: number },
): Promise<number[]> {
  if (asked.companyIds.length === 0) return []
  return (await lastPositions.list(db, asked)).map(({ position }) => position)
}
