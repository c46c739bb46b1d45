import { ScorePage } from '@merleg/contract/report/score.contract'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '../../../app/testing-app.ts'
import { readOffered, useTrainedModel } from '../../score/models/model-choice.usecases.ts'
import { computeScores } from '../../score/run/score.usecases.ts'
import { makeRegisterModel, offer } from '../../score/testing-register-models.ts'
import { ALL_COVERED, company } from '../../score/testing-scores.ts'
import { callAs, merge } from '../testing-report.ts'

const server = useTestApp()
const LATVIAN = 'lv-40003000642'
const HUNGARIAN = '10738885'
const UNRATED = 'lv-40003000657'
const OWN = makeRegisterModel()
const claims = ['GazdasagiAdatok'] as const

const page = async (id: string, locale: 'hu' | 'en' | 'de' = 'en') =>
  ScorePage.parse((await callAs(server, `/api/report/${id}/score`, { claims, locale })).json())
const card = (id: string, as: readonly 'GazdasagiAdatok'[] | null = claims) =>
  callAs(server, `/api/report/${id}/score/model-card`, { claims: as })

beforeAll(async () => {
  const { db, config } = server.deps
  const clock = { now: () => new Date('2026-11-20T11:00:00Z') }
  const given = { source: ALL_COVERED, observedOn: '2026-11-20', now: clock.now() }
  await merge(db, [...company(LATVIAN), ...company(HUNGARIAN)], given)
  await useTrainedModel({ db, clock }, await readOffered({ db }, { countryCode: 'LV', ...offer(OWN) }))
  await computeScores({ db, clock, config })
  // After the run: rated when the page is opened.
  await merge(db, company(UNRATED), { ...given, now: new Date('2026-11-20T12:00:00Z') })
})

describe('a company that the model of its country rates', () => {
  test('is told by which, what it learned from, and how it compares', async () => {
    const { model, parts, whatIf, risk } = await page(LATVIAN)
    expect(model).toMatchObject({ version: OWN.version, hasCard: true })
    expect(model.description).toMatch(/^A scorecard trained on the register that is loaded here \(LV\)/)
    expect(model.description).toContain('was not shown to rank better')
    expect(model.description).not.toContain('Polish')
    expect(JSON.stringify(parts)).not.toContain('Polish training sample')
    expect(JSON.stringify(parts)).toContain('own training sample')
    expect(whatIf?.model).toEqual(OWN)
    expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(risk.value)
  })

  test.each(['hu', 'de'] as const)('in %s too', async (locale) => {
    const { model } = await page(LATVIAN, locale)
    expect(model.description).toContain('LV')
    expect(model.description).not.toMatch(/\{\{|lengyel|polnisch/)
  })

  test('is so before the next run, too', async () => {
    const { model, risk } = await page(UNRATED)
    expect(model.version).toBe(OWN.version)
    expect(risk.value).toBe((await page(LATVIAN)).risk.value)
  })

  test('has its years under the same model', async () => {
    const { years, risk } = await page(LATVIAN)
    expect(years.at(-1)?.points).toBe(risk.value)
  })
})

test('companies of other countries are rated by the shipped model', async () => {
  const { model, whatIf } = await page(HUNGARIAN)
  expect(model).toMatchObject({ version: CURRENT_MODEL.version, hasCard: true })
  expect(model.description).toContain('Polish')
  expect(whatIf?.model).toBeNull()
})

describe('the model card', () => {
  test('is that of the model that made the rating', async () => {
    const own = await card(LATVIAN)
    expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'text/markdown; charset=utf-8'])
    expect(own.body).toContain(`Model version: \`${OWN.version}\``)
    expect((await card(HUNGARIAN)).body).toContain(`Model version: \`${CURRENT_MODEL.version}\``)
  })

  test('asks for a token, the claim and a company', async () => {
    expect((await card(LATVIAN, null)).statusCode).toBe(401)
    expect((await card(LATVIAN, [])).statusCode).toBe(400)
    expect((await card('87654322')).statusCode).toBe(404)
  })

  test('is not there for a model that nobody knows any more; then the page offers none', async () => {
    const { db } = server.deps
    await sql`insert into score_models (model_version, part_keys) select 'gone', part_keys from score_models limit 1`.execute(
      db,
    )
    await sql`update scores set model_version = 'gone' where company_id = ${HUNGARIAN}`.execute(db)
    expect((await card(HUNGARIAN)).json()).toMatchObject({ code: 'model-card.not-found' })
    expect((await page(HUNGARIAN)).model).toMatchObject({ version: 'gone', hasCard: false })
  })
})
