import { listAudit } from '@merleg/contract/audit.contract'
import { AUDIT_ACT_NAMES } from '@merleg/domain/audit-acts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { addTestKey } from '../api-keys/testing-keys.ts'
import { factOf, merge } from '../report/testing-report.ts'
import { UN_SANCTIONS } from '../sanctions/list-sources.ts'
import { type Audited, recordAudit } from './audit.usecases.ts'

const testApp = useTestApp()
const now = new Date('2026-11-20T10:00:00Z')

async function signIn() {
  const admin = await testApp.signIn({ claims: [], role: 'administrator' })
  const record = (entry: Partial<Audited> & Pick<Audited, 'act'>) =>
    recordAudit(testApp.deps.db, { actor: admin, subject: { id: 'x', name: 'X' }, now, ...entry })
  const list = async (query = '', locale = 'en') => {
    const headers = { ...admin.headers, 'x-locale': locale }
    const answer = await testApp.app.inject({ url: `/api/administration/audit${query}`, headers })
    return listAudit.answer.parse(answer.json())
  }
  return { ...admin, record, list }
}

describe('the trail', () => {
  test('tells who did what in words, the latest first, of the own subscriber alone', async () => {
    const { record, list } = await signIn()
    await record({ act: 'role-changed', detail: { from: 'member', to: 'administrator' } })
    await record({
      act: 'claims-changed',
      detail: { from: ['Cegriport', 'Monitoring'], to: ['Cegriport', 'Mutatok'] },
      now: new Date(now.getTime() + 1000),
    })
    await (await signIn()).record({ act: 'user-disabled' })
    const { results, meta } = await list()
    expect(meta.count).toBe(2)
    expect(results.map(({ text, detail, actor }) => [actor.name, text, detail])).toEqual([
      ['Teszt Elek', 'Modules changed', 'Added: Indicators · Taken away: Monitoring'],
      ['Teszt Elek', 'Role changed', 'Administrator instead of User'],
    ])
  })

  test.each(['hu', 'en', 'de'])('has words for every act (%s)', async (locale) => {
    const { record, list } = await signIn()
    for (const act of AUDIT_ACT_NAMES)
      await record({ act, subject: { id: 'x', name: act === 'person-opened' ? null : 'X' } })
    const { results } = await list('?perPage=50', locale)
    expect(results).toHaveLength(AUDIT_ACT_NAMES.length)
    expect(results.filter(({ text, act }) => text === act)).toEqual([])
  })

  test('is filtered by act, user and Hungarian days', async () => {
    const { record, list, userId, subscriberId } = await signIn()
    await record({ act: 'user-enabled', actor: { kind: 'provider', subscriberId } })
    // Already the next day in Hungary.
    await record({ act: 'user-disabled', now: new Date('2026-11-20T23:30:00Z') })
    const acts = async (query: string) => (await list(query)).results.map(({ act }) => act)
    expect(await acts('?act=user-enabled')).toEqual(['user-enabled'])
    expect(await acts(`?user=${userId}`)).toEqual(['user-disabled'])
    expect(await acts('?from=2026-11-21&to=2026-11-21')).toEqual(['user-disabled'])
    expect(await acts('?to=2026-11-20')).toEqual(['user-enabled'])
    const { headers } = await signIn()
    const reversed = await testApp.app.inject({
      url: '/api/administration/audit?from=2026-02-02&to=2026-02-01',
      headers,
    })
    expect(reversed.json()).toMatchObject({ code: 'days.reversed' })
  })

  test('of a user has what his keys did, and nothing of the keys of others', async () => {
    const key = await addTestKey(testApp, { claims: [] })
    const { userId: other } = await testApp.signIn({ claims: [] })
    await recordAudit(testApp.deps.db, {
      actor: { ...key, key: { keyId: key.keyId } },
      act: 'person-opened',
      subject: { id: 'p-1', name: null },
    })
    const read = async (user: string) => {
      const url = `/api/administration/audit?user=${user}`
      const answer = await testApp.app.inject({ url, headers: key.makerHeaders })
      return listAudit.answer.parse(answer.json())
    }
    const { results, meta } = await read(key.userId)
    expect([meta.count, results.map(({ act, actor }) => [act, actor.name])]).toEqual([
      1,
      [['person-opened', 'Teszt kulcs']],
    ])
    expect((await read(other)).results).toEqual([])
  })

  test('names a company as the register does today, and what was decided of a match', async () => {
    const { record, list, headers } = await signIn()
    await merge(testApp.deps.db, [
      factOf('10000001')('name', { name: 'Álma Kft.' }),
      factOf('10000001')('registration', { status: 'registered', on: null, reason: null }),
    ])
    const company = { id: '10000001', name: null }
    const { title: ofList } = UN_SANCTIONS
    await record({ act: 'match-decided', subject: company, detail: { verdict: 'dismissed' } })
    await record({
      act: 'match-decided',
      subject: company,
      detail: { verdict: 'confirmed', matchId: 'a1', list: ofList },
    })
    const second = { verdict: 'withdrawn', matchId: 'b2', list: ofList, entry: 'QDe.004' }
    await record({ act: 'match-decided', subject: company, detail: second })
    await record({ act: 'watch-removed', subject: { id: '10000009', name: null } })
    const { results } = await list()
    expect(results.map(({ subject, detail }) => [subject?.text, subject?.url !== null, detail])).toEqual([
      ['10000009', true, null],
      ['Álma Kft.', true, `withdrawn · ${ofList} – entry QDe.004 · match b2`],
      ['Álma Kft.', true, `confirmed · ${ofList} · match a1`],
      ['Álma Kft.', true, 'dismissed'],
    ])
    const german = (await list('', 'de')).results.map(({ detail }) => detail)
    expect(german[1]).toMatch(/^zurückgenommen · .+ – Eintrag QDe\.004 · Treffer b2$/)
    const file = await testApp.app.inject({ url: '/api/administration/audit/file?format=csv', headers })
    expect(file.body).toMatch(/Álma Kft\..10000001.+b2/)
  })

  test.each(['csv', 'json', 'xlsx'])('is downloaded as %s, which is in the trail as well', async (format) => {
    const { record, list, headers } = await signIn()
    await record({
      act: 'key-created',
      subject: { id: 'k', name: '=cmd()' },
      detail: { claims: [], expiresAt: '2027-01-01' },
    })
    const answer = await testApp.app.inject({ url: `/api/administration/audit/file?format=${format}`, headers })
    expect(answer.statusCode).toBe(200)
    if (format === 'csv') expect(answer.body).toContain("'=cmd()")
    expect((await list()).results.map(({ act }) => act)).toEqual(['data-exported', 'key-created'])
  })

  test('is only appended to; what is older than five years may go', async () => {
    const { record, subscriberId } = await signIn()
    await record({ act: 'user-disabled', now: new Date() })
    const { db } = testApp.deps
    const own = sql`where subscriber_id = ${subscriberId}`
    const refused = 'the audit trail is only appended to'
    await expect(sql`update audit_entries set act = 'x' ${own}`.execute(db)).rejects.toThrow(refused)
    await expect(sql`delete from audit_entries ${own}`.execute(db)).rejects.toThrow(refused)
    const old = await signIn()
    await old.record({ act: 'user-disabled', now: new Date('2020-01-01T00:00:00Z') })
    await sql`delete from audit_entries where subscriber_id = ${old.subscriberId}`.execute(db)
    expect((await old.list()).meta.count).toBe(0)
  })

  test('keeps nothing of what was rolled back', async () => {
    const { list, subscriberId, userId } = await signIn()
    const work = testApp.deps.db.transaction().execute(async (tx) => {
      const subject = { id: userId, name: null }
      await recordAudit(tx, { actor: { subscriberId, userId }, act: 'user-disabled', subject, now })
      throw new Error('something else failed')
    })
    await expect(work).rejects.toThrow('something else failed')
    expect((await list()).meta.count).toBe(0)
  })
})

test('company-level settings that change are in the trail, others are not', async () => {
  const { headers, list } = await signIn()
  const save = (payload: object) => testApp.app.inject({ method: 'POST', url: '/api/settings', headers, payload })
  await save({ monitoringNegativeEvents: true, salesView: true })
  await save({ monitoringNegativeEvents: true })
  await save({ salesView: false })
  expect((await list()).results.map(({ detail }) => detail)).toEqual(['Negative events only: on'])
})
