import type { Tx } from '@merleg/db/connect'
import { inTransaction, setLocally } from '@merleg/db/transaction'
import { COMMAND_LIMITS } from '@merleg/db/work-limits'
import { ALERT_MAIL_ROUNDS, isRoundDue, lastRoundDay } from '@merleg/domain/alert-mail-rounds'
import { FAILED_MAILS_MAX } from '@merleg/contract/alert-mails.contract'
import type { Deps } from '../../app/deps.ts'
import { defineJob, type JobAttempt } from '../../shared/jobs.ts'
import type { Mail, Mailer } from '../../shared/mail.ts'
import { deleteFailedMail } from '../mails/mail.repository.ts'
import { deliverMail, writeMail } from '../mails/mail.usecases.ts'
import { countMailFailure, updateMailsWentThrough, updatePassedOver } from './alert-mail-readers.repository.ts'
import { noticeMailId, renderNoticeMail } from './alert-mails.mails.ts'
import {
  type AddressedNotice,
  findAddressedNotice,
  insertNoticesAtOnce,
  insertNoticesOfRound,
  listRounds,
  type QueuedNotice,
  updateNoticeLost,
  updateRoundFinished,
} from './alert-notices.repository.ts'
import { getNoticeContent } from './notice-content.views.ts'
import { renderNoticeTitle } from './notice-words.ts'
import { getWatchReport } from './watch-report.views.ts'

/** Writes and sends the mail of a notice; tried again for about two hours, and then left to the next one. */
export const sendNoticeJob = defineJob<{ noticeId: string }>('alert-mails.send', { retryLimit: 10, batchSize: 10 })

/** Users whose notices are queued in one transaction. */
const PAGE_USERS = 500
const FIRST = '00000000-0000-0000-0000-000000000000'
/** Who is mailed at once is mailed at most so often. */
const AT_ONCE_PAUSE_MS = 5 * 60_000

/** Companies and changes that a mail lists one by one; the others stand on its page. */
const MAIL_LIMITS = { companies: 30, changes: 5 } as const

type QueueDeps = Pick<Deps, 'db' | 'jobs' | 'clock'>
type Run = { signal?: AbortSignal | undefined }

/**
 * Queues a mail for everybody who wants to hear at once and has not been mailed for some minutes. How far he has been told
 * is moved in the same transaction: whenever the process is killed, no alert is left out and none is mailed twice.
 */
export async function queueAtOnce(deps: QueueDeps, { signal }: Run = {}): Promise<void> {
  await queuePages(deps, signal, (tx, page) => {
    const now = deps.clock.now()
    return insertNoticesAtOnce(tx, { ...page, now, notSince: new Date(now.getTime() - AT_ONCE_PAUSE_MS) })
  })
}

/** Queues the mails of the day and of the week whose time has come; each user gets one of each, however often this runs. */
export async function queueRounds(deps: QueueDeps, { signal }: Run = {}): Promise<void> {
  for (const kind of ALERT_MAIL_ROUNDS) {
    const now = deps.clock.now()
    const day = lastRoundDay(kind, now)
    const done = (await listRounds(deps.db)).get(kind)
    // The first time nobody is mailed for a morning that was before there were such mails.
    if (done === undefined) await updateRoundFinished(deps.db, { kind, day })
    if (done === undefined || !isRoundDue(day, done)) continue
    await queuePages(deps, signal, (tx, page) => insertNoticesOfRound(tx, { ...page, kind, day, now }))
    if (kind === 'daily') await updatePassedOver(deps.db)
    await updateRoundFinished(deps.db, { kind, day })
  }
}

async function queuePages(
  { db, jobs }: QueueDeps,
  signal: AbortSignal | undefined,
  insert: (tx: Tx, page: { after: string; limit: number }) => Promise<QueuedNotice[]>,
): Promise<void> {
  for (let after = FIRST; ;) {
    signal?.throwIfAborted()
    const queued = await inTransaction(db, async (tx) => {
      // A request's limit of time is not meant for the notices of a whole page.
      await setLocally(tx, COMMAND_LIMITS)
      const notices = await insert(tx, { after, limit: PAGE_USERS })
      await jobs.enqueueAll(
        tx,
        sendNoticeJob,
        notices.map(({ noticeId }) => ({ noticeId })),
      )
      return notices
    })
    if (queued.length === 0) return
    after = queued.reduce((last, { userId }) => (userId > last ? userId : last), after)
  }
}

type Sending = { mailer: Mailer; noticeId: string; attempt: JobAttempt }

type SendDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** Writes and sends the mail of a notice, unless its reader is not to be mailed any more or nothing of it is left. */
export async function sendNotice(deps: SendDeps, { mailer, noticeId, attempt }: Sending): Promise<void> {
  const notice = await findAddressedNotice(deps.db, noticeId)
  const mail = notice?.isMailed === true ? await writeNotice(deps, { notice, attempt }) : null
  // Of an earlier attempt.
  if (notice === null || mail === null) return deleteFailedMail(deps.db, noticeMailId(noticeId))
  const markLost = (now: Date | null) => updateNoticeLost(deps.db, { noticeId, now })
  // Before, so that a process that is killed at it loses nothing.
  if (attempt.isLast) await markLost(deps.clock.now())
  const outcome = await deliverMail(deps, { mailer, mail, attempt })
  const { userId } = notice
  if (outcome === 'sent') await updateMailsWentThrough(deps.db, userId)
  else await countMailFailure(deps.db, { userId, now: deps.clock.now(), limit: FAILED_MAILS_MAX })
  // What is refused for its text would take the next one with it.
  if (outcome !== 'given-up') await markLost(null)
  // Else it is marked, and another mail may have taken it along meanwhile.
  else if (!attempt.isLast) await markLost(deps.clock.now())
}

type Writing = { notice: AddressedNotice; attempt: JobAttempt }

async function writeNotice(deps: SendDeps, { notice, attempt }: Writing): Promise<Mail | null> {
  const { noticeId, email: to, locale, createdAt, lastReportAt } = notice
  const named = { id: noticeMailId(noticeId), to, subject: renderNoticeTitle(notice, locale) }
  return writeMail(deps, { mail: named, attempt }, async () => {
    const content = await getNoticeContent(deps.db, { ...notice, limits: MAIL_LIMITS, onlyWatched: true })
    const report = notice.withReport
      ? await getWatchReport(deps.db, { ...notice, now: createdAt, since: lastReportAt })
      : null
    if (content.companies.length === 0 && report === null) return null
    const publicUrl = deps.config.MERLEG_PUBLIC_URL ?? `http://${deps.config.HOST}:${deps.config.PORT}`
    return renderNoticeMail({ notice, content, report, publicUrl })
  })
}
