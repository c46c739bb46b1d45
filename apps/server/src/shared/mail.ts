import { chmod, rename, writeFile } from 'node:fs/promises'
import { makeFolder } from '@merleg/db/make-folder'
import { join } from 'node:path'
import { defineJob } from './jobs.ts'
import { MailFault } from './mail-fault.ts'

/** A mail to one address: its text, and the same in html where it has one. */
export type Mail = {
  /** Letters, digits, dots and hyphens; the same for every attempt to send the same mail. */
  id: string
  to: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
  /** Whole and without anything that would be loaded from elsewhere; see `mail-html`. */
  html?: string
  /** Beside those that every mail has. */
  headers?: Readonly<Record<string, string>>
}

/** The part of the settings that mails need. */
export type MailSettings = { MERLEG_SMTP_URL?: string | undefined; MERLEG_MAIL_FROM: string; dataDir: string }

/** Through an SMTP server it throws {@link MailFault}. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** Sends a mail once, trying again for about two hours. What is secret does not belong in the queue. */
export const sendMailJob = defineJob<Mail>('mail.send', { retryLimit: 10 })

/** The same for what can wait: after all mails of {@link sendMailJob}. */
export const sendMailLaterJob: typeof sendMailJob = { ...sendMailJob, priority: -1 }

/** How long an SMTP server may keep us waiting for its next word. */
const SILENCE_MS = 30_000

/** Sends through the SMTP server of the settings; without one the mails become files, see {@link mailFolder}. */
export function createMailer(settings: MailSettings, { silenceMs = SILENCE_MS } = {}): Mailer {
  return settings.MERLEG_SMTP_URL === undefined
    ? createFileMailer(settings)
    : createSmtpMailer(settings, { url: settings.MERLEG_SMTP_URL, silenceMs })
}

/** Did the server refuse the address for good (5xx to RCPT)? Trying again would only ask the same once more. */
export function isRefusedForGood(error: unknown): boolean {
  return isRefused(error, 'RCPT TO')
}

/** Did the server refuse for good what the mail says (5xx to DATA)? Another mail may go to the same address. */
export function isTextRefused(error: unknown): boolean {
  return isRefused(error, 'DATA')
}

function isRefused(error: unknown, command: 'RCPT TO' | 'DATA'): boolean {
  return error instanceof MailFault && error.command === command && (error.responseCode ?? 0) >= 500
}

/** Where mails are kept, one `.eml` file each, when there is no SMTP server. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mails')
}

/** With the first mail: no start waits for it. */
function readMailLibrary() {
  return import('nodemailer')
}

function createSmtpMailer(settings: MailSettings, { url, silenceMs }: { url: string; silenceMs: number }): Mailer {
  const greetingTimeout = Math.min(silenceMs, 10_000)
  const options = { url, connectionTimeout: 10_000, greetingTimeout, socketTimeout: silenceMs }
  const connect = async () => (await readMailLibrary()).createTransport(options)
  let transport: ReturnType<typeof connect> | null = null
  return {
    send: async (mail) => {
      transport ??= connect()
      const open = await transport
      const message = toMessage(mail, settings)
      await open.sendMail(message).catch((error: unknown) => {
        throw new MailFault(error)
      })
    },
  }
}

function createFileMailer(settings: MailSettings): Mailer {
  return {
    send: async (mail) => {
      const transport = (await readMailLibrary()).createTransport({ streamTransport: true, buffer: true })
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
    ...(mail.html === undefined ? {} : { html: mail.html }),
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function checkedId({ id }: Mail): string {
  if (!/^[a-z0-9][a-z0-9.-]*$/i.test(id)) throw new RangeError(`Not the id of a mail: ${id}`)
  return id
}
