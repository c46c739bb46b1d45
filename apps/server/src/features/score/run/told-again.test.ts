import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import type { SourceCoverage, SourceInfo, SourceRecord } from '@merleg/domain/observation'
import { beforeEach, describe, expect, test } from 'vitest'
import { factOf, REGISTER } from '../../report/testing-report.ts'
import { findScore } from '../store/score.repository.ts'
import { company, load, scoreDeps, sourceOf } from '../testing-scores.ts'
import { computeScores, type ScoreOptions } from './score.usecases.ts'
import { describeTold, findSubjects, type SourceTold } from './told-again.ts'

const told = (given: Partial<SourceTold> = {}): SourceTold => ({
  countryCode: 'LV',
  silent: ['liquidation'],
  silentOfAll: [],
  overdue: null,
  ...given,
})
const LATER = '2027-06-02'
const OVERDUE = told({ countryCode: 'HU', overdue: '2026-06-01' })

describe('whose ratings may turn out otherwise', () => {
  test.each([
    ['nobody where all is told as before', [{ s: told() }], { s: told() }, []],
    ['nobody where a source tells nothing so, before as now', [{}], {}, []],
    ['those of a country whose source tells for the first time', [{}], { s: told() }, ['LV']],
    ['those of a country whose source tells no longer', [{ s: told() }], {}, ['LV']],
    [
      'those of a country of which a list tells no longer by leaving out',
      [{ s: told({ silentOfAll: ['tax-debt'] }) }],
      { s: told() },
      ['LV'],
    ],
    ['everyone where the source has no country', [{}], { s: told({ countryCode: null }), t: told() }, null],
    [
      'those of a country that a source was of, and of that which it is of',
      [{ s: told() }],
      { s: told({ countryCode: 'EE', silent: [] }) },
      ['EE', 'LV'],
    ],
    [
      'the companies of the law past a deadline',
      [{ s: OVERDUE }],
      { s: { ...OVERDUE, overdue: LATER } },
      ['HU company'],
    ],
    [
      'past a deadline also where the source is of several countries',
      [{ s: { ...OVERDUE, countryCode: null } }],
      { s: { ...OVERDUE, countryCode: null, overdue: LATER } },
      ['HU company'],
    ],
    [
      'with everyone of a country its companies',
      [{ s: OVERDUE }],
      { s: { ...OVERDUE, silent: [], overdue: LATER }, t: OVERDUE },
      ['HU'],
    ],
    ['those of runs that were stopped since', [{ s: told() }, {}], { s: told() }, ['LV']],
  ] as const)('%s', (_title, runs, now, expected) => {
    expect(findSubjects(runs, now)).toEqual(expected)
  })
})

describe('what a source tells of companies of which it says nothing new', () => {
  const reading = { countryCode: 'LV', covers: [], readOn: '2027-06-10', coversAll: null, wholeOn: null }
  const silence = (covers: SourceCoverage[], given = {}) => describeTold({ ...reading, covers, ...given }, '2027-06-10')
  test.each([
    ['nothing', silence([]), null],
    [
      'nothing of what no rating rests on by silence',
      silence(['registration', 'activity-suspension', 'signatory']),
      null,
    ],
    ['what ratings rest on', silence(['registration', 'liquidation']), told()],
    ['nothing once it is not current', silence(['liquidation'], { readOn: '2026-01-01' }), null],
    [
      'a list of all',
      silence([], { coversAll: ['tax-debt'], wholeOn: '2027-06-01' }),
      told({ silent: [], silentOfAll: ['tax-debt'] }),
    ],
    ['nothing by a list that is not current', silence([], { coversAll: ['tax-debt'], wholeOn: '2026-01-01' }), null],
    ['no deadline of accounts under another law', silence(['statement']), null],
    [
      'the deadline that it has passed, also where it is not current',
      silence(['statement'], { countryCode: 'HU', readOn: '2026-06-20' }),
      told({ countryCode: 'HU', silent: [], overdue: '2026-06-01' }),
    ],
  ] as const)('%s', (_title, found, expected) => {
    expect(found).toEqual(expected)
  })
})

describe('a run after sources were read again', () => {
  const database = useTestDatabase()
  beforeEach(() => truncateAll(database.db))

  const HUNGARIAN = '20000001'
  const OTHERS = 30
  const idOf = (number: number) => `lv-${40_003_000_000 + number}`
  const latvian = (sourceId: string, given: Partial<SourceInfo> = {}): SourceInfo => ({
    ...REGISTER,
    sourceId,
    countryCode: 'LV',
    ...given,
  })
  const debtors = latvian('debtors', {
    covers: ['tax-debt'],
    coversAll: { sections: ['tax-debt'], registers: ['register'] },
  })
  const debt = factOf(idOf(0))('tax-debt', { authority: 'A', caseNumber: null, amount: 1, currency: 'EUR', text: null })
  const ofAnybody: SourceRecord = { type: 'reject', line: 2, reason: 'column-count', detail: '', isOfAnybody: true }
  const registration = { status: 'registered', on: '2022-03-01', reason: null } as const
  const hungarian = sourceOf(['statement', 'tax-debt'], { countryCode: 'HU' })
  const DAY = '2027-06-20'

  const count = async (options: ScoreOptions = {}) => {
    const { companyCount } = await computeScores(scoreDeps(database, DAY), options)
    return companyCount
  }
  const hasDebt = async (id: string) => (await findScore(database.db, id))?.facts.hasTaxDebt
  /** Six companies of Latvia, and one with accounts beside others of Hungary. */
  const loadBoth = async () => {
    await load(
      database,
      Array.from({ length: 6 }, (_, at) => factOf(idOf(at))('registration', registration, { from: '2022-03-01' })),
      { source: latvian('register'), observedOn: '2027-06-01' },
    )
    await load(
      database,
      [
        ...company(HUNGARIAN),
        factOf('SE20000002')('founding', registration, { from: '2022-03-01' }),
        ...Array.from({ length: OTHERS }, (_, at) =>
          factOf(String(20_000_500 + at))('founding', registration, { from: '2022-03-01' }),
        ),
      ],
      { source: hungarian, observedOn: '2027-06-01' },
    )
    await load(database, [debt], { source: debtors, observedOn: '2027-06-01' })
  }
  const readList = (observedOn: string, ...lines: SourceRecord[]) =>
    load(database, [debt, ...lines], { source: debtors, observedOn })

  test('by a list that could not be read wholly, and by its next edition, rates those of its country', async () => {
    await loadBoth()
    await count()
    expect([await hasDebt(idOf(0)), await hasDebt(idOf(1))]).toEqual([true, false])
    await readList('2027-06-02', ofAnybody)
    expect(await count()).toBe(6)
    // Not by what an older edition told.
    expect(await hasDebt(idOf(1))).toBeNull()
    await readList('2027-06-03')
    expect(await count()).toBe(6)
    expect([await hasDebt(idOf(1)), await hasDebt(HUNGARIAN)]).toEqual([false, false])
    await readList('2027-06-04')
    expect(await count()).toBe(0)
  })

  test('past a deadline for accounts rates the companies under its law, and by a source of another country nobody', async () => {
    const registerOf = (country: SourceInfo, observedOn: string) => load(database, [], { source: country, observedOn })
    const accounts = latvian('accounts', { covers: ['statement'] })
    await loadBoth()
    await registerOf(accounts, '2027-05-01')
    await count()
    await registerOf(accounts, '2027-06-10')
    expect(await count()).toBe(0)
    await registerOf(hungarian, '2027-06-10')
    expect(await count()).toBe(1 + OTHERS)
    expect((await findScore(database.db, HUNGARIAN))?.facts.missingAccounts).toBe(1)
  })

  test('that was stopped is gone on with over the same, and follows nothing for the others', async () => {
    await loadBoth()
    await count()
    await readList('2027-06-02', ofAnybody)
    const controller = new AbortController()
    const stopped = count({ signal: controller.signal, onProgress: () => controller.abort(new Error('stopped')) })
    await expect(stopped).rejects.toThrow('stopped')
    await load(database, [factOf(HUNGARIAN)('headcount', { persons: 12 }, { from: '2026-01-01' })], {
      source: hungarian,
      observedOn: '2027-06-02',
    })
    await count()
    expect(await hasDebt(idOf(1))).toBeNull()
    expect((await findScore(database.db, HUNGARIAN))?.facts.headcount).toBe(12)
    expect(await count()).toBe(0)
    const runs = await database.db.selectFrom('score_runs').select('subjects').orderBy('run_id').execute()
    expect(runs.map(({ subjects }) => subjects)).toEqual([null, ['LV']])
  })
})
