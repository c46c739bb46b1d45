import { readFile } from 'node:fs/promises'
import type { DbOrTx, Tx } from '@merleg/db/connect'
import { inTransaction } from '@merleg/db/transaction'
import type { AuditAct } from '@merleg/domain/audit-acts'
import type { CorrectionNoticeKind } from '@merleg/domain/corrections/correction-states'
import { AppError } from '../../app/app-error.ts'
import type { Deps } from '../../app/deps.ts'
import type { UploadedFile } from '../../app/endpoint-upload.ts'
import type { SessionUser } from '../../app/session.ts'
import { sendMailJob } from '../../shared/mail.ts'
import { logSecurity } from '../../shared/security-log.ts'
import { recordAudit } from '../audit/audit.usecases.ts'
import { findCorrectionByNumber } from '../corrections/corrections.repository.ts'
import { CorrectionError, handleCorrection } from '../corrections/handle-correction.usecases.ts'
import * as orders from '../international-orders/handle-order.usecases.ts'
import { findOrderByNumber } from '../international-orders/orders.repository.ts'
import { findLongJob, updateCancelAsked } from '../long-jobs/long-jobs.repository.ts'
import { closeRegisterOrder } from '../report/register-order/close-order.usecases.ts'
import { answerRequest, finishRequest, RequestError } from '../requests/finish-request.usecases.ts'
import type { ListedRequest } from '../requests/listed-requests.repository.ts'
import { listSubscribers } from '../users/subscribers.repository.ts'
import { listSearchesOf, listWatchedOf, type ReadRow } from './operator-lists.repository.ts'

type Operator = Pick<SessionUser, 'userId' | 'name'>

type Act = { act: AuditAct; subscriberId: string | null; subject: { id: string; name: string | null }; reason?: string }

/** In the trail of the subscriber concerned as an act of the provider; who of its people it was is a security event. */
async function record(tx: DbOrTx, { act, subscriberId, subject, reason }: Act): Promise<void> {
  if (subscriberId === null) return
  const actor = { kind: 'provider', subscriberId } as const
  await recordAudit(tx, { actor, act, subject, detail: reason === undefined ? {} : { reason } })
}

type Told = { act: string; subject: { id: string; name: string | null } }

function tell({ logger }: Pick<Deps, 'logger'>, operator: Operator, { act, subject }: Told): void {
  logSecurity(logger, { event: 'operator-act', userId: operator.userId, act, subjectId: subject.id })
}

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
  const subject = { id: String(asked.requestNumber), name: null }
  const also = (tx: Tx, { subscriberId }: ListedRequest) =>
    record(tx, { act: 'request-answered', subscriberId, subject })
  await refusingRequests(() => answerRequest(deps, { ...asked, also }))
  tell(deps, operator, { act: 'request-answered', subject })
}

/** Likewise. */
export async function finishQueued(
  deps: Deps,
  operator: Operator,
  { requestNumber, note }: { requestNumber: number; note: string },
): Promise<void> {
  const subject = { id: String(requestNumber), name: null }
  await refusingRequests(() =>
    inTransaction(deps.db, async (tx) => {
      const done = { requestNumber, note: note === '' ? null : note, now: deps.clock.now() }
      const { subscriberId } = await finishRequest(tx, done)
      await record(tx, { act: 'request-done', subscriberId, subject })
    }),
  )
  tell(deps, operator, { act: 'request-done', subject })
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
  const found = await findCorrectionByNumber(deps.db, asked.correctionNumber)
  if (found === null) throw new AppError('correction.not-found')
  const subject = { id: String(asked.correctionNumber), name: found.companyName }
  const act = { act: 'correction-handled', subscriberId: found.subscriberId, subject } as const
  await handleCorrection(deps, { ...asked, actor: operator.name, also: (tx) => record(tx, act) }).catch(
    (error: unknown) => {
      if (!(error instanceof CorrectionError)) throw error
      if (error.fault === 'text') throw new AppError('validation.failed', { fields: { text: 'too_big' } })
      if (error.fault === 'person') throw new AppError('correction.no-person')
      throw new AppError(error.fault === 'decided' ? 'correction.closed' : 'correction.not-found')
    },
  )
  tell(deps, operator, act)
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
    const closed = await closeRegisterOrder(deps.db, { orderNumber, state: act, now: deps.clock.now() })
    if (closed === 'not-found') throw new AppError('international-order.not-found')
    if (closed === 'closed-before') throw new AppError('order.wrong-state')
  } else {
    if (act === 'delivered') throw new AppError('order.wrong-state')
    const handling = { orderNumber, actor: operator.name, text }
    const work = { answered: orders.answerOrder, cancelled: orders.cancelOrder, refunded: orders.refundOrder }[act]
    await refusingOrders(() => work(deps, handling))
    await recordOrder(deps, orderNumber)
  }
  tell(deps, operator, { act: 'order-handled', subject: { id: orderNumber, name: null } })
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
  await recordOrder(deps, orderNumber)
  tell(deps, operator, { act: 'order-handled', subject: { id: orderNumber, name: null } })
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

async function recordOrder({ db }: Deps, orderNumber: string): Promise<void> {
  const order = await findOrderByNumber(db, orderNumber)
  if (order === null) return
  const subject = { id: orderNumber, name: order.companyName }
  await record(db, { act: 'order-handled', subscriberId: order.subscriberId, subject })
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
    await record(tx, { act, subscriberId, subject, reason })
    return what === 'watch-list'
      ? listWatchedOf(tx, { subscriberId, limit })
      : listSearchesOf(tx, { subscriberId, limit })
  })
  tell(deps, operator, { act, subject })
  return rows
}

/** Asks a job to stop. Throws `job.not-found`. */
export async function cancelJob(deps: Deps, operator: Operator, jobId: string): Promise<void> {
  const job = await findLongJob(deps.db, jobId)
  if (job === null) throw new AppError('job.not-found')
  const act = { act: 'job-cancelled', subscriberId: job.subscriberId, subject: { id: jobId, name: job.kind } } as const
  await inTransaction(deps.db, async (tx) => {
    await updateCancelAsked(tx, jobId)
    await record(tx, act)
  })
  tell(deps, operator, act)
}

/** Puts a mail into the queue again, as it was. Throws `mail.not-kept` where the queue has forgotten it. */
export async function resendMail(deps: Deps, operator: Operator, mailId: string): Promise<void> {
  const mail = await deps.jobs.findInput(sendMailJob, { id: mailId })
  if (mail === null) throw new AppError('mail.not-kept')
  await deps.jobs.enqueue(deps.db, sendMailJob, mail)
  tell(deps, operator, { act: 'mail-resent', subject: { id: mailId, name: null } })
}
