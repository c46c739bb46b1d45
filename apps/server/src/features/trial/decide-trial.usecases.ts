import type { Db, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { trialLinkEnd } from '@merleg/domain/trial'
import type { Jobs } from '../../shared/jobs.ts'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import { updateRequestDone } from '../requests/requests.repository.ts'
import { answerTrialJob, findTrialRefusal, isBeingMailed } from './answer-trial.usecases.ts'
import {
  deleteTrialLinks,
  lockTrialRequestByNumber,
  type TrialRequest,
  updateTrialDecided,
} from './trial-requests.repository.ts'

type DecideDeps = { db: Db; jobs: Pick<Jobs, 'enqueue'>; now: Date }

/** Why a trial cannot be decided on: `being-mailed` and `begun` since when. */
export type TrialFault =
  | { kind: 'not-found' | 'refused' | 'known-address' | 'tax-number' | 'being-mailed' }
  | { kind: 'begun'; startedAt: Date }

export class TrialDecisionError extends Error {
  readonly fault: TrialFault

  constructor(fault: TrialFault) {
    super(fault.kind)
    this.fault = fault
  }
}

/**
 * The operator gives a trial, or mails its link once more: former links still work as long as the new one. Throws
 * {@link TrialDecisionError}.
 */
export async function grantTrial({ db, jobs, now }: DecideDeps, requestNumber: number): Promise<TrialRequest> {
  return inTransaction(db, async (tx) => {
    const trial = await demandUndecided(tx, requestNumber)
    if (trial.decision === 'granted' && isBeingMailed(trial, now))
      throw new TrialDecisionError({ kind: 'being-mailed' })
    const reason = await findTrialRefusal(tx, trial)
    if (reason !== null) throw new TrialDecisionError({ kind: reason })
    const { requestId } = trial
    await updateTrialDecided(tx, { requestId, decided: { decision: 'granted', linkEndsAt: trialLinkEnd(now) }, now })
    await updateRequestDone(tx, { requestId, note: null, now })
    await record(tx, 'trial-granted', { requestNumber, now })
    await jobs.enqueue(tx, answerTrialJob, { requestId })
    return trial
  })
}

/** The operator gives no trial; `text` goes to whoever asked. Links that were mailed work no more. Throws likewise. */
export async function refuseTrial(
  { db, jobs, now }: DecideDeps,
  { requestNumber, text }: { requestNumber: number; text: string | null },
): Promise<TrialRequest> {
  return inTransaction(db, async (tx) => {
    const trial = await demandUndecided(tx, requestNumber)
    if (trial.decision === 'refused') throw new TrialDecisionError({ kind: 'refused' })
    const { requestId } = trial
    await updateTrialDecided(tx, { requestId, decided: { decision: 'refused', reason: 'operator' }, now })
    await deleteTrialLinks(tx, requestId)
    await updateRequestDone(tx, { requestId, note: text, now })
    await record(tx, 'trial-refused', { requestNumber, now })
    await jobs.enqueue(tx, answerTrialJob, { requestId })
    return trial
  })
}

/** Whoever asks is no subscriber yet. */
function record(tx: Tx, act: 'trial-granted' | 'trial-refused', of: { requestNumber: number; now: Date }) {
  const subject = { id: String(of.requestNumber), name: null }
  return recordProviderAct(tx, { subscriberId: null, act, subject, now: of.now })
}

async function demandUndecided(tx: Tx, requestNumber: number): Promise<TrialRequest> {
  const trial = await lockTrialRequestByNumber(tx, requestNumber)
  if (trial === null) throw new TrialDecisionError({ kind: 'not-found' })
  if (trial.startedAt !== null) throw new TrialDecisionError({ kind: 'begun', startedAt: trial.startedAt })
  return trial
}
