import type { Deps } from '../../app/deps.ts'
import type { Mail, Mailer } from '../../shared/mail.ts'
import { insertSentMail, isMailSent } from './mail.repository.ts'

/**
 * Sends a mail that was not sent before. Should the process end between the sending and the note of it, the mail goes out
 * again with the same Message-ID, by which mail programs tell a repetition.
 */
export async function sendMailOnce(deps: Pick<Deps, 'db' | 'clock'>, mailer: Mailer, mail: Mail): Promise<void> {
  if (await isMailSent(deps.db, mail.id)) return
  await mailer.send(mail)
  await insertSentMail(deps.db, { mailId: mail.id, now: deps.clock.now() })
}
