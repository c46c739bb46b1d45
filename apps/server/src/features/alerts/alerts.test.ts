import { countAlerts, getAlertDesk, getAlertStatistics } from '@merleg/contract/alerts.contract'
import { inTransaction } from '@merleg/db/transaction'
import { waitingForLocks } from '@merleg/db/testing-locks'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { callAs, factOf, merge, REGISTER } from '../report/testing-report.ts'
import { placeBatches } from '../register/feed.usecases.ts'
import { designationOf, importEdition } from '../sanctions/testing-designations.ts'
import { followMonitoring, mergeAndAlert } from '../monitoring/testing-monitoring.ts'
import type { AlertStep } from '@merleg/contract/alert-step'
import { alertOf, readAlert, readAlerts, sendStep, sendSteps, type Signed, signInColleague } from './testing-alerts.ts'

const server = useTestApp()
const IDS = ['10000001', '10000002', '10000003'] as const
const LIQUIDATED = '10000002'
const proceeding = { caseNumber: '1', court: null, administrator: null, text: null }

let signed: Signed
let colleague: Signed
let stranger: Signed
beforeAll(async () => {
  signed = await server.signIn({ claims: ['Monitoring', 'Cegriport'] })
  colleague = await signInColleague(server, signed.subscriberId)
  stranger = await server.signIn({ claims: ['Monitoring'] })
  await alertOf(server, signed, IDS)
  const liquidation = factOf(LIQUIDATED)('liquidation', proceeding, { slot: 'a', from: '2026-03-02' })
  await mergeAndAlert(server.deps.db, [liquidation], { observedOn: '2026-03-05' })
})

type Seen = { id: number; version: number }
const stepOf = (of: Signed) => (alert: Seen, step: AlertStep) => sendStep(server, alert, { signed: of, step })
const stepsOf = (of: Signed) => (alerts: readonly Seen[], step: AlertStep) =>
  sendSteps(server, alerts, { signed: of, step })
const countOf = async (of: Signed, query = '') =>
  countAlerts.answer.parse(
    (await server.app.inject({ url: `/api/monitoring/alerts/count${query}`, headers: of.headers })).json(),
  )
const first = async (of: Signed = signed) => {
  const [alert] = (await readAlerts(server, of, '?state=open&snoozed=false')).results
  if (alert === undefined) throw new Error('no alert is open')
  return alert
}

describe('the list', () => {
  test('tells what happened, what was before, who said so and what can be done', async () => {
    const { results, meta } = await readAlerts(server, signed)
    expect(meta).toMatchObject({ count: 4, isCountExact: true })
    expect(results.map(({ importance }) => importance)).toEqual(['negative', 'neutral', 'neutral', 'neutral'])
    expect(results[1]).toMatchObject({
      company: { name: { value: expect.stringMatching(/^Átnevezett/) }, importance: 'none' },
      source: 'Cégnyilvántartás (Cégbíróság)',
      eventCount: 1,
      events: [
        { before: expect.stringMatching(/^Figyelt/), after: expect.stringMatching(/^Átnevezett/), on: '2026-02-01' },
      ],
      state: 'open',
      assignee: null,
      steps: ['assign', 'comment', 'done', 'snooze'],
    })
  })

  test('by company begins with the worst, and keeps a company together', async () => {
    const { results } = await readAlerts(server, signed, '?orderBy=company')
    expect(results.map(({ company }) => company.id)).toEqual([LIQUIDATED, LIQUIDATED, IDS[2], IDS[0]])
  })

  test.each([
    ['importance=negative', 1],
    ['importance=positive', 0],
    [`company=${IDS[0]}`, 1],
    ['search=%C3%A1tnevezett+10000003', 1],
    ['search=figyelt', 4],
    ['search=10000002-2-42', 2],
    ['search=%25', 0],
    ['assignee=nobody', 4],
    ['assignee=me', 0],
    ['state=done', 0],
    ['since=2999-01-01', 0],
    ['since=2026-01-01', 4],
    ['upTo=1', 1],
    ['orderBy=day', 4],
    ['orderBy=decided', 4],
  ])('%s: %i', async (query, count) => {
    expect((await readAlerts(server, signed, `?${query}`)).meta.count).toBe(count)
  })

  test('is paged, also five a page', async () => {
    const { results, meta } = await readAlerts(server, signed, '?perPage=5&currentPage=2')
    expect([results, meta.count, meta.perPage]).toEqual([[], 4, 5])
  })

  test('is the subscriber’s alone', async () => {
    const { results, meta } = await readAlerts(server, stranger)
    expect([results, meta]).toMatchObject([[], { count: 0 }])
    const [own] = (await readAlerts(server, signed)).results
    const step = { action: 'done', text: 'x' } as const
    const refused = await Promise.all([
      server.app.inject({ url: `/api/monitoring/alerts/${own?.id}`, headers: stranger.headers }),
      stepOf(stranger)({ id: own?.id ?? 0, version: 1 }, step),
    ])
    expect(refused.map((answer) => [answer.statusCode, answer.json<{ code: string }>().code])).toEqual([
      [404, 'alert.not-found'],
      [404, 'alert.not-found'],
    ])
    const { results: outcomes } = await stepsOf(stranger)([{ id: own?.id ?? 0, version: 1 }], step)
    expect(outcomes).toMatchObject([{ outcome: 'not-found', version: null, message: 'Nincs ilyen riasztás.' }])
  })

  test.each(['perPage=7', 'state=gone', 'assignee=she', 'company=x', 'since=tomorrow', 'upTo=0', 'search='])(
    'refuses %s',
    async (query) => {
      const { headers } = signed
      expect((await server.app.inject({ url: `/api/monitoring/alerts?${query}`, headers })).statusCode).toBe(422)
    },
  )
})

describe('one alert', () => {
  test('leads to the very entry, and tells rating and deadline as not known where they are not', async () => {
    const alert = await readAlert(server, signed, (await first()).id)
    expect(alert).toMatchObject({
      company: { id: LIQUIDATED },
      events: [
        { importance: 'negative', url: `/report/${LIQUIDATED}/company-data?hl=liquidation%3Aa`, toldAs: 'news' },
      ],
      rating: { atEvent: null, now: null, isByOtherModel: false },
      history: [],
      filingDeadline: expect.stringMatching(/-(05|06)-\d\d$/),
    })
  })

  test.each([
    ['other rules of ours', 'a', 'b', true],
    ['rules that were not noted then', null, 'b', true],
    ['the same rules', 'b', 'b', false],
  ])('says of a rating since then whether it is by %s', async (_title, before, now, isByOtherModel) => {
    await sql`
      insert into scores (company_id, computed_at, as_of, model_version, rules_version, basis, points, parts, part_values, facts, superseded_at, revision)
      values (${LIQUIDATED}, '2020-01-01', '2020-01-01', 'm', ${before}, 'statement', 70, '{}', '{}', '[]', '2100-01-01', 1),
        (${LIQUIDATED}, '2100-01-01', '2100-01-01', 'm', ${now}, 'register', 40, '{}', '{}', '[]', null, 1)`.execute(
      server.deps.db,
    )
    const { rating } = await readAlert(server, signed, (await first()).id)
    expect(rating).toMatchObject({
      atEvent: { value: 70, label: 'alacsony kockázat' },
      now: { value: 40, label: 'kockázatos (beszámoló nélkül)' },
      isByOtherModel,
    })
    await sql`delete from scores`.execute(server.deps.db)
  })

  test('without the right to the register’s entries tells titles alone', async () => {
    const { headers, subscriberId, ...user } = await server.signIn({ claims: ['Monitoring'] })
    await alertOf(server, { headers, subscriberId, ...user }, ['10000009'])
    const { results } = await readAlerts(server, { headers, subscriberId, ...user })
    expect(results[0]?.events[0]).toMatchObject({ before: null, after: null, title: expect.any(String) })
  })
})

describe('steps', () => {
  test('a comment, an assignment and a decision, each kept', async () => {
    const { id } = await first()
    await stepOf(signed)({ id, version: 1 }, { action: 'comment', text: '  Felhívtam.\u0007 ' })
    await stepOf(colleague)({ id, version: 2 }, { action: 'assign', assigneeId: signed.userId })
    expect(await countOf(signed)).toEqual({ open: 4, mine: 1, snoozed: 0, proposed: 0, newer: 0, newest: 4 })
    expect(await countOf(colleague, '?after=0')).toMatchObject({ open: 4, mine: 0, newer: 4 })
    const answer = await stepOf(signed)({ id, version: 3 }, { action: 'done', text: 'Tudtunk róla.' })
    expect(answer.json()).toMatchObject({ state: 'done', version: 4, steps: ['comment', 'reopen'] })
    const { history, decidedBy } = await readAlert(server, signed, id)
    expect(history).toMatchObject([
      { action: 'commented', text: 'Felhívtam.', user: { name: 'Teszt Elek' } },
      { action: 'assigned', assignee: { name: 'Teszt Elek' }, user: { name: 'Kolléga Kata' } },
      { action: 'done', text: 'Tudtunk róla.' },
    ])
    expect(decidedBy?.userId).toBe(signed.userId)
    await stepOf(colleague)({ id, version: 4 }, { action: 'reopen', text: '' })
    expect(await readAlert(server, signed, id)).toMatchObject({ state: 'open', decidedBy: null, decidedAt: null })
  })

  test('cannot be changed afterwards', async () => {
    const change = sql`update alert_steps set text = 'other'`.execute(server.deps.db)
    await expect(change).rejects.toThrow(/appended/)
    await expect(sql`delete from alert_steps`.execute(server.deps.db)).rejects.toThrow(/appended/)
  })

  test('what somebody else changed meanwhile is told and left; a comment is added all the same', async () => {
    const { id, version } = await first()
    await stepOf(colleague)({ id, version }, { action: 'snooze', until: 'filing-deadline' })
    const late = await stepOf(signed)({ id, version }, { action: 'done', text: 'Kész.' })
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'alert.changed'])
    expect((await stepOf(signed)({ id, version }, { action: 'comment', text: 'Láttam.' })).statusCode).toBe(200)
    const whole = await readAlert(server, signed, id)
    expect(whole).toMatchObject({ state: 'open', version: version + 2 })
    expect(whole.snoozedUntil).not.toBeNull()
    expect(await countOf(signed)).toMatchObject({ open: 3, snoozed: 1 })
    expect((await readAlerts(server, signed, '?state=open&snoozed=true')).results.map((alert) => alert.id)).toEqual([
      id,
    ])
    await stepOf(signed)({ id, version: version + 2 }, { action: 'wake' })
    expect(await countOf(signed)).toMatchObject({ open: 4, snoozed: 0 })
  })

  test('of two that come at once one is taken, and both are told', async () => {
    const { id, version } = await first()
    const send = (of: Signed, text: string) => stepOf(of)({ id, version }, { action: 'done', text })
    const sent = await inTransaction(server.deps.db, async (tx) => {
      await sql`select 1 from alerts where position = ${id} for update`.execute(tx)
      const both = [send(signed, 'egy'), send(colleague, 'kettő')]
      await expect.poll(async () => (await waitingForLocks.get(server.deps.db)).count).toBe(2)
      return { both }
    })
    const answers = await Promise.all(sent.both)
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { history } = await readAlert(server, signed, id)
    expect(history.filter(({ action }) => action === 'done').slice(-2)).toHaveLength(
      history.filter(({ action }) => action === 'reopened').length + 1,
    )
    await stepOf(signed)({ id, version: version + 1 }, { action: 'reopen', text: '' })
  })

  test('of many alerts at once: each has its own result', async () => {
    const { results } = await readAlerts(server, signed)
    const [stale, ...others] = results.map(({ id, version }) => ({ id, version }))
    const alerts = [{ id: stale?.id ?? 0, version: 99 }, ...others, { id: 999_999, version: 1 }]
    const answer = await stepsOf(signed)(alerts, { action: 'assign', assigneeId: colleague.userId })
    expect(answer.results.map(({ outcome }) => outcome)).toEqual(['changed', 'taken', 'taken', 'taken', 'not-found'])
    expect(answer.notification).toBe('5 riasztásból 3 változott, a többi nem.')
    expect(await countOf(colleague)).toMatchObject({ mine: 3 })
    expect((await readAlerts(server, signed, `?assignee=${colleague.userId}`)).meta.count).toBe(3)
    expect((await readAlerts(server, colleague, '?assignee=me')).meta.count).toBe(3)
  })

  test.each([
    ['a day that is over', { action: 'snooze', until: '2020-01-01' }, { 'step.until': 'past' }],
    ['a day too far', { action: 'snooze', until: '2999-01-01' }, { 'step.until': 'too_big' }],
    ['control characters alone', { action: 'comment', text: '\u0001' }, { 'step.text': 'too_small' }],
  ] as const)('refuse %s', async (_title, step, fields) => {
    const answer = await stepOf(signed)(await first(), step)
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([422, fields])
  })

  test.each([
    { action: 'done' },
    { action: 'done', text: '  ' },
    { action: 'done', text: 'x'.repeat(2001) },
    { action: 'snooze', until: 'soon' },
    { action: 'assign', assigneeId: 'me' },
    { action: 'forget' },
    { action: 'wake', text: 'x' },
  ])('refuse %o', async (step) => {
    const { headers } = signed
    const url = `/api/monitoring/alerts/${(await first()).id}/steps`
    expect((await server.app.inject({ method: 'POST', url, headers, payload: { version: 1, step } })).statusCode).toBe(
      422,
    )
  })

  test('are refused of more alerts than may be decided at once, and of one named twice', async () => {
    const { headers } = signed
    const send = (alerts: object[]) =>
      server.app.inject({
        method: 'POST',
        url: '/api/monitoring/alerts/many/steps',
        headers,
        payload: { alerts, step: { action: 'wake' } },
      })
    const many = Array.from({ length: 501 }, (_, index) => ({ id: index + 1, version: 1 }))
    const twice = [many[0] ?? {}, many[0] ?? {}]
    expect((await Promise.all([send(many), send(twice), send([])])).map(({ statusCode }) => statusCode)).toEqual([
      422, 422, 422,
    ])
    expect((await send(many.slice(0, 500))).statusCode).toBe(200)
  })

  test('nobody outside of the subscriber is made responsible', async () => {
    const answer = await stepOf(signed)(await first(), { action: 'assign', assigneeId: stranger.userId })
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([
      422,
      { 'step.assigneeId': 'unknown' },
    ])
  })
})

describe('a second pair of eyes', () => {
  const setFourEyes = (isOn: boolean, { headers } = signed) =>
    server.app.inject({ method: 'POST', url: '/api/monitoring/alerts/desk/four-eyes', headers, payload: { isOn } })
  const readDesk = async ({ headers } = signed) =>
    getAlertDesk.answer.parse((await server.app.inject({ url: '/api/monitoring/alerts/desk', headers })).json())

  test('is wanted: proposed by one, approved by another', async () => {
    expect((await setFourEyes(true)).statusCode).toBe(200)
    const { users, fourEyes } = await readDesk()
    expect(users.map(({ name }) => name)).toEqual(['Kolléga Kata', 'Teszt Elek'])
    expect(fourEyes).toMatchObject({
      isOn: true,
      proposal: null,
      steps: [{ action: 'switched-on', by: 'Teszt Elek' }],
    })
    // From whom the module is withheld approves nothing, and is given nothing to do.
    const withhold = (claims: string[]) =>
      server.deps.db
        .updateTable('users')
        .set({ withheld_claims: claims })
        .where('user_id', '=', colleague.userId)
        .execute()
    await withhold(['Monitoring'])
    expect((await readDesk()).users.map(({ name }) => name)).toEqual(['Teszt Elek'])
    await withhold([])
    const { id, version, steps } = await first()
    expect(steps).toContain('propose')
    expect(steps).not.toContain('done')
    const alone = await stepOf(signed)({ id, version }, { action: 'done', text: 'Egyedül.' })
    expect([alone.statusCode, alone.json<{ code: string }>().code]).toEqual([409, 'alert.four-eyes'])
    await stepOf(signed)({ id, version }, { action: 'propose', text: 'Nincs teendő.' })
    const own = await stepOf(signed)({ id, version: version + 1 }, { action: 'approve', text: '' })
    expect([own.statusCode, own.json<{ code: string }>().code]).toEqual([409, 'alert.own-proposal'])
    expect(await countOf(signed)).toMatchObject({ proposed: 1 })
    await stepOf(colleague)({ id, version: version + 1 }, { action: 'return', text: 'Miért?' })
    await stepOf(signed)({ id, version: version + 2 }, { action: 'propose', text: 'Mert ismert.' })
    const approved = await stepOf(colleague)({ id, version: version + 3 }, { action: 'approve', text: '' })
    expect(approved.json()).toMatchObject({
      state: 'done',
      proposedBy: { userId: signed.userId },
      decidedBy: { userId: colleague.userId },
    })
    const { history } = await readAlert(server, signed, id)
    expect(history.slice(-4).map(({ action }) => action)).toEqual(['proposed', 'returned', 'proposed', 'approved'])
  })

  test('is kept by the database, too', async () => {
    const ownApproval = sql`update alerts set decided_by = proposed_by where state = 'done' and proposed_by is not null`
    await expect(ownApproval.execute(server.deps.db)).rejects.toThrow(/alerts_check/)
  })

  test('cannot be done without by one alone: another agrees, and every step is kept', async () => {
    const answerOf = async (isOn: boolean, by: Signed) => (await setFourEyes(isOn, by)).json<{ notification: string }>()
    expect((await answerOf(false, signed)).notification).toContain('egyetértésére vár')
    expect((await answerOf(false, signed)).notification).toContain('egyetértésére vár')
    expect((await readDesk()).fourEyes).toMatchObject({ isOn: true, proposal: { by: 'Teszt Elek', isOwn: true } })
    expect((await readDesk(colleague)).fourEyes).toMatchObject({ isOn: true, proposal: { isOwn: false } })
    expect((await readDesk(stranger)).fourEyes).toEqual({ isOn: false, proposal: null, steps: [] })
    expect((await answerOf(true, colleague)).notification).toContain('bekapcsolva marad')
    await Promise.all([setFourEyes(false, signed), setFourEyes(false, signed)])
    expect((await readDesk()).fourEyes.isOn).toBe(true)
    expect((await answerOf(false, colleague)).notification).toContain('egy kolléga is')
    const { isOn, proposal, steps } = (await readDesk()).fourEyes
    expect([isOn, proposal]).toEqual([false, null])
    expect(steps.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'switched-off Kolléga Kata',
      'off-proposed Teszt Elek',
      'off-declined Kolléga Kata',
      'off-proposed Teszt Elek',
      'switched-on Teszt Elek',
    ])
    const changing = sql`update four_eyes_steps set action = 'switched-on'`
    await expect(changing.execute(server.deps.db)).rejects.toThrow(/appended/)
    expect((await setFourEyes(true, stranger)).statusCode).toBe(200)
    await setFourEyes(false, stranger)
    expect((await readDesk(stranger)).fourEyes).toMatchObject({ isOn: false, proposal: null })
  })

  test('is wanted no more: who proposed it decides alone, and no proposal is left of it', async () => {
    await setFourEyes(true)
    const { id, version } = await first()
    await stepOf(signed)({ id, version }, { action: 'propose', text: 'Javaslom.' })
    await setFourEyes(false, signed)
    await setFourEyes(false, colleague)
    const decided = await stepOf(signed)({ id, version: version + 1 }, { action: 'done', text: 'Döntöttem.' })
    expect(decided.json()).toMatchObject({ state: 'done', proposedBy: null, decidedBy: { userId: signed.userId } })
  })
})

describe('statistics', () => {
  const readStatistics = async () => {
    const { headers } = signed
    const answer = await server.app.inject({ url: '/api/monitoring/alerts/statistics', headers })
    return getAlertStatistics.answer.parse(answer.json())
  }

  test('what is watched, what came, what is open, and by which sources', async () => {
    const statistics = await readStatistics()
    expect(statistics).toMatchObject({
      watchedCount: 3,
      last7Days: { negative: 1, neutral: 3, positive: 0 },
      last30Days: { negative: 1, neutral: 3, positive: 0 },
      openCount: 2,
      oldestOpen: { id: 1 },
    })
    expect(statistics.basis).toContain('Cégnyilvántartás')
    expect(statistics.recent).toEqual(await readAlerts(server, signed, '?perPage=5'))
  })

  test('are of the day up to which monitoring is, not the register', async () => {
    const { db } = server.deps
    const until = async () => (await readStatistics()).basis.replaceAll('\u00a0', ' ').match(/2026\. \d+\. \d+\./g)
    const before = await until()
    expect(before).toEqual(['2026. 03. 05.'])
    const later = factOf('10000009')('name', { name: 'Későbbi Kft.' }, { from: '2026-04-01' })
    await merge(db, [later], { observedOn: '2026-04-02' })
    await placeBatches(db)
    expect(await until()).toEqual(before)
    await followMonitoring(db)
    expect(await until()).toEqual(['2026. 04. 02.'])
    const moved = factOf(IDS[0])('name', { name: 'Megint más Kft.' }, { from: '2026-05-01' })
    await mergeAndAlert(db, [moved], { observedOn: '2026-05-02' })
    await sql`update alert_progress set position = position - 1`.execute(db)
    expect(await until()).toEqual(['2026. 04. 02.'])
    await sql`update alert_progress set position = position + 1`.execute(db)
    expect(await until()).toEqual(['2026. 05. 02.'])
  })

  test('names those that may tell of the watched, and lists only where level or rules tell of them', async () => {
    const { db } = server.deps
    const named = async () => {
      const { basis } = await readStatistics()
      return ['Cégnyilvántartás', 'Strange register', 'List of sanctions', 'List of debts'].filter((title) =>
        basis.includes(title),
      )
    }
    const debts = { ...REGISTER, sourceId: 'debts', title: 'List of debts', countryCode: 'HU' }
    await mergeAndAlert(db, [factOf('SE20000009')('name', { name: 'Fremd AB' })], {
      source: { ...REGISTER, sourceId: 'strange', title: 'Strange register' },
    })
    const debt = { authority: 'NAV', caseNumber: null, amount: null, currency: 'HUF', text: null }
    await mergeAndAlert(db, [factOf(IDS[0])('tax-debt', debt, { from: '2026-05-02' })], {
      source: { ...debts, coversAll: { sections: ['tax-debt'], registers: ['court'] } },
      observedOn: '2026-05-03',
    })
    const listed = { ...REGISTER, sourceId: 'eu-list', title: 'List of sanctions' }
    await importEdition(server.deps, [designationOf('1', 'Somebody ELSE')], {
      observedOn: '2026-05-03',
      source: listed,
    })
    await placeBatches(db)
    await followMonitoring(db)
    const set = (level: string) =>
      sql`update subscribers set monitoring_level = ${level} where subscriber_id = ${signed.subscriberId}`.execute(db)
    await set('basic')
    expect(await named()).toEqual(['Cégnyilvántartás'])
    await set('high')
    expect(await named()).toEqual(['Cégnyilvántartás', 'List of sanctions', 'List of debts'])
    await set('basic')
    const user = await db
      .selectFrom('users')
      .select('user_id')
      .where('subscriber_id', '=', signed.subscriberId)
      .executeTakeFirstOrThrow()
    const keep = async (happening: object) => {
      const rule = {
        match: 'any',
        happenings: [happening],
        standing: {},
        watched: { importances: [], labels: [] },
        importance: 'negative',
      }
      await sql`delete from alert_rules`.execute(db)
      await sql`insert into alert_rules (subscriber_id, name, definition, is_active, created_by, created_at, updated_at)
        values (${signed.subscriberId}, 'Szabály', ${JSON.stringify(rule)}, true, ${user.user_id}, now(), now())`.execute(
        db,
      )
    }
    await keep({ kind: 'events', kinds: ['sanction-match'], importances: [], level: null })
    expect(await named()).toEqual(['Cégnyilvántartás', 'List of sanctions'])
    // A rating rests on both.
    await keep({ kind: 'rating-below', points: 20 })
    expect(await named()).toEqual(['Cégnyilvántartás', 'List of sanctions', 'List of debts'])
    await sql`delete from alert_rules`.execute(db)
  })

  test('say that nothing is watched', async () => {
    const nobody = await server.signIn({ claims: ['Monitoring'] })
    const answer = await server.app.inject({ url: '/api/monitoring/alerts/statistics', headers: nobody.headers })
    expect(getAlertStatistics.answer.parse(answer.json()).basis).toBe('Előfizetése egyetlen céget sem figyel.')
  })

  test('say of how many a line could not be read', async () => {
    const reject = (companyId: string) =>
      ({ type: 'reject', line: 7, reason: 'amount', detail: '', companyId }) as const
    expect((await readStatistics()).basis).not.toContain('nem tudtunk elolvasni')
    await mergeAndAlert(server.deps.db, [reject(IDS[0]), reject(IDS[1]), reject('10000099')], {
      observedOn: '2026-05-03',
    })
    expect((await readStatistics()).basis).toMatch(
      /E cégek közül 2 cégről egyes adatsorokat nem tudtunk elolvasni.*\.$/,
    )
  })
})

test.each(['', '/count', '/statistics', '/desk', '/1'])('%s is for holders of the claim', async (path) => {
  const answer = await callAs(server, `/api/monitoring/alerts${path}`, { claims: ['Cegriport'] })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'claim.missing'])
})
