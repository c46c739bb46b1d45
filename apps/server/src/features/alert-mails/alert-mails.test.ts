import { truncateAll } from '@merleg/db/testing'
import { inTransaction } from '@merleg/db/transaction'
import { beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import type { Mail } from '../../shared/mail.ts'
import { insertFoundChanges } from '../monitoring/looks/found-changes.repository.ts'
import {
  createWatcher,
  followMonitoring,
  knownCompany,
  mergeAndAlert,
  setWish,
  type TestWatcher,
  watchCompanies,
} from '../monitoring/testing-monitoring.ts'
import { factOf, merge, REGISTER } from '../report/testing-report.ts'
import { insertUser, updateSubscriberClaims, updateUserDisabled } from '../users/users.repository.ts'
import { queueAtOnce, queueRounds, sendNotice } from './alert-mails.usecases.ts'
import { listReportRows } from './notice-words.ts'
import { listNoticesOfJobs, listQueuedNotices, sendQueued, setFrequency } from './testing-alert-mails.ts'
import { getWatchReport } from './watch-report.views.ts'

const testApp = useTestApp()
const ID = '10000001'
const OTHER = '10000002'
const MINUTE = 60_000

/** A Monday before seven in Hungary. */
const EARLY = Date.parse('2026-11-23T05:00:00Z')
let now = EARLY
const clock = { now: () => new Date(now) }
const setTime = (moment: string) => (now = Date.parse(moment))
const deps = () => ({ ...testApp.deps, clock })
const db = () => testApp.deps.db

/** A rating, but for whose it is, when it was made and its points. */
const SCORE = {
  as_of: '2026-11-01',
  model_version: '1',
  basis: 'statement',
  parts: [],
  part_values: [],
  facts: '{}',
  revision: 1,
}

let names = 0
/** Something new and neutral of a company; each time another name. */
async function rename(companyId = ID): Promise<void> {
  names += 1
  const name = factOf(companyId)('name', { name: `Név ${names} Kft.` }, { from: '2026-10-01', slot: '' })
  await mergeAndAlert(db(), [name], { observedOn: '2026-11-20' })
}

async function liquidate(companyId: string): Promise<void> {
  const proceeding = { caseNumber: '1', court: null, administrator: null, text: null }
  const liquidation = factOf(companyId)('liquidation', proceeding, { slot: 'a', from: '2026-11-01' })
  await mergeAndAlert(db(), [liquidation], { observedOn: '2026-11-20' })
}

async function watch(
  frequency: 'off' | 'at-once' | 'daily' | 'weekly',
  companyIds = [ID, OTHER],
): Promise<TestWatcher> {
  const watcher = await createWatcher(db())
  await setFrequency(db(), watcher.userId, frequency)
  await updateSubscriberClaims(db(), { subscriberId: watcher.subscriberId, claims: ['Monitoring', 'Cegriport'] })
  await watchCompanies(db(), watcher, companyIds)
  return watcher
}

async function unwatch({ subscriberId }: TestWatcher, companyId: string): Promise<void> {
  await db()
    .updateTable('watched_companies')
    .set({ removed_at: new Date() })
    .where('subscriber_id', '=', subscriberId)
    .where('company_id', '=', companyId)
    .execute()
}

async function positionsOf({ userId }: TestWatcher): Promise<number[][]> {
  const notices = await listQueuedNotices(db())
  return notices.filter((notice) => notice.userId === userId).map(({ positions }) => positions)
}

beforeEach(async () => {
  await truncateAll(db())
  now = EARLY
  await queueRounds(deps())
  await merge(db(), [...knownCompany(ID), ...knownCompany(OTHER, 'Másik Kft.')])
})

describe('who is mailed at once', () => {
  test('is so the first time, and then of what has come meanwhile after some minutes', async () => {
    const watcher = await watch('at-once')
    await rename()
    await queueAtOnce(deps())
    expect(await positionsOf(watcher)).toEqual([[1]])
    await rename()
    await liquidate(OTHER)
    now += 4 * MINUTE
    await queueAtOnce(deps())
    expect(await positionsOf(watcher)).toHaveLength(1)
    now += MINUTE
    await queueAtOnce(deps())
    await queueAtOnce(deps())
    expect(await positionsOf(watcher)).toEqual([[1], [2, 3]])
    expect(await listNoticesOfJobs(db())).toEqual((await listQueuedNotices(db())).map(({ noticeId }) => noticeId))
  })

  test('does not wait for a clock that was ahead', async () => {
    const watcher = await watch('at-once')
    now += 365 * 24 * 60 * MINUTE
    await rename()
    await queueAtOnce(deps())
    now = EARLY
    await rename()
    await queueAtOnce(deps())
    expect(await positionsOf(watcher)).toEqual([[1], [2]])
  })
})

describe('the mails of a morning', () => {
  test('go once on a working day, with everything since the last, and not at all without news', async () => {
    const watcher = await watch('daily')
    await rename()
    await queueRounds(deps())
    expect(await positionsOf(watcher)).toEqual([])
    setTime('2026-11-23T06:00:00Z')
    await queueRounds(deps())
    await rename()
    setTime('2026-11-23T12:00:00Z')
    await queueRounds(deps())
    expect(await positionsOf(watcher)).toEqual([[1]])
    setTime('2026-11-24T06:00:00Z')
    await queueRounds(deps())
    setTime('2026-11-25T06:00:00Z')
    await queueRounds(deps())
    expect(await positionsOf(watcher)).toEqual([[1], [2]])
    // Saturday
    await rename()
    setTime('2026-11-28T12:00:00Z')
    await queueRounds(deps())
    setTime('2026-11-29T12:00:00Z')
    await queueRounds(deps())
    expect(await positionsOf(watcher)).toEqual([[1], [2], [3]])
  })

  test('of Monday are those of the week', async () => {
    const watcher = await watch('weekly')
    await rename()
    setTime('2026-11-23T06:00:00Z')
    await queueRounds(deps())
    await rename()
    setTime('2026-11-27T06:00:00Z')
    await queueRounds(deps())
    expect(await positionsOf(watcher)).toEqual([[1]])
    setTime('2026-11-30T06:00:00Z')
    await queueRounds(deps())
    expect(await positionsOf(watcher)).toEqual([[1], [2]])
  })

  test('are not sent again where the clock goes back', async () => {
    const watcher = await watch('daily')
    await rename()
    setTime('2026-11-24T06:00:00Z')
    await queueRounds(deps())
    await rename()
    setTime('2026-11-23T06:00:00Z')
    await queueRounds(deps())
    expect(await positionsOf(watcher)).toEqual([[1]])
  })
})

test('who changes how often he is mailed gets nothing twice, and nothing of the time in which he wanted none', async () => {
  const watcher = await watch('daily')
  await rename()
  setTime('2026-11-23T06:00:00Z')
  await queueRounds(deps())
  await setFrequency(db(), watcher.userId, 'at-once')
  await rename()
  await queueAtOnce(deps())
  await setFrequency(db(), watcher.userId, 'weekly')
  setTime('2026-11-30T06:00:00Z')
  await queueRounds(deps())
  expect(await positionsOf(watcher)).toEqual([[1], [2]])
  await setFrequency(db(), watcher.userId, 'off')
  await rename()
  setTime('2026-12-01T06:00:00Z')
  await queueRounds(deps())
  await setFrequency(db(), watcher.userId, 'daily')
  setTime('2026-12-02T06:00:00Z')
  await queueRounds(deps())
  expect(await positionsOf(watcher)).toEqual([[1], [2]])
})

test('nobody is mailed of a company that he watches no more, be it since the mail was queued', async () => {
  const [early, late] = [await watch('at-once'), await watch('at-once')]
  await rename()
  await unwatch(early, ID)
  await queueAtOnce(deps())
  await unwatch(late, ID)
  expect(await positionsOf(early)).toEqual([])
  expect(await positionsOf(late)).toEqual([[1]])
  expect(await sendQueued(deps())).toEqual([])
})

test('demo accounts, disabled users and those without the module are not mailed, also not later', async () => {
  const [disabled, claimless] = [await watch('at-once'), await watch('at-once')]
  const demo = await insertUser(db(), {
    subscriberId: claimless.subscriberId,
    email: 'demo@test.example',
    name: 'Demó',
    passwordHash: '',
    isDemo: true,
  })
  await setFrequency(db(), demo, 'at-once')
  await updateUserDisabled(db(), { userId: disabled.userId, disabledAt: clock.now() })
  await updateSubscriberClaims(db(), { subscriberId: claimless.subscriberId, claims: ['Kedvencek'] })
  await rename()
  await queueAtOnce(deps())
  setTime('2026-11-23T06:00:00Z')
  await queueRounds(deps())
  await updateUserDisabled(db(), { userId: disabled.userId, disabledAt: null })
  await updateSubscriberClaims(db(), { subscriberId: claimless.subscriberId, claims: ['Monitoring'] })
  await queueAtOnce(deps())
  expect(await listQueuedNotices(db())).toEqual([])
})

test('a user who is new is not mailed of what was before him', async () => {
  const watcher = await watch('at-once')
  await rename()
  const userId = await insertUser(db(), {
    subscriberId: watcher.subscriberId,
    email: 'uj@test.example',
    name: 'Új',
    passwordHash: '',
    isDemo: false,
  })
  await setFrequency(db(), userId, 'at-once')
  await rename()
  await queueAtOnce(deps())
  expect(await positionsOf({ ...watcher, userId })).toEqual([[2]])
})

test('mails follow what the subscriber wants to hear', async () => {
  const watcher = await watch('at-once')
  await setWish(db(), watcher.subscriberId, { onlyNegative: true })
  await rename()
  await queueAtOnce(deps())
  expect(await positionsOf(watcher)).toEqual([])
  const named = (name: string, from: string) => factOf(ID)('name', { name }, { from, slot: '' })
  const relation = { name: 'Utód Kft.', registerNumber: null, relation: null }
  const successor = factOf(ID)('successor', relation, { slot: 'a', from: '2026-11-02' })
  await mergeAndAlert(db(), [named('Megint más Kft.', '2026-11-02'), successor], { observedOn: '2026-11-20' })
  await queueAtOnce(deps())
  expect(await positionsOf(watcher)).toEqual([])
  await setWish(db(), watcher.subscriberId, { onlyNegative: true, withClosings: true })
  await mergeAndAlert(
    db(),
    [factOf(ID)('successor', relation, { slot: 'b', from: '2026-11-03' }), named('Harmadik Kft.', '2026-11-03')],
    { observedOn: '2026-11-21' },
  )
  await queueAtOnce(deps())
  const [mail] = await sendQueued(deps())
  expect(mail?.text).toContain('Jogutód')
  expect(mail?.text).not.toContain('Új elnevezés')
})

describe('a mail', () => {
  async function mailOf(
    watcher: TestWatcher,
    settings: { locale?: string; monitoring_table?: boolean } = {},
  ): Promise<Mail> {
    const values = { monitoring_table: false, ...settings }
    await db().updateTable('users').set(values).where('user_id', '=', watcher.userId).execute()
    await queueAtOnce(deps())
    const [mail, ...others] = await sendQueued(deps())
    if (mail === undefined || others.length > 0) throw new Error('not one mail')
    return mail
  }

  test('has the worst first, counts the unchanged, and leads to the very items', async () => {
    const watcher = await watch('at-once', [ID, OTHER, '10000003'])
    await merge(db(), knownCompany('10000003', 'Csendes Kft.'))
    await rename(OTHER)
    await liquidate(ID)
    const mail = await mailOf(watcher)
    expect(mail.subject).toBe('Monitoring: 2 figyelt cég változott, 1 kedvezőtlenül')
    const [notice] = await listQueuedNotices(db())
    for (const text of [mail.text, mail.html ?? '']) {
      expect(text.indexOf('Minta Kft.')).toBeGreaterThan(0)
      expect(text.indexOf('Minta Kft.')).toBeLessThan(text.indexOf(`Név ${names} Kft.`))
      expect(text).toContain('További 1 figyelt cégről')
      expect(text).toContain(`http://merleg.test/monitoring/alert/${notice?.noticeId}`)
    }
    expect(mail.text).toContain(`http://merleg.test/report/${ID}/company-data?hl=liquidation%3Aa&all=true`)
    expect(mail.html).not.toMatch(/<img|<script|<link|url\(|src=/)
  })

  test('tells who may not open reports no more than what happened', async () => {
    const watcher = await watch('at-once', [ID])
    await updateSubscriberClaims(db(), { subscriberId: watcher.subscriberId, claims: ['Monitoring'] })
    await rename()
    const mail = await mailOf(watcher, { monitoring_table: true })
    expect(mail.text).toContain('Új elnevezés')
    expect(mail.text).not.toContain('Minta Kft.')
    expect(mail.text).not.toContain('company-data')
  })

  test('says in its table what was before and after, when and by whom', async () => {
    const watcher = await watch('at-once', [ID])
    await rename()
    const mail = await mailOf(watcher, { monitoring_table: true })
    expect(mail.subject).toBe(`Monitoring: Név ${names} Kft. – Új elnevezés`)
    expect(mail.text).toMatch(/- Új elnevezés, 2026.{2}10.{2}01\./u)
    expect(mail.text).toContain(`Minta Kft. › Név ${names} Kft.`)
    expect(mail.text).toContain('Forrás: ')
    expect(mail.html).toContain('<th scope="col"')
    expect(mail.html).toContain('Minta Kft.</td>')
  })

  test.each([
    ['hu', 'Tisztelt', 'Leiratkozás a monitoring leveleiről'],
    ['en', 'Dear', 'Unsubscribe from the mails of the monitoring'],
    ['de', 'Guten Tag', 'E-Mails des Monitorings abbestellen'],
  ])('speaks the language of its reader: %s', async (locale, greeting, unsubscribe) => {
    const watcher = await watch('at-once')
    await rename()
    const mail = await mailOf(watcher, { locale })
    expect(mail.text).toContain(greeting)
    expect(mail.text).toContain(unsubscribe)
    expect(mail.html).toContain(`<html lang="${locale}">`)
    expect(mail.text + mail.subject + (mail.html ?? '')).not.toMatch(/\{\{|footer\.|subject\./)
  })

  test('takes what a company calls itself for text', async () => {
    const name = `<img src=x onerror="alert(1)">'&\r\nBcc: all@test.example Kft.`
    const watcher = await watch('at-once')
    const fact = factOf(ID)('name', { name }, { from: '2026-10-01', slot: '' })
    await mergeAndAlert(db(), [fact], { observedOn: '2026-11-20' })
    const mail = await mailOf(watcher, { monitoring_table: true })
    expect(mail.subject).not.toMatch(/[\r\n]/)
    expect(mail.html).not.toContain('<img')
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;')
  })

  test('tells mail programs how it is ended', async () => {
    const watcher = await watch('at-once')
    await rename()
    const { headers } = await mailOf(watcher)
    expect(headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/merleg\.test\/monitoring\/unsubscribe\/[0-9a-f-]{36}>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
  })

  test('of a load names some companies and counts the others', async () => {
    const ids = Array.from({ length: 40 }, (_, at) => String(20_000_001 + at))
    await merge(
      db(),
      ids.flatMap((id) => knownCompany(id, `Cég ${id} Kft.`)),
    )
    const watcher = await watch('at-once', ids)
    const renamed = ids.map((id) => factOf(id)('name', { name: `Új ${id} Kft.` }, { from: '2026-10-01', slot: '' }))
    await mergeAndAlert(db(), renamed, { observedOn: '2026-11-20' })
    const mail = await mailOf(watcher)
    expect(mail.text).toContain('40 figyelt cégről')
    expect(mail.text).toContain('és még 10 cég')
  })
})

describe('the weekly report', () => {
  test('says what was watched, by which sources and until when, also where nothing came', async () => {
    const watcher = await watch('daily')
    await db()
      .updateTable('users')
      .set({ weekly_monitoring_report: true })
      .where('user_id', '=', watcher.userId)
      .execute()
    await followMonitoring(db())
    setTime('2026-11-23T06:00:00Z')
    await queueRounds(deps())
    const [mail] = await sendQueued(deps())
    expect(mail?.subject).toMatch(/^Heti monitoringjelentés/)
    expect(mail?.text).toContain('Figyelt cégek: 2')
    expect(mail?.text).toContain('eseményt a figyelt cégekről ezek a források közölhetnek')
    setTime('2026-11-27T06:00:00Z')
    await queueRounds(deps())
    expect(await positionsOf(watcher)).toEqual([[]])
  })

  test('goes in one mail with the changes of the week, and counts them', async () => {
    const watcher = await watch('weekly')
    await db()
      .updateTable('users')
      .set({ weekly_monitoring_report: true })
      .where('user_id', '=', watcher.userId)
      .execute()
    await liquidate(ID)
    await db()
      .updateTable('alerts')
      .set({ created_at: new Date(now) })
      .execute()
    setTime('2026-11-23T06:00:00Z')
    await queueRounds(deps())
    const mails = await sendQueued(deps())
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Negatív riasztás: 1')
    expect(mails[0]?.text).toMatch(/Cég, amelynek csőd-.*: 1\n/u)
    expect(mails[0]?.text).toContain('Minta Kft.')
  })

  test('begins where the one before ended that went, whichever days lie between', async () => {
    const watcher = await watch('off')
    const users = db().updateTable('users').where('user_id', '=', watcher.userId)
    await users.set({ weekly_monitoring_report: true }).execute()
    const texts: string[] = []
    const weeks = [
      { at: '2026-11-23T06:00:00Z', goes: true },
      { at: '2026-11-30T06:00:00Z', goes: false },
      { at: '2026-12-08T06:00:00Z', goes: true },
      { at: '2026-12-14T06:00:00Z', goes: true },
    ]
    const mailer = { send: async ({ text }: Mail) => void texts.push(text) }
    for (const { at, goes } of weeks) {
      setTime(at)
      await queueRounds(deps())
      const noticeId = (await listQueuedNotices(db())).at(-1)?.noticeId ?? ''
      if (goes) await sendNotice(deps(), { mailer, noticeId, attempt: { isLast: false } })
    }
    expect(texts.map((text) => /^(.*) óta$/m.exec(text)?.[1]?.replaceAll('\u00a0', ' '))).toEqual([
      '2026. 11. 16.',
      '2026. 11. 23.',
      '2026. 12. 08.',
    ])
  })

  test('counts no failure that was corrected or is long past, and no alert that is snoozed', async () => {
    const watcher = await watch('weekly')
    await db()
      .updateTable('users')
      .set({ weekly_monitoring_report: true })
      .where('user_id', '=', watcher.userId)
      .execute()
    for (const companyId of [ID, OTHER]) await liquidate(companyId)
    await db()
      .updateTable('alerts')
      .set({ created_at: new Date(now) })
      .execute()
    const report = async () => {
      const { subscriberId } = watcher
      const told = await getWatchReport(db(), { subscriberId, locale: 'hu', now: new Date(now + MINUTE), since: null })
      return [told?.alerts.failures, told?.alerts.open]
    }
    const tell = async (toldAs: string, occurredOn: string) => {
      const set = { told_as: toldAs, occurred_on: occurredOn }
      await db().updateTable('monitoring_events').set(set).where('kind', '=', 'liquidation').execute()
    }
    expect(await report()).toEqual([2, 2])
    await tell('backdated', '2026-11-17')
    expect(await report()).toEqual([2, 2])
    await tell('backdated', '2026-11-01')
    expect(await report()).toEqual([0, 2])
    await tell('corrected', '2026-11-17')
    expect(await report()).toEqual([0, 2])
    const snooze = (minutes: number) => ({ snoozed_until: new Date(now + minutes * MINUTE) })
    await db().updateTable('alerts').set(snooze(60)).where('company_id', '=', ID).execute()
    await db().updateTable('alerts').set(snooze(-60)).where('company_id', '=', OTHER).execute()
    expect(await report()).toEqual([0, 1])
  })

  const rate = (companyId: string, points: number | null, [from, to, rules]: [string, string | null, string?]) =>
    db()
      .insertInto('scores')
      .values({
        ...SCORE,
        company_id: companyId,
        points,
        computed_at: from,
        superseded_at: to,
        rules_version: rules ?? null,
      })
      .execute()

  test('counts all companies watched, and ratings that came or went', async () => {
    const { subscriberId } = await watch('off', [ID, OTHER, '10000099'])
    await db().deleteFrom('scores').execute()
    const [before, since] = ['2026-11-01T00:00:00Z', '2026-11-21T00:00:00Z']
    await rate(ID, 70, [before, since])
    await rate(ID, null, [since, null])
    await rate(OTHER, null, [before, since])
    await rate(OTHER, 70, [since, null])
    await db().updateTable('scores').set({ basis: 'register' }).where('points', '=', 70).execute()
    const report = await getWatchReport(db(), { subscriberId, locale: 'hu', now: new Date(now), since: null })
    expect(report).toMatchObject({
      watched: 3,
      withoutAccounts: 1,
      moves: { up: 0, down: 0, byModel: 0, unrated: 2, unknownBefore: 1 },
    })
    const rows = report === null ? [] : listReportRows(report, 'hu').flatMap((block) => block.rows)
    expect(rows).toContainEqual({ label: 'Minősítése megszűnt vagy először készült el', value: '2' })
    expect(rows).toContainEqual({
      label: 'Ebből beszámoló nélkül, csak nyilvántartási adatokból minősítve',
      value: '1',
    })
  })

  /** As a look leaves it that has found a company in another band of its own doing. */
  const findMoved = (companyId: string, kind: 'rating-worse' | 'rating-better') => {
    const event = { kind, occurredOn: '2026-11-21', slot: '', toldAs: 'news', before: null, after: null } as const
    const changes = [{ companyId, events: [event] }]
    return inTransaction(db(), (tx) => insertFoundChanges(tx, { origin: 'rating', now: new Date(now), changes }))
  }

  test('does not count as worse what other rules of ours alone have rated since', async () => {
    const third = '10000099'
    const { subscriberId } = await watch('off', [ID, OTHER, third])
    await db().deleteFrom('scores').execute()
    const [before, since] = ['2026-11-01T00:00:00Z', '2026-11-21T00:00:00Z']
    for (const [companyId, rules] of [[ID, '2'] as const, [OTHER, '1'] as const, [third, undefined] as const]) {
      await rate(companyId, 70, rules === undefined ? [before, since] : [before, since, rules])
      await rate(companyId, 40, [since, null, '2'])
    }
    const countMoves = async () =>
      (await getWatchReport(db(), { subscriberId, locale: 'hu', now: new Date(now), since: null }))?.moves
    expect(await countMoves()).toMatchObject({ up: 0, down: 1, byModel: 2 })
    // Where a look has told apart that the company fell, too, it is its own; that it rose explains no fall.
    await findMoved(OTHER, 'rating-better')
    expect(await countMoves()).toMatchObject({ up: 0, down: 1, byModel: 2 })
    await findMoved(third, 'rating-worse')
    expect(await countMoves()).toMatchObject({ up: 0, down: 2, byModel: 1 })
  })

  test('says of how many a line could not be read since they are watched, and in which source', async () => {
    const reject = (companyId: string) =>
      ({ type: 'reject', line: 7, reason: 'amount', detail: '', companyId }) as const
    await mergeAndAlert(db(), [reject(OTHER)], { observedOn: '2026-11-19', now: new Date('2020-01-01') })
    const { subscriberId } = await watch('off', [ID, OTHER])
    const basis = async () =>
      (await getWatchReport(db(), { subscriberId, locale: 'en', now: new Date(now), since: null }))?.basis
    expect(await basis()).not.toContain('could not be read')
    await mergeAndAlert(db(), [reject(ID), reject('10000099')], {
      observedOn: '2026-11-20',
      now: new Date('2030-01-01'),
    })
    expect(await basis()).toMatch(
      / A line about 1 of these companies could not be read, so that any change told in it was not heard: Cégnyilvántartás \(.*2026.*\)\.$/,
    )
    const later = { subscriberId, locale: 'en', now: new Date('2030-06-08'), since: new Date('2030-06-01') } as const
    expect((await getWatchReport(db(), later))?.basis).not.toContain('could not be read')
  })

  const readBasis = async (subscriberId: string, locale: 'hu' | 'en' | 'de') =>
    (await getWatchReport(db(), { subscriberId, locale, now: new Date(now), since: null }))?.basis.replaceAll(
      '\u00A0',
      ' ',
    )

  test.each([
    ['hu', 'és még 2 forrás (állapot: 2026. 11. 20. vagy későbbi).'],
    ['en', 'and 2 more sources (as of 20 Nov 2026 or later).'],
    ['de', 'und 2 weitere Quellen (Stand 20.11.2026 oder später).'],
  ] as const)('counts in %s no source but those that were read in time', async (locale, counted) => {
    const phone = (number: number) => factOf(ID)('phone', { value: `+36 1 234 567${number}` }, { slot: `${number}` })
    const { subscriberId } = await watch('off', [ID])
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8])
      await merge(db(), [phone(number)], {
        source: { ...REGISTER, sourceId: `daily-${number}`, title: `Daily ${number}`, rhythm: 'daily' },
        observedOn: '2026-11-20',
      })
    const late = { ...REGISTER, sourceId: 'late', title: 'Late register', rhythm: 'daily' } as const
    await mergeAndAlert(db(), [phone(9)], { source: late, observedOn: '2026-09-01' })
    const basis = await readBasis(subscriberId, locale)
    expect(basis).toContain('Late register')
    expect(basis?.match(/Daily/g)).toHaveLength(6)
    expect(basis).toContain(counted)
  })

  test('names lists only where level or rules tell of them', async () => {
    const { subscriberId } = await watch('off', [ID])
    const source = { ...REGISTER, sourceId: 'debts', title: 'List of debts', countryCode: 'HU' }
    const debt = { authority: 'NAV', caseNumber: null, amount: null, currency: 'HUF', text: null }
    await mergeAndAlert(db(), [factOf(ID)('tax-debt', debt, { from: '2026-11-02' })], {
      source: { ...source, coversAll: { sections: ['tax-debt'], registers: ['court'] } },
      observedOn: '2026-11-20',
    })
    await setWish(db(), subscriberId, { level: 'high' })
    expect(await readBasis(subscriberId, 'en')).toMatch(/^Events of your level.*List of debts/)
    await setWish(db(), subscriberId, { level: 'basic' })
    expect(await readBasis(subscriberId, 'en')).toMatch(/^Events of your level/)
    expect(await readBasis(subscriberId, 'en')).not.toContain('List of debts')
  })

  test('is not written where nothing is watched', async () => {
    const watcher = await watch('weekly', [])
    await db()
      .updateTable('users')
      .set({ weekly_monitoring_report: true })
      .where('user_id', '=', watcher.userId)
      .execute()
    setTime('2026-11-23T06:00:00Z')
    await queueRounds(deps())
    expect(await listQueuedNotices(db())).toEqual([])
  })
})
