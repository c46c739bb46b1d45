import { chmod, rename, writeFile } from 'node:fs/promises'
import { makeFolder } from '@merleg/db/make-folder'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { defineJob } from './jobs.ts'

/** A plain-text mail to one address. */
export type Mail = {
  /** Letters, digits, dots and hyphens; the same for every attempt to send the same mail. */
  id: string
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
}

/** The part of the settings that mails need. */
export type MailSettings = { MERLEG_SMTP_URL?: string | undefined; MERLEG_MAIL_FROM: string; dataDir: string }

export type Mailer = { send(mail: Mail): Promise<void> }

/** Sends a mail once, trying again for about two hours. What is secret does not belong in the queue. */
export const sendMailJob = defineJob<Mail>('mail.send', { retryLimit: 10 })

/** The same for what can wait: after all mails of {@link sendMailJob}. */
export const sendMailLaterJob: typeof sendMailJob = { ...sendMailJob, priority: -1 }

/** Sends through the SMTP server of the settings; without one the mails become files, see {@link mailFolder}. */
export function createMailer(settings: MailSettings): Mailer {
  return settings.MERLEG_SMTP_URL === undefined
    ? createFileMailer(settings)
    : createSmtpMailer(settings, settings.MERLEG_SMTP_URL)
}

/** Where mails are kept, one `.eml` file each, when there is no SMTP server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mails')
}

function createSmtpMailer(settings: MailSettings, url: string): Mailer {
  const transport = createTransport({ url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 })
  return { send: async (mail) => void (await transport.sendMail(toMessage(mail, settings))) }
}

function createFileMailer(settings: MailSettings): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(toMessage(mail, settings))
      const folder = mailFolder(settings.dataDir)
      await makeFolder(folder)
      // Mails carry links that open an account.
      await chmod(folder, 0o700)
      const path = join(folder, `${checkedId(mail)}.eml`)
      await writeFile(`${path}.part`, message, { mode: 0o600 })
      await rename(`${path}.part`, path)
    },
  }
}

function toMessage(mail: Mail, settings: MailSettings) {
  const domain = /@([\w.-]+)/.exec(settings.MERLEG_MAIL_FROM)?.[1] ?? 'localhost'
  return {
    messageId: `<${checkedId(mail)}@${domain}>`,
    from: settings.MERLEG_MAIL_FROM,
    // As an object it is one address, whatever it contains.
    to: { name: '', address: mail.to },
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function checkedId({ id }: Mail): string {
  if (!/^[a-z0-9][a-z0-9.-]*$/i.test(id)) throw new RangeError(`Not the id of a mail: ${id}`)
  return id
}
