import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { checkVatNumber as checkEndpoint, listVatChecks } from '@merleg/contract/vat-checks.contract'
import { MOST_VAT_CHECKS_AN_HOUR } from '@merleg/domain/vat-checks/vat-check-states'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { renderVatCheckBlocks } from '../report/company-data/vat-checks.print.ts'
import { factOf, merge, REGISTER } from '../report/testing-report.ts'
import { askVatCheck, checkVatNumber, keepVatCheck } from './check-vat-number.usecases.ts'
import { type Answering, QUICK_LIMITS, refusal, startTestingVies, yes } from './testing-vies.ts'
import { getVatChecksPage } from './vat-checks.views.ts'
import { createVies } from './vies.ts'

const server = useTestApp({ MERLEG_VIES: 'on', MERLEG_VIES_REQUESTER: 'HU10738885' })
const ESTONIAN = 'ee-10000018'
const HUNGARIAN = '12345676'
const NAMELESS = 'ee-10000024'
const BRITISH = 'gb-00445790'
const MADE_UP = '10738885'
const WRONG = '87654322'

type User = Awaited<ReturnType<typeof server.signIn>>
let service: Awaited<ReturnType<typeof startTestingVies>>
let user: User

beforeAll(async () => {
  service = await startTestingVies()
  const { db } = server.deps
  await merge(db, [
    factOf(ESTONIAN)('name', { name: 'Näidis OÜ' }),
    factOf(ESTONIAN)('eu-tax-number', { value: 'EE100931558' }),
    factOf(HUNGARIAN)('name', { name: 'Minta Kft.' }),
    factOf(HUNGARIAN)('tax-number', { value: '12345676-2-41' }),
    factOf(NAMELESS)('name', { name: 'Teine OÜ' }),
    factOf(BRITISH)('name', { name: 'Example Limited' }),
    factOf(WRONG)('name', { name: 'Elírt Kft.' }),
    factOf(WRONG)('eu-tax-number', { value: 'HU87654321' }),
  ])
  await merge(
    db,
    [factOf(MADE_UP)('name', { name: 'Kitalált Kft.' }), factOf(MADE_UP)('tax-number', { value: '10738885-2-41' })],
    {
      source: { ...REGISTER, sourceId: 'demo', isMadeUp: true },
    },
  )
})
afterAll(() => service.close())
beforeEach(async () => {
  user = await server.signIn({ claims: ['Cegriport'] })
})

const urlOf = (id: string) => `/api/report/${id}/vat-checks`

async function read(id: string, { as = user, locale = 'hu' } = {}) {
  const answer = await server.app.inject({ url: urlOf(id), headers: { ...as.headers, 'x-locale': locale } })
  expect(answer.statusCode, answer.body).toBe(200)
  return listVatChecks.answer.parse(answer.json())
}

function post(id: string, payload: object, { as = user, locale = 'hu' } = {}) {
  return server.app.inject({ method: 'POST', url: urlOf(id), payload, headers: { ...as.headers, 'x-locale': locale } })
}

async function start(id: string, number: string, as = user) {
  const answer = await post(id, { number }, { as })
  expect(answer.statusCode, answer.body).toBe(200)
  return checkEndpoint.answer.parse(answer.json())
}

/** What the jobs of a worker do with the check that is under way. */
async function work(id: string, ...answers: Answering[]): Promise<void> {
  service.answerWith(...answers)
  const vies = createVies({ fetch: service.fetch, logger: server.deps.logger, limits: QUICK_LIMITS })
  const [latest] = (await read(id)).checks
  await askVatCheck({ ...server.deps, vies }, latest?.id ?? '')
  await keepVatCheck(server.deps, latest?.id ?? '')
}

async function readGroup(id: string) {
  const answer = await server.app.inject({ url: `/api/report/${id}/data?all=true`, headers: user.headers })
  const { groups } = getCompanyData.answer.parse(answer.json())
  return groups
    .find((group) => group.id === 'vat-check')
    ?.items.map(({ valid, rows, dates }) => ({
      valid,
      dates,
      rows: rows.map(({ value }) => value),
    }))
}

async function listEvents(id: string) {
  const { rows } = await sql<{ told: string }>`
    select type || ' ' || (after->>'status') as told
    from events where company_id = ${id} and section = 'vat-check' order by event_id`.execute(server.deps.db)
  return rows.map(({ told }) => told)
}

describe('a check', () => {
  test('is asked for once, answered, proved and taken into the register', async () => {
    expect(await read(ESTONIAN)).toMatchObject({ number: 'EE100931558', canCheck: true, checks: [], awaits: null })
    expect(await start(ESTONIAN, 'EE100931558')).toMatchObject({
      awaits: 'answer',
      canCheck: false,
      checks: [{ state: 'asking' }],
    })
    const again = await start(ESTONIAN, 'EE100931558')
    expect(again.checks).toHaveLength(1)

    await work(ESTONIAN, refusal('MS_MAX_CONCURRENT_REQ'), yes())
    const { checks, awaits } = await read(ESTONIAN)
    expect(awaits).toBeNull()
    expect(checks).toMatchObject([{ state: 'valid', title: 'Az ellenőrzéskor érvényes volt' }])
    expect(checks[0]?.text).toContain('A későbbi időről ez semmit sem mond')
    const rows = new Map(checks[0]?.rows.map(({ key, value }) => [key, value.replaceAll('\u00A0', ' ')]))
    expect(rows.get('Konzultációs szám')).toBe('WAPIAAAAY1234567')
    expect(checks[0]?.text).toContain('azt igazolja, hogy a HU10738885 közösségi adószám birtokosa')
    expect(rows.get('A kérdező közösségi adószáma')).toBe('HU10738885')
    expect(rows.get('Az ellenőrzés időpontja a VIES szerint')).toBe('2026. 11. 23. 10:15')
    expect(rows.get('Kérte')).toBe('Teszt Elek')
    expect(rows.get('Név a tagállam szerint')).toBe('MINTA KFT')
    expect(await readGroup(ESTONIAN)).toMatchObject([
      {
        valid: true,
        rows: ['EE100931558', 'érvényes volt, amikor a VIES-t megkérdezték', 'MINTA KFT', 'FŐ UTCA 1.\n1051 BUDAPEST'],
      },
    ])
  })

  test('that says the same changes nothing; one that says otherwise is an event', async () => {
    const id = HUNGARIAN
    for (const answer of [yes(), yes(), yes({ valid: false })]) {
      await start(id, 'HU12345676')
      await work(id, answer)
    }
    expect((await read(id)).checks.map(({ state }) => state)).toEqual(['invalid', 'valid', 'valid'])
    expect(await listEvents(id)).toEqual(['vat-check.added valid', 'vat-check.changed invalid'])
    expect((await readGroup(id))?.filter(({ valid }) => valid)).toMatchObject([
      { rows: ['HU12345676', 'nem volt érvényes, amikor a VIES-t megkérdezték'] },
    ])
  })

  test('that nobody answered is neither yes nor no, and changes nothing in the register', async () => {
    const before = await readGroup(ESTONIAN)
    await start(ESTONIAN, 'EE100931558')
    await work(ESTONIAN, refusal('MS_UNAVAILABLE'))
    const { checks, canCheck } = await read(ESTONIAN, { locale: 'en' })
    expect(checks).toMatchObject([{ state: 'unanswered', title: 'No answer was given' }])
    expect(checks[0]?.text).toContain('neither that the number is valid nor that it is not')
    expect(canCheck).toBe(true)
    expect(await readGroup(ESTONIAN)).toEqual(before)
  })

  test('that was answered is not asked about again, and is taken into the register once', async () => {
    await start(ESTONIAN, 'EE100931558')
    await work(ESTONIAN, yes())
    await work(ESTONIAN, yes({ valid: false }))
    expect(service.asked).toEqual([])
    expect((await read(ESTONIAN)).checks).toMatchObject([{ state: 'valid' }])
  })

  test('whose worker died behind the merge is not merged again, and is done with', async () => {
    await start(ESTONIAN, 'EE100931558')
    await work(ESTONIAN, yes())
    await sql`update vat_checks set batch_id = null where subscriber_id = ${user.subscriberId}`.execute(server.deps.db)
    const { checks, awaits } = await read(ESTONIAN)
    expect(awaits).toBe('register')
    const count = async () =>
      (await sql`select 1 from batches where source_id = 'vies'`.execute(server.deps.db)).rows.length
    const before = await count()
    await keepVatCheck(server.deps, checks[0]?.id ?? '')
    expect([await count(), (await read(ESTONIAN)).awaits]).toEqual([before, null])
  })

  test('whose worker died does not stand in the way for ever', async () => {
    await start(ESTONIAN, 'EE100931558')
    const later = { now: () => new Date(Date.now() + 11 * 60_000) }
    await checkVatNumber({ ...server.deps, clock: later }, { companyId: ESTONIAN, number: 'EE100931558', user })
    expect((await read(ESTONIAN)).checks.map(({ state }) => state)).toEqual(['asking', 'unanswered'])
  })

  test('of which nothing was heard for too long is shown as given up, and can be asked for again', async () => {
    await start(ESTONIAN, 'EE100931558')
    const page = await getVatChecksPage(server.deps.db, {
      companyId: ESTONIAN,
      subscriberId: user.subscriberId,
      role: 'member',
      locale: 'en',
      now: new Date(Date.now() + 11 * 60_000),
      config: server.deps.config,
    })
    expect(page).toMatchObject({ awaits: null, canCheck: true, checks: [{ state: 'unanswered' }] })
    expect(page.checks[0]?.text).toContain('was interrupted')
  })

  test('that waits while VIES is switched off is given up, and nobody is asked', async () => {
    await start(ESTONIAN, 'EE100931558')
    const [latest] = (await read(ESTONIAN)).checks
    const config = { ...server.deps.config, MERLEG_VIES: false }
    service.answerWith(yes())
    const vies = createVies({ fetch: service.fetch, logger: server.deps.logger, limits: QUICK_LIMITS })
    await askVatCheck({ ...server.deps, config, vies }, latest?.id ?? '')
    expect(service.asked).toEqual([])
    expect((await read(ESTONIAN)).checks).toMatchObject([{ state: 'unanswered' }])
  })

  test('without a consultation number says so, and in whose name was asked', async () => {
    await start(ESTONIAN, 'EE100931558')
    await work(ESTONIAN, yes({ requestIdentifier: '' }))
    const [latest] = (await read(ESTONIAN, { locale: 'en' })).checks
    expect(latest?.text).toContain('although it was given the requester’s EU VAT number (HU10738885)')
  })

  test('leaves its consultation number out of the register, which everybody reads', async () => {
    const { rows } = await sql<{ told: string | null }>`
      select distinct source_ref as told from facts where section = 'vat-check'`.execute(server.deps.db)
    expect(rows).toEqual([{ told: null }])
  })

  test('that comes into the register behind a later one is passed over', async () => {
    const number = 'EE100366327'
    const id = 'ee-10000032'
    await merge(server.deps.db, [
      factOf(id)('name', { name: 'Kolmas OÜ' }),
      factOf(id)('eu-tax-number', { value: number }),
    ])
    const other = await server.signIn({ claims: ['Cegriport'] })
    const vies = createVies({ fetch: service.fetch, logger: server.deps.logger, limits: QUICK_LIMITS })
    const ask = async (as: User, answer: Answering) => {
      await start(id, number, as)
      const checkId = (await read(id, { as })).checks[0]?.id ?? ''
      service.answerWith(answer)
      await askVatCheck({ ...server.deps, vies }, checkId)
      return checkId
    }
    const earlier = await ask(user, yes())
    const later = await ask(other, yes({ valid: false }))
    await keepVatCheck(server.deps, later)
    await keepVatCheck(server.deps, earlier)
    expect((await readGroup(id))?.filter(({ valid }) => valid)).toMatchObject([
      { rows: [number, 'nem volt érvényes, amikor a VIES-t megkérdezték'] },
    ])
    expect((await read(id)).awaits).toBeNull()
  })

  test('is seen by the subscriber alone, and printed for him', async () => {
    await start(ESTONIAN, 'EE100931558')
    await work(ESTONIAN, yes())
    const stranger = await server.signIn({ claims: ['Cegriport'] })
    expect((await read(ESTONIAN, { as: stranger })).checks).toEqual([])
    const print = (subscriberId: string) =>
      renderVatCheckBlocks(server.deps.db, { companyId: ESTONIAN, subscriberId, locale: 'de' })
    expect(await print(stranger.subscriberId)).toEqual([])
    expect(JSON.stringify(await print(user.subscriberId))).toMatch(/Prüfungen in MIAS.*WAPIAAAAY1234567/)
    const extract = await server.app.inject({ url: `/api/report/${ESTONIAN}/print-extract`, headers: user.headers })
    expect(extract.statusCode).toBe(200)
  })
})

describe('nobody is asked', () => {
  test.each([
    [NAMELESS, null, 'unknown', 'Nem ismerjük a cég közösségi adószámát'],
    [BRITISH, null, 'not-eu', 'tagállamainak'],
    [WRONG, null, 'check-digit', 'ellenőrző jegye hibás'],
    [MADE_UP, 'HU10738885', 'made-up', 'kitalált'],
  ])('about %s', async (id, number, _reason, told) => {
    const page = await read(id)
    expect(page).toMatchObject({ number, canCheck: false })
    expect(page.obstacle).toContain(told)
    const answer = await post(id, { number: number ?? 'HU11111119' })
    expect([answer.statusCode, answer.json()]).toMatchObject([409, { code: 'vat-check.not-possible' }])
  })

  test('while it is switched off, which only an operator is told', async () => {
    const config = { ...server.deps.config, MERLEG_VIES: false }
    const asked = {
      companyId: ESTONIAN,
      subscriberId: user.subscriberId,
      locale: 'hu',
      now: new Date(),
      config,
    } as const
    const page = (role: 'member' | 'operator') => getVatChecksPage(server.deps.db, { ...asked, role })
    expect(await page('member')).toMatchObject({ canCheck: false, obstacle: null })
    expect((await page('operator')).obstacle).toContain('MERLEG_VIES=on')
    const check = checkVatNumber({ ...server.deps, config }, { companyId: ESTONIAN, number: 'EE100931558', user })
    await expect(check).rejects.toMatchObject({ code: 'vat-check.not-possible' })
  })

  test('about another number than the one that was shown', async () => {
    const answer = await post(ESTONIAN, { number: 'EE100366327' }, { locale: 'en' })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      {
        code: 'vat-check.other-number',
        message: 'The EU VAT number of the company has changed meanwhile. Reload the page and check the new number.',
      },
    ])
  })

  test('too often by one user', async () => {
    await sql`insert into vat_checks (company_id, subscriber_id, user_id, number, state, cause, asked_at, answered_at)
      select ${ESTONIAN}, ${user.subscriberId}, ${user.userId}, 'EE100931558', 'unanswered', 'service', now(), now()
      from generate_series(1, ${MOST_VAT_CHECKS_AN_HOUR})`.execute(server.deps.db)
    const answer = await post(ESTONIAN, { number: 'EE100931558' })
    expect([answer.statusCode, answer.json()]).toMatchObject([429, { code: 'traffic.too-many-requests' }])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
  })

  test.each([[{}], [{ number: '' }], [{ number: 5 }], [{ number: 'EE100931558', surprise: true }]])(
    'with a body such as %j',
    async (body) => {
      const answer = await post(ESTONIAN, body)
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'validation.failed' }])
    },
  )

  test('about a company that is not there', async () => {
    const answer = await post('ee-99999999', { number: 'EE100931558' })
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'company.not-found' }])
  })
})
