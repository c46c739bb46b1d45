import type { Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import { parseLocale } from '@merleg/domain/locale'
import type { Deps } from '../../app/deps.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { toPlainText } from '../../shared/plain-text.ts'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import {
  findRequest,
  type ListedRequest,
  updateNumberDone,
  updateRequestAnswered,
} from './listed-requests.repository.ts'
import { renderAnswerMail } from './requests.mails.ts'

/** Why a request cannot be finished. */
export type RequestFault = 'not-found' | 'trial-undecided' | 'done'

export class RequestError extends Error {
  readonly fault: RequestFault
  readonly requestNumber: number

  constructor(fault: RequestFault, requestNumber: number) {
    super(fault)
    this.fault = fault
    this.requestNumber = requestNumber
  }
}

type Finishing = {
  requestNumber: number
  note: string | null
  now: Date
  act?: 'request-done' | 'request-answered'
}

/** Nothing is left to do about a request, which is in the trail of who asked. Throws {@link RequestError}. */
export async function finishRequest(
  tx: Tx,
  { requestNumber, note, now, act = 'request-done' }: Finishing,
): Promise<ListedRequest> {
  const request = await findRequest(tx, requestNumber)
  if (request === null) throw new RequestError('not-found', requestNumber)
  if (request.kind === 'trial' && request.decision === null) throw new RequestError('trial-undecided', requestNumber)
  if (!(await updateNumberDone(tx, { requestNumber, note, now }))) throw new RequestError('done', requestNumber)
  const subject = { id: String(requestNumber), name: null }
  await recordProviderAct(tx, { subscriberId: request.subscriberId, act, subject, now })
  return request
}

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>

/** Mails an answer to whoever asked and marks the request as done. Throws {@link RequestError}. */
export async function answerRequest(
  deps: AnswerDeps,
  { requestNumber, text }: { requestNumber: number; text: string },
): Promise<ListedRequest> {
  const answer = toPlainText(text)
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    const request = await finishRequest(tx, { requestNumber, note: null, now, act: 'request-answered' })
    await updateRequestAnswered(tx, { requestNumber, answer, now })
    const serviceAddress = deps.config.MERLEG_CUSTOMER_SERVICE_EMAIL
    const locale = parseLocale(request.locale ?? '')
    await deps.jobs.enqueue(tx, sendMailJob, renderAnswerMail({ ...request, locale, answer, serviceAddress }))
    return request
  })
}
