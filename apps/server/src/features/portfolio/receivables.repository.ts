import { arrayOf, date, float8, integer, oneOf, orNull, present, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { RECEIVABLE_FAULTS, type ReceivableFault } from '@merleg/domain/portfolio/receivable-rows'
import { sql } from 'kysely'

const NOBODY = '00000000-0000-0000-0000-000000000000'

export type NewReceivable = {
  row: number
  given: string
  companyId: string | null
  amount: string | null
  currency: string | null
  dueOn: string | null
  faults: ReceivableFault[]
}

export type NewReceivableList = {
  subscriberId: string
  userId: string
  fileName: string
  uploadedAt: Date
  rows: readonly NewReceivable[]
}

const insertRows = command({
  examples: [{ subscriberId: NOBODY, rows: [] }],
  sql: ({ subscriberId, rows }: Pick<NewReceivableList, 'subscriberId' | 'rows'>) => sql`
    insert into receivables (subscriber_id, row_number, given, company_id, amount, currency, due_on, faults)
    select ${subscriberId}, r.row, r.given, r."companyId", r.amount, r.currency, r."dueOn",
      array(select jsonb_array_elements_text(r.faults))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      r(row integer, given text, "companyId" text, amount numeric, currency text, "dueOn" date, faults jsonb)`,
})

/** Puts a list in the place of the former one, in the caller's transaction. */
export async function replaceReceivables(tx: Tx, list: NewReceivableList): Promise<void> {
  const { subscriberId, userId, fileName, uploadedAt } = list
  // Uploads of one subscriber come one after the other.
  await tx
    .selectFrom('subscribers')
    .select('subscriber_id')
    .where('subscriber_id', '=', subscriberId)
    .forNoKeyUpdate()
    .execute()
  await deleteReceivableList(tx, subscriberId)
  await tx
    .insertInto('receivable_lists')
    .values({ subscriber_id: subscriberId, file_name: fileName, uploaded_at: uploadedAt, uploaded_by: userId })
    .execute()
  await insertRows.run(tx, list)
}

const removeList = command({
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`delete from receivable_lists where subscriber_id = ${subscriberId}`,
})

/** Returns how many lists there were: one, or none. */
export function deleteReceivableList(db: DbOrTx, subscriberId: string): Promise<number> {
  return removeList.run(db, subscriberId)
}

const list = statement({
  row: { fileName: text, uploadedAt: timestamptz, rowCount: integer, faultCount: integer, uncountedCount: integer },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    select l.file_name as "fileName", l.uploaded_at as "uploadedAt", count(r.row_number)::integer as "rowCount",
      count(*) filter (where r.faults <> '{}')::integer as "faultCount",
      count(r.row_number) filter (where r.amount is null)::integer as "uncountedCount"
    from receivable_lists l left join receivables r using (subscriber_id)
    where l.subscriber_id = ${subscriberId} group by l.subscriber_id`,
})

/** The list of a subscriber; null where none was uploaded. */
export function findReceivableList(db: DbOrTx, subscriberId: string): ReturnType<typeof list.find> {
  return list.find(db, subscriberId)
}

const counted = statement({
  row: {
    companyId: orNull(text),
    amount: float8,
    currency: present(text),
    dueOn: orNull(date),
    status: orNull(oneOf(COMPANY_STATUSES)),
    probability: orNull(float8),
  },
  examples: [NOBODY],
  sql: (subscriberId: string) => sql`
    select r.company_id as "companyId", r.amount::float8 as amount, r.currency, r.due_on as "dueOn",
      p.status, s.probabilities[1] as probability
    from receivables r left join company_profiles p on p.company_id = r.company_id
    left join scores s on s.company_id = r.company_id and s.superseded_at is null
    where r.subscriber_id = ${subscriberId} and r.amount is not null and r.currency is not null`,
})

/** The rows that could be read; of the company its status and the probability that it fails within 12 months. */
export function listReceivables(db: DbOrTx, subscriberId: string): ReturnType<typeof counted.list> {
  return counted.list(db, subscriberId)
}

type FaultsAsked = { subscriberId: string; limit: number; offset: number }

const faults = statement({
  row: {
    row: integer,
    given: text,
    amount: orNull(float8),
    currency: orNull(text),
    faults: arrayOf(oneOf(RECEIVABLE_FAULTS)),
    count: integer,
  },
  examples: [{ subscriberId: NOBODY, limit: 1, offset: 0 }],
  sql: ({ subscriberId, limit, offset }: FaultsAsked) => sql`
    select row_number as row, given, amount::float8 as amount, currency, faults, count(*) over ()::integer as count
    from receivables where subscriber_id = ${subscriberId} and faults <> '{}'
    order by row_number limit ${limit} offset ${offset}`,
})

/** Rows that something is wrong with, in the order of the file; each says how many there are. */
export function listReceivableFaults(db: DbOrTx, asked: FaultsAsked): ReturnType<typeof faults.list> {
  return faults.list(db, asked)
}
