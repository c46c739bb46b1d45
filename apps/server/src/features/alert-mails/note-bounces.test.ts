import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { useTestDatabase } from '@merleg/db/testing'
import { Command } from 'commander'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerMailCommands } from '../mails/mail.commands.ts'
import { insertSentMail, listFailedMails } from '../mails/mail.repository.ts'
import { createWatcher } from '../monitoring/testing-monitoring.ts'
import { registerBounceCommand } from './bounces.commands.ts'

const database = useTestDatabase()
let folder = ''
let printed: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merleg-bounces-'))
  vi.stubEnv('DATABASE_URL', database.connectionString)
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
  await database.db.deleteFrom('failed_mails').execute()
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

async function run(path: string): Promise<string> {
  const program = new Command('merleg').exitOverride()
  registerBounceCommand(registerMailCommands(program))
  printed = []
  await program.parseAsync(['mails', 'bounces', path], { from: 'user' })
  return printed.join('\n')
}

/** A mail of alerts that was sent. */
async function sendMail(): Promise<{ mailId: string; userId: string }> {
  const { subscriberId, userId } = await createWatcher(database.db)
  const { notice_id: noticeId } = await database.db
    .insertInto('alert_notices')
    .values({
      subscriber_id: subscriberId,
      user_id: userId,
      kind: 'daily',
      with_report: false,
      positions: [],
      created_at: new Date(),
    })
    .returning('notice_id')
    .executeTakeFirstOrThrow()
  const mailId = `alerts.${noticeId}`
  await insertSentMail(database.db, { mailId, now: new Date() })
  return { mailId, userId }
}

type Report = { mailId: string; action?: string; status?: string; part?: string }

const reportOf = ({ mailId, action = 'failed', status = '5.1.1', part = 'text/rfc822-headers' }: Report): string =>
  [
    'From: MAILER-DAEMON@mx.example',
    'To: no-reply@merleg.example',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This is the mail system.',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; nobody@test.example',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    ' in virtual table',
    '',
    '--b',
    `Content-Type: ${part}`,
    '',
    `Message-ID: <${mailId}@merleg.example>`,
    'To: figyelo@test.example',
    'Subject: =?utf-8?Q?Figyelt_c=C3=A9gek?=',
    '',
    '--b--',
    '',
  ].join('\r\n')

const stoppedOf = async (userId: string): Promise<boolean> => {
  const reader = database.db.selectFrom('alert_mail_readers').select('stopped_at').where('user_id', '=', userId)
  return (await reader.executeTakeFirstOrThrow()).stopped_at !== null
}

test.each(['text/rfc822-headers', 'message/rfc822'])(
  'a mail that came back (%s) is noted once, and its user is mailed no more',
  async (part) => {
    const { mailId, userId } = await sendMail()
    const path = join(folder, 'one.eml')
    await writeFile(path, reportOf({ mailId, part }))
    expect(await run(path)).toContain('1 new, 0 known. Users mailed no more: 1.')
    expect(await run(path)).toContain('0 new, 1 known. Users mailed no more: 0.')
    expect(await listFailedMails(database.db)).toMatchObject([
      {
        mailId,
        recipient: 'figyelo@test.example',
        subject: 'Figyelt cégek',
        attempts: 1,
        givenUpAt: expect.any(Date),
        reason: 'came back: 5.1.1 550 5.1.1 User unknown in virtual table',
      },
    ])
    expect(await stoppedOf(userId)).toBe(true)
  },
)

test('a full mailbox is of that mail alone; a delay, another’s mail and any other message are nothing', async () => {
  const { mailId, userId } = await sendMail()
  const messages = [
    reportOf({ mailId, action: 'delayed', status: '4.4.1' }),
    reportOf({ mailId: 'alerts.00000000-0000-4000-8000-000000000000' }),
    'From: a@test.example\r\nSubject: Szia\r\n\r\n>From now on.\r\n',
    reportOf({ mailId, status: '5.2.2' }),
  ]
  const path = join(folder, 'mbox')
  await writeFile(
    path,
    messages.map((message) => `From MAILER-DAEMON Mon Nov 23 06:00:00 2026\r\n${message}`).join('\r\n'),
  )
  expect(await run(path)).toBe(
    'Messages read: 4, of them not understood: 0. Mails that did not arrive: 1 new, 0 known. Users mailed no more: 0.',
  )
  expect(await stoppedOf(userId)).toBe(false)
})

test('a Maildir is read; a place that is none is refused', async () => {
  const { mailId } = await sendMail()
  for (const name of ['cur', 'new', 'tmp']) await mkdir(join(folder, name))
  await writeFile(join(folder, 'new', '1.eml'), reportOf({ mailId }))
  await writeFile(join(folder, 'tmp', '2.eml'), reportOf({ mailId }))
  expect(await run(folder)).toMatch(/^Messages read: 1, .*1 new/)
  await expect(run(join(folder, 'nowhere'))).rejects.toMatchObject({ exitCode: 1 })
})
