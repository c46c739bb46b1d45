import { RESULT_ORDERS } from '@merleg/contract/address-words'
import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { CRITERION_IDS, criterionRule, type CriterionId, OWNER_KINDS } from '@merleg/domain/company-search/criteria'
import { listInfoGroups } from '@merleg/domain/company-info/info-groups'
import { COMPANY_STATUSES } from '@merleg/domain/company-status'
import { COUNTIES, REGIONS } from '@merleg/domain/reference/counties'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { generateDemoData } from '../generate/generate.usecases.ts'
import { factOf, merge, statement } from '../report/testing-report.ts'
import { computeScores } from '../score/run/score.usecases.ts'
import type { CompanySelector } from './company-selection.ts'
import { ask, clock, follow, selectorOf, TODAY } from './testing-company-search.ts'

const database = useTestDatabase()
let sql: CompanySelector
let columns: CompanySelector
/** What companies of the register have. */
let known: Record<'words' | 'settlements' | 'streets' | 'persons' | 'zips' | 'numbers' | 'classes' | 'ids', string[]>

beforeAll(async () => {
  const { db } = database
  await truncateAll(db)
  await generateDemoData({ db, clock }, { companies: 250, seed: 11 })
  await computeScores({ db, clock, config: { MERLEG_SCORE_SWITCHED_OFF: [], MERLEG_BASE_RATES: [] } })
  // More than four bytes hold, in thousands; twice, so that there is something to sort.
  await merge(
    db,
    ['90000001', '90000002', '90000003'].flatMap((id, index) => [
      factOf(id)('name', { name: `Óriás ${index} Nyrt.` }),
      factOf(id)('headcount', { persons: 0 }, { from: '2020-01-01' }),
      statement(id, 2024, {
        amounts: { netSales: 3_000_000_000 - index * 100_000_000, equity: -2_500_000_000 - index },
      }),
    ]),
  )
  await follow(db)
  sql = selectorOf(db, { withColumns: false })
  columns = selectorOf(db, { withColumns: true })
  await columns.load()
  known = await readKnown()
}, 120_000)

async function readKnown(): Promise<typeof known> {
  const listOf = async (query: string) => {
    const answer: { rows: unknown[] } = await database.pool.query(
      `select distinct v from (${query}) q(v) where v <> '' order by v limit 60`,
    )
    return z
      .array(z.object({ v: z.string() }))
      .parse(answer.rows)
      .map(({ v }) => v)
  }
  return {
    words: await listOf(`select left(name, 4) from search_profiles`),
    settlements: await listOf(`select settlement from search_profiles`),
    streets: await listOf(`select left(payload->>'street', 5) from facts where section in ('seat', 'site')`),
    persons: await listOf(
      `select split_part(payload->>'name', ' ', 1) from facts where section in ('signatory', 'member')`,
    ),
    zips: await listOf(`select left(payload->>'zip', 2) from facts where section = 'seat'`),
    numbers: await listOf(`select left(key, 4) from search_identifiers`),
    classes: await listOf(`select class_code from search_activities`),
    ids: await listOf(`select company_id from search_profiles where main_class is not null`),
  }
}

const DAYS = ['1990.01.01', '2005.06.15', '2015.01.01', '2020.12.31', '2024.02.29', '2026.06.30']
const bounds = <Value>(value: fc.Arbitrary<Value>, compare: (a: Value, b: Value) => number) =>
  fc.tuple(fc.option(value), fc.option(value)).map(([a, b]) => {
    if (a === null || b === null || compare(a, b) <= 0) return { min: a, max: b }
    return { min: b, max: a }
  })
const numbers = (value: fc.Arbitrary<number>) => bounds(value, (a, b) => a - b)
const days = fc.constantFrom(...DAYS)
const several = (values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 4 })

function textsOf(id: CriterionId): readonly string[] {
  if (id === 'personName' || id === 'motherName') return known.persons
  if (/zip/i.test(id)) return known.zips
  if (/city/i.test(id)) return known.settlements
  if (id === 'companyName') return known.words
  return known.streets
}

const CHOICES: Partial<Record<CriterionId, readonly string[]>> = {
  type: ['kft', 'bt', 'zrt', 'unknown-form'],
  status: COMPANY_STATUSES,
  county: COUNTIES.map(({ code }) => code),
  region: REGIONS.map(({ code }) => code),
  ownerKind: OWNER_KINDS,
}

/** A value of a criterion that some companies meet and others do not. */
function valueOf(id: CriterionId): fc.Arbitrary<unknown> {
  switch (criterionRule(id).kind) {
    case 'text':
      return fc.constantFrom(...textsOf(id), '%', "'; drop table facts; --", 'zz top')
    case 'identifier':
      return fc.constantFrom(...known.numbers, '1', '12-3')
    case 'count':
      return numbers(fc.integer({ min: 0, max: 100 }))
    case 'percent':
      return numbers(fc.double({ min: -50, max: 60, noNaN: true }))
    case 'millions':
      return numbers(
        fc.oneof(fc.double({ min: -100, max: 3000, noNaN: true }), fc.constantFrom(0, 2_900_000, -2_500_000)),
      )
    case 'days':
      return bounds(days, (a, b) => (a < b ? -1 : 1))
    case 'choice':
      return several(CHOICES[id] ?? [''])
    case 'addressType':
      return several(['Headquarter', 'Site', 'Branch'])
    case 'memberType':
      return several(['Signer', 'Member', 'Auditor'])
    case 'info': {
      const groups = listInfoGroups(id === 'negativeInfo' ? 'negative' : 'positive')
      const range = bounds(days, (a, b) => (a < b ? -1 : 1)).map(({ min, max }) => ({ start: min, end: max }))
      return fc.tuple(fc.oneof(fc.constant([]), several(groups)), range).map(([type, span]) => ({ type, ...span }))
    }
    case 'activities':
      return several(known.classes)
    case 'months':
      return fc.integer({ min: 1, max: 60 })
    case 'place':
      return fc.record({
        settlement: fc.constantFrom('Budapest', 'Szeged', 'Vác'),
        radiusKm: fc.constantFrom(0, 10, 100),
      })
    case 'companies':
      return several(known.ids)
    case 'flag':
      return fc.constant(true)
  }
}

function place(id: CriterionId, value: unknown): object {
  const { part } = criterionRule(id)
  return part === 'query' ? { [id]: value } : { [part]: { [id]: value } }
}

function queryOf(values: ReadonlyMap<CriterionId, unknown>): CompanyQuery {
  const parts: Record<string, object> = { companyDetails: {}, financialDetails: {}, more: {} }
  const query: Record<string, unknown> = { ...parts }
  for (const [id, value] of values) {
    const { part } = criterionRule(id)
    if (part === 'query') Object.assign(query, place(id, value))
    else Object.assign(parts[part] ?? {}, { [id]: value })
  }
  return ask(query)
}

/** One to four criteria, as people fill them in. */
const queries = fc
  .uniqueArray(fc.constantFrom(...CRITERION_IDS), { minLength: 1, maxLength: 4 })
  .chain((ids) => fc.tuple(fc.constant(ids), fc.tuple(...ids.map((id) => fc.constant(id).chain(valueOf)))))
  .map(([ids, values]) => queryOf(new Map(ids.map((id, index) => [id, values[index]]))))

async function expectAlike(query: CompanyQuery): Promise<void> {
  const today = TODAY
  const list = await sql.list(query, { today })
  expect((await columns.list(query, { today })).companyIds).toEqual(list.companyIds)
  const count = await sql.count(query, { today, withCosts: true })
  expect(await columns.count(query, { today, withCosts: true })).toEqual(count)
  expect(count.count).toBe(list.companyIds.length)
}

describe('the columns find what the database finds', () => {
  test.each(CRITERION_IDS)('by %s', async (id) => {
    const values = fc.constant(id).chain(valueOf)
    await fc.assert(
      fc.asyncProperty(values, fc.boolean(), async (value, onlyValid) => {
        await expectAlike(
          queryOf(new Map<CriterionId, unknown>([[id, value], ...(onlyValid ? ([['onlyValid', true]] as const) : [])])),
        )
      }),
      { numRuns: 8 },
    )
  })

  test('by several criteria', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constant(0).chain(() => queries),
        expectAlike,
      ),
      { numRuns: 120 },
    )
  }, 120_000)

  test.each([
    ['of one address', ['address', 'zip', 'city', 'street', 'county', 'addressType']],
    ['of one person', ['personName', 'motherName', 'personZip', 'personCity', 'personStreet', 'memberType']],
    ['of one member', ['personName', 'memberTaxNumber', 'personTaxId', 'memberType']],
  ] as const satisfies ReadonlyArray<readonly [string, readonly CriterionId[]]>)(
    'by several words %s',
    async (_title, criteria) => {
      const some = fc
        .uniqueArray(fc.constantFrom<CriterionId>(...criteria), { minLength: 2, maxLength: 4 })
        .chain((ids) => fc.tuple(fc.constant(ids), fc.tuple(...ids.map((id) => fc.constant(id).chain(valueOf)))))
      await fc.assert(
        fc.asyncProperty(some, fc.boolean(), async ([ids, values], onlyValid) => {
          const given = ids.map((id, index) => [id, values[index]] as const)
          await expectAlike(queryOf(new Map<CriterionId, unknown>([...given, ['onlyValid', onlyValid]])))
        }),
        { numRuns: 60 },
      )
    },
    60_000,
  )

  test('by two words of one name that many have', async () => {
    const frequent = await database.pool.query<{ words: string[] }>(`
      select array(select substr(word, 3) from search_people, unnest(tsvector_to_array(words)) as u(word)
        where word like 'n:%' group by word order by count(*) desc, word limit 8) as words`)
    const words = frequent.rows[0]?.words ?? []
    expect(words).toHaveLength(8)
    let found = 0
    for (const family of words)
      for (const given of words) {
        const query = ask({ companyDetails: { personName: `${family} ${given}` } })
        await expectAlike(query)
        found += (await columns.list(query, { today: TODAY })).companyIds.length
      }
    expect(found).toBeGreaterThan(0)
  }, 60_000)

  test.each(RESULT_ORDERS)(
    'in the order of %s, page after page',
    async (orderBy) => {
      const pages = fc.record({
        offset: fc.nat(280),
        limit: fc.integer({ min: 1, max: 50 }),
        isDescending: fc.boolean(),
        status: fc.constantFrom([], ['working'], ['ceased']),
        more: fc.constantFrom(
          {},
          { nearby: { settlement: 'Budapest', radiusKm: 100 } },
          { similarTo: known.ids.slice(0, 1) },
        ),
      })
      await fc.assert(
        fc.asyncProperty(pages, async ({ status, more, ...page }) => {
          const query = ask({ companyDetails: { status }, more })
          const options = { ...page, orderBy, today: TODAY }
          expect(await columns.page(query, options)).toEqual(await sql.page(query, options))
        }),
        { numRuns: 25 },
      )
    },
    60_000,
  )
})
