import { integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { type RawBuilder, sql } from 'kysely'
import { type KeptData, PERSONAL_DATA_TERMS } from './personal-data-terms.ts'

type Forgetting = { data: KeptData; now: Date }

/** Rows that are over before a moment. */
const FORGET: Readonly<Record<KeptData, (before: RawBuilder<unknown>, now: Date) => RawBuilder<unknown>>> = {
  // Of a trial that began the tax number tells that its company has had one; a link that still works may begin one.
  'trial-requests': (before, now) => sql`
    with over as (
      delete from trial_requests t using requests r
      where r.request_id = t.request_id and t.started_at is null and r.created_at < ${before}
        and (t.link_expires_at is null or t.link_expires_at < ${now})
      returning t.request_id
    ), gone as (delete from requests r using over where r.request_id = over.request_id)
    select count(*)::integer as count from over`,
  'done-requests': (before) => sql`
    with over as (delete from requests where kind <> 'trial' and done_at < ${before} returning 1)
    select count(*)::integer as count from over`,
  // The order itself is an item of the accounts.
  'order-contacts': (before) => sql`
    with over as (
      update international_orders set person = '', phone = '', email = '', comment = ''
      where closed_at < ${before} and (person, phone, email, comment) <> ('', '', '', '') returning 1
    ) select count(*)::integer as count from over`,
}

const forgotten = statement({
  row: { count: integer },
  examples: [
    { data: 'trial-requests', now: new Date(0) },
    { data: 'done-requests', now: new Date(0) },
    { data: 'order-contacts', now: new Date(0) },
  ],
  sql: ({ data, now }: Forgetting) =>
    FORGET[data](sql`(${now}::timestamptz - ${sql.lit(PERSONAL_DATA_TERMS[data])}::interval)`, now),
})

/** Forgets what is kept longer than its term; answers of how many rows. */
export async function forgetPersonalData(db: DbOrTx, asked: Forgetting): Promise<number> {
  return (await forgotten.get(db, asked)).count
}
