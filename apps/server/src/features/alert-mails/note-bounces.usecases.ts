import type { Deps } from '../../app/deps.ts'
import { type DeliveryReport, readDeliveryReports } from '../../shared/delivery-reports.ts'
import { isBounceKnown, isMailSent, upsertBounce } from '../mails/mail.repository.ts'
import { updateMailsStopped } from './alert-mail-readers.repository.ts'
import { noticeIdOf } from './alert-mails.mails.ts'

/** What became of the messages of a mailbox. */
export type NotedBounces = {
  read: number
  /** Messages that nobody can read: broken, or too large. */
  unread: number
  /** Mails that did not arrive, of which that was not known yet. */
  noted: number
  known: number
  /** Users who are mailed no more. */
  stopped: number
}

/** The address is not there, or cannot be one; a full mailbox or a refused text is of that mail alone. */
const BAD_ADDRESS = /^5\.1\./

/**
 * Notes for the operator which mails came back, and ends the mails of alerts to an address that is not there. Only mails
 * that were sent from here count: their ids cannot be guessed. The same report again is known.
 */
export async function noteBounces(
  deps: Pick<Deps, 'db' | 'clock'>,
  messages: AsyncIterable<Uint8Array>,
): Promise<NotedBounces> {
  const noted: NotedBounces = { read: 0, unread: 0, noted: 0, known: 0, stopped: 0 }
  for await (const message of messages) {
    noted.read += 1
    const reports = await readDeliveryReports(message).catch(() => null)
    if (reports === null) noted.unread += 1
    for (const report of reports ?? []) {
      if (!(await isMailSent(deps.db, report.mailId))) continue
      if (await isBounceKnown(deps.db, report.mailId)) {
        noted.known += 1
        continue
      }
      noted.noted += 1
      noted.stopped += await noteBounce(deps, report)
    }
  }
  return noted
}

async function noteBounce({ db, clock }: Pick<Deps, 'db' | 'clock'>, report: DeliveryReport): Promise<number> {
  const now = clock.now()
  const { mailId, recipient: to, subject, status, diagnostic } = report
  await upsertBounce(db, { mailId, to, subject, reason: `${status} ${diagnostic}`.trim(), now })
  const noticeId = noticeIdOf(mailId)
  if (noticeId === null || !BAD_ADDRESS.test(status)) return 0
  return (await updateMailsStopped(db, { noticeId, now })) ? 1 : 0
}
