import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { factOf, merge, OWNER, PERSON, statement } from '../report/testing-report.ts'
import type { CompanySelector } from './company-selection.ts'
import { ask, follow, selectorOf, TODAY } from './testing-company-search.ts'

const database = useTestDatabase()
let selectors: CompanySelector[]

type Company = {
  id: string
  name: string
  headcount: number | null
  /** The day after the last one of it; null where it is in force. */
  headcountEnd: string | null
  founded: string | null
  /** Thousand forints. */
  sales: number | null
  /** Of half a year: the sales meet no bound. */
  isShortYear: boolean
  towns: Array<{ town: string; isFormer: boolean }>
  people: Array<{ name: string; mother: string; isFormer: boolean; isMember: boolean }>
  website: boolean
}

const TOWNS = ['Szeged', 'Vác', 'Szentes', 'Eger']
const WORDS = ['Alma', 'Almás', 'Körte', 'Szilva', 'Épít']
/** Words that many have, together or each of another person. */
const PEOPLE = ['Kis Éva', 'Kiss Éva', 'Nagy Péter', 'Nagy Éva', 'Éva Nagy Kis']
const MOTHERS = ['Kis Mária', 'Nagy Éva', 'Nagy Anna']

const described: fc.Arbitrary<Omit<Company, 'id'>> = fc.record({
  name: fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  headcount: fc.option(fc.integer({ min: 0, max: 20 })),
  headcountEnd: fc.constantFrom(null, '2021-01-01', '2026-01-01'),
  founded: fc.option(fc.constantFrom('2000-02-29', '2010-05-05', '2020-01-01')),
  sales: fc.option(fc.integer({ min: -5000, max: 20_000 })),
  towns: fc.uniqueArray(fc.record({ town: fc.constantFrom(...TOWNS), isFormer: fc.boolean() }), {
    maxLength: 3,
    selector: ({ town }) => town,
  }),
  people: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...PEOPLE),
      mother: fc.constantFrom(...MOTHERS),
      isFormer: fc.boolean(),
      isMember: fc.boolean(),
    }),
    { maxLength: 3, selector: ({ name }) => name },
  ),
  website: fc.boolean(),
  isShortYear: fc.boolean(),
})

let companies: Company[] = fc
  .sample(described, { numRuns: 60, seed: 7 })
  .map((company, index) => ({ ...company, id: String(20_000_000 + index) }))

function* recordsOf(company: Company): Generator<SourceRecord> {
  const fact = factOf(company.id)
  yield fact('name', { name: company.name })
  if (company.headcount !== null)
    yield fact('headcount', { persons: company.headcount }, { from: '2020-01-01', to: company.headcountEnd })
  if (company.founded !== null) yield fact('founding', { on: company.founded })
  if (company.sales !== null) {
    const periodStart = company.isShortYear ? '2025-07-01' : '2025-01-01'
    yield statement(company.id, 2025, { periodStart, amounts: { netSales: company.sales } })
  }
  for (const { town, isFormer } of company.towns) {
    const address = {
      text: `${town}, Fő utca 1.`,
      countryCode: 'HU',
      zip: null,
      settlement: town,
      county: null,
      street: null,
    }
    yield fact('site', address, { slot: town, from: '2001-01-01', to: isFormer ? '2015-01-01' : null })
  }
  for (const { name, mother, isFormer, isMember } of company.people) {
    const days = { slot: name, from: '2001-01-01', to: isFormer ? '2015-01-01' : null }
    const person = { name, motherName: mother }
    if (isMember) yield fact('member', { ...OWNER, ...person }, days)
    else yield fact('signatory', { ...PERSON, ...person, post: null, representation: null }, days)
  }
  if (company.website) yield fact('website', { value: 'https://a.example' }, { slot: 'w' })
}

beforeAll(async () => {
  await truncateAll(database.db)
  await merge(
    database.db,
    companies.flatMap((company) => [...recordsOf(company)]),
  )
  await follow(database.db)
  const columns = selectorOf(database.db, { withColumns: true })
  await columns.load()
  selectors = [selectorOf(database.db, { withColumns: false }), columns]
})

const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** All words of the text, the last one as a beginning. */
function hasWords(name: string, text: string): boolean {
  const has = fold(name).split(' ')
  const asked = fold(text).split(' ')
  return asked.every((word, index) =>
    has.some((own) => (index < asked.length - 1 ? own === word : own.startsWith(word))),
  )
}

const isWithin = <Value extends number | string>(
  value: Value | null,
  { min, max }: { min: Value | null; max: Value | null },
): boolean =>
  (min === null && max === null) || (value !== null && (min === null || value >= min) && (max === null || value <= max))

type Asked = {
  companyName: string
  city: string
  personName: string
  motherName: string
  memberType: string[]
  employees: { min: number | null; max: number | null }
  foundation: { min: string | null; max: string | null }
  totalSales: { min: number | null; max: number | null }
  hasWebsite: boolean
  onlyValid: boolean
}

function isFound(company: Company, asked: Asked): boolean {
  const day = (value: string | null) => value?.replaceAll('.', '-') ?? null
  const { min, max } = asked.totalSales
  return (
    (asked.companyName === '' || hasWords(company.name, asked.companyName)) &&
    (asked.city === '' ||
      company.towns.some(({ town, isFormer }) => hasWords(town, asked.city) && !(isFormer && asked.onlyValid))) &&
    ((asked.personName === '' && asked.motherName === '') ||
      company.people.some(
        ({ name, mother, isFormer, isMember }) =>
          (asked.personName === '' || hasWords(name, asked.personName)) &&
          (asked.motherName === '' || hasWords(mother, asked.motherName)) &&
          (asked.memberType.length === 0 || asked.memberType.includes(isMember ? 'Member' : 'Signer')) &&
          !(isFormer && asked.onlyValid),
      )) &&
    isWithin(company.headcountEnd === '2021-01-01' ? null : company.headcount, asked.employees) &&
    isWithin(company.founded, { min: day(asked.foundation.min), max: day(asked.foundation.max) }) &&
    isWithin(company.sales === null || company.isShortYear ? null : company.sales / 1000, { min, max }) &&
    (!asked.hasWebsite || company.website)
  )
}

const bounds = <Value extends number | string>(value: fc.Arbitrary<Value>) =>
  fc
    .tuple(fc.option(value), fc.option(value))
    .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }))

const queries: fc.Arbitrary<Asked> = fc.record({
  companyName: fc.constantFrom('', '', 'alm', 'alma', 'körte alma', 'épí', 'x'),
  city: fc.constantFrom('', '', 'sze', 'SZEGED', 'vac'),
  personName: fc.constantFrom(
    '',
    '',
    'kis éva',
    'kis',
    'éva ki',
    'péter',
    'nagy éva',
    'éva nagy',
    'nagy nagy',
    'e',
    'eva x',
  ),
  motherName: fc.constantFrom('', '', '', 'nagy', 'kis m', 'éva nagy', 'nagy mária'),
  memberType: fc.constantFrom([], [], ['Signer'], ['Member'], ['Auditor'], ['Signer', 'Member']),
  employees: bounds(fc.integer({ min: 0, max: 20 })),
  foundation: bounds(fc.constantFrom('1999.01.01', '2000.02.29', '2010.05.05', '2015.01.01')),
  totalSales: bounds(fc.integer({ min: -5, max: 20 })),
  hasWebsite: fc.boolean(),
  onlyValid: fc.boolean(),
})

async function expectFound(asked: Asked): Promise<void> {
  const { totalSales, hasWebsite, onlyValid, ...companyDetails } = asked
  const query = ask({ companyDetails, financialDetails: { totalSales }, more: { hasWebsite }, onlyValid })
  const expected = companies.filter((company) => isFound(company, asked)).map(({ id }) => id)
  for (const selector of selectors) expect((await selector.list(query, { today: TODAY })).companyIds).toEqual(expected)
}

describe('a search by criteria', () => {
  test('finds what the facts say', async () => {
    await fc.assert(fc.asyncProperty(queries, expectFound), { numRuns: 200 })
  }, 60_000)

  test('finds what they say after others came and some heard of more people and towns', async () => {
    const [more = []] = fc.sample(fc.array(described, { minLength: 40, maxLength: 40 }), { numRuns: 1, seed: 8 })
    const later = more.map((company, index): Company => {
      const known = companies[index * 2]
      if (known === undefined || index % 4 === 0) return { ...company, id: String(30_000_000 + index) }
      // What was told before still holds.
      const people = [
        ...known.people,
        ...company.people.filter(({ name }) => known.people.every((one) => one.name !== name)),
      ]
      const towns = [
        ...known.towns,
        ...company.towns.filter(({ town }) => known.towns.every((one) => one.town !== town)),
      ]
      return { ...known, people, towns }
    })
    const isLater = new Set(later.map(({ id }) => id))
    companies = [...companies.filter(({ id }) => !isLater.has(id)), ...later].toSorted((a, b) => (a.id < b.id ? -1 : 1))
    await merge(
      database.db,
      later.flatMap((company) => [...recordsOf(company)]),
      { observedOn: '2026-02-01' },
    )
    await follow(database.db)
    await fc.assert(fc.asyncProperty(queries, expectFound), { numRuns: 100 })
  }, 60_000)

  test('says which place or company is not known', async () => {
    const list = (more: object) => selectors[0]?.list(ask({ more }), { today: TODAY })
    await expect(list({ nearby: { settlement: 'Szegged', radiusKm: 5 } })).rejects.toMatchObject({
      code: 'place.not-found',
      details: { proposals: { settlement: expect.arrayContaining(['Szeged']) } },
    })
    await expect(list({ similarTo: ['99999999'] })).rejects.toMatchObject({ code: 'company.not-found' })
  })

  test('stands a text that no form lets through', async () => {
    const query = ask({})
    for (const text of [
      'a'.repeat(5000),
      `'; drop table facts; --`,
      String.raw`\ ' :* & | ! ( ) <-> %_`,
      '\u{1F600}',
    ]) {
      const hostile = {
        ...query,
        companyDetails: { ...query.companyDetails, companyName: text, city: text, personName: text, taxNumber: text },
      }
      for (const selector of selectors)
        expect((await selector.count(hostile, { today: TODAY, withCosts: true })).count).toBe(0)
    }
  })
})
