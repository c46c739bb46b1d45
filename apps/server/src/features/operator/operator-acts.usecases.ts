import { readFile } from 'node:fs/promises'
import { inTransaction } from '@merleg/db/transaction'
import type { CorrectionNoticeKind } from '@merleg/domain/corrections/correction-states'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { UploadedFile } from '../../app/endpoint-upload.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { recordProviderAct } from '../audit/audit.usecases.ts'
import { CorrectionError, handleCorrection } from '../corrections/handle-correction.usecases.ts'
import * as orders from '../international-orders/handle-order.usecases.ts'
import { listExportJob } from '../list-export/start-export.usecases.ts'
import { findLongJob } from '../long-jobs/long-jobs.repository.ts'
import { type OnUndone, cancelLongJob } from '../long-jobs/long-jobs.usecases.ts'
import { closeRegisterOrder } from '../report/register-order/close-order.usecases.ts'
import { answerRequest, finishRequest, RequestError } from '../requests/finish-request.usecases.ts'
import { listSubscribers } from '../users/subscribers.repository.ts'
import { listSearchesOf, listWatchedOf, type ReadRow } from './operator-lists.repository.ts'
import { type Operator, tellOperatorAct } from './trail/tell-operator-act.ts'

const REQUEST_ERRORS = {
  'not-found': 'request.not-found',
  'trial-undecided': 'request.trial-undecided',
  done: 'request.done',
} as const

/** Throws `request.not-found`, `request.trial-undecided`, `request.done`. */
export async function answerQueued(
  deps: Deps,
  operator: Operator,
  asked: { requestNumber: number; text: string },
): Promise<void> {
  await refusingRequests(() => answerRequest(deps, asked))
  tellOperatorAct(deps, operator, { act: 'request-answered', subjectId: String(asked.requestNumber) })
}

/** Likewise. */
export async function finishQueued(
  deps: Deps,
  operator: Operator,
  { requestNumber, note }: { requestNumber: number; note: string },
): Promise<void> {
  const done = { requestNumber, note: note === '' ? null : note, now: deps.clock.now() }
  await refusingRequests(() => inTransaction(deps.db, (tx) => finishRequest(tx, done)))
  tellOperatorAct(deps, operator, { act: 'request-done', subjectId: String(requestNumber) })
}

async function refusingRequests(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    throw error instanceof RequestError ? new AppError(REQUEST_ERRORS[error.fault]) : error
  })
}

/** Throws `correction.not-found`, `correction.closed`, `correction.no-person`. */
export async function handleReported(
  deps: Deps,
  operator: Operator,
  asked: { correctionNumber: number; act: CorrectionNoticeKind; text: string },
): Promise<void> {
  await handleCorrection(deps, { ...asked, actor: operator.name }).catch((error: unknown) => {
    if (!(error instanceof CorrectionError)) throw error
    if (error.fault === 'person') throw new AppError('correction.no-person')
    if (error.fault === 'text') throw new AppError('validation.failed', { fields: { text: 'too_big' } })
    throw new AppError(error.fault === 'decided' ? 'correction.closed' : 'correction.not-found')
  })
  tellOperatorAct(deps, operator, { act: 'correction-handled', subjectId: String(asked.correctionNumber) })
}

type OrderAct = 'answered' | 'cancelled' | 'refunded' | 'delivered'

/** Throws `international-order.not-found`, `order.wrong-state`. */
export async function handleOrder(
  deps: Deps,
  operator: Operator,
  { orderNumber, act, text }: { orderNumber: string; act: OrderAct; text: string },
): Promise<void> {
  if (orderNumber.startsWith('IM-')) {
    if (act !== 'delivered' && act !== 'cancelled') throw new AppError('order.wrong-state')
    const closed = await closeRegisterOrder(deps, { orderNumber, state: act, actor: operator.name, text })
    if (closed === 'text') throw new AppError('validation.failed', { fields: { text: 'too_big' } })
    if (closed === 'not-found') throw new AppError('international-order.not-found')
    if (closed === 'closed-before') throw new AppError('order.wrong-state')
  } else {
    if (act === 'delivered') throw new AppError('order.wrong-state')
    const handling = { orderNumber, actor: operator.name, text }
    const work = { answered: orders.answerOrder, cancelled: orders.cancelOrder, refunded: orders.refundOrder }[act]
    await refusingOrders(() => work(deps, handling))
  }
  tellOperatorAct(deps, operator, { act: 'order-handled', subjectId: orderNumber })
}

/** Hands a foreign report over. Throws `international-order.not-found`, `order.wrong-state`, `order.file`. */
export async function deliverReport(
  deps: Deps,
  operator: Operator,
  { orderNumber, file }: { orderNumber: string; file: UploadedFile },
): Promise<void> {
  const content = await readFile(file.path)
  const handling = { orderNumber, actor: operator.name, text: '', file: { name: file.name, content } }
  await refusingOrders(() => orders.deliverOrder(deps, handling))
  tellOperatorAct(deps, operator, { act: 'order-handled', subjectId: orderNumber })
}

async function refusingOrders(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof orders.HandlingError)) throw error
    const { kind } = error.fault
    if (kind === 'not-found') throw new AppError('international-order.not-found')
    if (kind === 'text') throw new AppError('validation.failed', { fields: { text: 'too_big' } })
    throw new AppError(kind === 'file' ? 'order.file' : 'order.wrong-state')
  })
}

type Reading = { subscriberId: string; what: 'watch-list' | 'searches'; reason: string; limit: number }

/**
 * The watch list or the searches of a subscriber. The reason is in its audit trail before anything is read. Throws
 * `subscriber.not-found`.
 */
export async function readSubscriber(
  deps: Deps,
  operator: Operator,
  { subscriberId, what, reason, limit }: Reading,
): Promise<ReadRow[]> {
  const subscriber = (await listSubscribers(deps.db)).find((one) => one.subscriberId === subscriberId)
  if (subscriber === undefined) throw new AppError('subscriber.not-found')
  const act = what === 'watch-list' ? 'watch-list-read' : 'searches-read'
  const subject = { id: subscriberId, name: subscriber.name }
  const rows = await inTransaction(deps.db, async (tx) => {
    await recordProviderAct(tx, { act, subscriberId, subject, detail: { reason } })
    return what === 'watch-list'
      ? listWatchedOf(tx, { subscriberId, limit })
      : listSearchesOf(tx, { subscriberId, limit })
  })
  tellOperatorAct(deps, operator, { act, subjectId: subscriberId })
  return rows
}

/** The kinds that have something to undo; jobs of the others leave nothing behind. */
const UNDOING_KINDS: readonly { name: string; onUndone?: OnUndone }[] = [listExportJob]

/** Asks a job to stop. Throws `job.not-found`. */
export async function cancelJob(deps: Deps, operator: Operator, jobId: string): Promise<void> {
  const job = await findLongJob(deps.db, jobId)
  if (job === null) throw new AppError('job.not-found')
  const kind = UNDOING_KINDS.find(({ name }) => name === job.kind) ?? {}
  const act = { act: 'job-cancelled', subscriberId: job.subscriberId, subject: { id: jobId, name: job.kind } } as const
  await inTransaction(deps.db, async (tx) => {
    await cancelLongJob(tx, { jobId, kind, now: deps.clock.now() })
    await recordProviderAct(tx, act)
  })
  tellOperatorAct(deps, operator, { act: act.act, subjectId: jobId })
}

/** Puts a mail into the queue again, as it was. Throws `mail.not-kept` where the queue has forgotten it. */
export async function resendMail(deps: Deps, operator: Operator, mailId: string): Promise<void> {
  const mail = await deps.jobs.findInput(sendMailJob, { id: mailId })
  if (mail === null) throw new AppError('mail.not-kept')
  await inTransaction(deps.db, async (tx) => {
    await deps.jobs.enqueue(tx, sendMailJob, mail)
    // To whom it goes stands with the mail; in a trail that is kept for years it does not.
    await recordProviderAct(tx, { subscriberId: null, act: 'mail-resent', subject: { id: mailId, name: null } })
  })
  tellOperatorAct(deps, operator, { act: 'mail-resent', subjectId: mailId })
}
