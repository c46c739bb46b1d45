import { setTimeout as delay } from 'node:timers/promises'
import { doAtOnce } from '@merleg/db/testing-locks'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { systemClock } from '../../shared/clock.ts'
import type { Mail } from '../../shared/mail.ts'
import { addTestUser, TEST_PASSWORD } from '../users/testing-users.ts'
import { addUser } from '../users/users.usecases.ts'
import { answerTrial } from './answer-trial.usecases.ts'
import { makeTaxNumber, makeWish, nextAddress, tokenIn, useTrials } from './testing-trial.ts'

const test = useTestApp({ MERLEG_TRIALS: 'confirm', MERLEG_SALES_EMAIL: 'sales@test.example' })
const { answer, ask, askAndAnswer, listIds, post, start } = useTrials(test)

const setClock = (hours: number) => {
  const now = new Date(systemClock.now().getTime() + hours * 3_600_000)
  test.deps.clock = { now: () => now }
}
afterEach(() => {
  test.deps.clock = systemClock
})

const decisionsOf = async (email: string) => {
  const { rows } = await sql`
    select decision, reason from trial_requests join requests using (request_id)
    where email = ${email} order by request_number`.execute(test.deps.db)
  return rows
}
const login = (username: string, password: string) => post('/api/auth/login', { username, password })

describe('asking for a trial', () => {
  it('mails a link in the language of the caller; with it a password begins five days with every module', async () => {
    const { wish, mail, token } = await askAndAnswer(
      { email: 'Peter.Proba@test.example', companyName: 'Őr & Tsa Kft.' },
      'de',
    )
    expect(mail).toMatchObject({ to: 'peter.proba@test.example', subject: 'Starten Sie Ihren Testzugang zu Mérleg' })
    expect(mail?.text).toMatch(/^Guten Tag,[^]*72 Stunden/)
    // Anybody may have typed the address: nobody mails a stranger his own words.
    expect(mail?.text).not.toMatch(/Péter|Tsa/)
    const begun = await start(token, TEST_PASSWORD)
    expect([begun.statusCode, begun.json()]).toEqual([
      200,
      { message: expect.stringContaining('A próba elindult'), endsAt: expect.any(String) },
    ])
    const { token: session } = (await login(wish.email, TEST_PASSWORD)).json<{ token: string }>()
    const me = await test.app.inject({ url: '/api/me', headers: { authorization: `Bearer ${session}` } })
    expect(me.json()).toMatchObject({ name: 'Próba Péter', trialEndsAt: begun.json<{ endsAt: string }>().endsAt })
    expect(me.json<{ claims: string[] }>().claims).toContain('Monitoring')
    const { rows } = await sql`
      select s.name, s.tax_stem, r.done_at is not null as is_done from subscribers s join trial_requests t using (subscriber_id)
      join requests r using (request_id) where t.email = 'peter.proba@test.example'`.execute(test.deps.db)
    expect(rows).toEqual([{ name: 'Őr & Tsa Kft.', tax_stem: wish.taxNumber.slice(0, 8), is_done: true }])
    expect((await start(token)).json()).toMatchObject({ code: 'trial.link-invalid' })
  })

  it('answers the same for known addresses and companies, whose mails tell why not', async () => {
    const user = await addTestUser(test.deps.db)
    const { wish, token } = await askAndAnswer({})
    await start(token)
    const answers = [
      await ask({}),
      await ask({ email: user.email }),
      await ask({ taxNumber: wish.taxNumber, email: 'colleague@test.example' }),
    ]
    for (const one of answers) expect([one.statusCode, one.body]).toEqual([200, answers[0]?.body])
    const [known] = await answer((await listIds(user.email))[0] ?? '')
    expect(known?.text).toContain('amelyhez már tartozik hozzáférés')
    expect(known?.text).toContain('http://merleg.test/login')
    const [company] = await answer((await listIds('colleague@test.example'))[0] ?? '')
    expect(company).toMatchObject({ replyTo: { address: 'sales@test.example' } })
    expect(company?.text).toContain(wish.taxNumber)
    expect([await decisionsOf(user.email), await decisionsOf('colleague@test.example')]).toEqual([
      [{ decision: 'refused', reason: 'known-address' }],
      [{ decision: 'refused', reason: 'tax-number' }],
    ])
  })

  it('a company that is billed as a subscriber gets none, however its number is written', async () => {
    const user = await addTestUser(test.deps.db)
    for (const write of [(number: string) => number, (number: string) => `HU${number.slice(0, 8)}`]) {
      const taxNumber = makeTaxNumber()
      await sql`
        insert into billing_details (subscriber_id, company, contact, zip, city, street, tax_number, phone, email, changed_by, changed_at)
        values (${user.subscriberId}, 'a', 'b', '1011', 'c', 'd', ${write(taxNumber)}, '1', 'e', ${user.userId}, now())
        on conflict (subscriber_id) do update set tax_number = excluded.tax_number`.execute(test.deps.db)
      const { wish } = await askAndAnswer({ taxNumber: taxNumber.replaceAll('-', '') })
      expect(await decisionsOf(wish.email)).toEqual([{ decision: 'refused', reason: 'tax-number' }])
    }
  })

  it.each([
    [{ taxNumber: '12345678-2-42' }, { taxNumber: 'tax-number-check-digit' }],
    [{ taxNumber: 'DE123456789' }, { taxNumber: 'tax-number' }],
    [{ email: 'no address' }, { email: 'invalid_format' }],
    [{ name: ' ' }, { name: 'too_small' }],
    [{ companyName: '\u0007' }, { companyName: 'too_small' }],
    [{ companyName: 'x'.repeat(201) }, { companyName: 'too_big' }],
  ])('refuses %o', async (wish, fields) => {
    const refused = await ask(wish)
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'validation.failed', fields }])
  })

  it('demands that the terms are accepted, and tells them', async () => {
    const refused = await ask({ termsAccepted: false })
    expect([refused.statusCode, refused.json()]).toMatchObject([422, { code: 'auth.terms-not-accepted' }])
    for (const [locale, word] of [
      ['hu', 'Mire való a próba?'],
      ['en', 'What is the trial for?'],
      ['de', 'Wozu dient der Testzugang?'],
    ] as const) {
      const terms = await test.app.inject({ url: '/api/trial/terms', headers: { 'x-locale': locale } })
      expect(terms.json<{ html: string }>().html).toContain(word)
    }
  })

  it('the same twice within a minute is one request, also at the same moment', async () => {
    const wish = makeWish()
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/trial/request', wish)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await listIds(wish.email)).toHaveLength(1)
  })

  it('is throttled by e-mail address from wherever, and by where it comes from', async () => {
    const { email } = makeWish()
    const statuses = []
    for (let count = 0; count < 4; count += 1) statuses.push((await ask({ email })).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    const remoteAddress = nextAddress()
    const flood = await Promise.all(Array.from({ length: 60 }, () => ask({}, { remoteAddress })))
    expect(flood.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
    expect(flood.find(({ statusCode }) => statusCode === 429)?.json()).toMatchObject({
      code: 'trial.too-many',
      retryAfterSeconds: expect.any(Number),
    })
  })

  it('no more than three mails a day go to an address, whoever asks', async () => {
    const { email } = makeWish()
    const sent = []
    for (const hours of [0, 1, 2, 3]) {
      setClock(hours)
      await ask({ email })
      sent.push(...(await answer((await listIds(email)).at(-1) ?? '')))
    }
    expect(sent).toHaveLength(3)
    expect((await decisionsOf(email)).at(-1)).toEqual({ decision: 'refused', reason: 'too-many' })
    setClock(28)
    expect((await askAndAnswer({ email })).token).not.toBe('no token')
  })
})

describe('the mail', () => {
  it('that did not go is tried again; that went and was not noted goes again with the same id, and both links work', async () => {
    const wish = makeWish()
    await post('/api/trial/request', wish)
    const [id = ''] = await listIds(wish.email)
    expect(await answer(id, { isBroken: true })).toEqual([])
    const [first] = await answer(id, { breaksAfter: true })
    const [second] = await answer(id)
    expect(await answer(id)).toEqual([])
    expect(second?.id).toBe(first?.id)
    expect(tokenIn(second)).not.toBe(tokenIn(first))
    expect((await start(tokenIn(first))).statusCode).toBe(200)
    expect((await start(tokenIn(second))).json()).toMatchObject({ code: 'trial.link-invalid' })
  })

  it('goes once where two answer at the same moment', async () => {
    const wish = makeWish()
    await post('/api/trial/request', wish)
    const [requestId = ''] = await listIds(wish.email)
    const sent: Mail[] = []
    const send = async (mail: Mail) => {
      sent.push(mail)
      await delay(200)
    }
    const work = () => answerTrial(test.deps, { mailer: { send }, requestId, attempt: { isLast: false } })
    const outcomes = await Promise.allSettled([work(), work(), work()])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(sent).toHaveLength(1)
    // Those that failed are tried again by the queue, and find nothing left to do.
    await work()
    expect(sent).toHaveLength(1)
  })

  it('its token is neither in the queue nor, readable, in the database', async () => {
    const { token } = await askAndAnswer({})
    const { rows } = await sql<{ text: string }>`
      select job::text as text from pgboss.job union all select trial_links::text from trial_links
      union all select trial_requests::text from trial_requests`.execute(test.deps.db)
    expect(rows.length).toBeGreaterThan(1)
    for (const { text } of rows) expect(text).not.toContain(token)
  })
})

describe('beginning a trial', () => {
  it('works for 72 hours', async () => {
    const [late, inTime] = [await askAndAnswer({}), await askAndAnswer({})]
    setClock(71.9)
    expect((await start(inTime.token)).statusCode).toBe(200)
    setClock(72.1)
    expect((await start(late.token)).json()).toMatchObject({ code: 'trial.link-invalid' })
  })

  it('of many at once with links to trials of one company, one begins; a second trial is never given', async () => {
    const taxNumber = makeTaxNumber()
    const links = [
      await askAndAnswer({ taxNumber }),
      await askAndAnswer({ taxNumber }),
      await askAndAnswer({ taxNumber }),
    ]
    const answers = await Promise.all([...links, ...links].map(({ token }) => start(token)))
    const codes = answers.map((one) => (one.statusCode === 200 ? 'begun' : one.json<{ code: string }>().code))
    expect(codes.filter((code) => code === 'begun')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['begun', 'trial.not-possible', 'trial.link-invalid']))
    const { rows } = await sql`select from subscribers where tax_stem = ${taxNumber.slice(0, 8)}`.execute(test.deps.db)
    expect(rows).toHaveLength(1)
  })

  it('an address that has become a user meanwhile begins none', async () => {
    const { wish, token } = await askAndAnswer({})
    const user = await addTestUser(test.deps.db)
    await sql`update users set email = ${wish.email} where user_id = ${user.userId}`.execute(test.deps.db)
    expect((await start(token)).json()).toMatchObject({ code: 'trial.known-address' })
  })

  it.each([
    ['jelszo123', 'password.common'],
    ['Kipróbáló Kft.', 'password.own-data'],
  ])('the password %s is refused, and the link still works', async (password, code) => {
    const { token } = await askAndAnswer({})
    expect((await start(token, password)).json()).toMatchObject({ code, fields: { password: expect.any(String) } })
    expect((await start(token)).statusCode).toBe(200)
  })

  it('tells the person and sales, each in one mail', async () => {
    const { wish, token } = await askAndAnswer({})
    await start(token)
    const { rows } = await sql<{ to: string; subject: string }>`
      select data ->> 'to' as to, data ->> 'subject' as subject from pgboss.job
      where name = 'mail.send' and (data ->> 'to' = ${wish.email} or data ->> 'text' like ${`%${wish.email}%`})
      order by 1`.execute(test.deps.db)
    expect(rows).toEqual([
      { to: wish.email, subject: 'Elindult a Mérleg próbája' },
      { to: 'sales@test.example', subject: 'Elindult egy próba: Kipróbáló Kft.' },
    ])
  })

  it('guesses are stopped', async () => {
    const remoteAddress = nextAddress()
    const answers = []
    for (let count = 0; count < 31; count += 1)
      answers.push(await start('x'.repeat(43), 'kék-szitakötő-7', remoteAddress))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(30).fill(422), 429])
  })
})

it('begins no second account of an address that is given one at the same moment', async () => {
  const { wish, token } = await askAndAnswer({})
  const subscriber = { subscriber: `Másik ${wish.email}`, claims: [], taxStem: null, isAdministrator: false }
  const user = { email: wish.email, name: 'Próba Péter', password: TEST_PASSWORD, ...subscriber }
  const add = () => addUser(test.deps.db, user, systemClock.now()).then(() => 'added', String)
  const begin = async () => {
    const begun = await start(token)
    return begun.statusCode === 200 ? 'begun' : begun.json<{ code: string }>().code
  }
  const told = await doAtOnce(test.deps.db, { table: 'users', calls: [begin, add] })
  expect([
    ['begun', `Error: There is a user ${wish.email} already.`],
    ['trial.known-address', 'added'],
  ]).toContainEqual(told)
})
