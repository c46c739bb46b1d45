import { createHash } from 'node:crypto'
import { useTestDatabase } from '@merleg/db/testing'
import { dayAfter, hungarianDayOf } from '@merleg/domain/calendar-days'
import type { FactObservation, SourceInfo, SourceRecord, StatementObservation } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { listFacts } from './facts.repository.ts'
import { type BatchResult, mergeBatch } from './merge-batch.usecases.ts'
import { findProfile } from './profiles.repository.ts'
import { SourceRefused } from './source-refused.ts'
import { listStatements } from './statements.repository.ts'

const database = useTestDatabase()
const SOURCE: SourceInfo = {
  sourceId: 'court',
  publisher: 'Court',
  title: 'Register',
  licence: 'public',
  url: null,
  isMadeUp: false,
}
let nextId = 10_000_000
const newCompany = (): string => String((nextId += 1))
/** Of each test, which begins with its oldest edition, another one. */
const source = (): SourceInfo => ({ ...SOURCE, sourceId: `court-${nextId}` })

function nameFact(companyId: string, name: string, valid: { from?: string; to?: string } = {}): FactObservation {
  return {
    type: 'fact',
    line: 1,
    companyId,
    section: 'name',
    slot: '',
    payload: { name },
    validFrom: valid.from ?? null,
    validTo: valid.to ?? null,
  }
}
function phoneFact(companyId: string, value: string): FactObservation {
  return { type: 'fact', line: 1, companyId, section: 'phone', slot: value, payload: { value } }
}

async function merge(
  observedOn: string,
  records: SourceRecord[],
  snapshotSections: ('phone' | 'website' | 'name' | 'registration')[] = [],
  acceptsEndings = false,
): Promise<BatchResult> {
  return mergeBatch(
    { db: database.db, clock: { now: () => new Date() } },
    { source: source(), fileName: 'test', fileHash: 'hash', observedOn, snapshotSections, records, acceptsEndings },
  )
}

async function timeline(companyId: string): Promise<string[]> {
  const facts = await listFacts(database.db, {
    companyId,
    asOf: '2020-01-01',
    includeHistory: true,
    sections: ['name'],
  })
  return facts.map(
    (fact) => `${fact.validFrom ?? ''}..${fact.validTo ?? ''} ${fact.section === 'name' ? fact.payload.name : ''}`,
  )
}

describe('the time line of a key', () => {
  const cases: {
    title: string
    batches: [observedOn: string, facts: [name: string, from?: string, to?: string][]][]
    expected: string[]
  }[] = [
    { title: 'first heard of, start unknown', batches: [['2020-01-01', [['A']]]], expected: ['.. A'] },
    {
      title: 'said again',
      batches: [
        ['2020-01-01', [['A']]],
        ['2021-01-01', [['A']]],
      ],
      expected: ['.. A'],
    },
    {
      title: 'something else later',
      batches: [
        ['2020-01-01', [['A']]],
        ['2021-01-01', [['B']]],
      ],
      expected: ['..2021-01-01 A', '2021-01-01.. B'],
    },
    {
      title: 'something else since a known day',
      batches: [
        ['2020-01-01', [['A']]],
        ['2021-01-01', [['B', '2020-06-01']]],
      ],
      expected: ['..2020-06-01 A', '2020-06-01.. B'],
    },
    {
      title: 'late news of the past does not touch the present',
      batches: [
        ['2020-01-01', [['B', '2015-01-01']]],
        ['2021-01-01', [['A', '2010-01-01', '2015-01-01']]],
      ],
      expected: ['2010-01-01..2015-01-01 A', '2015-01-01.. B'],
    },
    {
      title: 'a correction of the middle',
      batches: [
        ['2020-01-01', [['A', '2010-01-01']]],
        ['2021-01-01', [['B', '2012-01-01', '2013-01-01']]],
      ],
      expected: ['2010-01-01..2012-01-01 A', '2012-01-01..2013-01-01 B', '2013-01-01.. A'],
    },
    {
      title: 'an observed end ends the running fact',
      batches: [
        ['2020-01-01', [['A', '2010-01-01']]],
        ['2021-01-01', [['A', '2010-01-01', '2019-01-01']]],
      ],
      expected: ['2010-01-01..2019-01-01 A'],
    },
    {
      title: 'what is told as open ends where it is told of its first day alone, and does not come back',
      batches: [
        ['2020-01-01', [['A', '2020-01-01']]],
        ['2020-01-02', [['A', '2020-01-01', '2020-01-02']]],
        ['2021-01-01', []],
      ],
      expected: ['2020-01-01..2020-01-02 A'],
    },
    {
      title: 'a history in one batch, in any order',
      batches: [
        [
          '2020-01-01',
          [
            ['C', '2014-01-01'],
            ['A', '2010-01-01', '2012-01-01'],
            ['B', '2012-01-01', '2014-01-01'],
          ],
        ],
      ],
      expected: ['2010-01-01..2012-01-01 A', '2012-01-01..2014-01-01 B', '2014-01-01.. C'],
    },
    {
      title: 'equal neighbours are one fact',
      batches: [
        ['2020-01-01', [['A', '2010-01-01', '2012-01-01']]],
        ['2021-01-01', [['A', '2012-01-01']]],
      ],
      expected: ['2010-01-01.. A'],
    },
    {
      title: 'reopened after an end',
      batches: [
        ['2020-01-01', [['A', '2010-01-01', '2012-01-01']]],
        ['2021-01-01', [['A']]],
      ],
      expected: ['2010-01-01..2012-01-01 A', '2021-01-01.. A'],
    },
  ]
  test.each(cases)('$title', async ({ batches, expected }) => {
    const id = newCompany()
    for (const [observedOn, facts] of batches) {
      await merge(
        observedOn,
        facts.map(([name, from, to]) => nameFact(id, name, { ...(from ? { from } : {}), ...(to ? { to } : {}) })),
      )
    }
    expect(await timeline(id)).toEqual(expected)
    const again = await merge(
      '2022-01-01',
      batches
        .at(-1)?.[1]
        .map(([name, from, to]) => nameFact(id, name, { ...(from ? { from } : {}), ...(to ? { to } : {}) })) ?? [],
    )
    expect(again).toMatchObject({ new: 0, changed: 0, closed: 0 })
    expect(await timeline(id)).toEqual(expected)
  })
})

describe('a batch', () => {
  test('counts what it did', async () => {
    const id = newCompany()
    const first = await merge('2020-01-01', [
      nameFact(id, 'A'),
      phoneFact(id, '1'),
      { type: 'reject', line: 7, reason: 'bad-date', detail: '2020-02-30' },
    ])
    expect(first).toMatchObject({ read: 3, new: 2, changed: 0, closed: 0, unchanged: 0, rejected: 1, events: 0 })
    const second = await merge('2021-01-01', [nameFact(id, 'B'), phoneFact(id, '1'), phoneFact(id, '2')])
    expect(second).toMatchObject({ read: 3, new: 1, changed: 1, closed: 0, unchanged: 1 })
    const stored = await sql<{
      reason: string
      line: number
    }>`select reason, line from batch_rejects where batch_id = ${first.batchId}::bigint`.execute(database.db)
    expect(stored.rows).toEqual([{ reason: 'bad-date', line: 7 }])
  })

  test('of a snapshot leaves it told that a company ceased, and ends that another stood in the register', async () => {
    const [ceased, left] = [newCompany(), newCompany()]
    const entry = (companyId: string, status: 'registered' | 'ceased'): FactObservation => ({
      ...nameFact(companyId, ''),
      section: 'registration',
      payload: { status, on: null, reason: null },
    })
    await merge('2026-01-01', [entry(ceased, 'registered'), entry(left, 'registered')], ['registration'])
    await merge('2026-02-01', [entry(ceased, 'ceased')])
    expect(await merge('2026-03-01', [], ['registration'], true)).toMatchObject({ closed: 1 })
    const statuses = await Promise.all([ceased, left].map(async (id) => (await findProfile(database.db, id))?.status))
    expect(statuses).toEqual(['ceased', 'unknown'])
  })

  test('of a snapshot ends what it no longer mentions, for its own source', async () => {
    const id = newCompany()
    await merge('2020-01-01', [nameFact(id, 'A'), phoneFact(id, '1'), phoneFact(id, '2')], ['phone'])
    const result = await merge('2021-01-01', [nameFact(id, 'A'), phoneFact(id, '2')], ['phone'])
    expect(result.closed).toBe(1)
    const facts = await listFacts(database.db, {
      companyId: id,
      asOf: '2021-06-01',
      includeHistory: true,
      sections: ['phone'],
    })
    expect(facts.map((fact) => [fact.slot, fact.validTo, fact.isValid])).toEqual([
      ['1', '2021-01-01', false],
      ['2', null, true],
    ])
  })

  test.each<[string, { companyId?: string; section?: 'phone' | 'name' }, number]>([
    ['of the company', {}, 0],
    ['of the section of the company', { section: 'phone' }, 0],
    ['of another section', { section: 'name' }, 1],
    ['of another company', { companyId: '99999999' }, 1],
  ])('of a snapshot with a rejected line %s', async (_title, about, closed) => {
    const companyId = newCompany()
    await merge('2020-01-01', [phoneFact(companyId, '1')], ['phone'])
    const rejected = { type: 'reject', line: 1, reason: 'date', detail: '', companyId, ...about } as const
    expect(await merge('2021-01-01', [rejected], ['phone'])).toMatchObject({ closed, rejected: 1 })
  })

  const phones = (companyId: string, count: number) =>
    Array.from({ length: count }, (_, index) => phoneFact(companyId, String(index)))

  test.each<[told: number, left: number, acceptsEndings: boolean, expected: string | number]>([
    [100, 0, false, 100],
    [101, 0, false, 'too-much-ended: phone: 101 of 101'],
    [101, 0, true, 101],
    [600, 480, false, 120],
    [600, 479, false, 'too-much-ended: phone: 121 of 600'],
  ])('of a snapshot that told %i things and tells %i, endings accepted: %s', async (told, left, accepted, expected) => {
    const companyId = newCompany()
    await merge('2020-01-01', phones(companyId, told), ['phone'])
    const next = merge('2021-01-01', [nameFact(companyId, 'A'), ...phones(companyId, left)], ['phone'], accepted)
    const outcome = await next.then(
      ({ closed }) => closed,
      (error: unknown) => (error instanceof SourceRefused ? error.message : String(error)),
    )
    expect(outcome).toBe(expected)
    const running = await listFacts(database.db, {
      companyId,
      asOf: '2021-06-01',
      includeHistory: false,
      sections: ['phone'],
    })
    expect(running).toHaveLength(typeof expected === 'string' ? told : left)
  })

  test('of a snapshot that tells in the same places of another section takes it over', async () => {
    const companies = Array.from({ length: 101 }, newCompany)
    await merge(
      '2020-01-01',
      companies.map((companyId) => phoneFact(companyId, '1')),
      ['phone'],
    )
    const moved = companies.map((companyId): FactObservation => {
      return { type: 'fact', line: 1, companyId, section: 'website', slot: '1', payload: { value: '1' } }
    })
    expect(await merge('2021-01-01', moved, ['phone', 'website'])).toMatchObject({ closed: 101, new: 101 })
  })

  test('with a name that is longer than an index entry can be is merged', async () => {
    const id = newCompany()
    const name = Array.from({ length: 32 }, (_, at) => createHash('sha512').update(String(at)).digest('hex')).join('')
    expect(await merge('2020-03-01', [nameFact(id, name.slice(0, 4000))])).toMatchObject({ new: 1 })
  })

  test('in which something ends before it begins is refused with its line', async () => {
    const id = newCompany()
    const reversed = { ...nameFact(id, 'A'), line: 7, validFrom: '2020-02-01', validTo: '2020-02-01' }
    await expect(merge('2020-03-01', [reversed])).rejects.toThrow('period-empty (line 7)')
    expect(await timeline(id)).toEqual([])
  })

  test('that is refused leaves nothing but its refusal', async () => {
    const id = newCompany()
    const records = function* (): Generator<SourceRecord> {
      yield nameFact(id, 'A')
      throw new SourceRefused('cut-off', 2, 'the last line has no end')
    }
    await expect(
      mergeBatch(
        { db: database.db, clock: { now: () => new Date() } },
        {
          source: source(),
          fileName: 'cut',
          fileHash: 'x',
          observedOn: '2020-01-01',
          snapshotSections: [],
          records: records(),
        },
      ),
    ).rejects.toThrow(SourceRefused)
    expect(await timeline(id)).toEqual([])
    const refused = await sql<{
      outcome: string
      refusal: string
    }>`select outcome, refusal from batches where file_name = 'cut'`.execute(database.db)
    expect(refused.rows).toEqual([{ outcome: 'refused', refusal: 'cut-off (line 2): the last line has no end' }])
  })
})

describe('knowledge', () => {
  test('a reader of an earlier moment sees what was known then', async () => {
    const id = newCompany()
    const before = await merge('2020-01-01', [nameFact(id, 'A', { from: '2010-01-01' })])
    const moment = await sql<{
      at: Date
    }>`select recorded_at as at from batches where batch_id = ${before.batchId}::bigint`.execute(database.db)
    await merge('2021-01-01', [nameFact(id, 'B', { from: '2015-01-01' })])
    const knownAt = moment.rows[0]?.at ?? null
    const then = await listFacts(database.db, { companyId: id, asOf: '2020-01-01', knownAt, includeHistory: false })
    const now = await listFacts(database.db, { companyId: id, asOf: '2020-01-01', includeHistory: false })
    expect(then.map((fact) => fact.payload)).toEqual([{ name: 'A' }])
    expect(now.map((fact) => fact.payload)).toEqual([{ name: 'B' }])
  })

  test('events tell what runs now beside what ran before; a new company makes none', async () => {
    const id = newCompany()
    await merge('2020-01-01', [nameFact(id, 'A')])
    await merge('2021-01-01', [nameFact(id, 'B'), phoneFact(id, '1')])
    await merge('2022-01-01', [nameFact(id, 'Z', { from: '2001-01-01', to: '2002-01-01' })])
    const events = await sql<{
      type: string
      occurred_on: string
    }>`select type, occurred_on from events where company_id = ${id} order by event_id`.execute(database.db)
    expect(events.rows).toEqual([
      { type: 'name.changed', occurred_on: '2021-01-01' },
      { type: 'phone.added', occurred_on: '2021-01-01' },
    ])
  })
})

describe('statements', () => {
  const statement = (companyId: string, netSales: number): StatementObservation => ({
    type: 'statement',
    line: 1,
    companyId,
    periodStart: '2023-01-01',
    periodEnd: '2023-12-31',
    layout: 'hu-micro',
    isConsolidated: false,
    currency: 'HUF',
    unit: 1000,
    amounts: { netSales, equity: 10 },
    previousAmounts: {},
    amendedAmounts: {},
    filedOn: '2024-05-31',
  })
  test('a restatement replaces, the same filing changes nothing', async () => {
    const id = newCompany()
    expect(await merge('2024-06-01', [statement(id, 5)])).toMatchObject({ new: 1, changed: 0 })
    expect(await merge('2024-06-01', [statement(id, 5)])).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
    expect(await merge('2024-07-01', [statement(id, 6)])).toMatchObject({ new: 0, changed: 1 })
    const stored = await listStatements(database.db, { companyId: id })
    expect(stored).toMatchObject([
      { year: 2023, periodStart: '2023-01-01', periodEnd: '2023-12-31', amounts: { netSales: 6, equity: 10 } },
    ])
    expect(await findProfile(database.db, id)).toMatchObject({
      statementYear: 2023,
      statementCount: 1,
      netSales: 6000,
      name: id,
      status: 'unknown',
    })
  })

  test.each([
    ['that ends tomorrow', { periodEnd: dayAfter(hungarianDayOf(new Date())) }],
    ['of another century', { periodEnd: '2098-12-31' }],
    ['that ends before it begins', { periodStart: '2024-01-01' }],
  ])('accounts of a period %s are rejected, alone', async (_, period) => {
    const id = newCompany()
    // Later than the day that is told of the source, and over.
    const last = { ...statement(id, 4), periodStart: '2023-06-03', periodEnd: '2024-06-02' }
    const counts = await merge('2024-06-01', [{ ...statement(id, 5), ...period }, last])
    expect(counts).toMatchObject({ new: 1, rejected: 1 })
    expect(await listStatements(database.db, { companyId: id })).toMatchObject([{ periodEnd: '2024-06-02' }])
    const rejects = database.db.selectFrom('batch_rejects').select(['reason', 'company_id', 'section'])
    expect(await rejects.where('batch_id', '=', Number(counts.batchId)).execute()).toEqual([
      { reason: 'impossible-period', company_id: id, section: 'statement' },
    ])
  })

  test('a decision of a day to come is rejected, alone', async () => {
    const id = newCompany()
    const decided = (slot: string, decidedOn: string | null): FactObservation => ({
      type: 'fact',
      line: 1,
      companyId: id,
      section: 'activity-suspension',
      slot,
      payload: { authority: 'A', decidedOn },
    })
    // Later than the day that is told of the source, and past.
    const told = [decided('1', '2098-01-01'), decided('2', '2024-06-02'), decided('3', null)]
    const counts = await merge('2024-06-01', told)
    expect(counts).toMatchObject({ new: 2, rejected: 1 })
    const rejects = database.db.selectFrom('batch_rejects').select(['reason', 'company_id', 'section'])
    expect(await rejects.where('batch_id', '=', Number(counts.batchId)).execute()).toEqual([
      { reason: 'decision-to-come', company_id: id, section: 'activity-suspension' },
    ])
  })
})
