import { useTestDatabase } from '@merleg/db/testing'
import type { FactSection } from '@merleg/domain/fact-sections'
import type { SourceInfo, SourceRecord } from '@merleg/domain/observation'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { factOf, merge } from '../report/testing-report.ts'
import { listSpeakingSources, listSpeakingSourcesOfEach } from '../report/silence/speaking-sources.repository.ts'
import { mergeBatch } from './merge-batch.usecases.ts'
import { loadRegisterFacts } from '../score/rate/register-facts.repository.ts'
import { listWholeLists } from './whole-lists.repository.ts'

const database = useTestDatabase()
let lastNumber = 40_003_000_000

const of = (sourceId: string, given: Partial<SourceInfo> = {}): SourceInfo => ({
  sourceId,
  publisher: 'P',
  title: sourceId,
  licence: 'L',
  url: null,
  isMadeUp: false,
  countryCode: 'LV',
  ...given,
})

type Registration = { status?: 'registered' | 'pending' | 'ceased'; on?: string | null; from?: string; to?: string }
/** A list of debtors and the register of its country, which no other test reads. */
type Case = {
  registrations?: Registration[]
  registerDay?: string
  /** Not in the register at all, but told of by somebody else. */
  isElsewhere?: boolean
  list?: Partial<SourceInfo>
  listDay?: string
  /** Lines of an edition of the list before. */
  former?: (companyId: string) => SourceRecord[]
  /** Beside the debtor of somebody else that every edition has. */
  lines?: (companyId: string) => SourceRecord[]
}

const debt = (companyId: string, days: { from?: string; to?: string } = {}) =>
  factOf(companyId)('tax-debt', { authority: 'A', caseNumber: null, amount: 1, currency: 'EUR', text: null }, days)
const paid = (companyId: string) => [debt(companyId, { from: '2015-02-01', to: '2016-01-01' })]
const rejected = (given: object): SourceRecord => ({ type: 'reject', line: 2, reason: 'date', detail: '', ...given })

async function load(given: Case): Promise<{ companyId: string; list: string }> {
  const number = (lastNumber += 2)
  const companyId = `lv-${number}`
  const { registrations = [{ on: '2015-01-01', from: '2015-01-01' }], registerDay = '2026-11-03' } = given
  const register = `register-${number}`
  const list = `list-${number}`
  const facts = registrations.map(({ status = 'registered', on = null, from, to }) =>
    factOf(companyId)('registration', { status, on, reason: null }, { from: from ?? null, to: to ?? null }),
  )
  const other = given.isElsewhere ? `elsewhere-${number}` : register
  await merge(database.db, [factOf(companyId)('name', { name: 'A' }), ...facts], {
    source: of(other),
    observedOn: registerDay,
  })
  if (given.isElsewhere) await merge(database.db, [], { source: of(register), observedOn: registerDay })
  const source = of(list, {
    covers: ['tax-debt'],
    coversAll: { sections: ['tax-debt'], registers: [register] },
    ...given.list,
  })
  if (given.former) await merge(database.db, given.former(companyId), { source, observedOn: '2026-10-04' })
  const lines = given.lines?.(companyId) ?? []
  await merge(database.db, [debt(`lv-${number + 1}`), ...lines], { source, observedOn: given.listDay ?? '2026-11-04' })
  return { companyId, list }
}

/** Of which days the list tells of the company, by each way in which it can be asked. */
async function told(given: Case): Promise<string | null> {
  const { companyId, list } = await load(given)
  const [source] = (await listSpeakingSources(database.db, companyId)).filter(({ title }) => title === list)
  const each = (await listSpeakingSourcesOfEach(database.db, [companyId])).get(companyId) ?? []
  expect(each.find(({ sourceId }) => sourceId === list)?.toldUntil).toBe(source?.toldUntil)
  const isTold = source?.covers.includes('tax-debt') === true
  const asked = { companyIds: [companyId], asOf: source?.toldUntil ?? '2026-11-04' }
  const rated = (await loadRegisterFacts(database.db, asked)).get(companyId)
  expect(rated?.hasTaxDebt === null).toBe(!isTold)
  expect(each.find(({ sourceId }) => sourceId === list)?.covers).toEqual(source?.covers)
  return isTold ? `${source.toldFrom}..${source.toldUntil}` : null
}

const SPAN = { toldFrom: '2008-01-01' }

describe('a list of all companies of a register tells of a company that it leaves out', () => {
  test.each<[string, Case, string]>([
    ['on its day', {}, '2026-11-04..2026-11-04'],
    ['since it tells', { list: SPAN }, '2008-01-01..2026-11-04'],
    [
      'who has ceased: as long as he was there',
      { list: SPAN, registrations: [{ from: '2015-01-01', to: '2020-01-01' }] },
      '2008-01-01..2019-12-31',
    ],
    [
      'who has ceased on a day that is told',
      {
        list: SPAN,
        registrations: [
          { from: '2015-01-01', to: '2020-01-01' },
          { status: 'ceased', on: '2020-01-01', from: '2020-01-01' },
        ],
      },
      '2008-01-01..2019-12-31',
    ],
    [
      'who was on it before',
      { former: paid, lines: () => [rejected({ companyId: 'lv-1' })] },
      '2026-10-04..2026-11-04',
    ],
    [
      'whose line could not be read in an edition before',
      { former: (companyId) => [...paid(companyId), rejected({ companyId }), rejected({ isOfAnybody: true })] },
      '2026-10-04..2026-11-04',
    ],
    [
      'with rejected lines of others',
      { lines: () => [rejected({ companyId: 'lv-1' }), rejected({})] },
      '2026-11-04..2026-11-04',
    ],
    [
      'with a rejected line of his of something else',
      { lines: (companyId) => [rejected({ companyId, section: 'lien' })] },
      '2026-11-04..2026-11-04',
    ],
  ])('%s', async (_title, given, expected) => {
    expect(await told(given)).toBe(expected)
  })
})

describe('not known, and no reassurance, is', () => {
  test.each<[string, Case]>([
    ['whom the register does not have', { isElsewhere: true }],
    [
      'who was registered after the day of the list',
      { registrations: [{ on: '2026-11-05', from: '2026-11-05' }], registerDay: '2026-11-06' },
    ],
    [
      'whom a later reading of the register found, nobody knows since when',
      { registrations: [{}], registerDay: '2026-11-06' },
    ],
    ['who was no longer there on that day', { registrations: [{ from: '2015-01-01', to: '2020-01-01' }] }],
    ['who has ceased, nobody knows when', { list: SPAN, registrations: [{ status: 'ceased' }] }],
    ['who was gone before it tells', { list: SPAN, registrations: [{ from: '2001-01-01', to: '2005-01-01' }] }],
    ['who is not registered yet', { registrations: [{ status: 'pending' }] }],
    ['of whom no registration is told', { registrations: [] }],
    ['a register that was read long before the list', { registerDay: '2026-06-01' }],
    ['a list that does not say that it is of all', { list: { coversAll: { sections: [], registers: [] } } }],
    ['a list of another country', { list: { countryCode: 'EE' } }],
    ['made-up companies by a real list', { list: { isMadeUp: true } }],
    ['whose line was rejected', { lines: (companyId) => [rejected({ companyId, section: 'tax-debt' })] }],
    ['whose line was rejected, nobody knows of what', { lines: (companyId) => [rejected({ companyId })] }],
    [
      'whose line was rejected of a list that spoke of him before',
      { former: paid, lines: (companyId) => [rejected({ companyId, section: 'tax-debt' })] },
    ],
    [
      'whose line was rejected, of what nobody knows',
      { former: paid, lines: (companyId) => [rejected({ companyId })] },
    ],
    [
      "a list that spoke of him before, with a line that could be anybody's",
      { former: paid, lines: () => [rejected({ isOfAnybody: true })] },
    ],
    ["a list with a line that could be anybody's", { lines: () => [rejected({ isOfAnybody: true })] }],
  ])('%s', async (_title, given) => {
    expect(await told(given)).toBeNull()
  })

  test('the day before the first list, and what was not loaded then', async () => {
    const { companyId } = await load({})
    const on = (day: string, knownAt: Date | null = null) =>
      listWholeLists(database.db, { companyIds: [companyId], days: [day], knownAt })
    expect([...(await on('2026-11-05')).keys()]).toEqual([`${companyId} 2026-11-05`])
    expect((await on('2026-11-03')).size).toBe(0)
    expect((await on('2026-11-05', new Date('2020-01-01'))).size).toBe(0)
  })
})

describe('a register that is not of everybody, where a line of the company could not be read', () => {
  const READABLE = ['bankruptcy', 'tax-debt'] as const
  let number = 40_900_000_000

  /** Of what the register tells everything after some batches of it, of the company whose line was rejected in the first. */
  async function covered(given: object, ...later: (readonly FactSection[])[]): Promise<readonly string[]> {
    const companyId = `lv-${(number += 1)}`
    const source = of(`r-${companyId}`, { covers: READABLE })
    const batches = [[], ...later]
    for (const [index, snapshotSections] of batches.entries()) {
      const lines = index === 0 ? [factOf(companyId)('name', { name: 'A' }), rejected({ companyId, ...given })] : []
      const observedOn = `2026-11-0${index + 1}`
      const file = { fileName: 'f', fileHash: `${companyId} ${index}`, observedOn, snapshotSections, records: lines }
      await mergeBatch({ db: database.db, clock: { now: () => new Date() } }, { source, acceptsEndings: true, ...file })
    }
    const [speaking] = await listSpeakingSources(database.db, companyId)
    return speaking?.covers ?? []
  }

  test.each<[string, object, readonly string[]]>([
    ['nobody knows of what', {}, []],
    ['of one subject', { section: 'tax-debt' }, ['bankruptcy']],
    ['of a procedure, which may be any', { section: 'procedure' }, ['tax-debt']],
    ['of something else', { section: 'lien' }, READABLE],
  ])('%s', async (_title, given, expected) => {
    expect(await covered(given)).toEqual(expected)
  })

  test('until all of it is read again: what only goes on does not tell of him', async () => {
    expect(await covered({}, [])).toEqual([])
    expect(await covered({}, ['lien'])).toEqual(READABLE)
    expect(await covered({}, ['lien'], [])).toEqual(READABLE)
  })
})

test('who is on the list is told of by his lines', async () => {
  expect(await told({ lines: (companyId) => [debt(companyId)] })).toBe('2026-11-04..2026-11-04')
  const { rows } = await sql`select 1 from batches where whole_sections = '{tax-debt}' limit 1`.execute(database.db)
  expect(rows).toHaveLength(1)
})
