import { inTransaction } from '@merleg/db/transaction'
import { decideFourEyes, type FourEyesAction } from '@merleg/domain/four-eyes'
import { listColleagues } from './alert-lines.repository.ts'
import type { AlertDeps, AlertUser } from './alerts.views.ts'
import { insertFourEyesStep, listFourEyesSteps, lockFourEyes } from './four-eyes.repository.ts'

/**
 * Says whether decisions of the subscriber want a second pair of eyes; to do without takes another's agreement. Answers what
 * came of it; null: nothing, as it was so already or still waits for another. Every step is kept.
 */
export async function setFourEyes(
  { db, clock }: AlertDeps,
  { subscriberId, userId }: AlertUser,
  isOn: boolean,
): Promise<FourEyesAction | null> {
  return inTransaction(db, async (tx) => {
    const wasOn = await lockFourEyes(tx, subscriberId)
    const [last] = await listFourEyesSteps(tx, { subscriberId, limit: 1 })
    const proposedBy = last?.action === 'off-proposed' ? last.userId : null
    const hasOthers = (await listColleagues(tx, subscriberId)).some((other) => other.userId !== userId)
    const action = decideFourEyes({ isOn: wasOn, proposedBy, hasOthers }, { userId, isOn })
    if (action !== null) await insertFourEyesStep(tx, { subscriberId, userId, action, now: clock.now() })
    return action
  })
}
