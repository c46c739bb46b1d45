import { ReportHeader } from '@merleg/contract/report/header.contract'
import { LOOK_ORIGINS } from '@merleg/domain/monitoring-looks'
import { QUIET_FACTS } from '@merleg/domain/score/rate/testing-score'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { addTestKey } from '../api-keys/testing-keys.ts'
import { fireRules } from '../monitoring-rules/fire-rules.usecases.ts'
import { addRule } from '../monitoring-rules/monitoring-rules.usecases.ts'
import { testingRule } from '../monitoring-rules/testing-monitoring-rules.ts'
import { followMonitoring, mergeAndAlert, readAlerts } from '../monitoring/testing-monitoring.ts'
import { factOf, merge, PERSON, statement } from '../report/testing-report.ts'
import { packFacts } from '../score/store/stored-facts.ts'
import { designationOf, importEdition } from '../sanctions/testing-designations.ts'
import { nameCompanies, watchCalls, type Watcher } from './testing-watch-list.ts'
import { deleteWhatIsOver } from '../personal-data/retention.usecases.ts'

const server = useTestApp()
const calls = watchCalls(server)
const [ALMA, BARACK, CITROM] = ['10000001', '10000002', '10000003'] as const
let me: Watcher = { headers: { authorization: '' }, userId: '', subscriberId: '' }

beforeAll(async () => {
  await nameCompanies(server, { [ALMA]: 'Álma Kft.', [BARACK]: 'Barack Zrt.', [CITROM]: 'Citrom Bt.' })
  await mergeAndAlert(server.deps.db, [factOf(CITROM)('tax-number', { value: '87654321-2-41' })], {
    observedOn: '2024-01-02',
  })
})
beforeEach(async () => {
  me = await server.signIn({ claims: ['Monitoring', 'Cegriport'] })
})

const add = (...companyIds: string[]) => calls.post(me, 'add', { companyIds })
const readRow = async (companyId: string) => (await calls.list(me)).results.find((row) => row.companyId === companyId)

describe('the toggle', () => {
  test('watches and ends, says so, and is never kept or made ahead', async () => {
    const on = await calls.toggle(me, ALMA)
    expect(on.json()).toEqual({
      notification: 'A céget mostantól figyeljük.',
      notificationColor: 'good',
      state: true,
    })
    expect(on.headers['cache-control']).toBe('no-store')
    expect((await calls.list(me)).meta.total).toBe(1)
    expect((await calls.toggle(me, ALMA)).json()).toMatchObject({ notificationColor: 'inactive', state: false })
    expect((await calls.list(me)).meta.total).toBe(0)
    const head = await server.app.inject({
      method: 'HEAD',
      url: `/api/monitoring/${ALMA}/toggle`,
      headers: me.headers,
    })
    expect(head.statusCode).toBe(405)
    expect((await calls.list(me)).meta.total).toBe(0)
  })

  test('with what is wanted ends no watch that a colleague has begun', async () => {
    await add(ALMA)
    expect((await calls.toggle(me, ALMA, '?wanted=true')).json()).toMatchObject({ state: true })
    expect((await calls.toggle(me, ALMA, '?wanted=false')).json()).toMatchObject({ state: false })
    expect((await calls.toggle(me, ALMA, '?wanted=false')).json()).toMatchObject({ state: false })
  })

  test('takes the digits of the tax number too; an unknown company is refused', async () => {
    await calls.toggle(me, '87654321')
    expect((await calls.list(me)).results.map(({ companyId }) => companyId)).toEqual([CITROM])
    expect((await calls.toggle(me, '99999999')).json()).toMatchObject({ code: 'company.not-found' })
    expect((await calls.toggle(me, 'nobody')).statusCode).toBe(404)
  })

  test('stands in the header of the report, for who has the module', async () => {
    const url = `/api/report/${ALMA}/header`
    const before = ReportHeader.parse((await calls.get(me, url)).json())
    expect(before.monitoring).toEqual({ icon: 'not-watched', label: 'nem figyeljük', state: false })
    await add(ALMA)
    expect(ReportHeader.parse((await calls.get(me, url)).json()).monitoring?.state).toBe(true)
    const other = await server.signIn({ claims: ['Cegriport'] })
    expect(ReportHeader.parse((await calls.get(other, url)).json()).monitoring).toBeNull()
  })

  test('has the company looked at, also when it is taken back, whatever the clock says', async () => {
    const countDue = async (): Promise<number> => {
      const due = server.deps.db.selectFrom('monitoring_looks').select('origin').where('company_id', '=', BARACK)
      return (await due.where('is_due', '=', true).execute()).length
    }
    await calls.toggle(me, BARACK)
    expect(await countDue()).toBe(LOOK_ORIGINS.length)
    await calls.remove(me, BARACK)
    await server.deps.db.deleteFrom('monitoring_looks').execute()
    await calls.post(me, 'restore', { companyIds: [BARACK] })
    expect(await countDue()).toBe(LOOK_ORIGINS.length)
  })

  test('is told for several companies at once', async () => {
    await add(ALMA, CITROM)
    const answer = await calls.get(me, `/api/monitoring/states?companies=${ALMA},${BARACK},${CITROM}`)
    expect(answer.json<{ watched: string[] }>().watched.toSorted()).toEqual([ALMA, CITROM])
  })
})

describe('the list', () => {
  test('is by name, in pages, with what the register knows', async () => {
    const added = await add(CITROM, ALMA, BARACK, '99999999')
    expect(added.json()).toMatchObject({ added: 3, known: 0, unknown: 1 })
    const found = await calls.list(me)
    expect(calls.namesOf(found)).toEqual(['Álma Kft.', 'Barack Zrt.', 'Citrom Bt.'])
    expect(found).toMatchObject({
      monitoringLevel: 'basic',
      meta: { count: 3, total: 3, currentPage: 1, perPage: 10, orderBy: 'name', order: 'asc' },
      downloadUrl: null,
      importExampleUrl: '/api/monitoring/import/example',
      isExporting: false,
    })
    expect(found.results[2]).toMatchObject({
      name: { url: `/report/${CITROM}/summary` },
      cor: { value: null, band: 'unrated' },
      creditability: null,
      delete: `/api/monitoring/${CITROM}`,
      importance: 'none',
      note: '',
      labels: [],
    })
    expect(calls.namesOf(await calls.list(me, '?order=desc'))[0]).toBe('Citrom Bt.')
    expect((await calls.list(me, '?currentPage=2')).results).toEqual([])
    expect((await calls.get(me, '/api/monitoring?perPage=15')).statusCode).toBe(422)
    expect((await calls.get(me, '/api/monitoring?orderBy=colour')).statusCode).toBe(422)
  })

  test('tells of a rating of which day it is, and the status that the register tells', async () => {
    await add(ALMA, BARACK)
    const { db } = server.database
    const rating = { as_of: '2026-03-02', model_version: 'a', basis: 'statement', points: 40, revision: 1 }
    await db
      .insertInto('scores')
      .values({ company_id: ALMA, computed_at: new Date(), ...rating, parts: [], part_values: [], facts: '{}' })
      .execute()
    await db
      .updateTable('company_profiles')
      .set({ status: 'under-liquidation' })
      .where('company_id', '=', BARACK)
      .execute()
    expect((await calls.list(me)).results).toMatchObject([
      { companyId: ALMA, cor: { value: 40 }, ratedSince: '2026-03-02' },
      { companyId: BARACK, cor: { value: null }, ratedSince: null, status: { key: 'under-liquidation' } },
    ])
    await db.updateTable('scores').set({ basis: 'register' }).where('company_id', '=', ALMA).execute()
    const [rated] = (await calls.list(me)).results
    expect(rated?.cor).toMatchObject({ value: 40, band: 'risky', label: 'kockázatos (beszámoló nélkül)' })
  })

  test('has no limit of nothing, but says why there is none, as the report does', async () => {
    const { db } = server.deps
    // Accounts of a group alone are not why none is recommended to whom something worse refuses it.
    await merge(db, [statement(BARACK, 2025, { isConsolidated: true }), statement(CITROM, 2025)])
    const facts = JSON.stringify(
      packFacts({ ...QUIET_FACTS, pastEvents: [{ event: 'liquidation', endedOn: '2026-03-01' }] }),
    )
    const rating = { as_of: '2026-03-02', model_version: 'a', basis: 'statement', points: 40, limit_currency: 'HUF' }
    const stored = { ...rating, computed_at: new Date(), parts: [], part_values: [], facts: '{}', revision: 1 }
    await db.deleteFrom('scores').execute()
    await add(ALMA, BARACK, CITROM)
    const unknown = 'Hitelkeret nem számítható'
    expect((await calls.list(me)).results.map(({ noLimit }) => noLimit)).toEqual([unknown, unknown, unknown])
    await db
      .insertInto('scores')
      .values([
        { ...stored, company_id: ALMA, credit_limit: '1200000' },
        { ...stored, company_id: BARACK, credit_limit: '0', no_limit_reason: 'liquidation', facts },
        { ...stored, company_id: CITROM, credit_limit: '0' },
      ])
      .execute()
    expect((await calls.list(me)).results.map(({ creditability, noLimit }) => [creditability, noLimit])).toEqual([
      [{ value: 1_200_000, currency: 'HUF' }, null],
      [null, 'A felszámolás 2026.\u00A003.\u00A001. napján véget ért: nem ajánlunk hitelkeretet.'],
      [null, 'Nem ajánlunk hitelkeretet'],
    ])
    const unrated = { basis: 'unrated', points: null, credit_limit: null, unrated_reason: 'ceased' }
    await db.updateTable('scores').set(unrated).where('company_id', '=', BARACK).execute()
    const ofBarack = (await calls.list(me)).results.find(({ companyId }) => companyId === BARACK)
    expect(ofBarack?.noLimit).toBe('Megszűnt, ezért nem minősítjük')
    // Whoever shows no limit comes last, either way, with those who have none.
    await db.updateTable('scores').set({ credit_limit: '500000' }).where('company_id', '=', CITROM).execute()
    for (const [order, ids] of [
      ['asc', [CITROM, ALMA, BARACK]],
      ['desc', [ALMA, CITROM, BARACK]],
    ] as const)
      expect((await calls.list(me, `?orderBy=creditability&order=${order}`)).results, order).toMatchObject(
        ids.map((companyId) => ({ companyId })),
      )
    await db.deleteFrom('scores').execute()
  })

  test('tells whose owners cannot be followed, to whom a change of them would be told', async () => {
    await add(ALMA, BARACK)
    const { db } = server.database
    const look = { origin: 'final-owner', found: '{}', is_due: false }
    await db.deleteFrom('monitoring_looks').where('origin', '=', 'final-owner').execute()
    await db
      .insertInto('monitoring_looks')
      .values([
        { ...look, company_id: ALMA, is_told: false },
        { ...look, company_id: BARACK, is_told: true },
      ])
      .execute()
    const notFollowed = async () => (await calls.list(me)).results.map((row) => row.notFollowed)
    expect(await notFollowed()).toEqual([null, null])
    const { subscriberId } = me
    await db
      .updateTable('subscribers')
      .set({ monitoring_level: 'high' })
      .where('subscriber_id', '=', subscriberId)
      .execute()
    const setLook = (given: { looked_on: string | null; found: string | null; is_due: boolean }) =>
      db.updateTable('monitoring_looks').set(given).where('origin', '=', 'missing-statement').execute()
    const looked = { looked_on: '2999-01-01', found: '{}', is_due: false }
    await setLook(looked)
    expect(await notFollowed()).toEqual([expect.stringContaining('hálózata ahhoz túl nagy'), null])
    for (const [kept, said] of [
      [
        { ...looked, looked_on: '2026-01-31' },
        /\(legutóbb 2026\.\s01\.\s31\. napján kerestük\): amelynek határideje 2026\.\s01\.\s26\. után járt le/,
      ],
      [{ ...looked, is_due: true }, /még hátravan \(legutóbb 2999/],
      [{ looked_on: null, found: '{}', is_due: true }, /nem ismert, mely napon kerestük utoljára/],
      [{ looked_on: null, found: null, is_due: true }, /még nem kerestünk/],
    ] as const) {
      await setLook(kept)
      expect((await notFollowed())[1]).toMatch(said)
    }
    // Whom his level tells of none may wait for them by a rule, as the inbox says.
    const rule = {
      match: 'all',
      happenings: [{ kind: 'events', kinds: ['missing-statement'], importances: [], level: null }],
      standing: {},
      watched: { importances: [], labels: [] },
      importance: 'negative',
    }
    await db
      .updateTable('subscribers')
      .set({ monitoring_level: 'basic' })
      .where('subscriber_id', '=', subscriberId)
      .execute()
    expect((await notFollowed())[1]).toBeNull()
    await sql`insert into alert_rules (subscriber_id, name, definition, is_active, created_by, created_at, updated_at)
      values (${subscriberId}, 'r', ${JSON.stringify(rule)}, true, ${me.userId}, now(), now())`.execute(db)
    expect((await notFollowed())[1]).toMatch(/még nem kerestünk/)
    await sql`delete from alert_rules`.execute(db)
  })

  test('tells of which company a line could not be read since it is watched, and in which source', async () => {
    const { db } = server.deps
    const line = (companyId: string) => ({ type: 'reject', line: 7, reason: 'amount', detail: '', companyId }) as const
    await merge(db, [line(BARACK)])
    await add(ALMA, BARACK)
    await merge(db, [line(ALMA)])
    const notFollowed = (await calls.list(me)).results.map((row) => row.notFollowed)
    expect(notFollowed).toEqual([expect.stringMatching(/nem tudtunk elolvasni.*: .+\.$/), null])
  })

  test.each([
    'name',
    'address',
    'registrationNumber',
    'taxNumber',
    'cor',
    'creditability',
    'lastEvent',
    'importance',
    'addedAt',
  ])('can be ordered by %s either way; all are there', async (orderBy) => {
    await add(ALMA, BARACK, CITROM)
    for (const order of ['asc', 'desc']) {
      const found = await calls.list(me, `?orderBy=${orderBy}&order=${order}`)
      expect(found.results.map(({ companyId }) => companyId).toSorted()).toEqual([ALMA, BARACK, CITROM])
      expect(found.meta.orderOptions.map(({ id }) => id)).toContain(orderBy)
    }
  })

  test('is narrowed by name, number, note, importance and label', async () => {
    await add(ALMA, BARACK, CITROM)
    await calls.post(me, 'update', { companyIds: [BARACK], note: '100%-os tulajdon', labels: ['vevő', 'kiemelt'] })
    await calls.post(me, 'update', { companyIds: [CITROM], importance: 'high', labels: ['vevő'] })
    const found = async (query: string) => calls.namesOf(await calls.list(me, query))
    expect(await found('?search=alma')).toEqual(['Álma Kft.'])
    expect(await found('?search=8765432')).toEqual(['Citrom Bt.'])
    expect(await found(`?search=${encodeURIComponent('100%')}`)).toEqual(['Barack Zrt.'])
    expect(await found(`?search=${encodeURIComponent('%')}`)).toEqual(['Barack Zrt.'])
    expect(await found('?importance=high')).toEqual(['Citrom Bt.'])
    expect(await found(`?label=${encodeURIComponent('vevő')}`)).toEqual(['Barack Zrt.', 'Citrom Bt.'])
    const page = await calls.list(me, `?importance=high&label=${encodeURIComponent('vevő')}`)
    expect(page.meta).toMatchObject({ count: 1, total: 3 })
    expect(page.importanceCounts.filter(({ count }) => count > 0)).toEqual([
      { importance: 'none', count: 1 },
      { importance: 'high', count: 1 },
    ])
    expect(page.labels).toEqual([
      { label: 'vevő', count: 2 },
      { label: 'kiemelt', count: 1 },
    ])
    const ids = await calls.get(me, `/api/monitoring/ids?label=${encodeURIComponent('vevő')}`)
    expect(ids.json()).toEqual({ companyIds: [BARACK, CITROM], isAll: true })
  })

  test('tells the last events of the level; where none was heard, which sources are silent', async () => {
    await add(ALMA, BARACK)
    await mergeAndAlert(
      server.deps.db,
      [
        factOf(ALMA)(
          'liquidation',
          { caseNumber: '1', court: null, administrator: null, text: null },
          { slot: 'a', from: '2024-02-01' },
        ),
        factOf(ALMA)('auditor', { ...PERSON, name: 'Könyv Vilma' }, { slot: 'a', from: '2024-02-01' }),
      ],
      { observedOn: '2024-02-02' },
    )
    await followMonitoring(server.deps.db)
    const alma = await readRow(ALMA)
    expect(alma?.silence).toBeNull()
    expect(alma?.lastEvents).toMatchObject([
      { importance: 'negative', on: '2024-02-01', source: 'Cégnyilvántartás (Cégbíróság)' },
    ])
    const barack = await readRow(BARACK)
    expect(barack?.lastEvents).toEqual([])
    expect(barack?.silence).toMatch(
      /óta nem hallottunk a szintjének és beállításainak megfelelő eseményt e forrásokból: Cégnyilvántartás/,
    )
  })

  test('tells what a rule has told, whatever the level; the lists that it follows are silent beside the sources', async () => {
    const { db } = server.deps
    await add(ALMA, BARACK, CITROM)
    await importEdition(server.deps, [designationOf('1', 'Somebody ELSE')])
    expect((await readRow(BARACK))?.silence).not.toContain('korlátozó intézkedés')
    await calls.post(me, 'update', { companyIds: [CITROM], importance: 'low' })
    const definition = testingRule({
      happenings: [{ kind: 'events', kinds: ['sanction-match', 'auditor'], importances: [], level: null }],
      watched: { importances: ['none'], labels: [] },
    })
    await addRule(server.deps, me, { name: 'Szankció', definition, isActive: true })
    await merge(db, [factOf(ALMA)('auditor', { ...PERSON, name: 'Könyv Vilma' }, { slot: 'b', from: '2024-03-01' })], {
      observedOn: '2024-03-02',
    })
    await followMonitoring(db, [fireRules])
    const alma = await readRow(ALMA)
    expect(alma?.silence).toBeNull()
    expect(alma?.lastEvents.map(({ title }) => title)).toEqual(['Könyvvizsgáló megválasztása', 'Felszámolás kezdete'])
    expect((await readRow(BARACK))?.silence).toMatch(/Cégnyilvántartás.*korlátozó intézkedés/)
    // The rule is not for it.
    expect((await readRow(CITROM))?.silence).not.toContain('korlátozó intézkedés')
    const byLast = await calls.list(me, '?orderBy=lastEvent&order=desc')
    expect(byLast.results[0]?.companyId).toBe(ALMA)
  })
})

describe('what is noted', () => {
  test('is changed for one and for many, and stays where it is not named', async () => {
    await add(ALMA, BARACK)
    const first = { companyIds: [ALMA], importance: 'medium', note: ' jegyzet\u0007 ', labels: ['b', 'a'] }
    expect((await calls.post(me, 'update', first)).json()).toMatchObject({ changed: 1 })
    await calls.post(me, 'update', { companyIds: [ALMA, BARACK], addLabels: ['c'], removeLabels: ['a'] })
    expect(await readRow(ALMA)).toMatchObject({ importance: 'medium', note: 'jegyzet', labels: ['b', 'c'] })
    expect(await readRow(BARACK)).toMatchObject({ importance: 'none', note: '', labels: ['c'] })
  })

  test.each([
    [{ importance: 'huge' }, 'validation.failed'],
    [{}, 'validation.failed'],
    [{ labels: ['a,b'] }, 'validation.failed'],
    [{ note: 'x'.repeat(1001) }, 'validation.failed'],
    [{ companyIds: [], importance: 'low' }, 'validation.failed'],
    [{ companyIds: [BARACK], importance: 'low' }, 'watch-list.not-found'],
  ])('%j is refused', async (given, code) => {
    await add(ALMA)
    expect((await calls.post(me, 'update', { companyIds: [ALMA], ...given })).json()).toMatchObject({ code })
  })

  test('over a note that a colleague wrote meanwhile is refused, and nothing is kept', async () => {
    await add(ALMA)
    const note = async (written: string, seenNote?: string) => {
      const given = {
        companyIds: [ALMA],
        note: written,
        addLabels: [written],
        ...(seenNote === undefined ? {} : { seenNote }),
      }
      const answer = await calls.post(me, 'update', given)
      const { code, storedNote } = answer.json<{ code?: string; storedNote?: string }>()
      return [answer.statusCode, code, storedNote]
    }
    expect(await note('egyik', '')).toEqual([200, undefined, undefined])
    expect(await note('másik', '')).toEqual([409, 'watch-list.note-changed', 'egyik'])
    expect(await readRow(ALMA)).toMatchObject({ note: 'egyik', labels: ['egyik'] })
    expect(await note('másik', 'egyik')).toEqual([200, undefined, undefined])
    // A program that does not say what it has read writes over whatever there is.
    expect(await note('harmadik')).toEqual([200, undefined, undefined])
  })

  test('of more labels than a company may have nothing is kept', async () => {
    await add(ALMA)
    const labelsFrom = (start: number) => Array.from({ length: 15 }, (_, index) => `l${start + index}`)
    await calls.post(me, 'update', { companyIds: [ALMA], addLabels: labelsFrom(0) })
    const second = await calls.post(me, 'update', { companyIds: [ALMA], addLabels: labelsFrom(15) })
    expect(second.json()).toMatchObject({ code: 'watch-list.too-many-labels' })
    expect((await readRow(ALMA))?.labels).toHaveLength(15)
  })
})

describe('ending', () => {
  test('can be taken back with all that was noted, which is there as well where it is added again', async () => {
    await add(ALMA)
    await calls.post(me, 'update', { companyIds: [ALMA], note: 'fontos', importance: 'high' })
    expect((await calls.remove(me, ALMA)).statusCode).toBe(200)
    expect((await calls.remove(me, ALMA)).json()).toMatchObject({ code: 'watch-list.not-found' })
    expect((await calls.list(me)).meta.total).toBe(0)
    await calls.post(me, 'restore', { companyIds: [ALMA] })
    expect(await readRow(ALMA)).toMatchObject({ note: 'fontos', importance: 'high' })
    await calls.post(me, 'remove', { companyIds: [ALMA] })
    await add(ALMA)
    expect(await readRow(ALMA)).toMatchObject({ note: 'fontos', importance: 'high' })
    await calls.post(me, 'update', { companyIds: [ALMA], labels: ['vevő'] })
    await calls.toggle(me, ALMA, '?wanted=false')
    await calls.toggle(me, ALMA, '?wanted=true')
    expect(await readRow(ALMA)).toMatchObject({ note: 'fontos', importance: 'high', labels: ['vevő'] })
  })

  test('is in the audit trail, with each company, whatever way it was ended; by a key under its name', async () => {
    await add(ALMA, BARACK, CITROM)
    await calls.toggle(me, ALMA)
    await calls.remove(me, BARACK)
    await add(ALMA, BARACK)
    await calls.post(me, 'remove', { companyIds: [BARACK, CITROM, '99999999'] })
    const trailOf = (subscriberId: string) =>
      server.deps.db
        .selectFrom('audit_entries')
        .select(['act', 'actor_kind', 'subject_kind', 'subject_id', 'subject_name'])
        .where('subscriber_id', '=', subscriberId)
        .orderBy('entry_id')
        .execute()
    const removed = { act: 'watch-removed', actor_kind: 'user', subject_kind: 'company', subject_name: null }
    const [first, second, ...last] = await trailOf(me.subscriberId)
    expect([first, second]).toEqual([ALMA, BARACK].map((id) => ({ ...removed, subject_id: id })))
    expect(last).toHaveLength(2)
    expect(last).toEqual(expect.arrayContaining([BARACK, CITROM].map((id) => ({ ...removed, subject_id: id }))))
    const key = await addTestKey(server, { claims: ['Monitoring'] })
    await calls.post(key, 'add', { companyIds: [ALMA] })
    await calls.remove(key, ALMA)
    expect(await trailOf(key.subscriberId)).toEqual([{ ...removed, actor_kind: 'key', subject_id: ALMA }])
  })

  test('taken back, what was heard before and has made no alert yet makes one; what made alerts meanwhile does not', async () => {
    const { db } = server.deps
    const alertsOfMine = async () =>
      (await readAlerts(db)).filter(({ subscriberId }) => subscriberId === me.subscriberId).length
    const liquidation = { caseNumber: null, court: null, administrator: null, text: null }
    const hear = (companyId: string, slot: string) =>
      merge(db, [factOf(companyId)('liquidation', liquidation, { slot, from: '2026-01-05' })])
    await add(ALMA)
    await hear(ALMA, 'first')
    await calls.post(me, 'remove', { companyIds: [ALMA] })
    await calls.post(me, 'restore', { companyIds: [ALMA] })
    await followMonitoring(db)
    expect(await alertsOfMine()).toBe(1)
    await calls.post(me, 'remove', { companyIds: [ALMA] })
    await hear(ALMA, 'second')
    await followMonitoring(db)
    await calls.post(me, 'restore', { companyIds: [ALMA] })
    await followMonitoring(db)
    expect(await alertsOfMine()).toBe(1)
  })

  test('is for good after a day', async () => {
    await add(ALMA, BARACK)
    await calls.post(me, 'update', { companyIds: [ALMA], note: 'fontos', importance: 'high', labels: ['vevő'] })
    await calls.post(me, 'remove', { companyIds: [ALMA, BARACK] })
    await server.deps.db
      .updateTable('watched_companies')
      .set({ removed_at: sql<Date>`now() - interval '25 hours'` })
      .where('company_id', '=', ALMA)
      .where('subscriber_id', '=', me.subscriberId)
      .execute()
    await deleteWhatIsOver(server.deps)
    expect((await calls.post(me, 'restore', { companyIds: [ALMA] })).json()).toMatchObject({
      code: 'watch-list.not-found',
    })
    expect((await calls.post(me, 'restore', { companyIds: [BARACK] })).statusCode).toBe(200)
    await add(ALMA)
    expect(await readRow(ALMA)).toMatchObject({ note: '', importance: 'none', labels: [] })
  })
})

test('begins where the feed of the register ends', async () => {
  await add(ALMA)
  const { rows } = await sql<{ since: number; end: number }>`
    select since_position as since, (select max(position) from feed_batches) as end from watched_companies
    where subscriber_id = ${me.subscriberId}`.execute(server.deps.db)
  expect(rows[0]?.since).toBe(rows[0]?.end)
  expect(Number(rows[0]?.end)).toBeGreaterThan(0)
})

test('more companies than a subscriber may watch are refused, of them all', async () => {
  await sql`
    insert into watched_companies (subscriber_id, company_id, added_at, added_by, since_position)
    select ${me.subscriberId}::uuid, 'x' || n, now(), ${me.userId}::uuid, 0 from generate_series(1, 99999) n`.execute(
    server.deps.db,
  )
  expect((await add(ALMA, BARACK)).json()).toMatchObject({ code: 'watch-list.too-many' })
  expect((await add(ALMA)).statusCode).toBe(200)
  expect((await calls.toggle(me, BARACK)).json()).toMatchObject({ code: 'watch-list.too-many' })
})

test('is the subscriber’s: colleagues share it, others have their own', async () => {
  await add(ALMA)
  const stranger = await server.signIn({ claims: ['Monitoring'] })
  expect((await calls.list(stranger)).meta.total).toBe(0)
  expect((await calls.remove(stranger, ALMA)).statusCode).toBe(404)
  for (const path of ['update', 'remove', 'restore']) {
    const answer = await calls.post(stranger, path, { companyIds: [ALMA], ...(path === 'update' && { note: 'x' }) })
    expect([path, answer.statusCode]).toEqual([path, 404])
  }
  expect((await readRow(ALMA))?.note).toBe('')
})

test('levels come from the one table of events', async () => {
  const answer = await calls.get(me, '/api/monitoring/levels')
  const { monitoringLevel, levels } = answer.json<{
    monitoringLevel: string
    levels: { level: string; events: { key: string }[] }[]
  }>()
  expect(monitoringLevel).toBe('basic')
  expect(levels.map(({ level }) => level)).toEqual(['basic', 'mid', 'high'])
  expect(levels[0]?.events.map(({ key }) => key)).toContain('liquidation')
  expect(levels[2]?.events.map(({ key }) => key)).toContain('auditor')
})
