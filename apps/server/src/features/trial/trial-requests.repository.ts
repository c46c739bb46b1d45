import type { DbOrTx, Tx } from '@merleg/db/connect'
import { bigint, boolean, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import { command, statement } from '@merleg/db/statement'
import { LOCALES, type Locale } from '@merleg/domain/locale'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const TRIAL_REFUSALS = ['known-address', 'tax-number', 'too-many', 'operator'] as const
/** Why a trial was not given: by rule, or because the operator said so. */
export type TrialRefusal = (typeof TRIAL_REFUSALS)[number]

/** What whoever asks for a trial says; the address in lower case, the tax number as it is written and its first eight digits. */
export type TrialWish = {
  email: string
  name: string
  companyName: string
  taxNumber: string
  taxStem: string
  locale: Locale
}

const takeCompany = command({
  examples: [''],
  sql: (taxStem: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended('merleg.trial-company ' || ${taxStem}, 0))`,
})

/** What becomes of a company comes one after the other, to the end of the transaction; before its address, where both are locked. */
export async function lockCompany(tx: Tx, taxStem: string): Promise<void> {
  await takeCompany.run(tx, taxStem)
}

/** Has the same been asked after a moment? */
export async function isTrialAskedAgain(
  db: DbOrTx,
  { wish, since, now }: { wish: TrialWish; since: Date; now: Date },
): Promise<boolean> {
  const same = db
    .selectFrom('trial_requests')
    .innerJoin('requests', 'requests.request_id', 'trial_requests.request_id')
    .select('trial_requests.request_id')
    .where('email', '=', wish.email)
    .where('name', '=', wish.name)
    .where('company_name', '=', wish.companyName)
    .where('tax_number', '=', wish.taxNumber)
    .where('created_at', '>', since)
    .where('created_at', '<=', now)
    .limit(1)
  return (await same.executeTakeFirst()) !== undefined
}

export async function insertTrialWish(db: DbOrTx, requestId: string, wish: TrialWish): Promise<void> {
  const { email, name, companyName, taxNumber, taxStem, locale } = wish
  const asked = { email, name, company_name: companyName, tax_number: taxNumber, tax_stem: taxStem, locale }
  await db
    .insertInto('trial_requests')
    .values({ request_id: requestId, ...asked })
    .execute()
}

const askedBefore = statement({
  row: { count: integer },
  examples: [{ requestId: NO_ID, email: '', since: new Date(0) }],
  sql: ({ requestId, email, since }: { requestId: string; email: string; since: Date }) => sql`
    select count(*)::integer as count from trial_requests t join requests r using (request_id)
    where t.email = ${email} and r.created_at > ${since}
      and r.request_number < (select request_number from requests where request_id = ${requestId})`,
})

/** How many times a trial was asked for with the address of a request, since a moment and before it. */
export async function countAskedBefore(
  db: DbOrTx,
  asked: { requestId: string; email: string; since: Date },
): Promise<number> {
  return (await askedBefore.get(db, asked)).count
}

const TRIAL_COLUMNS = {
  requestId: uuid,
  requestNumber: bigint,
  email: text,
  name: text,
  companyName: text,
  taxNumber: text,
  taxStem: text,
  locale: oneOf(LOCALES),
  decision: orNull(oneOf(['granted', 'refused'] as const)),
  reason: orNull(oneOf(TRIAL_REFUSALS)),
  decidedAt: orNull(timestamptz),
  /** Somebody is sending the mail about the decision, or died at it. */
  mailingSince: orNull(timestamptz),
  mailedAt: orNull(timestamptz),
  startedAt: orNull(timestamptz),
  /** What the operator says to whom it was refused. */
  note: orNull(text),
}
/** A request for a trial with what has become of it. */
export type TrialRequest = RowOf<typeof TRIAL_COLUMNS>

const TRIAL_SQL = sql`
  t.request_id as "requestId", r.request_number as "requestNumber", t.email, t.name, t.company_name as "companyName",
  t.tax_number as "taxNumber", t.tax_stem as "taxStem", t.locale, t.decision, t.reason, t.decided_at as "decidedAt",
  t.mailing_since as "mailingSince", t.mailed_at as "mailedAt", t.started_at as "startedAt", r.done_note as note`

const byId = statement({
  row: TRIAL_COLUMNS,
  examples: [NO_ID],
  sql: (requestId: string) => sql`
    select ${TRIAL_SQL} from trial_requests t join requests r using (request_id) where t.request_id = ${requestId}::uuid
    for update of t`,
})

const byNumber = statement({
  row: TRIAL_COLUMNS,
  examples: [1],
  sql: (requestNumber: number) => sql`
    select ${TRIAL_SQL} from trial_requests t join requests r using (request_id) where r.request_number = ${requestNumber}
    for update of t`,
})

/** A request for a trial, kept from changing. */
export function lockTrialRequest(tx: Tx, requestId: string): Promise<TrialRequest | null> {
  return byId.find(tx, requestId)
}

/** The same by what people call it. */
export function lockTrialRequestByNumber(tx: Tx, requestNumber: number): Promise<TrialRequest | null> {
  return byNumber.find(tx, requestNumber)
}

const taken = statement({
  row: { isTaken: boolean },
  examples: [''],
  sql: (taxStem: string) => sql`
    select exists (select from trial_requests where tax_stem = ${taxStem} and started_at is not null)
      or exists (select from subscribers where tax_stem = ${taxStem}) as "isTaken"`,
})

/** Has the company of a tax number had a trial, or is it a subscriber that says so? */
export async function isCompanyTaken(db: DbOrTx, taxStem: string): Promise<boolean> {
  return (await taken.get(db, taxStem)).isTaken
}

export type TrialDecision = { decision: 'granted'; linkEndsAt: Date } | { decision: 'refused'; reason: TrialRefusal }

/** Decides, also anew: the mail about it is still to be sent. */
export async function updateTrialDecided(
  tx: Tx,
  { requestId, decided, now }: { requestId: string; decided: TrialDecision; now: Date },
): Promise<void> {
  const isGranted = decided.decision === 'granted'
  await tx
    .updateTable('trial_requests')
    .set({
      decision: decided.decision,
      reason: isGranted ? null : decided.reason,
      link_expires_at: isGranted ? decided.linkEndsAt : null,
      decided_at: now,
      mailing_since: null,
      mailed_at: null,
    })
    .where('request_id', '=', requestId)
    .execute()
}

/** Since when somebody sends the mail about the decision; null: nobody does. */
export async function updateTrialMailing(
  db: DbOrTx,
  { requestId, since }: { requestId: string; since: Date | null },
): Promise<void> {
  await db.updateTable('trial_requests').set({ mailing_since: since }).where('request_id', '=', requestId).execute()
}

/** The mail about a decision went; not of one that was made anew since. */
export async function updateTrialMailed(
  db: DbOrTx,
  { requestId, decidedAt, now }: { requestId: string; decidedAt: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('trial_requests')
    .set({ mailed_at: now })
    .where('request_id', '=', requestId)
    .where('decided_at', '=', decidedAt)
    .execute()
}

/** The trial has begun, and its links work no more. */
export async function updateTrialStarted(
  tx: Tx,
  { requestId, subscriberId, now }: { requestId: string; subscriberId: string; now: Date },
): Promise<void> {
  const started = { subscriber_id: subscriberId, started_at: now }
  await tx.updateTable('trial_requests').set(started).where('request_id', '=', requestId).execute()
  await deleteTrialLinks(tx, requestId)
}

export async function deleteTrialLinks(tx: Tx, requestId: string): Promise<void> {
  await tx.deleteFrom('trial_links').where('request_id', '=', requestId).execute()
}
