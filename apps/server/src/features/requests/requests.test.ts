import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import type { Jobs } from '../../shared/jobs.ts'
import { startTestSmtpServer } from '../../shared/testing-smtp-server.ts'
import { registerMailJobs } from '../mails/mail.jobs.ts'

const smtp = await startTestSmtpServer()
const test = useTestApp({
  MERLEG_SMTP_URL: smtp.url,
  MERLEG_CUSTOMER_SERVICE_EMAIL: 'service@test.example',
  MERLEG_SALES_EMAIL: 'sales@test.example',
})

beforeAll(() => registerMailJobs(test.deps))
afterAll(() => smtp.close())
afterEach(() => vi.restoreAllMocks())

type Headers = Record<string, string>
const post = (url: string, payload: object, headers: Headers) =>
  test.app.inject({ method: 'POST', url, payload, headers })
const storedOf = async (userId: string) => {
  const { rows } =
    await sql`select kind, subscriber_id, body, page_address from requests where user_id = ${userId} order by request_number`.execute(
      test.deps.db,
    )
  return rows
}
const receive = (part: string, to: RegExp | string = /^(service|sales)@/) =>
  vi.waitFor(
    () => {
      const found = smtp.received.find(
        (one) => one.mail.text?.includes(part) && one.recipients.some((recipient) => recipient.search(to) === 0),
      )
      if (!found) throw new Error(`No mail with ${part} yet`)
      return found
    },
    { timeout: 25_000, interval: 100 },
  )

describe('send-message', () => {
  it('stores the message and mails it to customer service, to be answered to the user', async () => {
    const { headers, userId, subscriberId } = await test.signIn({ claims: [] })
    await sql`update users set name = 'Eve <b>"x"</b>', phone = '+36 1 234' where user_id = ${userId}`.execute(
      test.deps.db,
    )
    const message =
      'Első sor <script>alert(1)</script>\r\nBcc: all@test.example\r\n.\r\n\u001b[31m utolsó {{name}} $t(signature)'
    const answer = await post(
      '/api/send-message',
      { message, notification: '/report/12345678/summary?x=1' },
      { ...headers, 'x-locale': 'en' },
    )
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ notification: 'We have received your message and will answer it shortly.' })
    const body = 'Első sor <script>alert(1)</script>\nBcc: all@test.example\n.\n[31m utolsó {{name}} $t(signature)'
    expect(await storedOf(userId)).toEqual([
      { kind: 'message', subscriber_id: subscriberId, body, page_address: '/report/12345678/summary?x=1' },
    ])

    const { recipients, mail } = await receive('[31m utolsó')
    expect(recipients).toEqual(['service@test.example'])
    expect(mail.replyTo).toMatchObject([{ name: 'Eve <b>"x"</b>', address: expect.stringMatching(/@test\.example$/) }])
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.html).toBeUndefined()
    expect(mail.subject).toBe('Üzenet az ügyfélszolgálatnak')
    expect(mail.text).toMatch(/^Előfizető: Teszt Előfizető/m)
    expect(mail.text).toContain('Telefon: +36 1 234')
    expect(mail.text).toContain('Nyelv: en')
    expect(mail.text).toContain('Oldal: /report/12345678/summary?x=1')
    expect(mail.text?.trim().endsWith(body)).toBe(true)

    const receipt = await receive('[31m utolsó', /^[\da-f-]{36}@/)
    expect(receipt.mail.subject).toBe('We have received your message')
    expect(receipt.mail.html).toBeUndefined()
    expect(receipt.mail.replyTo).toBeUndefined()
    expect(receipt.mail.text).toMatch(/^Dear Eve <b>"x"<\/b>,\n\nWe have received your message:\n\nElső sor <script>/)
  })

  it('twice within a minute is one, also at the same moment; another page, user or time makes another', async () => {
    const signed = await test.signIn({ claims: [] })
    const other = await test.signIn({ claims: [] })
    const start = Date.now()
    const clock = vi.spyOn(test.deps.clock, 'now').mockReturnValue(new Date(start))
    const message = { message: 'egyszer elég' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('/api/send-message', message, signed.headers)))
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200])
    expect(await storedOf(signed.userId)).toHaveLength(1)
    await post('/api/send-message', { ...message, notification: '/x' }, signed.headers)
    await post('/api/send-message', message, other.headers)
    clock.mockReturnValue(new Date(start + 60_000))
    await post('/api/send-message', message, signed.headers)
    expect([(await storedOf(signed.userId)).length, (await storedOf(other.userId)).length]).toEqual([3, 1])
  })

  it.each([[{ message: '' }], [{ message: ' \n ' }], [{ message: '\u0007' }], [{}], [{ message: 'x'.repeat(5001) }]])(
    'refuses %o',
    async (payload) => {
      const { headers, userId } = await test.signIn({ claims: [] })
      const answer = await post('/api/send-message', payload, headers)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ code: 'validation.failed', fields: { message: expect.any(String) } })
      expect(await storedOf(userId)).toEqual([])
    },
  )
})

describe('request-offer', () => {
  it('stores the request and mails it to sales', async () => {
    const { headers, userId, subscriberId } = await test.signIn({ claims: [] })
    const answer = await post('/api/request-offer', { feature: 'Monitoring\r\nBcc: all@test.example' }, headers)
    expect(answer.json()).toEqual({ notification: 'Ajánlatkérését megkaptuk, munkatársunk hamarosan keresni fogja.' })
    expect(await storedOf(userId)).toEqual([
      { kind: 'offer', subscriber_id: subscriberId, body: 'Monitoring Bcc: all@test.example', page_address: null },
    ])
    const { recipients, mail } = await receive('Monitoring Bcc')
    expect(recipients).toEqual(['sales@test.example'])
    expect(mail.subject).toBe('Ajánlatkérés')
  })

  it.each([[{ feature: '' }], [{ feature: '\u0000' }], [{}], [{ feature: 'x'.repeat(201) }]])(
    'refuses %o',
    async (payload) => {
      const { headers } = await test.signIn({ claims: [] })
      const answer = await post('/api/request-offer', payload, headers)
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({ code: 'validation.failed', fields: { feature: expect.any(String) } })
    },
  )
})

it('all are for signed-in users', async () => {
  expect((await post('/api/send-message', { message: 'x' }, {})).statusCode).toBe(401)
  expect((await post('/api/request-offer', { feature: 'x' }, {})).statusCode).toBe(401)
  expect((await post('/api/requests/top-up', { account: 'normal', amount: 100 }, {})).statusCode).toBe(401)
})

it('a message that cannot be queued is not stored either', async () => {
  const { headers, userId } = await test.signIn({ claims: [] })
  vi.spyOn(test.deps.jobs, 'enqueueAll').mockImplementation((async () => {
    throw new Error('queue fault')
  }) satisfies Jobs['enqueueAll'])
  expect((await post('/api/send-message', { message: 'lost' }, headers)).statusCode).toBe(500)
  expect(await storedOf(userId)).toEqual([])
})

it('a mail that the server refuses for the time being is sent later', async () => {
  const { headers } = await test.signIn({ claims: [] })
  smtp.refuseNext(1)
  await post('/api/send-message', { message: 'second attempt' }, headers)
  expect((await receive('second attempt')).recipients).toEqual(['service@test.example'])
})

describe('requests/top-up', () => {
  const topUp = (payload: object, headers: Headers) => post('/api/requests/top-up', payload, headers)

  it('stores account and amount and mails them to sales, with a receipt', async () => {
    const { headers, userId, subscriberId } = await test.signIn({ claims: [] })
    const payload = {
      account: 'international',
      amount: 30_050,
      message: ' Díjbekérőt kérünk\r\nBcc: all@test.example ',
    }
    const answer = await topUp(payload, { ...headers, 'x-locale': 'de' })
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { notification: expect.stringContaining('Anfrage zur Aufladung') },
    ])
    const { rows } = await sql`
      select kind, subscriber_id, account, amount, body, done_at from requests where user_id = ${userId}`.execute(
      test.deps.db,
    )
    const body = 'Díjbekérőt kérünk\nBcc: all@test.example'
    expect(rows).toEqual([
      { kind: 'top-up', subscriber_id: subscriberId, account: 'international', amount: 30_050, body, done_at: null },
    ])
    const { recipients, mail } = await receive('Díjbekérőt kérünk')
    expect(recipients).toEqual(['sales@test.example'])
    expect(mail.subject).toBe('Egyenleg feltöltésének kérése')
    expect(mail.text).toMatch(/^Feltöltés: Nemzetközi egyenleg: 300,50\u00A0EUR áfa nélkül$/m)
    const receipt = await receive('Díjbekérőt kérünk', /^[\da-f-]{36}@/)
    expect(receipt.mail.text).toMatch(/Internationales Guthaben: 300,50\u00A0EUR ohne USt\./)
    expect(receipt.mail.text).toMatch(/Nummer Ihrer Anfrage: \d+/)
  })

  it('needs no message; twice within a minute is one, another amount or account makes another', async () => {
    const { headers, userId } = await test.signIn({ claims: [] })
    const asked = { account: 'normal', amount: 1_000_000 }
    for (const payload of [asked, asked, { ...asked, amount: 2_000_000 }, { ...asked, account: 'international' }])
      expect((await topUp(payload, headers)).statusCode).toBe(200)
    expect(await storedOf(userId)).toHaveLength(3)
  })

  it.each([
    [{ account: 'gold', amount: 100 }, 'account'],
    [{ account: 'normal', amount: 0 }, 'amount'],
    [{ account: 'normal', amount: -100 }, 'amount'],
    [{ account: 'normal', amount: 1.5 }, 'amount'],
    [{ account: 'normal', amount: 1_000_000_001 }, 'amount'],
    [{ account: 'international', amount: 10_000_001 }, 'amount'],
    [{ account: 'normal', amount: 100, message: 'x'.repeat(1001) }, 'message'],
  ])('refuses %o', async (payload, field) => {
    const { headers, userId } = await test.signIn({ claims: [] })
    const answer = await topUp(payload, headers)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation.failed', fields: { [field]: expect.any(String) } })
    expect(await storedOf(userId)).toEqual([])
  })
})

// Last, because its mails are many.
describe('how many', () => {
  const sendAs = (headers: Headers, number: number) => post('/api/send-message', { message: `sor ${number}` }, headers)
  const statuses = (answers: { statusCode: number }[]) =>
    answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

  it('requests a user may make is limited, also when all kinds of them come at once, and each is mailed', async () => {
    const { headers, userId } = await test.signIn({ claims: [] })
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) => {
        if (number % 3 === 0) return sendAs(headers, number)
        if (number % 3 === 1) return post('/api/request-offer', { feature: `Modul ${number}` }, headers)
        return post('/api/requests/top-up', { account: 'normal', amount: 100_000 + number }, headers)
      }),
    )
    expect(statuses(answers)).toEqual([...Array<number>(10).fill(200), ...Array<number>(50).fill(429)])
    expect(await storedOf(userId)).toHaveLength(10)
    const { rows } = await sql`
      select r.request_id, count(*)::integer as mails from requests r
      join pgboss.job j on j.name = 'mail.send' and j.data ->> 'id' like '%.' || r.request_id
      where r.user_id = ${userId} group by r.request_id`.execute(test.deps.db)
    expect(rows).toEqual(Array.from({ length: 10 }, () => ({ request_id: expect.any(String), mails: 2 })))
  })

  it('requests a user may make is counted over an hour; others are not kept from it', async () => {
    const [{ headers, userId }, other] = [await test.signIn({ claims: [] }), await test.signIn({ claims: [] })]
    const answers = await Promise.all(Array.from({ length: 14 }, (_, number) => sendAs(headers, number)))
    expect(statuses(answers)).toEqual([...Array<number>(10).fill(200), ...Array<number>(4).fill(429)])
    const refused = await post('/api/request-offer', { feature: 'Monitoring' }, headers)
    expect(refused.json()).toMatchObject({ code: 'requests.too-many', retryAfterSeconds: expect.any(Number) })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
    expect(await storedOf(userId)).toHaveLength(10)
    expect((await sendAs(other.headers, 1)).statusCode).toBe(200)
  })

  it('somebody in the demo account may send is limited by address, and shuts nobody else out', async () => {
    const { headers, userId } = await test.signIn({ claims: [] })
    await sql`update users set is_demo = true where user_id = ${userId}`.execute(test.deps.db)
    const sendFrom = (remoteAddress: string, number: number) =>
      test.app.inject({
        method: 'POST',
        url: '/api/send-message',
        payload: { message: `demo ${remoteAddress} ${number}` },
        headers,
        remoteAddress,
      })
    const flood = []
    for (let number = 0; number < 12; number += 1) flood.push(await sendFrom('192.0.2.1', number))
    expect(statuses(flood)).toEqual([...Array<number>(5).fill(200), ...Array<number>(7).fill(429)])
    const others = await Promise.all(Array.from({ length: 8 }, (_, number) => sendFrom(`192.0.2.${number + 2}`, 0)))
    expect(statuses(others)).toEqual(Array<number>(8).fill(200))
  })

  it('is forgotten after an hour, and what a clock that was ahead has written counts for nothing', async () => {
    const { headers, userId } = await test.signIn({ claims: [] })
    await Promise.all(Array.from({ length: 10 }, (_, number) => sendAs(headers, number)))
    for (const shift of ["- interval '61 minutes'", "+ interval '3 hours'"]) {
      await sql`update requests set created_at = created_at ${sql.raw(shift)} where user_id = ${userId}`.execute(
        test.deps.db,
      )
      expect((await sendAs(headers, 0)).statusCode).toBe(200)
    }
  })
})
