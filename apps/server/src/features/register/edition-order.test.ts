import { useTestDatabase } from '@merleg/db/testing'
import type { FactObservation, SourceCoverage, SourceRecord, StatementObservation } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listFacts } from './facts.repository.ts'
import { type BatchResult, mergeBatch } from './merge-batch.usecases.ts'
import { listStatements } from './statements.repository.ts'

const database = useTestDatabase()
let lastNumber = 20_000_000

/** A name, since when and until when. */
type Said = [name: string, from?: string | null, to?: string]
/** What an edition says of a company; of a source of its own where that is named; `isWhole`: of other sections a snapshot. */
type Edition = {
  day: string
  says: Said[]
  by?: string
  isSnapshot?: boolean
  isWhole?: boolean
  covers?: SourceCoverage[]
}

function nameFact(companyId: string, [name, from = null, to]: Said): FactObservation {
  const at = { type: 'fact', line: 1, companyId, section: 'name', slot: '' } as const
  return { ...at, payload: { name }, validFrom: from, validTo: to ?? null }
}

/** The company and its sources, which no other test speaks of. */
function openCase() {
  const companyId = String((lastNumber += 1))
  const merge = (edition: Omit<Edition, 'says'>, records: SourceRecord[]): Promise<BatchResult> =>
    mergeBatch(
      { db: database.db, clock: { now: () => new Date() } },
      {
        source: {
          sourceId: `${edition.by ?? 'register'}-${companyId}`,
          publisher: 'P',
          title: 'T',
          licence: 'L',
          url: null,
          isMadeUp: false,
          covers: edition.covers ?? [],
        },
        fileName: edition.day,
        fileHash: edition.day,
        observedOn: edition.day,
        snapshotSections: edition.isSnapshot ? ['name'] : edition.isWhole ? ['auditor'] : [],
        records,
      },
    )
  const mergeNames = (edition: Edition) =>
    merge(
      edition,
      edition.says.map((said) => nameFact(companyId, said)),
    )
  const names = async () => {
    const query = { companyId, asOf: '2020-01-01', includeHistory: true, sections: ['name'] as const }
    return (await listFacts(database.db, query)).map(
      ({ validFrom, validTo, payload }) => `${validFrom ?? ''}..${validTo ?? ''} ${'name' in payload && payload.name}`,
    )
  }
  return { companyId, merge, mergeNames, names }
}

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, index) => orders(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}

const OLD = '2016-01-01'
const MIDDLE = '2018-01-01'
const NEW = '2020-01-01'

describe('editions in every order give the same', () => {
  test.each<[string, Edition[], string[]]>([
    [
      'what began later is known since when',
      [
        { day: OLD, says: [['A']] },
        { day: NEW, says: [['B', '2017-05-01']] },
      ],
      ['..2017-05-01 A', '2017-05-01.. B'],
    ],
    [
      'the newer one tells the end',
      [
        { day: OLD, says: [['A', '2010-01-01']] },
        { day: NEW, says: [['A', '2010-01-01', '2015-01-01']] },
      ],
      ['2010-01-01..2015-01-01 A'],
    ],
    [
      'the same in all',
      [
        { day: OLD, says: [['A']] },
        { day: MIDDLE, says: [['A']] },
        { day: NEW, says: [['A']] },
      ],
      ['.. A'],
    ],
    [
      'a former name in the older one alone',
      [
        { day: OLD, says: [['A', '2000-01-01', '2005-01-01']] },
        { day: NEW, says: [['B', '2005-01-01']] },
      ],
      ['2000-01-01..2005-01-01 A', '2005-01-01.. B'],
    ],
    [
      'of two sources, one of which covers the names',
      [
        { day: OLD, says: [['A', '2010-01-01']], by: 'gazette' },
        { day: NEW, says: [['B', '2017-01-01']], covers: ['name'] },
      ],
      ['2010-01-01..2017-01-01 A', '2017-01-01.. B'],
    ],
  ])('%s', async (_title, editions, expected) => {
    for (const order of orders(editions)) {
      const { mergeNames, names } = openCase()
      for (const edition of order) await mergeNames(edition)
      expect(await names()).toEqual(expected)
      for (const edition of order) expect(await mergeNames(edition)).toMatchObject({ new: 0, changed: 0, closed: 0 })
      expect(await names()).toEqual(expected)
    }
  })
})

const THREE_STARTS: Edition[] = [
  { day: OLD, says: [['A', '2010-01-01']] },
  { day: MIDDLE, says: [['B', '2017-01-01']] },
  { day: NEW, says: [['C', '2019-01-01']] },
]

/** Of every order in which editions are read, how much was outdated, and what came of it. */
async function listEnds(editions: readonly Edition[]): Promise<string[]> {
  const ends: string[] = []
  for (const order of orders(editions)) {
    const { mergeNames, names } = openCase()
    let outdated = 0
    for (const edition of order) outdated += (await mergeNames(edition)).outdated
    ends.push(`${order.map(({ says }) => says[0]?.[0]).join('')} ${outdated}: ${(await names()).join(', ')}`)
  }
  return ends
}

test('three starts that only add give the same in every order', async () => {
  const ends = await listEnds(THREE_STARTS)
  const all = '2010-01-01..2017-01-01 A, 2017-01-01..2019-01-01 B, 2019-01-01.. C'
  expect(ends.map((end) => end.slice(end.indexOf(':') + 2))).toEqual(ends.map(() => all))
})

test('after a whole edition of a later day, what comes late between two others counts as outdated', async () => {
  const ends = await listEnds(THREE_STARTS.map((edition, index) => ({ ...edition, isWhole: index === 2 })))
  const all = '2010-01-01..2017-01-01 A, 2017-01-01..2019-01-01 B, 2019-01-01.. C'
  expect(ends).toEqual([
    `ABC 0: ${all}`,
    // The newest edition may have said A again, of the days before its own.
    'ACB 1: 2010-01-01..2019-01-01 A, 2019-01-01.. C',
    `BAC 1: ${all}`,
    `BCA 1: ${all}`,
    `CAB 2: ${all}`,
    `CBA 2: ${all}`,
  ])
})

describe('an older edition that arrives late', () => {
  test.each<[string, Edition[], Edition, string[]]>([
    ['does not turn an undated name back', [{ day: NEW, says: [['B']] }], { day: OLD, says: [['A']] }, ['.. B']],
    [
      'nor one that newer editions confirmed',
      [
        { day: OLD, says: [['B']] },
        { day: NEW, says: [['B']], isWhole: true },
      ],
      { day: MIDDLE, says: [['A']] },
      ['.. B'],
    ],
    [
      'does not end what runs',
      [{ day: NEW, says: [['B', '2010-01-01']] }],
      { day: OLD, says: [['B', '2010-01-01', '2015-01-01']] },
      ['2010-01-01.. B'],
    ],
    [
      'of another source neither',
      [{ day: NEW, says: [['B']] }],
      { day: OLD, says: [['A', '2012-01-01']], by: 'gazette' },
      ['.. B'],
    ],
    [
      'nor where a source confirmed by covering what it told long ago',
      [
        { day: '2014-01-01', says: [['B']], covers: ['name'] },
        { day: NEW, says: [], covers: ['name'] },
      ],
      { day: OLD, says: [['A']], by: 'gazette', covers: [] },
      ['.. B'],
    ],
  ])('%s, and counts as outdated', async (_title, known, late, expected) => {
    const { mergeNames, names } = openCase()
    for (const edition of known) await mergeNames(edition)
    const told = await names()
    const isEnd = late.says.some(([, , to]) => to !== undefined)
    expect(await mergeNames(late)).toMatchObject({ new: 0, changed: 0, closed: 0, outdated: isEnd ? 0 : 1 })
    expect(await names()).toEqual(told)
    expect(told).toEqual(expected)
  })

  test('counts where the newer one only adds to others, of other things', async () => {
    const { mergeNames, names } = openCase()
    await mergeNames({ day: OLD, says: [['A']] })
    await mergeNames({ day: NEW, says: [] })
    expect(await mergeNames({ day: MIDDLE, says: [['B']] })).toMatchObject({ changed: 1, outdated: 0 })
    expect(await names()).toEqual(['..2018-01-01 A', '2018-01-01.. B'])
  })

  test('of another source counts where that one told nothing of later days', async () => {
    const { mergeNames, names } = openCase()
    await mergeNames({ day: OLD, says: [['A']] })
    await mergeNames({ day: NEW, says: [] })
    await mergeNames({ day: MIDDLE, says: [['B']], by: 'gazette' })
    expect(await names()).toEqual(['..2018-01-01 A', '2018-01-01.. B'])
  })

  test('is refused where its silence would end something', async () => {
    const { mergeNames, names } = openCase()
    await mergeNames({ day: NEW, says: [['B']], isSnapshot: true })
    await expect(mergeNames({ day: OLD, says: [], isSnapshot: true })).rejects.toThrow(
      'older-edition: 2016-01-01, known is that of 2020-01-01',
    )
    expect(await mergeNames({ day: NEW, says: [['B']], isSnapshot: true })).toMatchObject({ new: 0, closed: 0 })
    expect(await names()).toEqual(['.. B'])
  })
})

describe('a snapshot that comes after later days of its stream', () => {
  const OWN: Edition = { day: OLD, says: [['A', '2010-01-01']], isSnapshot: true }

  test('is read, tells what was before, and ends nothing that they told', async () => {
    const { mergeNames, names } = openCase()
    await mergeNames({ day: NEW, says: [['B', '2014-01-01']] })
    expect(await mergeNames(OWN)).toMatchObject({ closed: 0 })
    expect(await names()).toEqual(['2010-01-01..2014-01-01 A', '2014-01-01.. B'])
    expect(await mergeNames({ day: MIDDLE, says: [], isSnapshot: true })).toMatchObject({ closed: 0 })
    expect(await names()).toEqual(['2010-01-01..2014-01-01 A', '2014-01-01.. B'])
  })

  test('ends what the snapshot before it told', async () => {
    const { mergeNames, names } = openCase()
    await mergeNames(OWN)
    await mergeNames({ day: NEW, says: [] })
    expect(await mergeNames({ day: MIDDLE, says: [], isSnapshot: true })).toMatchObject({ closed: 1 })
    expect(await names()).toEqual(['2010-01-01..2018-01-01 A'])
    await expect(mergeNames(OWN)).rejects.toThrow('older-edition')
  })
})

type Filing = readonly [netSales: number, filedOn: string | null]

const filing = (companyId: string, [netSales, filedOn]: Filing): StatementObservation => ({
  type: 'statement',
  line: 1,
  companyId,
  periodStart: '2015-01-01',
  periodEnd: '2015-12-31',
  layout: 'hu-micro',
  isConsolidated: false,
  currency: 'HUF',
  unit: 1000,
  amounts: { netSales },
  previousAmounts: {},
  amendedAmounts: {},
  filedOn,
})

describe('accounts', () => {
  test('of an earlier day that come late count, where the later days are of others', async () => {
    const { companyId, merge } = openCase()
    await merge({ day: OLD }, [filing(companyId, [1, '2016-01-01'])])
    await merge({ day: NEW }, [filing(`${lastNumber + 1000}`, [3, '2020-01-01'])])
    const late = [filing(companyId, [2, '2016-01-01'])]
    expect(await merge({ day: MIDDLE }, late)).toMatchObject({ changed: 1, outdated: 0 })
    expect(await listStatements(database.db, { companyId })).toMatchObject([{ amounts: { netSales: 2 } }])
  })

  test.each<[string, [string | null, string | null], number, number]>([
    ['of a newer edition stay', [null, null], 2, 1],
    ['that were filed later replace them, whenever they are read', ['2016-09-01', '2016-05-31'], 1, 0],
  ])('%s', async (_title, [oldFiledOn, newFiledOn], expected, outdated) => {
    const { companyId, merge } = openCase()
    await merge({ day: NEW }, [filing(companyId, [2, newFiledOn])])
    expect(await merge({ day: OLD }, [filing(companyId, [1, oldFiledOn])])).toMatchObject({ outdated })
    expect(await listStatements(database.db, { companyId })).toMatchObject([{ amounts: { netSales: expected } }])
  })
})

describe('accounts filed again', () => {
  const FIRST = '2016-05-20'
  const AGAIN = '2016-11-03'
  const read = async (companyId: string, knownAt: Date | null = null) =>
    (await listStatements(database.db, { companyId, knownAt })).map(
      ({ amounts, filedOn, firstFiledOn, isFiledAgain }) =>
        `${amounts['netSales']} ${filedOn}, first ${firstFiledOn}${isFiledAgain ? ', again' : ''}`,
    )

  test.each<[string, Filing[], string]>([
    ['once', [[1, FIRST]], `1 ${FIRST}, first null`],
    [
      'with other amounts',
      [
        [1, FIRST],
        [2, AGAIN],
      ],
      `2 ${AGAIN}, first ${FIRST}, again`,
    ],
    [
      'with the same amounts',
      [
        [1, FIRST],
        [1, AGAIN],
      ],
      `1 ${AGAIN}, first ${FIRST}, again`,
    ],
    [
      'twice',
      [
        [1, FIRST],
        [2, '2016-08-01'],
        [3, AGAIN],
      ],
      `3 ${AGAIN}, first ${FIRST}, again`,
    ],
    [
      'after others of which nobody knows the day',
      [
        [1, null],
        [2, AGAIN],
      ],
      `2 ${AGAIN}, first null, again`,
    ],
    [
      'beside others of which nobody knows the day',
      [
        [1, FIRST],
        [2, null],
        [3, AGAIN],
      ],
      `3 ${AGAIN}, first ${FIRST}, again`,
    ],
    [
      'not, where the same was told without a day',
      [
        [1, null],
        [1, AGAIN],
      ],
      `1 ${AGAIN}, first null`,
    ],
  ])('%s come to the same in every order, in batches and in one, known or not', async (_title, filings, expected) => {
    const { merge } = openCase()
    const companies = orders(filings).map((order) => {
      const [byBatch, atOnce, known] = [openCase(), openCase(), openCase()].map(({ companyId }) => companyId)
      const tell = (companyId = '') => order.map((one) => filing(companyId, one))
      return { byBatch: tell(byBatch), atOnce: tell(atOnce), known: tell(known) }
    })
    const news = { new: companies.length, changed: 0 }
    for (const step of filings.keys()) {
      await merge(
        { day: NEW },
        companies.flatMap(({ byBatch }) => byBatch.slice(step, step + 1)),
      )
    }
    const again = companies.flatMap(({ byBatch }) => byBatch)
    expect(await merge({ day: NEW }, again)).toMatchObject({ new: 0, changed: 0 })
    const whole = companies.flatMap(({ atOnce }) => atOnce)
    expect(await merge({ day: NEW }, whole)).toMatchObject(news)
    const known = companies.flatMap((company) => company.known)
    const names = [...new Set(known.map(({ companyId }) => companyId))].map((companyId) => nameFact(companyId, ['A']))
    await merge({ day: NEW }, names)
    expect(await merge({ day: NEW }, known)).toMatchObject(news)
    const ids = new Set([...again, ...whole, ...known].map(({ companyId }) => companyId))
    expect(ids.size).toBe(3 * companies.length)
    for (const id of ids) expect(await read(id)).toEqual([expected])
  })

  test('of one day the last told stand, as filed once', async () => {
    const { companyId, merge } = openCase()
    await merge({ day: NEW }, [filing(companyId, [2, FIRST])])
    await merge({ day: NEW }, [filing(companyId, [1, FIRST])])
    expect(await read(companyId)).toEqual([`1 ${FIRST}, first null`])
  })

  test('a first filing that comes late changes the first day from then on, and is no event', async () => {
    const { companyId, merge } = openCase()
    const { batchId: told } = await merge({ day: NEW }, [filing(companyId, [2, AGAIN])])
    const late = await merge({ day: NEW }, [filing(companyId, [1, FIRST])])
    expect(late).toMatchObject({ new: 0, changed: 1, unchanged: 0, outdated: 0, events: 0 })
    expect(await merge({ day: NEW }, [filing(companyId, [1, FIRST])])).toMatchObject({ changed: 0, outdated: 1 })
    const { rows } = await sql<{ before: Date; teller: string; touched: boolean }>`
      select (select recorded_at - interval '1 millisecond' from batches where batch_id = ${late.batchId}::bigint) as before,
        (select batch_id::text from statements where company_id = ${companyId} and upper_inf(recorded)) as teller,
        exists (select from batch_companies where batch_id = ${late.batchId}::bigint and company_id = ${companyId}) as touched`.execute(
      database.db,
    )
    expect(rows[0]).toMatchObject({ teller: told, touched: true })
    expect(await read(companyId, rows[0]?.before ?? null)).toEqual([`2 ${AGAIN}, first null`])
    expect(await read(companyId)).toEqual([`2 ${AGAIN}, first ${FIRST}, again`])
  })

  test('an older edition tells the first day of accounts that a newer one has without a day', async () => {
    const { companyId, merge } = openCase()
    await merge({ day: NEW }, [filing(companyId, [2, null])])
    await merge({ day: OLD }, [filing(companyId, [1, FIRST])])
    expect(await read(companyId)).toEqual([`2 null, first ${FIRST}, again`])
  })

  test.each([
    ['before the business year', '2015-01-01', null],
    ['to come', '2205-05-20', null],
    ['within the year, which may be the calendar year for another', '2015-11-20', '2015-11-20'],
  ])('a day %s', async (_title, filedOn, expected) => {
    const { companyId, merge } = openCase()
    await merge({ day: NEW }, [filing(companyId, [1, filedOn])])
    expect(await read(companyId)).toEqual([`1 ${expected}, first null`])
  })
})

test('a batch remembers how much it told', async () => {
  const { companyId, merge } = openCase()
  const names = [nameFact(companyId, ['A']), nameFact(`${lastNumber + 1000}`, ['B'])]
  const { batchId } = await merge({ day: NEW }, [...names, { type: 'reject', line: 1, reason: 'date', detail: '' }])
  const { rows } = await sql`
    select company_count, fact_count, statement_count, outdated_count from batches where batch_id = ${batchId}::bigint`.execute(
    database.db,
  )
  expect(rows).toEqual([{ company_count: 2, fact_count: 2, statement_count: 0, outdated_count: 0 }])
})
