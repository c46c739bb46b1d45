import { getPrint } from '@merleg/contract/report/print.contract'
import { SanctionScreening } from '@merleg/contract/report/sanctions.contract'
import { daysBefore } from '@merleg/domain/calendar-days'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { systemClock, today } from '../../../shared/clock.ts'
import { designationOf, importEdition } from '../../sanctions/testing-designations.ts'
import { factOf, merge, OWNER } from '../testing-report.ts'

const server = useTestApp()
const [DAUGHTER, MOTHER, GRANDMOTHER] = ['10738885', '10738886', '10738887'] as const
const company = { ...OWNER, partyKind: 'company' } as const
const LISTED = 'Krilatov Vlagyimir Petrovics'

async function ask(url: string) {
  const { headers } = await server.signIn({ claims: ['Cegriport', 'NegativInfo'] })
  return server.app.inject({ url, headers })
}

const readScreening = async () => SanctionScreening.parse((await ask(`/api/report/${DAUGHTER}/sanctions`)).json())

beforeAll(async () => {
  await merge(server.deps.db, [
    factOf(DAUGHTER)('name', { name: 'Leányvállalat Kft.' }),
    factOf(DAUGHTER)('member', { ...company, name: 'Anyavállalat Zrt.' }, { slot: '1', partyId: MOTHER }),
    factOf(MOTHER)('name', { name: 'Anyavállalat Zrt.' }),
    factOf(MOTHER)('member', { ...company, name: 'Nagyanya Nyrt.' }, { slot: '1', partyId: GRANDMOTHER }),
    factOf(GRANDMOTHER)('name', { name: 'Nagyanya Nyrt.' }),
    factOf(GRANDMOTHER)('member', { ...OWNER, name: LISTED, birthDate: '1961-03-04' }, { slot: '1', partyId: 'p-1' }),
    factOf(GRANDMOTHER)('signatory', { ...OWNER, name: 'Minta Anna', post: null, representation: null }, { slot: '2' }),
  ])
  const listed = designationOf('1', 'Vladimir Petrovich KRYLATOV')
  await importEdition(server.deps, [listed], daysBefore(today(systemClock), 3))
})

test('an indirect owner who may be listed is a match of the company, with the way to him', async () => {
  const screening = await readScreening()
  expect(screening.matches).toMatchObject([
    {
      party: {
        name: LISTED,
        birthDate: '1961-03-04',
        roles: ['indirect-owner'],
        through: [
          { id: MOTHER, name: 'Anyavállalat Zrt.' },
          { id: GRANDMOTHER, name: 'Nagyanya Nyrt.' },
        ],
      },
      decision: null,
    },
  ])
  // Who leads a company above does not own this one.
  expect(screening.checked.map(({ name }) => name)).toEqual([
    'Leányvállalat Kft.',
    'Anyavállalat Zrt.',
    'Nagyanya Nyrt.',
    LISTED,
  ])
  expect(screening).toMatchObject({ untoldOwnersCount: 0, leftOutOwnersCount: 0 })
})

test('paper and negative information tell of him as of any other', async () => {
  const printed = await ask(`/api/report/${DAUGHTER}/print?components=sanctions`)
  expect(JSON.stringify(getPrint.answer.parse(printed.json()).sections)).toContain(
    `${LISTED} (közvetett tulajdonos ezeken keresztül: Anyavállalat Zrt. › Nagyanya Nyrt.)`,
  )
  const info = await ask(`/api/report/${DAUGHTER}/negative-info`)
  expect(info.json()).toMatchObject({ openMatches: { count: 1 } })
})

test('what is decided of him is decided for the company that it was decided for', async () => {
  const { headers } = await server.signIn({ claims: ['Cegriport'] })
  const [match] = SanctionScreening.parse(
    (await server.app.inject({ url: `/api/report/${DAUGHTER}/sanctions`, headers })).json(),
  ).matches
  const payload = { verdict: 'dismissed', reason: 'Más személy, más születési nap.' }
  const url = (id: string) => `/api/report/${id}/sanctions/${match?.id}/decision`
  expect((await server.app.inject({ method: 'POST', url: url(MOTHER), headers, payload })).statusCode).toBe(404)
  expect((await server.app.inject({ method: 'POST', url: url(DAUGHTER), headers, payload })).json()).toMatchObject({
    decision: { verdict: 'dismissed' },
    isOutdated: false,
  })
})

test.each([
  ['by his number', 'p-1', 'x'],
  ['by his name', null, 'krilatov vlagyimir petrovics'],
])('whose birth the company behind withholds %s has it withheld here', async (_how, partyId, name) => {
  await sql`insert into withheld_persons (correction_number, company_id, party_id, name_folded, withheld_at)
    values (1, ${GRANDMOTHER}, ${partyId}, ${name}, now())`.execute(server.deps.db)
  const told = await readScreening()
  expect(told.matches).toMatchObject([{ party: { birthDate: null, isWithheld: true } }])
  expect(JSON.stringify(told)).not.toContain('1961')
  await sql`delete from withheld_persons`.execute(server.deps.db)
  expect((await readScreening()).matches).toMatchObject([{ party: { isWithheld: false } }])
})
