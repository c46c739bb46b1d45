import { bigint, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import { CREDIT_ACCOUNTS } from '@merleg/domain/credits/credit-accounts'
import { sql } from 'kysely'

/** What can be asked of us. */
export const REQUEST_KINDS = ['message', 'offer', 'top-up', 'trial'] as const
export type RequestKind = (typeof REQUEST_KINDS)[number]

const LISTED_COLUMNS = {
  requestNumber: bigint,
  kind: oneOf(REQUEST_KINDS),
  createdAt: timestamptz,
  doneAt: orNull(timestamptz),
  doneNote: orNull(text),
  answer: orNull(text),
  /** Null of a trial that has not become one. */
  subscriberId: orNull(uuid),
  locale: orNull(text),
  name: text,
  email: text,
  phone: text,
  /** Of a trial the company that asks for it. */
  subscriberName: text,
  body: text,
  pageAddress: orNull(text),
  account: orNull(oneOf(CREDIT_ACCOUNTS)),
  amount: orNull(bigint),
  taxNumber: orNull(text),
  decision: orNull(text),
  reason: orNull(text),
  mailedAt: orNull(timestamptz),
  startedAt: orNull(timestamptz),
  trialEndsAt: orNull(timestamptz),
}
/** A request with who asks it, and what has become of it. */
export type ListedRequest = RowOf<typeof LISTED_COLUMNS>

const LISTED_SQL = sql`
  select r.request_number as "requestNumber", r.kind, r.created_at as "createdAt", r.done_at as "doneAt", r.done_note as "doneNote", r.answer, r.subscriber_id as "subscriberId", coalesce(u.locale, t.locale) as locale,
         coalesce(u.name, t.name, '') as name, coalesce(u.email, t.email, '') as email, coalesce(u.phone, '') as phone,
         coalesce(s.name, t.company_name, '') as "subscriberName", r.body, r.page_address as "pageAddress", r.account, r.amount,
         t.tax_number as "taxNumber", t.decision, t.reason, t.mailed_at as "mailedAt", t.started_at as "startedAt",
         begun.trial_ends_at as "trialEndsAt"
  from requests r left join users u using (user_id) left join subscribers s on s.subscriber_id = r.subscriber_id
  left join trial_requests t using (request_id) left join subscribers begun on begun.subscriber_id = t.subscriber_id`

type Chosen = { kind: RequestKind | null; isAll: boolean; limit: number }

const listed = statement({
  row: LISTED_COLUMNS,
  examples: [{ kind: null, isAll: false, limit: 1 }],
  sql: ({ kind, isAll, limit }: Chosen) => sql`
    select * from (
      ${LISTED_SQL} where (${isAll}::boolean or r.done_at is null) and (${kind}::text is null or r.kind = ${kind}::text)
      order by r.request_number desc limit ${limit}
    ) newest order by "requestNumber"`,
})

/** The newest requests, the oldest of them first; those that are done only where all are asked for. */
export function listRequests(db: DbOrTx, chosen: Chosen): Promise<ListedRequest[]> {
  return listed.list(db, chosen)
}

const numbered = statement({
  row: LISTED_COLUMNS,
  examples: [1],
  sql: (requestNumber: number) => sql`${LISTED_SQL} where r.request_number = ${requestNumber}`,
})

/** The request of a number, or null. */
export function findRequest(db: DbOrTx, requestNumber: number): Promise<ListedRequest | null> {
  return numbered.find(db, requestNumber)
}

const done = command({
  examples: [{ requestNumber: 1, note: null, now: new Date(0) }],
  sql: ({ requestNumber, note, now }: { requestNumber: number; note: string | null; now: Date }) => sql`
    update requests set done_at = ${now}, done_note = ${note} where request_number = ${requestNumber} and done_at is null`,
})

/** Marks a request as done; false where it was before. */
export async function updateNumberDone(
  db: DbOrTx,
  request: { requestNumber: number; note: string | null; now: Date },
): Promise<boolean> {
  return (await done.run(db, request)) === 1
}

const answered = command({
  examples: [{ requestNumber: 1, answer: '', now: new Date(0) }],
  sql: ({ requestNumber, answer, now }: { requestNumber: number; answer: string; now: Date }) => sql`
    update requests set answered_at = ${now}, answer = ${answer} where request_number = ${requestNumber}`,
})

/** Keeps the answer that is mailed. */
export async function updateRequestAnswered(
  db: DbOrTx,
  request: { requestNumber: number; answer: string; now: Date },
): Promise<void> {
  await answered.run(db, request)
}
