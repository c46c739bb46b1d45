import type { Deps } from '../../app/deps.ts'
import type { JobAttempt } from '../../shared/jobs.ts'
import { MailFault } from '../../shared/mail-fault.ts'
import { isRefusedForGood, isTextRefused, type Mail, type Mailer } from '../../shared/mail.ts'
import { toSingleLine } from '../../shared/plain-text.ts'
import { deleteFailedMail, insertSentMail, isMailSent, upsertFailedMail } from './mail.repository.ts'

type MailDeps = Pick<Deps, 'db' | 'clock'>

/**
 * Sends a mail that was not sent before. Should the process end between the sending and the note of it, the mail goes out
 * again with the same Message-ID, by which mail programs tell a repetition.
 */
export async function sendMailOnce(deps: MailDeps, mailer: Mailer, mail: Mail): Promise<void> {
  if (await isMailSent(deps.db, mail.id)) return
  await mailer.send(mail)
  await insertSentMail(deps.db, { mailId: mail.id, now: deps.clock.now() })
}

type Named = Pick<Mail, 'id' | 'to' | 'subject'>

/**
 * Does what comes before a mail can be sent, and notes for the operator what fails, under the id of the mail: otherwise
 * nobody but the log would know of it. Throws what was thrown.
 */
export async function writeMail<Written>(
  deps: MailDeps,
  { mail, attempt }: { mail: Named; attempt: JobAttempt },
  write: () => Promise<Written>,
): Promise<Written> {
  try {
    return await write()
  } catch (error) {
    await noteFailure(deps, { mail, error, isGivenUp: attempt.isLast })
    throw error
  }
}

type Delivery = { mailer: Mailer; mail: Mail; attempt: JobAttempt }

const REASON_MAX_LENGTH = 500

/**
 * Sends a mail as a job does, and notes for the operator what fails. `given-up`: the address was refused for good, or it
 * was the last attempt; `refused`: at the last attempt it was the text that was. Throws where it is to be tried again.
 */
export async function deliverMail(
  deps: MailDeps,
  { mailer, mail, attempt }: Delivery,
): Promise<'sent' | 'given-up' | 'refused'> {
  try {
    await sendMailOnce(deps, mailer, mail)
  } catch (error) {
    const isGivenUp = attempt.isLast || isRefusedForGood(error)
    await noteFailure(deps, { mail, error, isGivenUp })
    if (isGivenUp) return isTextRefused(error) ? 'refused' : 'given-up'
    throw error
  }
  await deleteFailedMail(deps.db, mail.id)
  return 'sent'
}

type Failure = { mail: Named; error: unknown; isGivenUp: boolean }

async function noteFailure({ db, clock }: MailDeps, { mail, error, isGivenUp }: Failure): Promise<void> {
  const { id: mailId, to, subject } = mail
  const reason = toSingleLine(wordsOf(error)).slice(0, REASON_MAX_LENGTH)
  await upsertFailedMail(db, { mailId, to, subject, reason, now: clock.now(), isGivenUp })
}

function wordsOf(error: unknown): string {
  if (error instanceof MailFault) return error.reason
  return error instanceof Error ? error.message : String(error)
}
