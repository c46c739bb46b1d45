import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from './logger.ts'
import { createMailer, type Mail, mailFolder } from './mail.ts'
import { MailFault } from './mail-fault.ts'
import { listMailFiles, readMailFile } from './mail-files.ts'
import { startTestSmtpServer, type TestSmtpServer } from './testing-smtp-server.ts'

const from = 'Mérleg <no-reply@merleg.example>'
const mail: Mail = {
  id: 'message.1',
  to: 'ugyfel@test.example',
  subject: 'Árvíztűrő üzenet',
  text: 'Első sor\n\nhttp://merleg.test/reset-password?token=abc=def\n.\nutolsó',
}

let dataDir = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'merleg-mail-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

describe('through an SMTP server', () => {
  let smtp: TestSmtpServer
  beforeAll(async () => {
    smtp = await startTestSmtpServer()
  })
  afterAll(() => smtp.close())
  const send = async (one: Mail) => {
    await createMailer({ MERLEG_SMTP_URL: smtp.url, MERLEG_MAIL_FROM: from, dataDir }).send(one)
    return smtp.received.at(-1)
  }

  it('arrives as it was written', async () => {
    const received = await send({ ...mail, replyTo: { name: 'Kovács Éva', address: 'eva@test.example' } })
    expect(received?.recipients).toEqual(['ugyfel@test.example'])
    expect(received?.mail).toMatchObject({
      messageId: '<message.1@merleg.example>',
      subject: mail.subject,
      from: { name: 'Mérleg', address: 'no-reply@merleg.example' },
      replyTo: [{ name: 'Kovács Éva', address: 'eva@test.example' }],
    })
    expect(received?.mail.text?.trim()).toBe(mail.text)
  })

  it.each([
    ['subject', { subject: 'Hi\r\nBcc: all@test.example\r\n\r\nbody' }],
    ['name', { replyTo: { name: 'Eve\r\nBcc: all@test.example', address: 'eve@test.example' } }],
    ['quoted name', { replyTo: { name: 'Eve" <all@test.example>, "', address: 'eve@test.example' } }],
    ['reply address', { replyTo: { name: 'Eve', address: 'eve@test.example\r\nBcc: all@test.example' } }],
  ])('keeps a %s that tries to be more from becoming a header', async (_field, change) => {
    const received = await send({ ...mail, ...change })
    expect(received?.recipients).toEqual(['ugyfel@test.example'])
    expect(received?.mail.bcc ?? []).toEqual([])
    expect(received?.mail.replyTo ?? []).toHaveLength('replyTo' in change ? 1 : 0)
    expect(received?.mail.text?.trim()).toBe(mail.text)
    expect(received?.source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im)
  })

  it.each([
    ['a refused address', () => smtp.refuseRecipients(550), { command: 'RCPT TO', responseCode: 550 }],
    ['an address that is refused for now', () => smtp.refuseRecipients(450), { command: 'RCPT TO', responseCode: 450 }],
    ['a refused text', () => smtp.refuseNext(1, 554), { command: 'DATA', responseCode: 554 }],
  ])('that comes to nothing by %s is logged without the address', async (_how, refuse, told) => {
    const lines: string[] = []
    const logger = createLogger('info', { write: (line) => lines.push(line) })
    refuse()
    const error: unknown = await send(mail).catch((fault: unknown) => fault)
    smtp.refuseRecipients(null)
    logger.warn({ err: error }, 'a job failed')
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ err: told })
    expect(lines.join('')).not.toMatch(/ugyfel|test\.example/)
    // Whoever looks into why it failed is told by what the server said.
    expect(error instanceof MailFault && error.reason).toContain(mail.to)
  })

  it('that reaches no server is logged with the fault of the network', async () => {
    const away = createMailer({ MERLEG_SMTP_URL: 'smtp://127.0.0.1:1', MERLEG_MAIL_FROM: from, dataDir })
    const error: unknown = await away.send(mail).catch((fault: unknown) => fault)
    expect(error).toMatchObject({ message: expect.stringContaining('connect ECONNREFUSED'), code: 'ESOCKET' })
  })

  it('never goes to a second recipient written into the first', async () => {
    const recipients = async () => (await send({ ...mail, to: 'a@test.example, b@test.example' }))?.recipients ?? []
    expect(await recipients().catch(() => [])).not.toContain('b@test.example')
  })
})

describe('without an SMTP server', () => {
  const mailer = () => createMailer({ MERLEG_MAIL_FROM: from, dataDir })

  it('becomes a file that nobody else can read, one per mail however often it is sent', async () => {
    await mailer().send(mail)
    await mailer().send(mail)
    expect(await readdir(mailFolder(dataDir))).toEqual(['message.1.eml'])
    expect((await stat(mailFolder(dataDir))).mode & 0o777).toBe(0o700)
    expect((await stat(join(mailFolder(dataDir), 'message.1.eml'))).mode & 0o777).toBe(0o600)
  })

  it('can be listed and read as it was written', async () => {
    await mailer().send(mail)
    expect(await listMailFiles(dataDir)).toMatchObject([{ id: 'message.1', to: mail.to, subject: mail.subject }])
    expect((await readMailFile(dataDir, 'message.1'))?.text).toBe(mail.text)
  })

  it.each(['../secret', 'message.2', '..', '', 'a/b'])('knows no mail %j', async (id) => {
    expect(await readMailFile(dataDir, id)).toBeNull()
  })

  it('has no mails where none was written', async () => {
    expect(await listMailFiles(join(dataDir, 'nothing-here'))).toEqual([])
  })

  it('takes no id that is a path', async () => {
    await expect(mailer().send({ ...mail, id: '../outside' })).rejects.toThrow(RangeError)
  })
})
