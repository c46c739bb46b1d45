import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { trialLinkEnd } from '@merleg/domain/trial'
import { CommandError } from '../../shared/cli/command-error.ts'
import type { Jobs } from '../../shared/jobs.ts'
import { updateRequestDone } from '../requests/requests.repository.ts'
import { answerTrialJob, findTrialRefusal, isBeingMailed } from './answer-trial.usecases.ts'
import {
  deleteTrialLinks,
  lockTrialRequestByNumber,
  type TrialRequest,
  updateTrialDecided,
} from './trial-requests.repository.ts'

type DecideDeps = { db: Db; jobs: Pick<Jobs, 'enqueue'>; now: Date }

const WHY_NOT = {
  'known-address': 'There is a user with this e-mail address.',
  'tax-number': 'The company of this tax number has had a trial, or is a subscriber.',
}

/** The operator gives a trial, or mails its link once more: former links still work as long as the new one. */
export async function grantTrial({ db, jobs, now }: DecideDeps, requestNumber: number): Promise<TrialRequest> {
  return inTransaction(db, async (tx) => {
    const trial = await demandUndecided(tx, requestNumber)
    if (trial.decision === 'granted' && isBeingMailed(trial, now))
      throw new CommandError(`The link of request ${requestNumber} is being mailed. Look again in two minutes.`)
    const reason = await findTrialRefusal(tx, trial)
    if (reason !== null) throw new CommandError(WHY_NOT[reason])
    const { requestId } = trial
    await updateTrialDecided(tx, { requestId, decided: { decision: 'granted', linkEndsAt: trialLinkEnd(now) }, now })
    await updateRequestDone(tx, { requestId, note: null, now })
    await jobs.enqueue(tx, answerTrialJob, { requestId })
    return trial
  })
}

/** The operator gives no trial; `text` goes to whoever asked. Links that were mailed work no more. */
export async function refuseTrial(
  { db, jobs, now }: DecideDeps,
  { requestNumber, text }: { requestNumber: number; text: string | null },
): Promise<TrialRequest> {
  return inTransaction(db, async (tx) => {
    const trial = await demandUndecided(tx, requestNumber)
    if (trial.decision === 'refused') throw new CommandError(`Request ${requestNumber} is refused already.`)
    const { requestId } = trial
    await updateTrialDecided(tx, { requestId, decided: { decision: 'refused', reason: 'operator' }, now })
    await deleteTrialLinks(tx, requestId)
    await updateRequestDone(tx, { requestId, note: text, now })
    await jobs.enqueue(tx, answerTrialJob, { requestId })
    return trial
  })
}

async function demandUndecided(tx: Tx, requestNumber: number): Promise<TrialRequest> {
  const trial = await lockTrialRequestByNumber(tx, requestNumber)
  if (trial === null) throw new CommandError(`There is no request for a trial with the number ${requestNumber}.`)
  if (trial.startedAt !== null)
    throw new CommandError(
      `The trial of request ${requestNumber} began at ${trial.startedAt.toISOString()}. "user disable" ends it.`,
    )
  return trial
}
