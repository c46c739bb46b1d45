import { type Correction, listCorrections, listDisputedValues } from '@merleg/contract/corrections.contract'
import { listOperatorCorrections } from '@merleg/contract/operator.contract'
import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getPrint } from '@merleg/contract/report/print.contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { type CorrectionAct, CorrectionError, handleCorrection } from './handle-correction.usecases.ts'
import { colleagueOf, report, reported, type Signed, TOLD_SOURCE, WRONG } from './testing-corrections.ts'

const server = useTestApp({ MERLEG_CUSTOMER_SERVICE_EMAIL: 'service@test.example' })
const COMPANY = WRONG.companyId

beforeAll(() => merge(server.deps.db, [factOf(COMPANY)('name', { name: 'Próba Kft.' })]))

const get = ({ headers }: Signed, url: string) => server.app.inject({ url, headers })
const disputedFor = async (signed: Signed) =>
  listDisputedValues.answer.parse((await get(signed, `/api/report/${COMPANY}/disputed`)).json()).items
const listFor = async (signed: Signed): Promise<Correction[]> =>
  listCorrections.answer.parse((await get(signed, '/api/corrections')).json()).items
const mailsOf = async (id: string) => {
  const { rows } = await sql<{ mailId: string; to: string; text: string }>`
    select data ->> 'id' as "mailId", data ->> 'to' as "to", data ->> 'text' as text from pgboss.job
    where name = 'mail.send' and (data ->> 'id' like ${`correction.${id}%`} or data ->> 'text' like ${`%${id}%`})
    order by 1`.execute(server.deps.db)
  return rows
}
const handle = (number: number, act: CorrectionAct, text = 'Utánanéztünk.') =>
  handleCorrection(server.deps, { act, correctionNumber: number, actor: 'ügyintéző', text })

describe('a report of a wrong value', () => {
  test('is stored with its value and sources, and mailed to our staff and to the reporter', async () => {
    const signed = await server.signIn({ claims: ['Cegriport'] })
    const { id, number } = await reported(server, signed)
    const [stored] = await listFor(signed)
    expect(stored).toMatchObject({ ...WRONG, id, number, companyName: 'Próba Kft.', state: 'reported', file: null })
    const mails = await mailsOf(id)
    expect(mails.map(({ mailId }) => mailId)).toEqual([`correction.${id}.receipt`, `correction.${id}.service`])
    expect(mails[1]).toMatchObject({ to: 'service@test.example', text: expect.stringContaining(WRONG.expected) })
  })

  test('shows to the users of the subscriber, and to nobody else', async () => {
    const signed = await server.signIn({ claims: ['Cegriport'] })
    const colleague = await colleagueOf(server, signed)
    const stranger = await server.signIn({ claims: ['Cegriport'] })
    const { id, number } = await reported(server, signed)
    for (const reader of [signed, colleague])
      expect(await disputedFor(reader)).toMatchObject([{ number, field: 'Székhely', state: 'reported', locale: 'hu' }])
    expect(await disputedFor(stranger)).toEqual([])
    expect(await listFor(colleague)).toEqual([])
    expect((await get(stranger, `/api/corrections/${id}/file`)).statusCode).toBe(404)
  })

  test('changes nothing of the register', async () => {
    const factsNow = () => sql`select * from facts where company_id = ${COMPANY}`.execute(server.deps.db)
    const before = (await factsNow()).rows
    const { number } = await reported(server, await server.signIn({ claims: [] }))
    await handle(number, 'accepted')
    expect((await factsNow()).rows).toEqual(before)
  })

  test('is made once while it is open; after the decision it can be made again', async () => {
    const signed = await server.signIn({ claims: [] })
    const { number } = await reported(server, signed)
    const again = await report(server, signed)
    expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'correction.open-already' }])
    expect((await report(server, signed, { ...WRONG, field: 'Telephely' })).statusCode).toBe(200)
    await handle(number, 'refused')
    expect((await report(server, signed)).statusCode).toBe(200)
  })

  test('of an unknown company is refused', async () => {
    const answer = await report(server, await server.signIn({ claims: [] }), { ...WRONG, companyId: '12345676' })
    expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'company.not-found' }])
  })

  test.each([
    [{ fault: ' ' }, 'fault'],
    [{ expected: '' }, 'expected'],
    [{ field: '' }, 'field'],
    [{ shownValue: 'x'.repeat(501) }, 'shownValue'],
    [{ fault: 'x'.repeat(2001) }, 'fault'],
    [{ fault: '\u001b' }, 'fault'],
    [{ section: 'nowhere' }, 'section'],
    [{ companyId: '../x' }, 'companyId'],
    [{ fieldKey: 'x'.repeat(201) }, 'fieldKey'],
    [{ fieldKey: '<b>' }, 'fieldKey'],
    [{ sources: [{ ...TOLD_SOURCE, url: 'javascript:alert(1)' }] }, 'sources.0.url'],
    [{ sources: [{ ...TOLD_SOURCE, validFrom: '0000-01-01' }] }, 'sources.0.validFrom'],
    [{ sources: [{ ...TOLD_SOURCE, filedOn: '2026-02-30' }] }, 'sources.0.filedOn'],
  ])('with %o is refused', async (part, field) => {
    const answer = await report(server, await server.signIn({ claims: [] }), { ...WRONG, ...part })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      { code: 'validation.failed', fields: { [field]: expect.any(String) } },
    ])
  })

  test('that was stored with days that no calendar has is shown without them', async () => {
    const signed = await server.signIn({ claims: ['Cegriport'] })
    const { number } = await reported(server, signed)
    const day = '0000-01-01'
    const sources = [{ ...TOLD_SOURCE, validFrom: day, filedOn: day, observedOn: day }, TOLD_SOURCE]
    await server.deps.db
      .updateTable('corrections')
      .set({ sources: JSON.stringify(sources) })
      .where('correction_number', '=', number)
      .execute()
    const shown = [{ ...TOLD_SOURCE, validFrom: null }, TOLD_SOURCE]
    expect(await disputedFor(signed)).toMatchObject([{ number, sources: shown }])
    expect(await listFor(signed)).toMatchObject([{ number, sources: shown }])
    const operator = await server.signIn({ claims: [], role: 'operator' })
    const queue = listOperatorCorrections.answer.parse((await get(operator, '/api/operator/corrections')).json())
    expect(queue.items.find((item) => item.number === number)?.sources).toEqual(shown)
  })

  test('how many a user may make in an hour is limited', async () => {
    const signed = await server.signIn({ claims: [] })
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, at) => report(server, signed, { ...WRONG, field: `Adat ${at}` })),
    )
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused).toHaveLength(4)
    expect(refused[0]?.json()).toMatchObject({ code: 'requests.too-many', retryAfterSeconds: expect.any(Number) })
    expect((await report(server, await server.signIn({ claims: [] }))).statusCode).toBe(200)
  })
})

describe('evidence', () => {
  const send = ({ headers }: Signed, id: string, bytes: string | Buffer, name = 'bizonyíték.pdf') => {
    const form = new FormData()
    form.append('file', new File([bytes], name))
    return server.app.inject({ method: 'POST', url: `/api/corrections/${id}/file`, headers, payload: form })
  }

  test('is kept under what its bytes say it is, and given back to the reporter alone', async () => {
    const signed = await server.signIn({ claims: [] })
    const { id } = await reported(server, signed)
    const answer = await send(signed, id, '%PDF-1.7 …', '../../<b>x.exe')
    expect([answer.statusCode, answer.json()]).toEqual([200, { name: expect.stringMatching(/^[^./<>]+\.pdf$/) }])
    const file = await get(signed, `/api/corrections/${id}/file`)
    expect([file.statusCode, file.body, file.headers['content-type']]).toEqual([200, '%PDF-1.7 …', 'application/pdf'])
    for (const stranger of [await colleagueOf(server, signed), await server.signIn({ claims: [] })]) {
      expect((await get(stranger, `/api/corrections/${id}/file`)).statusCode).toBe(404)
      expect((await send(stranger, id, '%PDF-1.7')).statusCode).toBe(404)
    }
  })

  test.each([
    ['a program', 'MZ…', 415, 'correction.file-type'],
    ['nothing', '', 415, 'correction.file-type'],
    ['too much', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(5 * 1024 * 1024)]), 413, 'request.too-large'],
  ])('cannot be %s', async (_case, bytes, status, code) => {
    const signed = await server.signIn({ claims: [] })
    const { id } = await reported(server, signed)
    const answer = await send(signed, id, bytes)
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }])
  })

  test('cannot be added to what is decided', async () => {
    const signed = await server.signIn({ claims: [] })
    const { id, number } = await reported(server, signed)
    await handle(number, 'refused')
    expect((await send(signed, id, '%PDF-1.7')).json()).toMatchObject({ code: 'correction.closed' })
  })
})

describe('the operator', () => {
  test.each([
    ['answered', 'reported'],
    ['forwarded', 'forwarded'],
    ['accepted', 'accepted'],
    ['refused', 'refused'],
  ] as const)('%s: the report is %s, its reporter reads and is mailed why', async (act, state) => {
    const signed = await server.signIn({ claims: [] })
    const { number } = await reported(server, signed)
    const text = `Indoklás ${number}`
    await handle(number, act, text)
    const [correction] = await listFor(signed)
    expect(correction).toMatchObject({ state, notices: [{ kind: act, body: text }] })
    const [mail] = await mailsOf(text)
    expect(mail?.text).toContain('/corrections')
  })

  test('decides once, and can answer afterwards', async () => {
    const { number } = await reported(server, await server.signIn({ claims: [] }))
    await handle(number, 'refused')
    for (const act of ['accepted', 'refused', 'forwarded'] as const)
      await expect(handle(number, act)).rejects.toEqual(new CorrectionError('decided'))
    await handle(number, 'answered')
  })

  test('needs words, and a report that there is', async () => {
    const { number } = await reported(server, await server.signIn({ claims: [] }))
    await expect(handle(number, 'refused', ' ')).rejects.toEqual(new CorrectionError('text'))
    await expect(handle(999_999, 'refused')).rejects.toEqual(new CorrectionError('not-found'))
  })

  test('what was refused is disputed no longer', async () => {
    const signed = await server.signIn({ claims: ['Cegriport'] })
    const { number } = await reported(server, signed)
    await handle(number, 'refused')
    expect(await disputedFor(signed)).toEqual([])
  })
})

test('on paper the section says what is disputed, to that subscriber alone', async () => {
  const signed = await server.signIn({ claims: ['Cegriport'] })
  await reported(server, signed)
  const read = async (reader: Signed) => {
    const answer = await get(reader, `/api/report/${COMPANY}/print?components=companyData`)
    return getPrint.answer.parse(answer.json()).sections[0]?.blocks ?? []
  }
  const text = JSON.stringify(await read(signed))
  for (const part of ['Vitatott vagy hibás adatok ebben a fejezetben', 'Székhely', WRONG.expected, 'vitatott'])
    expect(text).toContain(part)
  expect(JSON.stringify(await read(await server.signIn({ claims: ['Cegriport'] })))).not.toContain(WRONG.expected)
})

test('with its key it is known in every language and chapter, on paper too', async () => {
  const signed = await server.signIn({ claims: ['Cegriport'] })
  const companyData = async (locale: string) =>
    getCompanyData.answer.parse(
      (
        await server.app.inject({
          url: `/api/report/${COMPANY}/data`,
          headers: { ...signed.headers, 'x-locale': locale },
        })
      ).json(),
    ).groups[0]?.items[0]
  const [item, german] = [await companyData('hu'), await companyData('de')]
  const fieldKey = item?.provenance.key
  expect([fieldKey, german?.provenance.key]).toEqual(['name//', 'name//'])
  const sources = item === undefined ? [] : [item.provenance]
  await reported(server, signed, { ...WRONG, section: 'summary', field: 'Név', fieldKey, sources })
  expect(await disputedFor(signed)).toMatchObject([{ section: 'summary', fieldKey, sources: [{ key: fieldKey }] }])
  const answer = await server.app.inject({
    url: `/api/report/${COMPANY}/print?components=companyData`,
    headers: { ...signed.headers, 'x-locale': 'de' },
  })
  expect(answer.body).toContain('[1] (bestritten)')
  expect((await get(signed, `/api/report/${COMPANY}/print/extract`)).body).toContain('[1] (vitatott)')
})

test('a demo account, which everybody shares, reports nothing and is told nothing of others', async () => {
  const signed = await server.signIn({ claims: ['Cegriport'] })
  await reported(server, signed)
  await sql`update users set is_demo = true where user_id = ${signed.userId}`.execute(server.deps.db)
  const refused = await report(server, signed, { ...WRONG, field: 'Telephely' })
  expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'auth.demo-account' }])
  expect((await get(signed, `/api/report/${COMPANY}/disputed`)).json()).toEqual({ items: [], canReport: false })
  expect((await get(signed, '/api/corrections')).json()).toMatchObject({ count: 0, items: [], canReport: false })
})
