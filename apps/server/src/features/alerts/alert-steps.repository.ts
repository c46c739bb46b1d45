import { bigint, integer, oneOf, orNull, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { onePlan } from '@merleg/db/named-statements'
import { command, statement } from '@merleg/db/statement'
import { ALERT_STATES, type DecidedAlert, TAKEN_ACTIONS, type TakenAction } from '@merleg/domain/alert-steps'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const LOCKED_COLUMNS = {
  position: bigint,
  version: integer,
  companyId: text,
  state: oneOf(ALERT_STATES),
  assigneeId: orNull(uuid),
  snoozedUntil: orNull(timestamptz),
  proposedBy: orNull(uuid),
}
export type LockedAlert = RowOf<typeof LOCKED_COLUMNS>
type Asked = { subscriberId: string; positions: readonly number[] }

// In one order, so that two who decide on the same alerts wait for each other rather than for nothing.
const locked = statement({
  row: LOCKED_COLUMNS,
  examples: [{ subscriberId: NO_ID, positions: [1] }],
  sql: ({ subscriberId, positions }: Asked) => sql`
    ${onePlan} select position, version, company_id as "companyId", state, assignee_id as "assigneeId",
           snoozed_until as "snoozedUntil", proposed_by as "proposedBy"
    from alerts where subscriber_id = ${subscriberId} and position = any(${[...positions]}::bigint[])
    order by position for update`,
})

/** Alerts of a subscriber as they stand, to the end of the transaction. */
export async function lockAlerts(tx: Tx, asked: Asked): Promise<LockedAlert[]> {
  return locked.list(tx, asked)
}

/** Writes what a step made of an alert, and that it was changed. */
export async function updateAlert(
  tx: Tx,
  { subscriberId, position }: { subscriberId: string; position: number },
  decided: DecidedAlert,
): Promise<void> {
  const { state, assigneeId, snoozedUntil, proposedBy, decidedBy, decidedAt } = decided
  await tx
    .updateTable('alerts')
    .set(({ eb }) => ({
      version: eb('version', '+', 1),
      ...(state === undefined ? {} : { state }),
      ...(assigneeId === undefined ? {} : { assignee_id: assigneeId }),
      ...(snoozedUntil === undefined ? {} : { snoozed_until: snoozedUntil }),
      ...(proposedBy === undefined ? {} : { proposed_by: proposedBy }),
      ...(decidedBy === undefined ? {} : { decided_by: decidedBy }),
      ...(decidedAt === undefined ? {} : { decided_at: decidedAt }),
    }))
    .where('subscriber_id', '=', subscriberId)
    .where('position', '=', position)
    .execute()
}

export type NewStep = {
  subscriberId: string
  position: number
  userId: string
  takenAt: Date
  action: TakenAction
  text: string
  assigneeId: string | null
  snoozedUntil: Date | null
}

const insertOne = command({
  examples: [
    {
      subscriberId: NO_ID,
      position: 1,
      userId: NO_ID,
      takenAt: new Date(0),
      action: 'done',
      text: '',
      assigneeId: null,
      snoozedUntil: null,
    },
  ],
  sql: (step: NewStep) => sql`
    insert into alert_steps (subscriber_id, position, user_id, taken_at, action, text, assignee_id, snoozed_until)
    values (${step.subscriberId}, ${step.position}, ${step.userId}, ${step.takenAt}, ${step.action}, ${step.text}, ${step.assigneeId}, ${step.snoozedUntil})`,
})

/** Appends a step; there is nothing that changes one. */
export async function insertStep(tx: Tx, step: NewStep): Promise<void> {
  await insertOne.run(tx, step)
}

const STEP_COLUMNS = {
  action: oneOf(TAKEN_ACTIONS),
  userId: uuid,
  userName: text,
  takenAt: timestamptz,
  text,
  assigneeId: orNull(uuid),
  assigneeName: orNull(text),
  snoozedUntil: orNull(timestamptz),
}
export type StoredStep = RowOf<typeof STEP_COLUMNS>

const steps = statement({
  row: STEP_COLUMNS,
  examples: [{ subscriberId: NO_ID, position: 1 }],
  sql: ({ subscriberId, position }: { subscriberId: string; position: number }) => sql`
    ${onePlan} select t.action, t.user_id as "userId", u.name as "userName", t.taken_at as "takenAt", t.text,
           t.assignee_id as "assigneeId", assignee.name as "assigneeName", t.snoozed_until as "snoozedUntil"
    from alert_steps t join users u on u.user_id = t.user_id left join users assignee on assignee.user_id = t.assignee_id
    where t.subscriber_id = ${subscriberId} and t.position = ${position} order by t.step_id`,
})

/** Every step of an alert, the oldest first. */
export async function listSteps(db: DbOrTx, alert: { subscriberId: string; position: number }): Promise<StoredStep[]> {
  return steps.list(db, alert)
}
