import { bigint, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import {
  LONGEST_VAT_CHECK_MINUTES,
  VAT_CHECK_CAUSES,
  VAT_CHECK_STATES,
} from '@merleg/domain/vat-checks/vat-check-states'
import { sql } from 'kysely'
import type { ViesAnswer } from './vies.ts'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const ROW = {
  checkId: uuid,
  companyId: text,
  subscriberId: uuid,
  userName: text,
  number: text,
  requester: orNull(text),
  state: oneOf(VAT_CHECK_STATES),
  cause: orNull(oneOf(VAT_CHECK_CAUSES)),
  askedAt: timestamptz,
  answeredAt: orNull(timestamptz),
  toldDate: orNull(text),
  consultationNumber: orNull(text),
  traderName: orNull(text),
  traderAddress: orNull(text),
  batchId: orNull(bigint),
}
/** A check of a VAT number that somebody asked for, with what VIES answered. */
export type VatCheck = RowOf<typeof ROW>

const SELECT = sql`
  select c.check_id as "checkId", c.company_id as "companyId", c.subscriber_id as "subscriberId", u.name as "userName", c.number,
    c.requester, c.state, c.cause, c.asked_at as "askedAt", c.answered_at as "answeredAt", c.told_date as "toldDate",
    c.consultation_number as "consultationNumber", c.trader_name as "traderName", c.trader_address as "traderAddress",
    c.batch_id as "batchId"
  from vat_checks c join users u using (user_id)`

const byId = statement({
  row: ROW,
  examples: [NO_ID],
  sql: (checkId: string) => sql`${SELECT} where c.check_id = ${checkId}`,
})

export function findVatCheck(db: DbOrTx, checkId: string): Promise<VatCheck | null> {
  return byId.find(db, checkId)
}

type OfCompany = { companyId: string; subscriberId: string }

const ofCompany = statement({
  row: ROW,
  examples: [{ companyId: '', subscriberId: NO_ID, limit: 1 }],
  sql: ({ companyId, subscriberId, limit }: OfCompany & { limit: number }) => sql`
    ${onePlan} ${SELECT} where c.company_id = ${companyId} and c.subscriber_id = ${subscriberId}
    order by c.asked_at desc, c.check_id desc limit ${limit}`,
})

/** The checks of a company that a subscriber's users asked for, the newest first. */
export function listVatChecks(db: DbOrTx, asked: OfCompany & { limit: number }): Promise<VatCheck[]> {
  return ofCompany.list(db, asked)
}

const counted = statement({
  row: { count: integer, first: orNull(timestamptz) },
  examples: [{ userId: NO_ID, since: new Date(0) }],
  sql: ({ userId, since }: { userId: string; since: Date }) => sql`
    select count(*)::integer as count, min(asked_at) as first from vat_checks where user_id = ${userId} and asked_at > ${since}`,
})

/** How many checks a user has asked for since a moment, and when the first of them. */
export function countVatChecks(db: DbOrTx, asked: { userId: string; since: Date }) {
  return counted.get(db, asked)
}

const lock = command({
  examples: [NO_ID],
  sql: (subscriberId: string) =>
    sql`select pg_advisory_xact_lock(hashtextextended('vat-checks ' || ${subscriberId}::text, 0))`,
})

/** One request of a subscriber at a time, to the end of the transaction. */
export async function lockVatChecks(tx: Tx, subscriberId: string): Promise<void> {
  await lock.run(tx, subscriberId)
}

/** Of a check that was asked for at that moment or before nothing is expected any more. */
export function lastWaitedFor(now: Date): Date {
  return new Date(now.getTime() - LONGEST_VAT_CHECK_MINUTES * 60_000)
}

export function isAbandoned({ state, askedAt }: Pick<VatCheck, 'state' | 'askedAt'>, now: Date): boolean {
  return state === 'asking' && askedAt <= lastWaitedFor(now)
}

type Abandoned = OfCompany & { before: Date; now: Date }

const abandon = command({
  examples: [{ companyId: '', subscriberId: NO_ID, before: new Date(0), now: new Date(0) }],
  sql: ({ companyId, subscriberId, before, now }: Abandoned) => sql`
    update vat_checks set state = 'unanswered', cause = 'given-up', answered_at = ${now}
    where company_id = ${companyId} and subscriber_id = ${subscriberId} and state = 'asking' and asked_at <= ${before}`,
})

/** Ends checks of which nothing was heard for too long. */
export async function giveUpVatChecks(tx: Tx, abandoned: Abandoned): Promise<void> {
  await abandon.run(tx, abandoned)
}

type NewVatCheck = OfCompany & { userId: string; number: string; requester: string | null; now: Date }

export async function insertVatCheck(tx: Tx, check: NewVatCheck): Promise<string> {
  const { check_id: checkId } = await tx
    .insertInto('vat_checks')
    .values({
      company_id: check.companyId,
      subscriber_id: check.subscriberId,
      user_id: check.userId,
      number: check.number,
      requester: check.requester,
      state: 'asking',
      asked_at: check.now,
    })
    .returning('check_id')
    .executeTakeFirstOrThrow()
  return checkId
}

type Answered = { checkId: string; answer: ViesAnswer; now: Date }

const NOTHING = { cause: null, toldDate: null, consultationNumber: null, traderName: null, traderAddress: null }

const answered = command({
  examples: [{ checkId: NO_ID, answer: { state: 'unanswered', cause: 'service' }, now: new Date(0) }],
  sql: ({ checkId, answer, now }: Answered) => {
    const told = { ...NOTHING, ...answer }
    return sql`
    update vat_checks set state = ${told.state}, cause = ${told.cause}, answered_at = ${now}, told_date = ${told.toldDate},
      consultation_number = ${told.consultationNumber}, trader_name = ${told.traderName}, trader_address = ${told.traderAddress}
    where check_id = ${checkId} and state = 'asking'`
  },
})

/** Keeps what VIES answered; false where there was an answer before, or it was given up. */
export async function answerVatCheck(tx: Tx, answer: Answered): Promise<boolean> {
  return (await answered.run(tx, answer)) === 1
}

const kept = command({
  examples: [{ checkId: NO_ID, sourceId: '' }],
  sql: ({ checkId, sourceId }: { checkId: string; sourceId: string }) => sql`
    update vat_checks set batch_id = b.batch_id from batches b
    where check_id = ${checkId} and b.source_id = ${sourceId} and b.file_hash = ${checkId}::text and b.outcome = 'merged'`,
})

/** By which batch the answer came into the register: the one that bears the id of the check. */
export async function updateVatCheckBatch(db: DbOrTx, merged: { checkId: string; sourceId: string }): Promise<void> {
  await kept.run(db, merged)
}

const passed = command({
  examples: [NO_ID],
  sql: (checkId: string) => sql`
    update vat_checks c set batch_id = later.batch_id
    from vat_checks later
    where c.check_id = ${checkId} and later.company_id = c.company_id and later.number = c.number
      and later.answered_at > c.answered_at and later.batch_id is not null`,
})

/**
 * Leaves an answer out of the register where a later one about the number came into it first, by whose batch the question is
 * settled; false where there is none.
 */
export async function passOverVatCheck(db: DbOrTx, checkId: string): Promise<boolean> {
  return (await passed.run(db, checkId)) > 0
}
