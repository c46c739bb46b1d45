import { bigint, boolean, integer, jsonb, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import {
  EXPORT_COLUMN_NAMES,
  type ExportColumn,
  type ExportSelection,
  exportColumnRule,
  type FieldGroup,
} from '@merleg/domain/list-export/export-columns'
import { groupBit } from '@merleg/domain/list-export/export-price'
import { EXPORT_FORMATS, type ExportFormat } from '@merleg/domain/list-export/export-size'
import { type Locale, LOCALES } from '@merleg/domain/locale'
import { sql } from 'kysely'
import type { OwnedKind } from '../../app/owned.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

const EXPORT_COLUMNS = {
  exportId: uuid,
  subscriberId: uuid,
  userId: uuid,
  quoteId: uuid,
  jobId: uuid,
  searchId: uuid,
  title: text,
  selected: jsonb<ExportSelection>(),
  rowCount: integer,
  price: bigint,
  saving: bigint,
  format: oneOf(EXPORT_FORMATS),
  locale: oneOf(LOCALES),
  holdId: orNull(uuid),
  createdAt: timestamptz,
  deliveredRows: orNull(integer),
  charged: orNull(bigint),
  /** Of it what was given back. */
  refunded: bigint,
  state: oneOf(JOB_STATES),
  doneCount: bigint,
  failure: orNull(text),
  finishedAt: orNull(timestamptz),
  fileName: orNull(text),
  fileBytes: orNull(bigint),
  fileExpiresAt: orNull(timestamptz),
  /** Somebody in it asked, since it was begun, not to be contacted, or may have: the file is given to nobody. */
  isOutdated: boolean,
  /** It was delivered, and which companies are in it is kept. */
  hasRows: boolean,
  isDemo: boolean,
}
/** An export with the quote it runs and the job that makes it; amounts in fillér. */
export type ListExportRow = RowOf<typeof EXPORT_COLUMNS>

const shows = (columns: readonly ExportColumn[]) =>
  sql.join(
    columns.map((column) => sql`(q.selected->>${sql.lit(column)})::boolean`),
    sql` or `,
  )
const showsContacts = shows(EXPORT_COLUMN_NAMES.filter((column) => exportColumnRule(column).isContact === true))
const showsPeople = shows(['entitledToSign', 'owners'])

const OUTDATED = sql`exists (select from contact_opt_outs o
  where o.recorded_at > e.created_at and o.removed_at is null and case o.party_kind
    when 'person' then (${showsPeople}) and (o.named_in is null or exists (select from list_purchases p
      where p.subscriber_id = e.subscriber_id and p.company_id = any(o.named_in)
        and p.field_groups & ${sql.lit(groupBit('people'))} <> 0))
    else (${showsContacts}) and exists (select from list_purchases p
      where p.subscriber_id = e.subscriber_id and p.company_id = o.party_id) end)`

const REFUNDED = sql`(select coalesce(sum(r.amount), 0)::bigint from credit_transfers c
  join credit_transfers r on r.of_transfer_id = c.transfer_id and r.kind = 'refund' where c.of_transfer_id = e.hold_id)`

const SELECTED = sql`
  select e.export_id as "exportId", e.subscriber_id as "subscriberId", e.user_id as "userId", e.quote_id as "quoteId",
    e.job_id as "jobId", q.search_id as "searchId", q.title, q.selected, q.row_count as "rowCount", q.price, q.saving,
    e.format, e.locale, e.hold_id as "holdId", e.created_at as "createdAt", e.delivered_rows as "deliveredRows", e.charged,
    j.state, j.done_count as "doneCount", j.failure, j.finished_at as "finishedAt", j.file_name as "fileName",
    j.file_bytes as "fileBytes", j.file_expires_at as "fileExpiresAt",
    ${REFUNDED} as refunded, ${OUTDATED} as "isOutdated", u.is_demo as "isDemo",
    (e.delivered_at is not null and r.company_ids <> '') as "hasRows"
  from list_exports e join list_quotes q using (quote_id) join list_row_sets r using (row_set_id)
  join long_jobs j on j.job_id = e.job_id
  join users u on u.user_id = e.user_id`

const byId = statement({
  row: EXPORT_COLUMNS,
  examples: [NOBODY],
  sql: (exportId: string) => sql`${SELECTED} where e.export_id = ${exportId}`,
})

export function findListExport(db: DbOrTx, exportId: string): Promise<ListExportRow | null> {
  return byId.find(db, exportId)
}

export const ownListExport: OwnedKind<ListExportRow> = { find: findListExport, missing: 'list-export.not-found' }

const byJob = statement({
  row: { exportId: uuid, holdId: orNull(uuid) },
  examples: [NOBODY],
  sql: (jobId: string) =>
    sql`select export_id as "exportId", hold_id as "holdId" from list_exports where job_id = ${jobId}`,
})

/** The export that a job makes. */
export function findExportOfJob(db: DbOrTx, jobId: string) {
  return byJob.find(db, jobId)
}

const endedHolding = statement({
  row: { jobId: uuid },
  examples: [undefined],
  sql: () => sql`
    select e.job_id as "jobId" from credit_open_holds h join list_exports e using (hold_id) join long_jobs j using (job_id)
    where j.state in ('failed', 'cancelled') order by j.finished_at, e.job_id`,
})

/** Jobs of exports that came to nothing and for which credit is held, the oldest first. */
export async function listEndedHoldingJobs(db: DbOrTx): Promise<string[]> {
  return (await endedHolding.list(db, undefined)).map(({ jobId }) => jobId)
}

const byQuote = statement({
  row: EXPORT_COLUMNS,
  examples: [NOBODY],
  sql: (quoteId: string) => sql`${SELECTED} where e.quote_id = ${quoteId}`,
})

/** The export that runs a quote; there is one at most. */
export function findExportOfQuote(db: DbOrTx, quoteId: string): Promise<ListExportRow | null> {
  return byQuote.find(db, quoteId)
}

type ByKey = { subscriberId: string; requestKey: string }

const byKey = statement({
  row: EXPORT_COLUMNS,
  examples: [{ subscriberId: NOBODY, requestKey: '' }],
  sql: ({ subscriberId, requestKey }: ByKey) =>
    sql`${SELECTED} where e.subscriber_id = ${subscriberId} and e.request_key = ${requestKey}`,
})

export function findExportByKey(db: DbOrTx, asked: ByKey): Promise<ListExportRow | null> {
  return byKey.find(db, asked)
}

type Repeated = {
  userId: string
  searchId: string
  selected: ExportSelection
  format: ExportFormat
  locale: Locale
  /** What was quoted, if anything: then it is of the same companies. */
  quoteId: string | null
  since: Date
}
type StoredRepeated = Omit<Repeated, 'selected'> & { selected: string }

const repeated = statement({
  row: EXPORT_COLUMNS,
  examples: [
    {
      userId: NOBODY,
      searchId: NOBODY,
      selected: '{}',
      format: 'csv',
      locale: 'hu',
      quoteId: NOBODY,
      since: new Date(0),
    },
  ],
  sql: ({ userId, searchId, selected, format, locale, quoteId, since }: StoredRepeated) => sql`${SELECTED}
    where e.user_id = ${userId} and q.search_id = ${searchId} and q.selected = ${selected}::jsonb and e.format = ${format}
      and e.locale = ${locale}
      and (${quoteId}::uuid is null or q.row_set_id = (select row_set_id from list_quotes where quote_id = ${quoteId}))
      and (e.created_at > ${since} or j.finished_at is null) and j.state not in ('failed', 'cancelled')
      and j.cancel_asked_at is null order by e.created_at desc limit 1`,
})

/** The user's export of the same list that is being made or was begun since a moment, unless it came to nothing. */
export function findRepeatedExport(db: DbOrTx, { selected, ...asked }: Repeated): Promise<ListExportRow | null> {
  return repeated.find(db, { ...asked, selected: JSON.stringify(selected) })
}

type Made = { quoteId: string; format: ExportFormat; locale: Locale; since: Date; now: Date }

const made = statement({
  row: EXPORT_COLUMNS,
  examples: [{ quoteId: NOBODY, format: 'csv', locale: 'hu', since: new Date(0), now: new Date(0) }],
  sql: ({ quoteId, format, locale, since, now }: Made) => sql`${SELECTED}
    join list_quotes n on n.quote_id = ${quoteId} and n.user_id = q.user_id and n.row_set_id = q.row_set_id
      and n.selected = q.selected and n.kept is not distinct from q.kept
    where e.format = ${format} and e.locale = ${locale} and e.delivered_at > ${since} and j.file_expires_at > ${now}
      and not ${OUTDATED}
    order by e.created_at desc limit 1`,
})

/** The user's export with the very rows and columns of a quote, whose file is there and may be given. */
export function findMadeExport(db: DbOrTx, asked: Made): Promise<ListExportRow | null> {
  return made.find(db, asked)
}

const latest = statement({
  row: EXPORT_COLUMNS,
  examples: [{ userId: NOBODY, limit: 1 }],
  sql: ({ userId, limit }: { userId: string; limit: number }) =>
    sql`${SELECTED} where e.user_id = ${userId} order by e.created_at desc, e.export_id limit ${limit}`,
})

export function listLatestExports(db: DbOrTx, asked: { userId: string; limit: number }): Promise<ListExportRow[]> {
  return latest.list(db, asked)
}

const underWay = statement({
  row: { count: integer },
  examples: [NOBODY],
  sql: (userId: string) => sql`
    select count(*)::integer as count from list_exports e join long_jobs j using (job_id)
    where e.user_id = ${userId} and j.finished_at is null`,
})

export async function countExportsUnderWay(db: DbOrTx, userId: string): Promise<number> {
  return (await underWay.get(db, userId)).count
}

type Since = { subscriberId: string; since: Date }

const begun = statement({
  row: { count: integer },
  examples: [{ subscriberId: NOBODY, since: new Date(0) }],
  sql: ({ subscriberId, since }: Since) => sql`
    select count(*)::integer as count from list_exports where subscriber_id = ${subscriberId} and created_at > ${since}`,
})

export async function countExportsSince(db: DbOrTx, asked: Since): Promise<number> {
  return (await begun.get(db, asked)).count
}

const lock = command({
  examples: [NOBODY],
  sql: (subscriberId: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended(${`list-exports ${subscriberId}`}, 0))`,
})

/** Until the end of the transaction the subscriber begins no other export: keys and the limit of a day are his. */
export async function lockExportsOf(tx: Tx, subscriberId: string): Promise<void> {
  await lock.run(tx, subscriberId)
}

export type NewExport = {
  exportId: string
  subscriberId: string
  userId: string
  quoteId: string
  jobId: string
  requestKey: string
  format: ExportFormat
  locale: Locale
  holdId: string | null
  now: Date
}

const added = command({
  examples: [
    {
      exportId: NOBODY,
      subscriberId: NOBODY,
      userId: NOBODY,
      quoteId: NOBODY,
      jobId: NOBODY,
      requestKey: '',
      format: 'csv',
      locale: 'hu',
      holdId: null,
      now: new Date(0),
    },
  ],
  sql: (row: NewExport) => sql`
    insert into list_exports (export_id, subscriber_id, user_id, quote_id, job_id, request_key, format, locale, hold_id, created_at)
    values (${row.exportId}, ${row.subscriberId}, ${row.userId}, ${row.quoteId}, ${row.jobId}, ${row.requestKey},
      ${row.format}, ${row.locale}, ${row.holdId}, ${row.now})`,
})

export async function insertListExport(tx: Tx, row: NewExport): Promise<void> {
  await added.run(tx, row)
}

type Delivery = {
  exportId: string
  rowCount: number
  charged: number
  saving: number
  bought: Record<FieldGroup, number>
  /** Of the companies of the row set those that are in the file; null where all are. */
  kept: Buffer | null
  now: Date
}
type StoredDelivery = Omit<Delivery, 'bought'> & { bought: string }

const delivered = command({
  examples: [{ exportId: NOBODY, rowCount: 0, charged: 0, saving: 0, bought: '{}', kept: null, now: new Date(0) }],
  sql: ({ exportId, rowCount, charged, saving, bought, kept, now }: StoredDelivery) => sql`
    with delivered as (update list_exports set delivered_at = ${now}, delivered_rows = ${rowCount}, charged = ${charged}, bought = ${bought}::jsonb
      where export_id = ${exportId} and delivered_at is null returning quote_id)
    update list_quotes q set saving = ${saving}, kept = ${kept} from delivered d where q.quote_id = d.quote_id`,
})

/** Writes down what and who was delivered, what was paid and really saved; false where it was delivered before. */
export async function updateDelivered(tx: Tx, { bought, ...delivery }: Delivery): Promise<boolean> {
  return (await delivered.run(tx, { ...delivery, bought: JSON.stringify(bought) })) > 0
}
