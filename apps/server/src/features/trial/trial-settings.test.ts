import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../app/testing-app.ts'
import { createKeptLog } from '../../shared/testing-log.ts'
import { buildApp } from '../../app/build-app.ts'
import { makeWish, useTrials } from './testing-trial.ts'

describe('off, as by default', () => {
  const test = useTestApp()
  it('no trial can be asked for', async () => {
    const refused = await useTrials(test).ask({})
    expect([refused.statusCode, refused.json()]).toMatchObject([404, { code: 'page.not-found' }])
    expect((await sql`select from requests`.execute(test.deps.db)).rows).toEqual([])
  })
})

describe('by the operator', () => {
  const test = useTestApp({ MERLEG_TRIALS: 'operator', MERLEG_SALES_EMAIL: 'sales@test.example' })
  it('sales and whoever asks are mailed, and nothing is decided', async () => {
    const wish = makeWish({ companyName: 'Döntésre Váró Zrt.' })
    const asked = await useTrials(test).post('/api/trial/request', wish, { locale: 'en' })
    expect(asked.json()).toEqual({ message: expect.stringContaining('Our staff will shortly reply') })
    const { rows } = await sql<{ to: string; subject: string; text: string }>`
      select data ->> 'to' as to, data ->> 'subject' as subject, data ->> 'text' as text from pgboss.job
      where name = 'mail.send' order by 1`.execute(test.deps.db)
    expect(rows.map(({ to, subject }) => [to, subject])).toEqual([
      [wish.email, 'We have received your request for a trial'],
      ['sales@test.example', 'Próba kérése: Döntésre Váró Zrt.'],
    ])
    expect(rows[1]?.text).toMatch(/Adószám: \d{8}-2-42[^]*merleg requests trial-grant \d+/)
    const { rows: stored } =
      await sql`select decision, done_at from trial_requests join requests using (request_id)`.execute(test.deps.db)
    expect(stored).toEqual([{ decision: null, done_at: null }])
  })
})

describe('the log', () => {
  const test = useTestApp({ MERLEG_TRIALS: 'confirm', MERLEG_LOG_LEVEL: 'trace' })
  it('says that a trial was asked for, and nothing of who asks', async () => {
    const { logger, lines } = createKeptLog('trace')
    const config = { ...test.deps.config, MERLEG_LOG_LEVEL: 'debug' as const }
    const app = await buildApp({ ...test.deps, config, logger }, { readiness: { state: 'ready' } })
    const wish = makeWish({ name: 'Titok Tamás', companyName: 'Titkos Kft.' })
    await app.inject({ method: 'POST', url: '/api/trial/request', payload: wish })
    const start = { token: 'token-of-the-mail', password: 'a-secret-22', passwordConfirmation: 'a-secret-22' }
    await app.inject({ method: 'POST', url: '/api/trial/start', payload: start })
    await app.close()
    const log = lines.join('')
    expect(log).toContain('trial-asked')
    for (const secret of [wish.name, wish.email, wish.companyName, wish.taxNumber, start.token, start.password])
      expect(log).not.toContain(secret)
  })
})
