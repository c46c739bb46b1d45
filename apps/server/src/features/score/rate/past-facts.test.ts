import { useTestDatabase } from '@merleg/db/testing'
import { beforeAll, expect, test } from 'vitest'
import { factOf, merge, OWNER, PERSON, REGISTER, statement } from '../../report/testing-report.ts'
import { loadPastFacts } from './past-facts.repository.ts'
import { loadRegisterFacts } from './register-facts.repository.ts'

const database = useTestDatabase()
const COMPANY = '10738885'
const FAILED = '12345676'
const DAYS = ['2015-06-30', '2019-05-31', '2021-06-01', '2023-12-31', '2024-06-01'] as const

const proceeding = { caseNumber: '1', court: null, administrator: null, text: null }
const boss = { ...PERSON, name: 'Vezető Vera', post: 'ügyvezető', representation: 'independent' } as const
const seat = (text: string) => ({ text, countryCode: 'HU', zip: null, settlement: null, county: null, street: null })

beforeAll(async () => {
  const fact = factOf(COMPANY)
  const source = { ...REGISTER, covers: ['liquidation', 'enforcement', 'statement'] as const }
  await merge(
    database.db,
    [
      fact('registration', { status: 'registered', on: '2014-01-01', reason: null }, { from: '2014-01-01' }),
      fact('legal-form', { code: '113', name: 'Korlátolt felelősségű társaság' }, { from: '2014-01-01' }),
      fact('seat', seat('1051 Budapest, Fő utca 1.'), { from: '2014-01-01', to: '2020-08-01' }),
      fact('seat', seat('8900 Zalaegerszeg, Fő utca 1.'), { from: '2020-08-01' }),
      fact('signatory', boss, { slot: '1', partyId: 'person-vera', from: '2014-01-01' }),
      fact(
        'enforcement',
        { authority: 'Bíróság', caseNumber: '2', amount: null, currency: 'HUF', text: 'végrehajtás' },
        { slot: '2', from: '2021-01-01', to: '2022-01-01' },
      ),
      fact('liquidation', proceeding, { slot: '1', from: '2024-03-01' }),
      ...[2017, 2018, 2019, 2020].map((year) => statement(COMPANY, year, { amounts: { equity: 1 } })),
      factOf(FAILED)(
        'member',
        { ...OWNER, name: 'Vezető Vera' },
        { slot: '1', partyId: 'person-vera', from: '2010-01-01', to: '2020-01-01' },
      ),
      factOf(FAILED)('liquidation', proceeding, { slot: '1', from: '2020-05-01' }),
    ],
    { source: { ...source, covers: [...source.covers] }, observedOn: '2024-05-01' },
  )
})

test('several days at once say what each of them says alone', async () => {
  const together = await loadPastFacts(database.db, { companyId: COMPANY, days: DAYS })
  for (const asOf of DAYS) {
    const alone = await loadRegisterFacts(database.db, { companyIds: [COMPANY], asOf })
    expect(together.get(asOf), asOf).toEqual(alone.get(COMPANY))
  }
})

test('nothing later is seen', async () => {
  const facts = await loadPastFacts(database.db, { companyId: COMPANY, days: DAYS })
  const of = (day: string) => facts.get(day)
  expect(DAYS.map((day) => of(day)?.status)).toEqual([
    'working',
    'working',
    'under-enforcement',
    'working',
    'under-liquidation',
  ])
  expect(DAYS.map((day) => of(day)?.officerFailures)).toEqual([0, 0, 1, 1, 1])
  expect(DAYS.map((day) => of(day)?.seatChanges)).toEqual([0, 0, 1, 0, 0])
})

test('no day, no facts', async () => {
  expect(await loadPastFacts(database.db, { companyId: COMPANY, days: [] })).toEqual(new Map())
})

test('of companies with one owner, asked for together, each counts the others and none itself', async () => {
  const [first, second, sound] = ['12345683', '12345690', '12345706'] as const
  const owned = (companyId: string) =>
    factOf(companyId)(
      'member',
      { ...OWNER, name: 'Tulaj Tas' },
      { slot: '1', partyId: 'person-tas', from: '2010-01-01' },
    )
  const failed = (companyId: string) => factOf(companyId)('liquidation', proceeding, { slot: '1', from: '2022-01-01' })
  await merge(database.db, [owned(first), owned(second), owned(sound), failed(first), failed(second)])
  const facts = await loadRegisterFacts(database.db, { companyIds: [first, second, sound], asOf: '2023-01-01' })
  expect([first, second, sound].map((id) => facts.get(id)?.officerFailures)).toEqual([1, 1, 2])
})
