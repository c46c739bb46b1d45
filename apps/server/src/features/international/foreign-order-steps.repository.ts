import { integer, jsonb, oneOf, orNull, text, timestamptz } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { command, statement } from '@merleg/db/statement'
import {
  FOREIGN_ORDER_STATES,
  type ForeignOrderState,
  type OrderCause,
  statesBefore,
} from '@merleg/domain/international/foreign-order-states'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

export type Step = {
  orderId: string
  state: ForeignOrderState
  now: Date
  cause?: OrderCause | null
  /** Who decided, where a person did. */
  actor?: string | null
  /** What the provider answered. */
  answer?: object | null
}

const newStep = command({
  examples: [{ orderId: NO_ID, state: 'quoted', now: new Date(0) }],
  sql: ({ orderId, state, now, cause = null, actor = null, answer = null }: Step) => sql`
    insert into foreign_order_steps (order_id, step_no, state, happened_at, cause, actor, answer)
    select ${orderId}::uuid, 1 + coalesce(max(step_no), 0), ${state}::text, ${now}::timestamptz, ${cause}::text, ${actor}::text,
      ${answer === null ? null : JSON.stringify(answer)}::jsonb
    from foreign_order_steps where order_id = ${orderId}`,
})

/** Writes down what happened to an order. */
export async function insertStep(tx: Tx, step: Step): Promise<void> {
  await newStep.run(tx, step)
}

const steps = statement({
  row: {
    stepNo: integer,
    state: oneOf(FOREIGN_ORDER_STATES),
    happenedAt: timestamptz,
    cause: orNull(text),
    actor: orNull(text),
    answer: orNull(jsonb<object>()),
  },
  examples: [NO_ID],
  sql: (orderId: string) => sql`
    select step_no as "stepNo", state, happened_at as "happenedAt", cause, actor, answer
    from foreign_order_steps where order_id = ${orderId} order by step_no`,
})

/** What happened to an order, in its order. */
export function listSteps(db: DbOrTx, orderId: string) {
  return steps.list(db, orderId)
}

export type Change = Step & {
  state: Exclude<ForeignOrderState, 'quoted' | 'reserved'>
  /** Left out: whatever state this may follow. */
  from?: ForeignOrderState
  /** When something is to be done with it next; left out where it is settled. */
  dueAt?: Date
  orderNo?: string
  undecided?: boolean
  asOf?: string | null
  document?: { key: string; sha256: Buffer; bytes: number }
}

/**
 * Brings an order into a state that may follow the one it is in, with its step. Answers whether it did: of several who try
 * only one does, and who comes too late changes nothing.
 */
export async function changeState(tx: Tx, change: Change): Promise<boolean> {
  const { orderId, state, now, cause = null, document } = change
  const isSettling = state === 'delivered' || state === 'failed'
  const { numUpdatedRows } = await tx
    .updateTable('foreign_orders')
    .set({
      state,
      cause,
      attempt_count: 0,
      due_at: change.dueAt ?? now,
      undecided_since: change.undecided === true ? now : null,
      ...(state === 'sent' ? { sent_at: now } : {}),
      ...(isSettling ? { settled_at: now } : {}),
      ...(change.orderNo === undefined ? {} : { order_no: change.orderNo }),
      ...(change.asOf == null ? {} : { as_of: change.asOf }),
      ...(document === undefined
        ? {}
        : { document_key: document.key, document_sha256: document.sha256, document_bytes: document.bytes }),
    })
    .where('order_id', '=', orderId)
    .where('state', 'in', change.from === undefined ? statesBefore(state) : [change.from])
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await insertStep(tx, change)
  return true
}

type Attempt = { orderId: string; state: ForeignOrderState; attemptCount: number; now: Date }

/**
 * Takes the next attempt of an order in a state that lasts, before its provider is asked: of several who try only one has
 * it, and until `until` nobody else asks. Answers whether it is ours.
 */
export async function claimAttempt(db: DbOrTx, { until, ...attempt }: Attempt & { until: Date }): Promise<boolean> {
  const { numUpdatedRows } = await openAttempt(db, attempt)
    .set({ attempt_count: attempt.attemptCount + 1, due_at: until })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

type Postponed = Attempt & { dueAt: Date | null; cause: OrderCause | null }

/**
 * The attempt that was claimed as the `attemptCount`th has brought nothing; `dueAt` null: a person has to decide. Answers
 * whether the order still waits for it.
 */
export async function postpone(db: DbOrTx, { dueAt, cause, ...attempt }: Postponed): Promise<boolean> {
  const { numUpdatedRows } = await openAttempt(db, attempt)
    .set({ due_at: dueAt ?? attempt.now, undecided_since: dueAt === null ? attempt.now : null, cause })
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function openAttempt(db: DbOrTx, { orderId, state, attemptCount }: Attempt) {
  return db
    .updateTable('foreign_orders')
    .where('order_id', '=', orderId)
    .where('state', '=', state)
    .where('attempt_count', '=', attemptCount)
    .where('undecided_since', 'is', null)
}

/** Begins anew with the attempts of an order that a person had to decide about; answers whether it was one. */
export async function resume(db: DbOrTx, { orderId, now }: { orderId: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('foreign_orders')
    .set({ attempt_count: 0, due_at: now, undecided_since: null })
    .where('order_id', '=', orderId)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
