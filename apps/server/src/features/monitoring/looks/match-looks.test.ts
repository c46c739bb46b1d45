import { useTestDatabase } from '@merleg/db/testing'
import type { SourceRecord } from '@merleg/domain/observation'
import { beforeAll, expect, test } from 'vitest'
import { catchUpFollowers } from '../../../app/catch-up-followers.ts'
import { readConfig } from '../../../app/config.ts'
import { systemClock } from '../../../shared/clock.ts'
import { fireRules } from '../../monitoring-rules/fire-rules.usecases.ts'
import { describeMatchLimits, tellsOfMatches } from '../../monitoring-rules/match-notes.views.ts'
import { addRule } from '../../monitoring-rules/monitoring-rules.usecases.ts'
import { testingRule } from '../../monitoring-rules/testing-monitoring-rules.ts'
import { tryRule } from '../../monitoring-rules/try-rule.views.ts'
import { decideMatch } from '../../report/sanctions/sanctions.usecases.ts'
import { factOf, merge, OWNER } from '../../report/testing-report.ts'
import { OFAC_SDN } from '../../sanctions/list-sources.ts'
import { sanctionsFollower } from '../../sanctions/sanctions.follower.ts'
import { screenAll } from '../../sanctions/screening.usecases.ts'
import { designationOf, importEdition } from '../../sanctions/testing-designations.ts'
import { listCompanyChanges } from '../monitoring-changes.repository.ts'
import { createMonitoringFollower } from '../monitoring.follower.ts'
import { renderChange } from '../render-change.ts'
import { createWatcher, type TestWatcher, watchCompanies } from '../testing-monitoring.ts'
import { monitoringLooksFollower } from './monitoring-looks.follower.ts'

const database = useTestDatabase()
const [ALMA, BARACK, CITROM, DINNYE, EPER] = ['10000001', '10000002', '10000003', '10000004', '10000005'] as const
const deps = () => ({ db: database.db, clock: systemClock, config: readConfig({}) })

const PERSON_ENTRY = designationOf('1', 'Vladimir Petrovich KRYLATOV')
const FIRM_ENTRY = designationOf('2', 'Kamelopard Trading LLC', { kind: 'entity' })
const named = (companyId: string, name: string): SourceRecord => factOf(companyId)('name', { name })
const owned = (companyId: string): SourceRecord =>
  factOf(companyId)('member', { ...OWNER, name: 'Krilatov Vlagyimir Petrovics' }, { slot: '1', partyId: 'p-1' })

const MATCHES = testingRule({
  happenings: [{ kind: 'events', kinds: ['sanction-match'], importances: [], level: null }],
})

let anna: TestWatcher
let bela: TestWatcher
let toldUpTo = 0

/** What is new to whom: `watcher company kinds importance` of the alerts that have come since the last time. */
async function follow(): Promise<string[]> {
  const followers = [sanctionsFollower, monitoringLooksFollower, createMonitoringFollower({ supplements: [fireRules] })]
  await catchUpFollowers(deps(), { followers })
  const { rows } = await database.pool.query<{ who: string; position: number; told: string }>(
    `select a.subscriber_id as who, a.position::integer as position,
       a.company_id || ' ' || string_agg(e.kind, ', ' order by e.place) || ' ' || a.importance as told
     from alerts a join monitoring_changes c using (position) join monitoring_events e using (position)
     where c.origin = 'sanction-match' and a.position > $1
     group by a.subscriber_id, a.position, a.company_id, a.importance`,
    [toldUpTo],
  )
  toldUpTo = Math.max(toldUpTo, ...rows.map(({ position }) => position))
  return rows.map(({ who, told }) => `${who === anna.subscriberId ? 'anna' : 'bela'} ${told}`).toSorted()
}

/** The newest change that was found of a company, in words. */
async function readWords(companyId: string, canSeeEntries = true): Promise<string[]> {
  const changes = await listCompanyChanges(database.db, { companyId, limit: 10 })
  const found = changes.filter(({ origin }) => origin === 'sanction-match').slice(0, 1)
  const context = { locale: 'en', company: { legalForm: null, legalFormCode: null }, canSeeEntries } as const
  return found.flatMap((change) =>
    renderChange(change, context).lines.map(({ title, detail }) => `${title}: ${detail}`.replaceAll('\u00a0', ' ')),
  )
}

async function dismiss(watcher: TestWatcher, companyId: string): Promise<void> {
  const open = await database.db
    .selectFrom('sanction_matches')
    .select('match_id')
    .where('company_id', '=', companyId)
    .where('ended_at', 'is', null)
    .execute()
  for (const { match_id: matchId } of open) {
    const user = { ...watcher, key: null }
    await decideMatch(deps(), { companyId, matchId, user, verdict: 'dismissed', reason: 'Más cég.' })
  }
}

beforeAll(async () => {
  await merge(database.db, [
    named(ALMA, 'Alma Kft.'),
    owned(ALMA),
    named(BARACK, 'Kamelopard Trading Kft.'),
    named(CITROM, 'Citrom Kft.'),
    named(DINNYE, 'Dinnye Kft.'),
    owned(DINNYE),
  ])
  anna = await createWatcher(database.db, { level: 'high' })
  bela = await createWatcher(database.db, { level: 'high', onlyNegative: true })
  await watchCompanies(database.db, anna, [ALMA, BARACK, CITROM])
  await watchCompanies(database.db, bela, [BARACK])
  await addRule(deps(), anna, { name: 'Találat', definition: MATCHES, isActive: true })
  await follow()
})

test('the first edition of a list alerts nobody, however many it matches', async () => {
  await importEdition(deps(), [PERSON_ENTRY], '2024-02-01')
  expect(await follow()).toEqual([])
  const open = await database.db.selectFrom('sanction_matches').select('company_id').execute()
  expect(open.map(({ company_id: id }) => id).toSorted()).toEqual([ALMA, DINNYE])
})

test('a rule says that the first edition alerts nobody, and since when which list is followed', async () => {
  expect(await describeMatchLimits(database.db, 'en')).toEqual([
    expect.stringMatching(/^The first edition of a newly loaded sanctions list alerts nobody/),
    expect.stringMatching(/^Lists that are followed: .+, since \d+\s\w+\s\d{4}\.$/),
  ])
  expect(tellsOfMatches(MATCHES)).toBe(true)
  expect(tellsOfMatches(testingRule({ happenings: [{ kind: 'rating-falls', bands: 1, months: 1 }] }))).toBe(false)
})

test('who comes onto a list with a later edition does, as a question, with the list and its day', async () => {
  await importEdition(deps(), [PERSON_ENTRY, FIRM_ENTRY], '2024-02-02')
  expect(await follow()).toEqual([`anna ${BARACK} sanction-match negative`, `bela ${BARACK} sanction-match negative`])
  expect(await readWords(BARACK)).toEqual([
    expect.stringMatching(
      /^Possible match with a sanctions list, to be examined: \w+ name match: “Kamelopard Trading Kft\.” in the register, “Kamelopard Trading LLC” on the list \(.+, as of 2 Feb 2024\)$/,
    ),
  ])
  const [hidden] = await readWords(BARACK, false)
  expect(hidden).toMatch(/: \w+ name match \(.+, as of 2 Feb 2024\)$/)
  expect(hidden).not.toContain('Kamelopard')
})

test('what was open before is told no more: by the same edition, a later one, or all compared again', async () => {
  await importEdition(deps(), [PERSON_ENTRY, FIRM_ENTRY], '2024-02-02')
  await importEdition(deps(), [PERSON_ENTRY, FIRM_ENTRY, designationOf('7', 'Nobody ELSE')], '2024-02-03')
  await screenAll(deps())
  expect(await follow()).toEqual([])
})

test('the first edition of another list alerts nobody, what it has later does', async () => {
  const entry = designationOf('9', 'Vladimir Petrovich KRYLATOV', { designationId: 'ofac-sdn/9' })
  const firm = designationOf('8', 'Kamelopard Trading LLC', { designationId: 'ofac-sdn/8', kind: 'entity' })
  await importEdition(deps(), [entry], { observedOn: '2024-02-04', source: OFAC_SDN })
  expect(await follow()).toEqual([])
  await importEdition(deps(), [entry, firm], { observedOn: '2024-02-05', source: OFAC_SDN })
  expect(await follow()).toHaveLength(2)
})

test('an owner who comes is told once, with all lists that have his name', async () => {
  await merge(database.db, [owned(CITROM)], { observedOn: '2024-02-06' })
  expect(await follow()).toEqual([`anna ${CITROM} sanction-match, sanction-match negative`])
})

test('of what a company had when somebody began to watch it he is not alerted', async () => {
  await watchCompanies(database.db, anna, [DINNYE])
  expect(await follow()).toEqual([])
})

test('of what is found of a company that was watched before it was first compared he is', async () => {
  await merge(database.db, [named(EPER, 'Eper Kft.'), owned(EPER)], { observedOn: '2024-02-07' })
  await watchCompanies(database.db, anna, [EPER])
  await catchUpFollowers(deps(), { followers: [monitoringLooksFollower] })
  expect(await follow()).toEqual([`anna ${EPER} sanction-match, sanction-match negative`])
})

test('an owner who comes to a company two above is told to whoever watches the one below', async () => {
  const [below, between, above] = ['10000006', '10000007', '10000008'] as const
  const ownedBy = (companyId: string, partyId: string) =>
    factOf(companyId)('member', { ...OWNER, partyKind: 'company', name: `Cég ${partyId}` }, { slot: '1', partyId })
  const records = [
    ...[below, between, above].map((id) => named(id, `Cég ${id}`)),
    ownedBy(below, between),
    ownedBy(between, above),
  ]
  await merge(database.db, records, { observedOn: '2024-02-07' })
  await watchCompanies(database.db, anna, [below])
  expect(await follow()).toEqual([])
  await merge(database.db, [owned(above)], { observedOn: '2024-02-08' })
  expect(await follow()).toEqual([`anna ${below} sanction-match, sanction-match negative`])
})

test('whoever has dismissed a match is not asked again while it is the same, and is when it rests on something else', async () => {
  await dismiss(anna, BARACK)
  // Off the list, and on it again.
  await importEdition(deps(), [PERSON_ENTRY], '2024-02-08')
  expect(await follow()).toEqual([])
  await importEdition(deps(), [PERSON_ENTRY, FIRM_ENTRY], '2024-02-09')
  expect(await follow()).toEqual([`bela ${BARACK} sanction-match negative`])
  const amended = { ...FIRM_ENTRY, details: { address: 'Tallinn' } }
  await importEdition(deps(), [PERSON_ENTRY, amended], '2024-02-10')
  expect(await follow()).toEqual([
    `anna ${BARACK} sanction-match-changed negative`,
    `bela ${BARACK} sanction-match-changed negative`,
  ])
  expect(await readWords(BARACK)).toEqual([
    expect.stringMatching(
      /^Possible match with a sanctions list: what it rests on has changed, to be examined again: .* as of 9 Feb 2024\) › .* as of 10 Feb 2024\)$/,
    ),
  ])
})

test('a trial of a rule says since when such matches are looked at', async () => {
  const asked = { subscriberId: anna.subscriberId, definition: MATCHES, locale: 'en', isWanted: () => true } as const
  const { alerts, notes } = await tryRule({ reads: database.db, clock: systemClock }, asked)
  expect(alerts).toBeGreaterThan(3)
  expect(notes).toEqual([
    expect.stringContaining('since the company has been watched'),
    expect.stringMatching(/^Possible matches with sanctions lists have been noted since \d/),
    expect.stringMatching(/^The first edition of a newly loaded/),
    expect.stringMatching(/^Lists that are followed: .+; Specially Designated/),
  ])
})
