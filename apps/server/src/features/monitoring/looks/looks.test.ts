import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import { rulesVersionOf } from '@merleg/domain/score/rate/rules-version'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { beforeEach, expect, test } from 'vitest'
import { catchUpFollowers } from '../../../app/catch-up-followers.ts'
import { readConfig } from '../../../app/config.ts'
import { companySearchFollower } from '../../company-search/company-search.follower.ts'
import { factOf, OWNER, PERSON, statement } from '../../report/testing-report.ts'
import { computeScores } from '../../score/run/score.usecases.ts'
import { AMOUNTS, clockOf, company, load, scoreDeps } from '../../score/testing-scores.ts'
import { listCompanyChanges, type StoredChange } from '../monitoring-changes.repository.ts'
import { listUntold } from './due-looks.repository.ts'
import { lookAtDue, prepareLooks } from './looks.usecases.ts'
import { monitoringLooksFollower } from './monitoring-looks.follower.ts'
import { createMonitoringFollower } from '../monitoring.follower.ts'
import { renderChange } from '../render-change.ts'
import { describeAlertingBasis } from '../basis/alerting-basis.views.ts'
import { describeMissingBehind } from '../basis/missing-behind.views.ts'
import { findWanted } from '../told-wishes.repository.ts'
import { createWatcher, readAlerts, setWish, type TestWatcher, watchCompanies } from '../testing-monitoring.ts'

const database = useTestDatabase()
const [ID, OTHER] = ['10000001', '10000002']
/** In use. */
const RULES = rulesVersionOf({ switchedOff: new Set() })
let watcher: TestWatcher

beforeEach(async () => {
  await truncateAll(database.db)
  await load(database, [...company(ID), ...company(OTHER)])
  watcher = await createWatcher(database.db, { level: 'high' })
})

const depsOn = (day: string) => ({ db: database.db, clock: clockOf(day), config: readConfig({}) })

async function follow(day = '2026-11-20'): Promise<void> {
  const deps = depsOn(day)
  const followers = [companySearchFollower, monitoringLooksFollower, createMonitoringFollower()]
  await catchUpFollowers(deps, { followers })
}

async function readFound(companyId = ID): Promise<StoredChange[]> {
  const changes = await listCompanyChanges(database.db, { companyId, limit: 10 })
  return changes.filter(({ origin }) => origin !== 'register')
}

const context = { locale: 'en', company: { legalForm: null, legalFormCode: null }, canSeeEntries: true } as const
async function readWords(companyId = ID): Promise<string[]> {
  return (await readFound(companyId)).flatMap((change) =>
    renderChange(change, context).lines.map(({ title, detail }) => `${title}: ${detail}`.replaceAll('\u00a0', ' ')),
  )
}

async function rate(points: number | null, model: string, basis = 'statement'): Promise<void> {
  await database.pool.query(`update scores set superseded_at = now() where company_id = $1 and superseded_at is null`, [
    ID,
  ])
  await database.pool.query(
    `insert into scores (company_id, computed_at, as_of, model_version, basis, points, parts, part_values, facts, rules_version, revision)
     values ($1, clock_timestamp(), '2026-11-20', $2, $4, $3, '{}', '{}', '{}', $5, 1)`,
    [ID, model, points, basis, RULES],
  )
  // As a run leaves it.
  await database.pool.query(
    `insert into followers (name, position) values ('score', 1) on conflict (name) do update set position = followers.position + 1`,
  )
}

test('another band is told, one by another model as such; the first rating is not', async () => {
  await rate(90, 'a')
  await watchCompanies(database.db, watcher, [ID])
  await follow()
  expect(await readFound()).toEqual([])
  await rate(60, 'a')
  await follow()
  await rate(90, 'b')
  await follow()
  await rate(95, 'b')
  await follow()
  expect(await readWords()).toEqual([
    // Known to rules alone: there is no alert of it.
    'Change of the rating’s points within a risk band: minimal risk (90 points) › minimal risk (95 points)',
    'Other risk band by a new model or by new rules of ours: medium risk (60 points) › minimal risk (90 points)',
    'Worse risk band: minimal risk (90 points) › medium risk (60 points)',
  ])
  expect((await readAlerts(database.db)).map(({ importance }) => importance)).toEqual(['negative', 'neutral'])
})

test('a rating without accounts is told as one, and the same points by accounts are no event', async () => {
  await rate(60, 'a', 'register')
  await watchCompanies(database.db, watcher, [ID])
  await follow()
  await rate(60, 'a')
  await follow()
  expect(await readFound()).toEqual([])
  await rate(40, 'a', 'register')
  await follow()
  expect(await readWords()).toEqual(['Worse risk band: medium risk (60 points) › risky (without accounts) (40 points)'])
})

test('a look that could not tell is known as one, and the next that can makes it good', async () => {
  await watchCompanies(database.db, watcher, [ID])
  await follow()
  expect(await listUntold(database.db, { origin: 'rating', companyIds: [ID] })).toEqual(new Set([ID]))
  expect(await listUntold(database.db, { origin: 'final-owner', companyIds: [ID] })).toEqual(new Set())
  await rate(90, 'a')
  await follow()
  expect(await listUntold(database.db, { origin: 'rating', companyIds: [ID] })).toEqual(new Set())
})

/** The company is under enforcement by a day. */
async function enforce(day: string): Promise<void> {
  const debt = { authority: 'NAV', caseNumber: 'V1', amount: null, currency: 'HUF', text: null }
  const enforcement = factOf(ID)('tax-enforcement', debt, { slot: '1', from: '2026-11-22' })
  await load(database, [enforcement], { observedOn: day, now: clockOf(day).now() })
}

/** It is so, rated, and looked at. */
async function fallBy(day: string): Promise<void> {
  await enforce(day)
  await computeScores(scoreDeps(database, day))
  await follow(day)
}

test('a fall of the company that comes with another model is told apart from the model', async () => {
  const former = { ...CURRENT_MODEL, version: 'former', basePoints: CURRENT_MODEL.basePoints - 30 }
  await computeScores(scoreDeps(database, '2026-11-20'), { model: former })
  await watchCompanies(database.db, watcher, [ID])
  await follow('2026-11-21')
  await fallBy('2026-11-23')
  const [change, ...others] = await readFound()
  expect(others).toEqual([])
  const [fall, model] = change?.events ?? []
  expect([fall?.kind, fall?.was?.model, fall?.is?.model]).toEqual([
    'rating-worse',
    CURRENT_MODEL.version,
    CURRENT_MODEL.version,
  ])
  expect([model?.kind, model?.was?.model, model?.is?.model]).toEqual(['rating-model', 'former', CURRENT_MODEL.version])
  expect(model?.is?.points).toBe(fall?.was?.points)
})

/** As if other rules of ours had rated everybody until then. */
async function ratedByOthers(points: number): Promise<void> {
  await database.pool.query(`update scores set points = $1, rules_version = 'former'`, [points])
}

test('another band by other rules of ours is not told as the company’s', async () => {
  await computeScores(scoreDeps(database, '2026-11-20'))
  await ratedByOthers(100)
  await watchCompanies(database.db, watcher, [ID])
  await follow('2026-11-21')
  await computeScores(scoreDeps(database, '2026-11-22'))
  await follow('2026-11-22')
  expect((await readFound()).map(({ events }) => events.map(({ kind }) => kind))).toEqual([['rating-model']])
  expect((await readAlerts(database.db)).map(({ importance }) => importance)).toEqual(['neutral'])
})

test('a fall of the company that comes with other rules is told apart from them', async () => {
  await computeScores(scoreDeps(database, '2026-11-20'))
  await ratedByOthers(100)
  await watchCompanies(database.db, watcher, [ID])
  await follow('2026-11-21')
  await fallBy('2026-11-23')
  const [change, ...others] = await readFound()
  expect(others).toEqual([])
  expect(change?.events).toMatchObject([
    { kind: 'rating-worse', was: { rules: RULES }, is: { rules: RULES } },
    { kind: 'rating-model', was: { points: 100, rules: 'former' }, is: { rules: RULES } },
  ])
})

test('a fall that rules told which are in use no more is told by those that are, and not as ours', async () => {
  await computeScores(scoreDeps(database, '2026-11-20'))
  await ratedByOthers(100)
  await watchCompanies(database.db, watcher, [ID])
  await follow('2026-11-21')
  await enforce('2026-11-23')
  await computeScores(scoreDeps(database, '2026-11-23'))
  // By the release between the two, whose looks were not made any more.
  await database.pool.query(`update scores set rules_version = 'between' where superseded_at is null`)
  await follow('2026-11-23')
  expect(await readFound()).toEqual([])
  expect(await listUntold(database.db, { origin: 'rating', companyIds: [ID] })).toEqual(new Set([ID]))
  await computeScores(scoreDeps(database, '2026-11-24'))
  await follow('2026-11-24')
  const [change, ...others] = await readFound()
  expect(others).toEqual([])
  expect(change?.events).toMatchObject([
    { kind: 'rating-worse', was: { rules: RULES }, is: { rules: RULES } },
    { kind: 'rating-model', was: { points: 100, rules: 'former' }, is: { rules: RULES } },
  ])
})

test('a rating that other rules found again is compared by them from then on', async () => {
  await computeScores(scoreDeps(database, '2026-11-20'))
  await database.pool.query(`update scores set rules_version = null`)
  await watchCompanies(database.db, watcher, [ID])
  await follow('2026-11-21')
  await computeScores(scoreDeps(database, '2026-11-22'))
  await follow('2026-11-22')
  expect(await readFound()).toEqual([])
  const looked = await database.db
    .selectFrom('monitoring_looks')
    .select('found')
    .where('origin', '=', 'rating')
    .execute()
  expect(looked).toMatchObject([{ found: { rules: RULES } }])
})

test('accounts become overdue with a day, and only as far as their source has told', async () => {
  await watchCompanies(database.db, watcher, [ID])
  await follow('2027-05-01')
  await follow('2027-07-01')
  expect(await readFound()).toEqual([])
  await load(database, [factOf(OTHER)('name', { name: 'B' })], { observedOn: '2027-07-01' })
  await follow('2027-07-02')
  await follow('2027-07-03')
  expect(await readWords()).toEqual(['Missing annual accounts: financial year 2026, due by 31 May 2027'])
})

test('accounts become overdue with an edition that passes their deadline during the day, at once', async () => {
  await watchCompanies(database.db, watcher, [ID])
  const other = factOf(OTHER)('name', { name: 'B' })
  await load(database, [other], { observedOn: '2027-06-04' })
  await follow('2027-07-01')
  expect(await readFound()).toEqual([])
  // The last day that may still be explained by days off, and the one after.
  await load(database, [other], { observedOn: '2027-06-05' })
  await follow('2027-07-01')
  expect(await readWords()).toEqual(['Missing annual accounts: financial year 2026, due by 31 May 2027'])
})

/** Without those who keep searched facts. */
const lookAhead = async (day: string): Promise<void> =>
  catchUpFollowers(depsOn(day), { followers: [monitoringLooksFollower, createMonitoringFollower()] })
const accountsOf2026 = (companyId: string) => statement(companyId, 2026, { amounts: AMOUNTS })

test.each<[told: string, batch: SourceRecord[], words: string[]]>([
  ['accounts that came with the day past their deadline', [accountsOf2026(ID)], []],
  [
    'accounts that did not',
    [factOf(ID)('phone', { value: '+36 1 234 5678' })],
    ['Missing annual accounts: financial year 2026, due by 31 May 2027'],
  ],
])('who looks before the search has followed waits for it: %s', async (_, batch, words) => {
  await watchCompanies(database.db, watcher, [ID, OTHER])
  await follow('2027-05-01')
  await load(database, batch, { observedOn: '2027-07-01', now: clockOf('2027-07-01').now() })
  await lookAhead('2027-07-01')
  expect(await readWords()).toEqual([])
  // Of whom the batch did not tell the search has kept what there is, and nobody waits.
  expect(await readWords(OTHER)).toEqual(['Missing annual accounts: financial year 2026, due by 31 May 2027'])
  // A run that was killed, or waits, has done the others.
  expect(await listDue()).toEqual([['missing-statement', ID]])
  await lookAhead('2027-07-02')
  expect(await readWords()).toEqual([])
  // Meanwhile nobody is told that all is known.
  const said =
    'At 1 of the watched companies missing accounts are still to be looked for (last on 1 May 2027 or later): of those whose deadline was after 26 Apr 2027, or on a day up to which their source had not been read by then, we may not know.'
  expect(await sayBehind('2027-07-02')).toBe(said)
  const now = new Date('2027-07-02T10:00:00Z')
  const { subscriberId } = watcher
  const basis = await describeAlertingBasis(database.db, { subscriberId, locale: 'en', now, since: now })
  expect(basis.replaceAll('\u00a0', ' ')).toContain(said)
  expect(await sayBehind('2027-07-02', [OTHER])).toBeNull()
  expect(await sayBehind('2027-07-02', [ID, OTHER])).toMatch(
    /^At 1 of the companies looked at here that you watch missing accounts are still/,
  )
  // As a release left it that kept no day.
  const setDay = async (day: string | null) =>
    database.db.updateTable('monitoring_looks').set({ looked_on: day }).where('company_id', '=', ID).execute()
  await setDay(null)
  expect(await sayBehind('2027-07-02')).toContain('the day on which they last were is not known')
  await setDay('2027-05-01')
  await setWish(database.db, subscriberId, { level: 'basic' })
  expect(await sayBehind('2027-07-02')).toBeNull()
  await setWish(database.db, subscriberId, { level: 'high' })
  await follow('2027-07-02')
  expect(await readWords()).toEqual(words)
  expect(await listDue()).toEqual([])
  expect(await sayBehind('2027-07-02')).toBeNull()
})

async function sayBehind(
  today: string,
  companyIds: readonly string[] | null = null,
): Promise<string | undefined | null> {
  const { subscriberId } = watcher
  const wanted = await findWanted(database.db, subscriberId)
  const said = await describeMissingBehind(database.db, { subscriberId, wanted, companyIds, locale: 'en', today })
  return said?.replaceAll('\u00a0', ' ') ?? null
}

async function listDue(): Promise<string[][]> {
  const due = database.db.selectFrom('monitoring_looks').select(['origin', 'company_id']).where('is_due', '=', true)
  return (await due.execute()).map(({ origin, company_id }) => [origin, company_id])
}

test('accounts that their register calls overdue are told as missing, once', async () => {
  const BRITISH = 'gb-00445790'
  const detail = (slot: string) => factOf(BRITISH)('register-detail', { value: '2026-11-25' }, { slot })
  await load(database, [factOf(BRITISH)('name', { name: 'SEASIDE LTD' }), detail('accounts-due-on')])
  await watchCompanies(database.db, watcher, [BRITISH])
  await follow('2026-11-24')
  await load(database, [detail('accounts-overdue')], { observedOn: '2026-11-26' })
  await follow('2026-11-26')
  await follow('2026-11-27')
  expect(await readWords(BRITISH)).toEqual(['Missing annual accounts: due by 25 Nov 2026'])
})

test('accounts that are overdue by our rule, too, are told once, as their register says it', async () => {
  const detail = (slot: string) => factOf(ID)('register-detail', { value: '2027-05-31' }, { slot })
  await load(database, [detail('accounts-due-on')])
  await watchCompanies(database.db, watcher, [ID])
  await follow('2027-05-01')
  await load(database, [detail('accounts-overdue')], { observedOn: '2027-07-01' })
  await follow('2027-07-02')
  await follow('2027-07-03')
  expect(await readWords()).toEqual(['Missing annual accounts: due by 31 May 2027'])
  expect(await readAlerts(database.db)).toHaveLength(1)
})

test('accounts of which a line could not be read are not told as overdue', async () => {
  await watchCompanies(database.db, watcher, [ID])
  await follow('2027-05-01')
  const other = factOf(OTHER)('name', { name: 'B' })
  const unread = { type: 'reject', line: 7, reason: 'amount', detail: '', companyId: ID, section: 'statement' } as const
  await load(database, [other, unread], { observedOn: '2027-07-01' })
  await follow('2027-07-02')
  await follow('2027-07-03')
  expect(await readFound()).toEqual([])
  // The next edition, which is whole, has nothing of it that cannot be read.
  await load(database, [other], { observedOn: '2027-07-03', snapshotSections: ['phone'] })
  await follow('2027-07-04')
  expect(await readWords()).toEqual(['Missing annual accounts: financial year 2026, due by 31 May 2027'])
})

test('accounts that became overdue while a line could not be read are told when it can, also to who began to watch meanwhile', async () => {
  const other = factOf(OTHER)('name', { name: 'B' })
  const unread = { type: 'reject', line: 7, reason: 'amount', detail: '', companyId: ID, section: 'statement' } as const
  await load(database, [other, unread], { observedOn: '2027-05-01' })
  await watchCompanies(database.db, watcher, [ID])
  await follow('2027-05-02')
  await load(database, [other], { observedOn: '2027-07-03', snapshotSections: ['phone'] })
  await follow('2027-07-04')
  expect(await readWords()).toEqual(['Missing annual accounts: financial year 2026, due by 31 May 2027'])
})

const officer = (companyId: string, from: string): SourceRecord =>
  factOf(companyId)(
    'signatory',
    { ...PERSON, name: 'Kis Pál', post: 'ügyvezető', representation: 'independent' },
    { slot: 'a', partyId: 'person-1', from },
  )
const proceeding = { caseNumber: null, court: null, administrator: null, text: null }

test('the failure of another company of an officer', async () => {
  await load(database, [officer(ID, '2022-01-01'), officer(OTHER, '2022-01-01')])
  await watchCompanies(database.db, watcher, [ID])
  await follow()
  await load(database, [factOf(OTHER)('liquidation', proceeding, { slot: 'x', from: '2026-11-01' })])
  await follow()
  await follow()
  expect(await readWords()).toEqual([
    `Failure of another company of an officer or owner: Cég ${OTHER}: Insolvent liquidation`,
  ])
})

test('the failure of another company of an officer who was entered before with effect from a day', async () => {
  await load(database, [
    officer(OTHER, '2022-01-01'),
    factOf(OTHER)('liquidation', proceeding, { slot: 'x', from: '2026-11-01' }),
  ])
  await watchCompanies(database.db, watcher, [ID])
  await follow('2026-11-20')
  await load(database, [officer(ID, '2026-12-01')])
  await follow('2026-11-20')
  await follow('2026-11-30')
  expect(await readFound()).toEqual([])
  await follow('2026-12-02')
  const told = [`Failure of another company of an officer or owner: Cég ${OTHER}: Insolvent liquidation`]
  expect(await readWords()).toEqual(told)
  // A clock that was ahead is put back.
  await follow('2026-12-01')
  expect(await readWords()).toEqual(told)
})

test('a failure that was told before it begins', async () => {
  await load(database, [officer(ID, '2022-01-01'), officer(OTHER, '2022-01-01')])
  await watchCompanies(database.db, watcher, [ID])
  await load(database, [factOf(OTHER)('liquidation', proceeding, { slot: 'x', from: '2026-12-01' })])
  await follow('2026-11-20')
  expect(await readFound()).toEqual([])
  await follow('2026-12-01')
  expect(await readWords()).toHaveLength(1)
})

test('a final owner whose share ends on a day that was told before', async () => {
  const share = { ...OWNER, partyKind: 'person', name: 'Kis Pál', shareMin: 100, shareMax: 100 } as const
  const owner = (to: string | null) =>
    factOf(ID)('member', share, { slot: 'o', partyId: 'person-1', from: '2020-01-01', to })
  await load(database, [owner('2026-12-01')])
  await watchCompanies(database.db, watcher, [ID])
  await follow('2026-11-20')
  await follow('2026-11-30')
  expect(await readFound()).toEqual([])
  await follow('2026-12-01')
  expect((await readFound()).map(({ origin }) => origin)).toEqual(['final-owner'])
})

test('another final owner, also through a company above that nobody watches', async () => {
  const owns = (
    ownedId: string,
    partyId: string,
    share: number,
    from: string,
    to: string | null = null,
  ): SourceRecord =>
    factOf(ownedId)(
      'member',
      {
        ...OWNER,
        partyKind: partyId.startsWith('person') ? 'person' : 'company',
        name: partyId,
        shareMin: share,
        shareMax: share,
      },
      { slot: partyId, partyId, from, to },
    )
  await load(database, [owns(ID, OTHER, 100, '2022-01-01'), owns(OTHER, 'person-1', 100, '2022-01-01')])
  await follow()
  await watchCompanies(database.db, watcher, [ID])
  await follow()
  const sold = [owns(OTHER, 'person-1', 100, '2022-01-01', '2026-11-01'), owns(OTHER, 'person-2', 100, '2026-11-01')]
  await load(database, sold)
  await follow()
  expect(await readWords()).toEqual(['Change of beneficial owner: null'])
  expect(await readAlerts(database.db)).toHaveLength(1)
})

test('who watches again is not told of the time between', async () => {
  await rate(90, 'a')
  await watchCompanies(database.db, watcher, [ID])
  await follow()
  await database.pool.query('update watched_companies set removed_at = now()')
  await rate(20, 'a')
  await follow('2026-11-21')
  await watchCompanies(database.db, watcher, [ID])
  await follow('2026-11-21')
  expect(await readFound()).toEqual([])
})

test('a run that has lost its lock to another writes down nothing', async () => {
  await rate(90, 'a')
  await watchCompanies(database.db, watcher, [ID])
  await follow()
  await rate(60, 'a')
  const deps = depsOn('2026-11-20')
  const lost = { run: await prepareLooks(deps), signal: undefined }
  const held = { run: await prepareLooks(deps), signal: undefined }
  await expect(lookAtDue(deps, lost)).rejects.toThrow('somebody else')
  expect(await readFound()).toEqual([])
  await lookAtDue(deps, held)
  await follow()
  expect(await readWords()).toEqual(['Worse risk band: minimal risk (90 points) › medium risk (60 points)'])
})
