import { truncateAll, useTestDatabase } from '@merleg/db/testing'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import type { ScoreModel } from '@merleg/domain/score/model/score-model'
import { beforeEach, describe, expect, test } from 'vitest'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { computeScores } from '../run/score.usecases.ts'
import { listScores } from '../store/score.repository.ts'
import { makeRegisterModel, offer } from '../testing-register-models.ts'
import { clockOf, company, load, scoreDeps, sourceOf, TODAY } from '../testing-scores.ts'
import { readOffered, useShippedModel, useTrainedModel } from './model-choice.usecases.ts'
import { findRatingModel, loadRatingModels } from './rating-models.ts'
import { listStoredModels } from './trained-models.repository.ts'

const database = useTestDatabase()
const LATVIAN = 'lv-40003000642'
const HUNGARIAN = '10738885'
const OWN = makeRegisterModel()
const deps = (day = TODAY) => ({ db: database.db, clock: clockOf(day) })
const rate = () => computeScores(scoreDeps(database))
const historyOf = (companyId: string) => listScores(database.db, { companyId })

async function switchOn(model: ScoreModel, countryCode = 'LV', day = TODAY): Promise<boolean> {
  return useTrainedModel(deps(day), await readOffered(deps(), { countryCode, ...offer(model) }))
}

async function refusal(model: ScoreModel, given: { countryCode?: string; content?: string; card?: string } = {}) {
  const error = await readOffered(deps(), { countryCode: 'LV', ...offer(model), ...given }).catch(
    (reason: unknown) => reason,
  )
  if (!(error instanceof CommandError)) throw new Error(`not refused: ${String(error)}`)
  return error.message
}

beforeEach(() => truncateAll(database.db))

describe('a model that is switched on for a country', () => {
  test('rates its companies and no others, and what was rated before stays', async () => {
    await load(database, [...company(LATVIAN), ...company(HUNGARIAN)])
    await rate()
    const [before] = await historyOf(LATVIAN)
    expect(await switchOn(OWN)).toBe(true)
    expect(await rate()).toMatchObject({ companyCount: 2, changedCount: 1 })
    const [now, former] = await historyOf(LATVIAN)
    expect(former).toEqual(before)
    expect(before?.modelVersion).toBe(CURRENT_MODEL.version)
    expect(now).toMatchObject({ modelVersion: OWN.version, points: (before?.points ?? 0) + 3 })
    expect((await historyOf(HUNGARIAN)).map(({ modelVersion }) => modelVersion)).toEqual([CURRENT_MODEL.version])
    expect(await rate()).toMatchObject({ companyCount: 0 })
  })

  test('is switched off again, and rates nobody from then on', async () => {
    await load(database, company(LATVIAN))
    await switchOn(OWN)
    await rate()
    expect(await useShippedModel(deps(), 'LV')).toBe(true)
    expect(await useShippedModel(deps(), 'LV')).toBe(false)
    await rate()
    const history = await historyOf(LATVIAN)
    expect(history.map(({ modelVersion }) => modelVersion)).toEqual([CURRENT_MODEL.version, OWN.version])
    expect(await listStoredModels(database.db)).toMatchObject([{ modelVersion: OWN.version, isInForce: false }])
    expect(await findRatingModel(database.db, OWN.version)).toEqual(OWN)
  })

  test('is there once, however often it is chosen', async () => {
    expect(await switchOn(OWN)).toBe(true)
    expect(await switchOn(OWN)).toBe(false)
    const other = makeRegisterModel({ monthsUntilPublic: 9 })
    await switchOn(other, 'LV', '2026-11-21')
    await switchOn(OWN, 'LV', '2026-11-22')
    expect(
      (await listStoredModels(database.db)).map(({ modelVersion, isInForce }) => [modelVersion, isInForce]),
    ).toEqual(
      expect.arrayContaining([
        [OWN.version, true],
        [other.version, false],
      ]),
    )
    const models = await loadRatingModels(database.db)
    expect(models.of('LV').version).toBe(OWN.version)
    expect(models.of('HU')).toBe(CURRENT_MODEL)
  })
})

describe('a model that is not switched on', () => {
  test.each<[string, ScoreModel, RegExp, Parameters<typeof refusal>[1]?]>([
    ['no model at all', OWN, /no model file/, { content: '{}' }],
    ['no json', OWN, /no model file/, { content: 'x' }],
    ['the shipped one as a file', CURRENT_MODEL, /--shipped/],
    ['one that a hand changed', { ...OWN, basePoints: OWN.basePoints + 1 }, /changed after it was written/],
    ['of another country', OWN, /trained on LV/, { countryCode: 'EE' }],
    ['of a weak outcome', makeRegisterModel({ outcome: 'silence' }), /rates nobody/],
    ['with the card of another', OWN, /not that of/, { card: 'Model version: `3-LV-00000000`' }],
  ])('%s', async (_title, model, message, given) => {
    expect(await refusal(model, given)).toMatch(message)
    expect(await listStoredModels(database.db)).toEqual([])
  })

  test('learned from made-up companies where real ones are loaded', async () => {
    const madeUp = makeRegisterModel({ isMadeUp: true })
    await load(database, company(LATVIAN), { source: sourceOf([], { sourceId: 'made-up', isMadeUp: true }) })
    await expect(readOffered(deps(), { countryCode: 'LV', ...offer(madeUp) })).resolves.toMatchObject({ model: madeUp })
    await load(database, company('lv-40003000657'))
    expect(await refusal(madeUp)).toMatch(/real ones/)
  })
})
