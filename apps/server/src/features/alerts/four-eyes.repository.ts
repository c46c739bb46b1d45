import { boolean, oneOf, type RowOf, text, timestamptz, uuid } from '@merleg/db/columns'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { statement } from '@merleg/db/statement'
import { FOUR_EYES_ACTIONS, type FourEyesAction } from '@merleg/domain/four-eyes'
import { sql } from 'kysely'

const NO_ID = '00000000-0000-0000-0000-000000000000'

const locked = statement({
  row: { isOn: boolean },
  examples: [NO_ID],
  sql: (subscriberId: string) => sql`
    select monitoring_four_eyes as "isOn" from subscribers where subscriber_id = ${subscriberId} for no key update`,
})

/** Are decisions to be made by two? As it stands, to the end of the transaction. */
export async function lockFourEyes(tx: Tx, subscriberId: string): Promise<boolean> {
  return (await locked.find(tx, subscriberId))?.isOn ?? false
}

const STEP_COLUMNS = { action: oneOf(FOUR_EYES_ACTIONS), userId: uuid, userName: text, takenAt: timestamptz }
export type FourEyesStep = RowOf<typeof STEP_COLUMNS>

const steps = statement({
  row: STEP_COLUMNS,
  examples: [{ subscriberId: NO_ID, limit: 1 }],
  sql: ({ subscriberId, limit }: { subscriberId: string; limit: number }) => sql`
    select f.action, f.user_id as "userId", u.name as "userName", f.taken_at as "takenAt"
    from four_eyes_steps f join users u on u.user_id = f.user_id
    where f.subscriber_id = ${subscriberId} order by f.step_id desc limit ${limit}`,
})

/** Who said what about it, the last first. */
export async function listFourEyesSteps(
  db: DbOrTx,
  asked: { subscriberId: string; limit: number },
): Promise<FourEyesStep[]> {
  return steps.list(db, asked)
}

type NewStep = { subscriberId: string; userId: string; action: FourEyesAction; now: Date }

/** Appends a step, and does what it says. */
export async function insertFourEyesStep(tx: Tx, { subscriberId, userId, action, now }: NewStep): Promise<void> {
  await tx
    .insertInto('four_eyes_steps')
    .values({ subscriber_id: subscriberId, user_id: userId, taken_at: now, action })
    .execute()
  if (action !== 'switched-on' && action !== 'switched-off') return
  await tx
    .updateTable('subscribers')
    .set({ monitoring_four_eyes: action === 'switched-on' })
    .where('subscriber_id', '=', subscriberId)
    .execute()
}
