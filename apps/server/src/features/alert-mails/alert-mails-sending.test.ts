import { getAlertMailState, resumeAlertMails } from '@merleg/contract/alert-mails.contract'
import { listenTo } from '@merleg/db/listen'
import { truncateAll } from '@merleg/db/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { type JobAttempt, startJobs } from '../../shared/jobs.ts'
import { createMailer } from '../../shared/mail.ts'
import { startTestSmtpServer, type TestSmtpServer } from '../../shared/testing-smtp-server.ts'
import { listFailedMails } from '../mails/mail.repository.ts'
import { ALERTS_CHANNEL } from '../monitoring/alerts-fan-out.repository.ts'
import { knownCompany, mergeAndAlert, watchCompanies } from '../monitoring/testing-monitoring.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { queueAtOnce, queueRounds, sendNotice, sendNoticeJob } from './alert-mails.usecases.ts'
import { startAlertMailing } from './start-alert-mailing.ts'
import { listQueuedNotices, setFrequency } from './testing-alert-mails.ts'

const testApp = useTestApp()
const ID = '10000001'
const from = 'Mérleg <no-reply@merleg.example>'
const first = { isLast: false }
const last = { isLast: true }

let smtp: TestSmtpServer
beforeAll(async () => {
  smtp = await startTestSmtpServer()
})
afterAll(() => smtp.close())

const db = () => testApp.deps.db
const mailerFor = (url: string, silenceMs?: number) =>
  createMailer(
    { MERLEG_SMTP_URL: url, MERLEG_MAIL_FROM: from, dataDir: testApp.deps.config.dataDir },
    silenceMs === undefined ? {} : { silenceMs },
  )

let now = Date.parse('2026-11-23T12:00:00Z')
const clock = { now: () => new Date(now) }
const deps = () => ({ ...testApp.deps, clock })
let names = 0

/** Another notice of a user who is mailed at once. */
async function queueNotice(): Promise<string> {
  names += 1
  now += 10 * 60_000
  const name = factOf(ID)('name', { name: `Név ${names} Kft.` }, { from: '2026-10-01', slot: '' })
  await mergeAndAlert(db(), [name], { observedOn: '2026-11-20' })
  await queueAtOnce(deps())
  const notice = (await listQueuedNotices(db())).at(-1)
  if (notice === undefined) throw new Error('no notice')
  return notice.noticeId
}

async function prepare() {
  await truncateAll(db())
  await merge(db(), knownCompany(ID))
  const signedIn = await testApp.signIn({ claims: ['Monitoring'] })
  await watchCompanies(db(), signedIn, [ID])
  await setFrequency(db(), signedIn.userId, 'at-once')
  smtp.received.length = 0
  smtp.refuseRecipients(null)
  smtp.hang(false)
  smtp.refuseNext(0)
  return signedIn
}

describe('a mail of alerts', () => {
  beforeEach(async () => void (await prepare()))

  test('arrives in text and html, with the headers by which it is ended', async () => {
    const noticeId = await queueNotice()
    await sendNotice(deps(), { mailer: mailerFor(smtp.url), noticeId, attempt: first })
    const [received, ...others] = smtp.received
    expect(others).toEqual([])
    expect(received?.mail).toMatchObject({
      messageId: `<alerts.${noticeId}@merleg.example>`,
      text: expect.stringContaining(`Név ${names} Kft.`),
      html: expect.stringContaining(`Név ${names} Kft.`),
    })
    expect(received?.mail.headers).toContainEqual({
      key: 'list-unsubscribe-post',
      originalKey: 'List-Unsubscribe-Post',
      value: 'List-Unsubscribe=One-Click',
    })
  })

  test('is the same for each attempt, and goes once: after a passing fault, and after a server that says nothing', async () => {
    const noticeId = await queueNotice()
    const mailer = mailerFor(smtp.url, 300)
    const send = () => sendNotice(deps(), { mailer, noticeId, attempt: first })
    smtp.refuseNext(1)
    await expect(send()).rejects.toThrow('DATA 451')
    smtp.refuseNext(0)
    smtp.hang(true)
    await expect(send()).rejects.toThrow(/timeout/i)
    expect(await listFailedMails(db())).toMatchObject([{ attempts: 2, givenUpAt: null }])
    smtp.hang(false)
    await send()
    await send()
    expect(smtp.received).toHaveLength(1)
    expect(await listFailedMails(db())).toEqual([])
  })

  test('is given up after the last attempt, and the operator sees to whom, when and why', async () => {
    const noticeId = await queueNotice()
    const mailer = mailerFor('smtp://127.0.0.1:1')
    await expect(sendNotice(deps(), { mailer, noticeId, attempt: first })).rejects.toThrow('ECONNREFUSED')
    await sendNotice(deps(), { mailer, noticeId, attempt: last })
    expect(await listFailedMails(db())).toMatchObject([
      {
        mailId: `alerts.${noticeId}`,
        recipient: expect.stringContaining('@test.example'),
        attempts: 2,
        givenUpAt: clock.now(),
        reason: expect.stringContaining('ECONNREFUSED'),
      },
    ])
    const metrics = await testApp.app.inject({ url: '/metrics' })
    expect(metrics.body).toContain('merleg_failed_mails{state="given-up"} 1')
  })

  test('that cannot be written is no less seen by the operator, and goes when it can', async () => {
    const noticeId = await queueNotice()
    const mailer = mailerFor(smtp.url)
    const send = (attempt: JobAttempt) => sendNotice(deps(), { mailer, noticeId, attempt })
    const setKind = (kind: string) => db().updateTable('monitoring_events').set({ kind }).execute()
    await setKind('unheard-of')
    await expect(send(first)).rejects.toThrow('unheard-of')
    const failed = { mailId: `alerts.${noticeId}`, subject: expect.stringContaining('figyelt cégekről') }
    expect(await listFailedMails(db())).toMatchObject([{ ...failed, attempts: 1, givenUpAt: null }])
    await expect(send(last)).rejects.toThrow('unheard-of')
    expect(await listFailedMails(db())).toMatchObject([{ attempts: 2, givenUpAt: clock.now() }])
    const reader = db().selectFrom('alert_mail_readers').select('failures')
    expect(await reader.executeTakeFirst()).toEqual({ failures: 0 })
    await setKind('name')
    await send(first)
    expect([await listFailedMails(db()), smtp.received.length]).toEqual([[], 1])
  })
})

describe('what a mail was to tell that was given up', () => {
  let userId = ''
  beforeEach(async () => {
    userId = (await prepare()).userId
  })

  const giveUp = async (noticeId: string) =>
    sendNotice(deps(), { mailer: mailerFor('smtp://127.0.0.1:1'), noticeId, attempt: last })
  const positionsQueued = async () => (await listQueuedNotices(db())).map(({ positions }) => positions)

  test('is told by the next mail, once', async () => {
    await giveUp(await queueNotice())
    const next = await queueNotice()
    await sendNotice(deps(), { mailer: mailerFor(smtp.url), noticeId: next, attempt: first })
    await queueNotice()
    expect(await positionsQueued()).toEqual([[1], [1, 2], [3]])
    expect(smtp.received).toHaveLength(1)
    expect(smtp.received[0]?.mail.text?.match(/- Új elnevezés/g)).toHaveLength(2)
  })

  test('is told again and again until a mail goes', async () => {
    await giveUp(await queueNotice())
    await giveUp(await queueNotice())
    await queueNotice()
    expect(await positionsQueued()).toEqual([[1], [1, 2], [1, 2, 3]])
  })

  test('is told a day later where nothing new has come, and of nobody that is watched no more', async () => {
    await giveUp(await queueNotice())
    now += 60 * 60_000
    await queueAtOnce(deps())
    expect(await positionsQueued()).toEqual([[1]])
    now += 24 * 60 * 60_000
    const watched = db().updateTable('watched_companies').where('company_id', '=', ID)
    await watched.set({ removed_at: new Date(now) }).execute()
    await queueAtOnce(deps())
    expect(await positionsQueued()).toEqual([[1]])
    await watched.set({ removed_at: null }).execute()
    await queueAtOnce(deps())
    expect(await positionsQueued()).toEqual([[1], [1]])
  })

  test('is told in the morning by the mail of the day', async () => {
    await giveUp(await queueNotice())
    await setFrequency(db(), userId, 'daily')
    await queueRounds(deps())
    now += 24 * 60 * 60_000
    await queueRounds(deps())
    expect(await positionsQueued()).toEqual([[1], [1]])
  })

  test('is left alone where it cannot be written, or is refused for its text: the next would fail of the same', async () => {
    const noticeId = await queueNotice()
    const setKind = (kind: string) => db().updateTable('monitoring_events').set({ kind }).execute()
    await setKind('unheard-of')
    await expect(giveUp(noticeId)).rejects.toThrow('unheard-of')
    await setKind('name')
    const refused = await queueNotice()
    smtp.refuseNext(1, 554)
    await sendNotice(deps(), { mailer: mailerFor(smtp.url), noticeId: refused, attempt: last })
    await queueNotice()
    expect(await positionsQueued()).toEqual([[1], [2], [3]])
  })

  test('is not told again where it goes after all', async () => {
    const noticeId = await queueNotice()
    await giveUp(noticeId)
    await sendNotice(deps(), { mailer: mailerFor(smtp.url), noticeId, attempt: first })
    await queueNotice()
    expect(await positionsQueued()).toEqual([[1], [2]])
  })

  test('is told where the process was killed at the last attempt', async () => {
    const noticeId = await queueNotice()
    const killed = { send: () => new Promise<void>(() => undefined) }
    void sendNotice(deps(), { mailer: killed, noticeId, attempt: last })
    const lost = db().selectFrom('alert_notices').select('lost_at').where('notice_id', '=', noticeId)
    await expect.poll(async () => (await lost.executeTakeFirstOrThrow()).lost_at).not.toBeNull()
    await queueNotice()
    expect(await positionsQueued()).toEqual([[1], [1, 2]])
  })

  test('is not told to whom no mails are sent meanwhile', async () => {
    await giveUp(await queueNotice())
    await setFrequency(db(), userId, 'off')
    await queueRounds(deps())
    now += 24 * 60 * 60_000
    await queueRounds(deps())
    await setFrequency(db(), userId, 'at-once')
    now += 48 * 60 * 60_000
    await queueAtOnce(deps())
    expect(await positionsQueued()).toEqual([[1]])
  })
})

test('an address that is refused is not asked again; after five mails no more are sent, until the user says so', async () => {
  const { headers, userId } = await prepare()
  const state = async () =>
    getAlertMailState.answer.parse((await testApp.app.inject({ url: '/api/monitoring/mails', headers })).json())
  const mailer = mailerFor(smtp.url)
  smtp.refuseRecipients(450)
  const waiting = await queueNotice()
  await expect(sendNotice(deps(), { mailer, noticeId: waiting, attempt: first })).rejects.toThrow('RCPT TO 450')
  smtp.refuseRecipients(550)
  for (let count = 1; count <= 5; count += 1) {
    expect(await state()).toMatchObject({ isDemo: false, stoppedAt: null })
    await sendNotice(deps(), { mailer, noticeId: await queueNotice(), attempt: first })
  }
  expect((await state()).stoppedAt).toBe(clock.now().toISOString())
  smtp.refuseRecipients(null)
  const queued = (await listQueuedNotices(db())).length
  await queueNotice()
  expect(await listQueuedNotices(db())).toHaveLength(queued)
  const resumed = await testApp.app.inject({
    method: 'POST',
    url: '/api/monitoring/mails/resume',
    headers,
    payload: {},
  })
  expect(resumeAlertMails.answer.parse(resumed.json()).message).toContain('újra')
  expect((await state()).stoppedAt).toBeNull()
  await sendNotice(deps(), { mailer, noticeId: await queueNotice(), attempt: first })
  // What was not mailed in between is not mailed later.
  expect((await listQueuedNotices(db())).at(-1)).toMatchObject({ userId, positions: [8] })
  expect(smtp.received).toHaveLength(1)
})

test('one that goes makes those before it forgotten', async () => {
  const { userId } = await prepare()
  const mailer = mailerFor(smtp.url)
  smtp.refuseRecipients(550)
  await sendNotice(deps(), { mailer, noticeId: await queueNotice(), attempt: first })
  smtp.refuseRecipients(null)
  await sendNotice(deps(), { mailer, noticeId: await queueNotice(), attempt: first })
  const reader = db().selectFrom('alert_mail_readers').select('failures').where('user_id', '=', userId)
  expect(await reader.executeTakeFirst()).toEqual({ failures: 0 })
})

test('from the change to the mail by itself: what comes within a second is one mail', async () => {
  const { userId } = await prepare()
  const { connectionString } = testApp.database
  const jobs = await startJobs({ connectionString, logger: testApp.deps.logger, isWorker: true })
  const { alertBell } = testApp.deps
  const listener = listenTo(connectionString, ALERTS_CHANNEL, () => alertBell.ring())
  const mailing = startAlertMailing({ ...testApp.deps, jobs })
  try {
    await jobs.work(sendNoticeJob, ({ noticeId }, _signal, attempt) =>
      sendNotice(testApp.deps, { mailer: mailerFor(smtp.url), noticeId, attempt }),
    )
    for (const name of ['Első Kft.', 'Második Kft.'])
      await mergeAndAlert(db(), [factOf(ID)('name', { name }, { from: '2026-10-01', slot: '' })], {
        observedOn: '2026-11-20',
      })
    await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBe(1)
    const notices = await listQueuedNotices(db())
    expect(notices).toMatchObject([{ userId, positions: expect.arrayContaining([1]) }])
  } finally {
    await mailing.close()
    await listener.close()
    await jobs.stop()
  }
})
