import { RULES_MAX } from '@merleg/domain/monitoring-rules/alert-rule'
import { listAlerts } from '@merleg/contract/alerts.contract'
import { listAlertRules, tryAlertRule } from '@merleg/contract/monitoring-rules.contract'
import type { LightMyRequestResponse } from 'fastify'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { followMonitoring, knownCompany, watchCompanies } from '../monitoring/testing-monitoring.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { fireRules } from './fire-rules.usecases.ts'
import { testingRule } from './testing-monitoring-rules.ts'

const server = useTestApp()
type Headers = { authorization: string }
let me: { headers: Headers; subscriberId: string } = { headers: { authorization: '' }, subscriberId: '' }

beforeEach(async () => {
  me = await server.signIn({ claims: ['Monitoring'] })
})

const post = (path: string, payload: object, headers: Headers = me.headers): Promise<LightMyRequestResponse> =>
  server.app.inject({ method: 'POST', url: `/api/monitoring/rules/${path}`, headers, payload })
const remove = (id: string, headers: Headers = me.headers): Promise<LightMyRequestResponse> =>
  server.app.inject({ method: 'DELETE', url: `/api/monitoring/rules/${id}/delete`, headers })
const list = async (locale = 'hu') => {
  const headers = { ...me.headers, 'x-locale': locale }
  const response = await server.app.inject({ method: 'GET', url: '/api/monitoring/rules', headers })
  return listAlertRules.answer.parse(response.json())
}
const bodyOf = (name: string, definition: object = testingRule()) => ({ name, definition, isActive: true })
const add = async (name: string, definition: object = testingRule()): Promise<string> => {
  const { id } = (await post('add', bodyOf(name, definition))).json<{ id: string }>()
  return id
}

describe('rules', () => {
  test('are kept, listed by name as sentences, changed, switched, deleted and taken back', async () => {
    const definition = testingRule({
      match: 'all',
      happenings: [
        { kind: 'turns', figure: 'shareholdersEquity', to: 'negative' },
        { kind: 'rating-falls', bands: 2, months: 12 },
      ],
      standing: { financialDetails: { totalSales: { min: 100 } }, companyDetails: { county: ['20'] } },
      watched: { importances: ['high'], labels: ['vevő'] },
    })
    const id = await add('Tőke', definition)
    await add('Ábel')
    const { results } = await list()
    expect(results.map(({ name }) => name)).toEqual(['Ábel', 'Tőke'])
    expect(results[0]?.sentence).toBe('Szóljon, ha erről hallunk: negatív hír.')
    expect(results[1]?.sentence?.replaceAll('\u00a0', ' ')).toBe(
      'Szóljon, ha az új beszámolóban ez negatívba fordul: Saját tőke és a minősítés 12 hónapon belül legalább 2 sávot romlik, ' +
        'és közben igaz: Vármegye: Zala és Értékesítés nettó árbevétele: ≥ 100 M Ft és a cég fontossága: magas és a cég címkéje: vevő.',
    )
    expect(results.map(({ notes }) => notes)).toEqual([
      // Any bad news may be of a match.
      [expect.stringMatching(/^Egy újonnan betöltött/), expect.stringMatching(/^Szankciós jegyzék nincs betöltve/)],
      [
        expect.stringMatching(/^Az összegfeltétel forintban/),
        expect.stringMatching(/350–380 napos üzleti évvel/),
        expect.stringMatching(/^Előjelváltást csak azonos pénznemű/),
      ],
    ])
    expect(results[1]).toMatchObject({ id, definition, isActive: true, recentAlerts: 0 })
    expect((await list('de')).results[0]?.sentence).toBe('Melden, wenn wir davon hören: schlechte Nachricht.')
    expect((await post(`${id}/update`, { ...bodyOf('Más', testingRule()), isActive: false })).statusCode).toBe(200)
    expect((await post(`${id}/switch`, { isActive: true })).json()).toEqual({
      notification: 'A szabály mostantól riaszt.',
    })
    expect((await remove(id)).statusCode).toBe(200)
    const trail = server.deps.db
      .selectFrom('audit_entries')
      .select(['act', 'actor_user_id', 'subject_id', 'subject_name'])
    expect(await trail.where('subscriber_id', '=', me.subscriberId).execute()).toEqual([
      { act: 'rule-deleted', actor_user_id: expect.any(String), subject_id: id, subject_name: 'Más' },
    ])
    expect((await list()).results).toHaveLength(1)
    expect((await post(`${id}/switch`, { isActive: true })).statusCode).toBe(404)
    expect((await post(`${id}/restore`, {})).statusCode).toBe(200)
    expect((await list()).results.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Ábel', true],
      ['Más', true],
    ])
  })

  test('that a colleague changed since they were read are left as they are, and it is said', async () => {
    const id = await add('Közös')
    const [seen] = (await list()).results
    const save = (name: string, updatedAt?: string) => post(`${id}/update`, { ...bodyOf(name), updatedAt })
    expect((await save('Első', seen?.updatedAt)).statusCode).toBe(200)
    const late = await save('Második', seen?.updatedAt)
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'alert-rule.changed'])
    const [now] = (await list()).results
    expect(now?.name).toBe('Első')
    expect((await save('Második', now?.updatedAt)).statusCode).toBe(200)
    // A program that does not say what it has read changes the rule as it is.
    expect((await save('Harmadik')).statusCode).toBe(200)
  })

  test('that were switched since they were read are changed, and stay on or off unless it is said', async () => {
    const id = await add('Közös')
    const [seen] = (await list()).results
    const save = async (given: object) => {
      const { isActive: _isActive, ...body } = bodyOf('Más')
      expect((await post(`${id}/update`, { ...body, updatedAt: seen?.updatedAt, ...given })).statusCode).toBe(200)
      return (await list()).results.map(({ name, isActive }) => [name, isActive])
    }
    await post(`${id}/switch`, { isActive: false })
    expect((await list()).results[0]?.updatedAt).toBe(seen?.updatedAt)
    expect(await save({})).toEqual([['Más', false]])
    expect(await save({ isActive: true, updatedAt: undefined })).toEqual([['Más', true]])
  })

  test('that two save at once are saved by one of them', async () => {
    const id = await add('Közös')
    const [seen] = (await list()).results
    const answers = await Promise.all(
      ['Egyik', 'Másik'].map((name) => post(`${id}/update`, { ...bodyOf(name), updatedAt: seen?.updatedAt })),
    )
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  })

  test('that can no longer be read say so, fire at nothing and stop no other', async () => {
    const [gone, cut] = [await add('Elavult'), await add('Részben')]
    await add('Élő')
    const heard = { kind: 'events', kinds: ['unheard-of'], importances: [], level: null }
    const store = (id: string, definition: object) =>
      server.deps.db
        .updateTable('alert_rules')
        .set({ definition: JSON.stringify(definition) })
        .where('rule_id', '=', id)
        .execute()
    await store(gone, { ...testingRule(), happenings: [heard] })
    await store(cut, { ...testingRule(), happenings: [heard, { kind: 'rating-falls', bands: 2, months: 12 }] })
    const told = (await list()).results.map(({ name, isReadable, sentence }) => [name, isReadable, sentence])
    expect(told).toEqual([
      ['Elavult', false, null],
      ['Élő', true, 'Szóljon, ha erről hallunk: negatív hír.'],
      ['Részben', false, 'Szóljon, ha a minősítés 12 hónapon belül legalább 2 sávot romlik.'],
    ])
    expect((await post(`${gone}/update`, bodyOf('Elavult'))).statusCode).toBe(200)
    expect((await list()).results[0]?.isReadable).toBe(true)
  })

  test('have names of their own, and are not more than fifty', async () => {
    const id = await add('Egyik')
    const taken = await post('add', bodyOf(' EGYIK '))
    expect([taken.statusCode, taken.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'alert-rule.name-taken', fields: { name: 'taken' } }),
    ])
    expect((await post(`${id}/update`, bodyOf('egyik'))).statusCode).toBe(200)
    for (let count = 1; count < RULES_MAX; count += 1) await add(`Szabály ${count}`)
    expect((await post('add', bodyOf('Még egy'))).json()).toMatchObject({ code: 'alert-rule.too-many' })
  })

  test('of another subscriber are not there', async () => {
    const id = await add('Enyém')
    const { headers } = await server.signIn({ claims: ['Monitoring'] })
    const refused = await Promise.all([
      post(`${id}/update`, bodyOf('Övé'), headers),
      post(`${id}/switch`, { isActive: false }, headers),
      post(`${id}/restore`, {}, headers),
      remove(id, headers),
    ])
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })

  test.each([
    ['no happening', { ...testingRule(), happenings: [] }, 'definition.happenings'],
    [
      'news of everything',
      { ...testingRule(), happenings: [{ kind: 'events', kinds: [], importances: [], level: null }] },
      'definition.happenings.0.kinds',
    ],
    [
      'points that no rating has',
      { ...testingRule(), happenings: [{ kind: 'rating-below', points: 101 }] },
      'definition.happenings.0.points',
    ],
    [
      'bounds the wrong way round',
      { ...testingRule(), standing: { companyDetails: { employees: { min: 5, max: 1 } } } },
      'definition.standing.companyDetails.employees.max',
    ],
    [
      'a criterion of which the past is not known',
      { ...testingRule(), standing: { companyDetails: { companyName: 'Alma' } } },
      'definition.standing.companyDetails.companyName',
    ],
    [
      'a county that is none',
      { ...testingRule(), standing: { companyDetails: { county: ['99'] } } },
      'definition.standing.companyDetails.county.0',
    ],
  ])('%s is told at its field', async (_case, definition, path) => {
    for (const response of [await post('add', bodyOf('Rossz', definition)), await post('try', { definition })]) {
      expect(response.statusCode).toBe(422)
      expect(Object.keys(response.json<{ fields: Record<string, string> }>().fields)).toContain(path)
    }
  })

  test('are tried on a sample where nobody is watched, which is said with what it cannot see', async () => {
    const definition = testingRule({ watched: { importances: ['high'], labels: [] } })
    const response = await post('try', { definition })
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ basis: 'sample', isCut: false })
    expect(response.json<{ notes: string[] }>().notes).toHaveLength(5)
  })

  test.each([
    [testingRule({ happenings: [{ kind: 'turns', figure: 'ebitda', to: 'negative' }] }), []],
    [
      testingRule({ standing: { financialDetails: { ebitda: { max: 0 } } } }),
      [/^Az összegfeltétel forintban/, /350–380 napos/],
    ],
    [testingRule({ standing: { more: { salesGrowth: { min: 5 } } } }), [/^Az árbevétel változását csak azonos/]],
    [testingRule({ standing: { companyDetails: { employees: { min: 5 } } } }), []],
  ])('tried say which accounts they do not compare, but what the form says: %j', async (definition, told) => {
    const { notes } = (await post('try', { definition })).json<{ notes: string[] }>()
    const ofAccounts = notes.filter((note) => /pénznem|napos üzleti/.test(note))
    expect(ofAccounts).toHaveLength(told.length)
    for (const [index, note] of told.entries()) expect(ofAccounts[index]).toMatch(note)
  })

  test('are tried on failures that were news, and on weeks of which something can be known', async () => {
    const companyId = '10000019'
    const { userId } = await server.signIn({ claims: ['Monitoring'] })
    await merge(server.deps.db, knownCompany(companyId))
    await followMonitoring(server.deps.db)
    await watchCompanies(server.deps.db, { subscriberId: me.subscriberId, userId }, [companyId])
    const proceeding = { caseNumber: null, court: null, administrator: null, text: null }
    const begun = factOf(companyId)('liquidation', proceeding, { slot: '1', from: '2024-01-20' })
    await merge(server.deps.db, [begun], { observedOn: '2024-02-01' })
    await followMonitoring(server.deps.db)
    const trial = async (definition = testingRule()) =>
      tryAlertRule.answer.parse((await post('try', { definition })).json())
    const told = await trial()
    expect([told.basis, told.failures.total, told.weeks.at(-1)?.alerts]).toEqual(['watched', 1, 1])
    // Everything was read just now: of the weeks before nothing is known.
    expect(told.weeks[0]?.alerts).toBeNull()
    const set = { told_as: 'corrected' }
    await server.deps.db.updateTable('monitoring_events').set(set).where('kind', '=', 'liquidation').execute()
    expect((await trial()).failures.total).toBe(0)
    await server.deps.db.updateTable('monitoring_events').set({ told_as: 'backdated' }).execute()
    expect((await trial()).failures.total).toBe(0)
    // Watched only after the last reading.
    const later = { added_at: new Date(Date.now() + 60_000) }
    await server.deps.db.updateTable('watched_companies').set(later).where('company_id', '=', companyId).execute()
    const falls = await trial(testingRule({ happenings: [{ kind: 'rating-falls', bands: 2, months: 12 }] }))
    expect(falls.weeks.every(({ alerts }) => alerts === null)).toBe(true)
  })

  test('that fired are named by the alert, and counted', async () => {
    const companyId = '10000009'
    const { userId } = await server.signIn({ claims: ['Monitoring'] })
    await add('Rossz hír')
    await merge(server.deps.db, knownCompany(companyId))
    await followMonitoring(server.deps.db)
    await watchCompanies(server.deps.db, { subscriberId: me.subscriberId, userId }, [companyId])
    const proceeding = { caseNumber: null, court: null, administrator: null, text: null }
    const begun = factOf(companyId)('liquidation', proceeding, { slot: '1', from: '2024-01-20' })
    await merge(server.deps.db, [begun], { observedOn: '2024-02-01' })
    await followMonitoring(server.deps.db, [fireRules])
    const response = await server.app.inject({ method: 'GET', url: '/api/monitoring/alerts', headers: me.headers })
    const { results } = listAlerts.answer.parse(response.json())
    expect(results).toMatchObject([{ isByRule: true, ruleNames: ['Rossz hír'], importance: 'negative' }])
    expect((await list()).results[0]?.recentAlerts).toBe(1)
  })
})
