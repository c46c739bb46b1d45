import { getAlertNotice, unsubscribeAlertMails } from '@merleg/contract/alert-mails.contract'
import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { createToken } from '../users/tokens.ts'
import { createSession } from '../users/sessions.repository.ts'
import { insertUser } from '../users/users.repository.ts'
import { knownCompany, mergeAndAlert, watchCompanies } from '../monitoring/testing-monitoring.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { queueAtOnce } from './alert-mails.usecases.ts'
import { listQueuedNotices, setFrequency } from './testing-alert-mails.ts'

const testApp = useTestApp()
const ID = '10000001'
const db = () => testApp.deps.db

type SignedIn = Awaited<ReturnType<typeof testApp.signIn>>
let reader: SignedIn
let noticeId = ''

beforeAll(async () => {
  await merge(db(), knownCompany(ID))
  reader = await testApp.signIn({ claims: ['Monitoring', 'Cegriport'] })
  await watchCompanies(db(), reader, [ID])
  await setFrequency(db(), reader.userId, 'at-once')
  const facts = [
    factOf(ID)('name', { name: 'Új név Kft.' }, { from: '2026-10-01', slot: '' }),
    factOf(ID)('register-number', { value: '01-09-000001' }, { slot: 'a' }),
    factOf(ID)('tax-number', { value: '10738885-2-20' }, { slot: '' }),
  ]
  await mergeAndAlert(db(), facts, { observedOn: '2026-11-20' })
  await queueAtOnce(testApp.deps)
  noticeId = (await listQueuedNotices(db()))[0]?.noticeId ?? ''
})

const open = (id: string, headers: Record<string, string>) =>
  testApp.app.inject({ url: `/api/monitoring/alert/${id}`, headers })

async function addColleague(subscriberId: string): Promise<Record<string, string>> {
  const email = `${randomUUID()}@test.example`
  const userId = await insertUser(db(), { subscriberId, email, name: 'Kolléga', passwordHash: '', isDemo: false })
  const [token, now] = [createToken(), new Date()]
  await createSession(db(), { userId, token, now, expiresAt: new Date(now.getTime() + 3_600_000) })
  return { authorization: `Bearer ${token}` }
}

describe('a notice', () => {
  test('tells the companies with their sections, and what was before and after', async () => {
    const page = getAlertNotice.answer.parse((await open(noticeId, { ...reader.headers, 'x-locale': 'en' })).json())
    expect(page).toMatchObject({
      title: expect.stringMatching(/^Notification about watched companies, /),
      companyCount: 1,
      items: [
        {
          companyNumber: '01-09-000001',
          name: 'Új név Kft.',
          taxnumber: '10738885-2-20',
          url: `/report/${ID}`,
          sections: [{ name: 'Company data', url: `/report/${ID}/company-data?hl=name&all=true` }],
          events: [{ title: 'New name', before: 'Minta Kft.', after: 'Új név Kft.', importance: 'neutral' }],
          otherChanges: 0,
        },
      ],
    })
  })

  test("is there for the subscriber's other users too, and for nobody else's", async () => {
    expect((await open(noticeId, await addColleague(reader.subscriberId))).statusCode).toBe(200)
    const stranger = await testApp.signIn({ claims: ['Monitoring'] })
    for (const answer of [await open(noticeId, stranger.headers), await open(randomUUID(), reader.headers)])
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'alert-notice.not-found' }])
  })
})

describe('unsubscribing', () => {
  async function prepare(): Promise<{ token: string; isMailed: () => Promise<boolean> }> {
    const { userId } = await testApp.signIn({ claims: ['Monitoring'] })
    const row = db().selectFrom('alert_mail_readers').where('user_id', '=', userId)
    const { token } = await row.select('unsubscribe_token as token').executeTakeFirstOrThrow()
    const isMailed = async () => (await row.select('frequency').executeTakeFirstOrThrow()).frequency !== 'off'
    return { token, isMailed }
  }
  const post = (token: string, payload: string | Readable, type = 'application/x-www-form-urlencoded') =>
    testApp.app.inject({
      method: 'POST',
      url: `/monitoring/unsubscribe/${token}`,
      headers: { 'content-type': type },
      payload,
    })
  const ONE_CLICK = 'List-Unsubscribe=One-Click'
  const PARTS = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

  test.each([
    ['a form', ONE_CLICK, undefined],
    ['a form in parts', PARTS, 'multipart/form-data; boundary=x'],
  ])('by one click, as mail programs do: %s', async (_case, payload, type) => {
    const { token, isMailed } = await prepare()
    for (const expected of [200, 200]) expect((await post(token, payload, type)).statusCode).toBe(expected)
    expect(await isMailed()).toBe(false)
  })

  test.each([
    ['reads the address', 'GET', undefined, 404],
    ['posts something else', 'POST', 'a=b', 422],
    ['posts nothing', 'POST', '', 422],
  ] as const)('ends nothing for who %s', async (_case, method, payload, status) => {
    const { token, isMailed } = await prepare()
    const headers = payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }
    const url = `/monitoring/unsubscribe/${token}`
    const answer = await testApp.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) })
    // Without the interface on the server the page itself is not there.
    expect([status, 405]).toContain(answer.statusCode)
    expect(await isMailed()).toBe(true)
  })

  test.each([
    ['a form in parts that tells its length', () => `--x\r\n${'y'.repeat(5e6)}\r\n${PARTS}`, 413],
    ['one that does not', () => Readable.from([...Array<string>(500).fill('y'.repeat(10_000)), `\r\n${PARTS}`]), 413],
    ['one with a long field', () => PARTS.replace('One-Click', 'y'.repeat(2000)), 413],
    ['one that is none', () => '--x\r\nContent-Disp', 422],
  ])('reads no more than it must of %s', async (_case, payload, status) => {
    const { token, isMailed } = await prepare()
    const answer = await post(token, payload(), 'multipart/form-data; boundary=x')
    expect(answer.statusCode).toBe(status)
    expect(await isMailed()).toBe(true)
  })

  test.each([randomUUID(), 'x', '%00', "';--"])('knows no token %s', async (token) => {
    expect((await post(token, ONE_CLICK)).statusCode).toBe(404)
  })

  test('on the page with its question, without being signed in', async () => {
    const { token, isMailed } = await prepare()
    const ask = (payload: object) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/monitoring/mails/unsubscribe',
        payload,
        headers: { 'x-locale': 'de' },
      })
    const answer = unsubscribeAlertMails.answer.parse((await ask({ token })).json())
    expect(answer.message).toBe('Die E-Mails des Monitorings werden nicht mehr gesendet.')
    expect(await isMailed()).toBe(false)
    expect((await ask({ token: randomUUID() })).json()).toMatchObject({ code: 'alert-mails.unknown-token' })
    expect((await ask({ token: 'x' })).json()).toMatchObject({
      code: 'validation.failed',
      fields: { token: 'invalid_format' },
    })
  })
})
