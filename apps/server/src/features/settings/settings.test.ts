import { getMe } from '@merleg/contract/auth.contract'
import { getSettings, type Settings } from '@merleg/contract/settings.contract'
import { waitingForLocks } from '@merleg/db/testing-locks'
import { SETTING_NAMES } from '@merleg/domain/setting-flags'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { updateUserAnonymous } from '../personal-data/closing.repository.ts'
import { lockSubscriber } from '../users/administered-users.repository.ts'
import { createSession } from '../users/sessions.repository.ts'
import { createToken } from '../users/tokens.ts'
import { insertUser, updateUserDisabled, updateUserRole } from '../users/users.repository.ts'

const test = useTestApp()

const off: Settings = {
  companyReportValidDetails: false,
  companyReportOpenAll: false,
  companyReportThousands: false,
  companyReportHideHistory: false,
  monitoringNegativeEvents: false,
  notificationOfCloses: false,
  monitoringTable: false,
  weeklyMonitoringReport: false,
  salesView: false,
  alertMails: 'daily',
  perPage: 10,
}

type Headers = Record<string, string>
const readAll = async (headers: Headers) =>
  getSettings.answer.parse((await test.app.inject({ url: '/api/settings', headers })).json())
const read = async (headers: Headers) => {
  const { canChangeCompanySettings: _can, ...settings } = await readAll(headers)
  return settings
}
const save = (headers: Headers, payload: object) =>
  test.app.inject({ method: 'POST', url: '/api/settings', headers, payload })
const me = async (headers: Headers) => getMe.answer.parse((await test.app.inject({ url: '/api/me', headers })).json())

async function addColleague(subscriberId: string, role: 'member' | 'administrator' = 'member'): Promise<Headers> {
  const userId = await insertUser(test.deps.db, {
    subscriberId,
    email: `${createToken().toLowerCase()}@test.example`,
    name: 'Kolléga',
    passwordHash: 'none',
    isDemo: false,
    role,
  })
  const [token, now] = [createToken(), new Date()]
  await createSession(test.deps.db, { userId, token, now, expiresAt: new Date(now.getTime() + 3_600_000) })
  return { authorization: `Bearer ${token}` }
}

describe('settings', () => {
  it('are all off, ten rows a page and a mail a day of alerts, to begin with', async () => {
    const { headers } = await test.signIn({ claims: [] })
    expect(await read(headers)).toEqual(off)
  })

  it('are taken as they were read', async () => {
    const { headers } = await test.signIn({ claims: [] })
    expect((await save(headers, { ...(await readAll(headers)), salesView: true })).statusCode).toBe(200)
    expect(await read(headers)).toEqual({ ...off, salesView: true })
  })

  it.each(SETTING_NAMES)('%s is saved, and alone', async (name) => {
    const { headers } = await test.signIn({ claims: [] })
    const answer = await save({ ...headers, 'x-locale': 'de' }, { ...off, [name]: true, perPage: 50 })
    expect(answer.json()).toEqual({ message: 'Ihre Einstellungen wurden gespeichert.' })
    expect(await read(headers)).toEqual({ ...off, [name]: true, perPage: 50 })
  })

  it.each([
    [{ perPage: 20 }, { salesView: true, notificationOfCloses: true, perPage: 20 }],
    [{ notificationOfCloses: false }, { salesView: true, perPage: 50 }],
    [{ alertMails: 'at-once' }, { salesView: true, notificationOfCloses: true, perPage: 50, alertMails: 'at-once' }],
    [{}, { salesView: true, notificationOfCloses: true, perPage: 50 }],
  ])('%o changes nothing that it does not name', async (change, expected) => {
    const { headers } = await test.signIn({ claims: [] })
    await save(headers, { ...off, salesView: true, notificationOfCloses: true, perPage: 50 })
    expect((await save(headers, change)).statusCode).toBe(200)
    expect(await read(headers)).toEqual({ ...off, ...expected })
  })

  it.each([
    ['companyReportValidDetails', 'onlyValid'],
    ['companyReportOpenAll', 'dataExpanded'],
    ['companyReportThousands', 'inThousandHUF'],
    ['companyReportHideHistory', 'hideSearchHistory'],
    ['salesView', 'salesView'],
  ] as const)('%s is %s of the signed-in user', async (setting, preference) => {
    const { headers } = await test.signIn({ claims: [] })
    await save(headers, { ...off, [setting]: true, perPage: 20 })
    const preferences = {
      onlyValid: false,
      dataExpanded: false,
      inThousandHUF: false,
      hideSearchHistory: false,
      salesView: false,
      perPage: 20,
    }
    expect(await me(headers)).toMatchObject({ ...preferences, [preference]: true })
  })

  it('of the monitoring notifications are shared by the users of a subscriber, the others are not', async () => {
    const { headers, subscriberId } = await test.signIn({ claims: [] })
    const [colleague, stranger] = [await addColleague(subscriberId), (await test.signIn({ claims: [] })).headers]
    await save(headers, { ...Object.fromEntries(SETTING_NAMES.map((name) => [name, true])), perPage: 20 })
    expect(await read(colleague)).toEqual({ ...off, monitoringNegativeEvents: true, notificationOfCloses: true })
    expect(await read(stranger)).toEqual(off)
  })

  it('of the subscriber are for its administrators; others change their own, and where there is none whoever is there', async () => {
    const { headers, subscriberId } = await test.signIn({ claims: [], role: 'administrator' })
    const colleague = await addColleague(subscriberId)
    expect((await readAll(headers)).canChangeCompanySettings).toBe(true)
    expect((await readAll(colleague)).canChangeCompanySettings).toBe(false)
    const refused = await save(colleague, { notificationOfCloses: true, salesView: true })
    expect([refused.statusCode, refused.json()]).toMatchObject([403, { code: 'role.missing' }])
    expect(await read(colleague)).toEqual(off)
    // What stands so already changes nothing.
    expect((await save(colleague, { ...off, salesView: true })).statusCode).toBe(200)
    expect((await save(headers, { notificationOfCloses: true })).statusCode).toBe(200)
    expect(await read(colleague)).toEqual({ ...off, notificationOfCloses: true, salesView: true })
    const { headers: alone } = await test.signIn({ claims: [] })
    expect((await readAll(alone)).canChangeCompanySettings).toBe(true)
  })

  it.each([
    ['demoted', 'administrator'],
    ['disabled', 'administrator'],
    ['disabled', 'member'],
    ['closed', 'member'],
  ] as const)(
    'of the subscriber are not changed by an administrator %s meanwhile, beside another %s',
    async (how, role) => {
      const { db } = test.deps
      const { headers, subscriberId, userId } = await test.signIn({ claims: [], role: 'administrator' })
      const other = await addColleague(subscriberId, role)
      const begun = await db.transaction().execute(async (tx) => {
        await lockSubscriber(tx, subscriberId)
        const answer = save(headers, { ...off, notificationOfCloses: true, salesView: true })
        await expect.poll(async () => (await waitingForLocks.get(db)).count).toBe(1)
        if (how === 'demoted') await updateUserRole(tx, { userId, role: 'member' })
        if (how === 'disabled') await updateUserDisabled(tx, { userId, disabledAt: new Date() })
        if (how === 'closed') await updateUserAnonymous(tx, { userId, email: '', now: new Date() })
        // As an object, for the transaction must end before it can.
        return { answer }
      })
      const answer = await begun.answer
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'role.missing' }])
      expect(await read(other)).toEqual(off)
    },
  )

  it.each([
    [{ ...off, perPage: 30 }, 'perPage'],
    [{ ...off, salesView: 'true' }, 'salesView'],
    [{ ...off, alertMails: 'hourly' }, 'alertMails'],
    [{ salesview: true }, 'request'],
  ])('refuse %o with the path of the field', async (payload, field) => {
    const { headers } = await test.signIn({ claims: [] })
    const answer = await save(headers, payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation.failed', fields: { [field]: expect.any(String) } })
    expect(await read(headers)).toEqual(off)
  })

  it('are for signed-in users', async () => {
    expect((await test.app.inject({ url: '/api/settings' })).statusCode).toBe(401)
    expect((await save({}, off)).statusCode).toBe(401)
  })
})
