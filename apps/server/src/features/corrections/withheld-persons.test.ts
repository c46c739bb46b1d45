import { listDisputedValues } from '@merleg/contract/corrections.contract'
import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { SECTION_ENDPOINTS } from '@merleg/contract/report/section-endpoints.generated'
import { SECTION_NOUNS } from '@merleg/contract/report/report-sections'
import { CLAIMS } from '@merleg/domain/claims'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { ask, follow, selectorOf, TODAY } from '../company-search/testing-company-search.ts'
import { keyOfFact } from '../report/rows/provenance.ts'
import { factOf, merge, PERSON } from '../report/testing-report.ts'
import { designationOf, importEdition } from '../sanctions/testing-designations.ts'
import { CorrectionError, handleCorrection, recordObjection } from './handle-correction.usecases.ts'
import { reported, type Signed, WRONG } from './testing-corrections.ts'

const server = useTestApp()
const COMPANY = '10738885'
const ELSEWHERE = '10738886'
const THIRD = '10738887'
const TOLD = { address: '6720 Szeged, Titkos utca 9.', motherName: 'Rejtett Anna', birthDate: '1971-02-03' }
const claims = CLAIMS.filter((claim) => !claim.endsWith('Tiltas'))

const person = { ...PERSON, ...TOLD, name: 'Kiss Pál', post: 'ügyvezető', representation: 'independent' } as const
const other = {
  ...person,
  name: 'Nagy Éva',
  birthDate: '1980-05-06',
  address: '1051 Budapest, Nyílt utca 1.',
  motherName: 'Látható Ida',
} as const

beforeAll(async () => {
  const fact = factOf(COMPANY)
  await merge(server.deps.db, [
    fact('name', { name: 'Próba Kft.' }),
    fact('signatory', person, { slot: 'kiss', partyId: 'P1', from: '2020-01-01' }),
    fact('signatory', other, { slot: 'nagy', partyId: 'P2', from: '2020-01-01' }),
    fact(
      'member',
      {
        ...PERSON,
        ...TOLD,
        name: 'Kiss Pál',
        shareMin: 50,
        shareMax: 50,
        shareText: null,
        contribution: null,
        currency: null,
      },
      { slot: 'kiss', partyId: 'P1', from: '2019-01-01' },
    ),
    // The same person as another entry spells him, and in another company.
    fact('representative', { ...person, name: 'Dr. Kiss Pál' }, { slot: 'dr', partyId: 'P1', from: '2018-01-01' }),
    factOf(ELSEWHERE)('name', { name: 'Máshol Kft.' }),
    factOf(ELSEWHERE)('signatory', person, { slot: 'kiss', partyId: 'P1', from: '2022-01-01' }),
  ])
  // On a list of sanctions, which tells no date of birth itself.
  await importEdition(server.deps, [designationOf('1', 'Kiss Pál', { details: {} })])
})

/** Everything that a reader can ask of the report, on one pile. */
async function readAll({ headers }: Signed): Promise<string> {
  const ids = { headers: { ...headers, 'x-locale': 'hu' } }
  const sections = await Promise.all(
    // But for the page of orders, which tells nothing of the register.
    SECTION_NOUNS.filter((noun) => noun !== 'register-order').map(async (noun) => SECTION_ENDPOINTS[noun]()),
  )
  const urls = [
    ...sections.map(({ path }) => path.replace(':id', COMPANY)),
    `/api/report/${COMPANY}/data?all=true`,
    `/api/report/${COMPANY}/data?asOf=2021-01-01`,
    `/api/report/${COMPANY}/changes?from=2018-01-01&to=2024-01-01`,
    `/api/report/${COMPANY}/changes?view=knowledge&from=2018-01-01`,
    `/api/report/${COMPANY}/print?components=summary,companyData,changes,timeline,connectionList,finalOwner`,
    `/api/report/${COMPANY}/print/extract?all=true`,
  ]
  const answers = []
  for (const url of urls) {
    const answer = await server.app.inject({ url, ...ids })
    expect([url, answer.statusCode]).toEqual([url, 200])
    answers.push(answer.body)
  }
  return answers.join('\n')
}

const object = (name: string, companyId = COMPANY) =>
  recordObjection(server.deps, {
    wrong: { ...WRONG, companyId, section: 'company-data', field: 'Ügyvezető', shownValue: name, sources: [] },
    objector: { name, email: 'pal@test.example' },
    locale: 'hu',
  })
const withhold = (correctionNumber: number) =>
  handleCorrection(server.deps, { act: 'withheld', correctionNumber, actor: 'ügyintéző', text: 'Helyt adtunk.' })

test("a person's objection that is heeded: reports tell no more than the name, whatever is asked", async () => {
  const signed = await server.signIn({ claims })
  const before = await readAll(signed)
  for (const text of [TOLD.address, TOLD.motherName, '1971']) expect(before).toContain(text)
  const factsNow = () => sql`select * from facts where company_id = ${COMPANY} order by fact_id`.execute(server.deps.db)
  const kept = (await factsNow()).rows

  await follow(server.deps.db)
  const columns = selectorOf(server.deps.db, { withColumns: true })
  await columns.load()
  const selectors = [selectorOf(server.deps.db, { withColumns: false }), columns]
  const searched = async (motherName = 'Rejt') => {
    const query = ask({ companyDetails: { motherName } })
    const found = await Promise.all(selectors.map((selector) => selector.list(query, { today: TODAY })))
    const [bySql, byColumns] = found.map(({ companyIds }) => companyIds)
    expect(byColumns).toEqual(bySql)
    return byColumns
  }
  expect(await searched()).toEqual([COMPANY, ELSEWHERE])

  const { correctionNumber } = await object('KISS Pál')
  await withhold(correctionNumber)
  // Nobody finds out by trying letters.
  expect(await searched()).toEqual([ELSEWHERE])
  expect(await searched('Látható')).toEqual([COMPANY])

  const after = await readAll(signed)
  for (const text of ['Titkos', 'Rejtett', '1971']) expect(after).not.toContain(text)
  for (const text of ['Kiss Pál', 'Látható Ida', 'nem közöljük (visszatartva)']) expect(after).toContain(text)
  expect((await factsNow()).rows).toEqual(kept)
  const mails = await sql<{ text: string }>`
    select data ->> 'text' as text from pgboss.job where name = 'mail.send' and data ->> 'text' like '%Helyt adtunk.%'`.execute(
    server.deps.db,
  )
  expect(mails.rows[0]?.text).toContain('jelzésének helyt adtunk')
})

test('of whom the company knows nothing there is nothing to withhold: the objection stays undecided', async () => {
  const { correctionNumber } = await object('Senki Sándor')
  await expect(withhold(correctionNumber)).rejects.toEqual(new CorrectionError('person'))
  await handleCorrection(server.deps, { act: 'refused', correctionNumber, actor: 'ügyintéző', text: 'Nincs ilyen.' })
})

test('a user reports it too, by the entry of the person; it is disputed no longer then', async () => {
  const signed = await server.signIn({ claims })
  const { number } = await reported(server, signed)
  await expect(withhold(number)).rejects.toEqual(new CorrectionError('person'))
  const answer = await server.app.inject({ url: `/api/report/${COMPANY}/data`, headers: signed.headers })
  const items = getCompanyData.answer.parse(answer.json()).groups.flatMap((group) => group.items)
  const fieldKey = items.find(({ rows }) => rows[0]?.value === 'Nagy Éva')?.provenance.key
  const about = await reported(server, signed, { ...WRONG, field: 'Ügyvezető', fieldKey })
  await withhold(about.number)
  expect(await readAll(signed)).not.toContain('Látható Ida')
  const { items: disputed } = listDisputedValues.answer.parse(
    (await server.app.inject({ url: `/api/report/${COMPANY}/disputed`, headers: signed.headers })).json(),
  )
  expect(disputed.map((item) => item.number)).toEqual([number])
})

describe('what was reported of a person is told no more once an objection of his own is heeded', () => {
  const name = 'Titkos Tamás'
  const details = { address: '4400 Nyíregyháza, Rejtek köz 3.', motherName: 'Homály Hanna', birthDate: '1966-07-08' }
  const disputed = async ({ headers }: Signed) => {
    const answer = await server.app.inject({ url: `/api/report/${THIRD}/disputed`, headers })
    return listDisputedValues.answer.parse(answer.json()).items.map((item) => item.number)
  }
  const printed = async ({ headers }: Signed) =>
    (await server.app.inject({ url: `/api/report/${THIRD}/print?components=companyData`, headers })).body

  test.each([
    ['by its fact', { field: 'Lakcím', shownValue: 'régi cím' }, true],
    ['by its words alone', { field: 'Lakcím', shownValue: details.address }, false],
    ['by its words in another language', { field: 'Geburtsdatum', shownValue: '08.07.1966' }, false],
    ['by his name', { field: name, shownValue: 'igazgató' }, false],
  ])('%s', async (_how, wrong, hasKey) => {
    const signed = await server.signIn({ claims })
    const fact = factOf(THIRD)
    const entry = { ...person, ...details, name }
    await merge(server.deps.db, [
      fact('name', { name: 'Harmadik Kft.' }),
      fact('signatory', entry, { slot: 'titkos', from: '2020-01-01' }),
    ])
    const fieldKey = keyOfFact({ section: 'signatory', slot: 'titkos', validFrom: '2020-01-01' })
    const about = { ...WRONG, companyId: THIRD, ...wrong, fieldKey: hasKey ? fieldKey : null, expected: 'Új utca 1.' }
    const seat = await reported(server, signed, { ...WRONG, companyId: THIRD })
    const { number } = await reported(server, signed, about)
    expect(await disputed(signed)).toEqual([seat.number, number])
    expect(await printed(signed)).toContain('Új utca 1.')

    const { correctionNumber } = await object(name, THIRD)
    await withhold(correctionNumber)
    expect(await disputed(signed)).toEqual([seat.number])
    expect(await printed(signed)).not.toContain('Új utca 1.')

    // The objection is deleted by its term, and the source tells the person's entry anew.
    await sql`delete from correction_notices where correction_id in (
      select correction_id from corrections where correction_number = ${correctionNumber})`.execute(server.deps.db)
    await sql`delete from corrections where correction_number = ${correctionNumber}`.execute(server.deps.db)
    await merge(server.deps.db, [fact('signatory', entry, { slot: 'titkos', from: '2021-01-01' })])
    expect(await disputed(signed)).toEqual([seat.number])
    await sql`delete from withheld_persons where company_id = ${THIRD}`.execute(server.deps.db)
  })
})
