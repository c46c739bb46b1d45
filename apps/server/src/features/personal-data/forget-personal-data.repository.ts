import { integer } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import type { ForgottenTerm } from '@merleg/domain/personal-data/retention-terms'
import { type RawBuilder, sql } from 'kysely'

type Forgetting = { term: ForgottenTerm; before: Date; now: Date }

/** Rows that are over before a moment. */
const FORGET: Readonly<Record<ForgottenTerm, (before: Date, now: Date) => RawBuilder<unknown>>> = {
  // Of a trial that began the tax number tells that its company has had one; a link that still works may begin one.
  trials: (before, now) => sql`
    with over as (
      delete from trial_requests t using requests r
      where r.request_id = t.request_id and t.started_at is null and r.created_at < ${before}
        and (t.link_expires_at is null or t.link_expires_at < ${now})
      returning t.request_id
    ), gone as (delete from requests r using over where r.request_id = over.request_id)
    select count(*)::integer as count from over`,
  requests: (before) => sql`
    with over as (delete from requests where kind <> 'trial' and done_at < ${before} returning 1)
    select count(*)::integer as count from over`,
  // The order itself is an item of the accounts.
  orderContacts: (before) => sql`
    with over as (
      update international_orders set person = '', phone = '', email = '', comment = ''
      where closed_at < ${before} and (person, phone, email, comment) <> ('', '', '', '') returning 1
    ) select count(*)::integer as count from over`,
}

const forgotten = statement({
  row: { count: integer },
  examples: [
    { term: 'trials', before: new Date(0), now: new Date(0) },
    { term: 'requests', before: new Date(0), now: new Date(0) },
    { term: 'orderContacts', before: new Date(0), now: new Date(0) },
  ],
  sql: ({ term, before, now }: Forgetting) => FORGET[term](before, now),
})

/** Forgets what was over at a moment; answers of how many rows. */
export async function forgetPersonalData(db: DbOrTx, asked: Forgetting): Promise<number> {
  return (await forgotten.get(db, asked)).count
}
