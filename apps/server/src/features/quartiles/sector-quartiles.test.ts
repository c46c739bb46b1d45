import { useTestDatabase } from '@merleg/db/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSectorQuartiles, LEAST_COMPANIES, type SectorQuartiles, type SectorYear } from './sector-quartiles.ts'
import { takeQuartiles } from './take-quartiles.ts'

const database = useTestDatabase({ content: 'empty' })

type Row = SectorYear & { values: (number | null)[] }
const WIDTH = 3

function count(rows: readonly Row[]): SectorQuartiles[] {
  const counter = createSectorQuartiles(WIDTH)
  const key = ({ population, year, classCode }: Row) => (population * 10_000 + year) * 10_000 + classCode
  for (const { values, ...of } of rows.toSorted((one, other) => key(one) - key(other)))
    counter.add(
      of,
      Float64Array.from(values, (value) => value ?? NaN),
    )
  return counter.end()
}

/** As the server counts: every value of every level by itself. */
async function countByServer(rows: readonly Row[]): Promise<unknown[]> {
  const { rows: counted } = await database.pool.query<Record<string, unknown>>(
    `with years as (
       select (r->>'population')::integer as population, (r->>'year')::integer as year, lpad(r->>'classCode', 4, '0') as class,
         place::integer - 1 as place, v::text::double precision as value
       from jsonb_array_elements($1::jsonb) r, jsonb_array_elements(r->'values') with ordinality as v(v, place)
       where jsonb_typeof(v) = 'number'
     )
     select population, year, left(class, digits) as code, place, count(*)::integer as "companyCount",
       percentile_cont(0.25) within group (order by value) as "lowerQuartile", percentile_cont(0.5) within group (order by value) as median,
       percentile_cont(0.75) within group (order by value) as "upperQuartile"
     from years, generate_series(2, 4) digits
     group by population, year, left(class, digits), place having count(*) >= $2`,
    [JSON.stringify(rows), LEAST_COMPANIES],
  )
  return counted
}

const inOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row, sortedKeys)).toSorted()
const sortedKeys = ['population', 'year', 'code', 'place', 'companyCount', 'lowerQuartile', 'median', 'upperQuartile']

const row = fc.record<Row>({
  population: fc.integer({ min: 0, max: 1 }),
  year: fc.constantFrom(2023, 2024),
  classCode: fc.constantFrom(111, 112, 130, 4110, 4120, 4121, 4399),
  values: fc.array(
    fc.option(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double({ min: -1e12, max: 1e12, noNaN: true }))),
    {
      minLength: WIDTH,
      maxLength: WIDTH,
    },
  ),
})

describe('quartiles of sectors', () => {
  test('are those of the server, to the last digit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 120 }), async (rows) => {
        const tidy = rows.map(({ values, ...of }) => ({
          ...of,
          values: values.map((value) => (value === 0 ? 0 : value)),
        }))
        expect(inOrder(count(tidy))).toEqual(inOrder(await countByServer(tidy)))
      }),
      { numRuns: 60 },
    )
  })

  test('stand on five companies that have the value', () => {
    const of = { population: 0, year: 2024, classCode: 4120 }
    const rows = [1, 2, 3, 4, null, 5].map((value): Row => ({ ...of, values: [value, 7, null] }))
    expect(count(rows.slice(0, 5)).filter(({ place }) => place === 0)).toEqual([])
    expect(count(rows)).toContainEqual({
      population: 0,
      year: 2024,
      code: '412',
      place: 0,
      companyCount: 5,
      lowerQuartile: 2,
      median: 3,
      upperQuartile: 4,
    })
    expect(count(rows).filter(({ place }) => place === 2)).toEqual([])
  })
})

test.each([
  { values: [3], quartiles: [3, 3, 3] },
  { values: [4, 2], quartiles: [2.5, 3, 3.5] },
  { values: [9, 1, 5], quartiles: [3, 5, 7] },
  { values: [4, 3, 2, 1], quartiles: [1.75, 2.5, 3.25] },
  { values: [7, 7, 7, 7, 7, 7], quartiles: [7, 7, 7] },
])('the quartiles of $values', ({ values, quartiles: [lowerQuartile, median, upperQuartile] }) => {
  const among = [-100, ...values, 100]
  expect(takeQuartiles(among, 1, among.length - 1)).toEqual({ lowerQuartile, median, upperQuartile })
  expect([among[0], among.at(-1)]).toEqual([-100, 100])
})
