import { useTestDatabase } from '@merleg/db/testing'
import { CURRENT_MODEL } from '@merleg/domain/score/model/current-model'
import { readScoreModel } from '@merleg/domain/score/model/read-score-model'
import { formatModel, isAsTrained } from '@merleg/domain/score/train/format-model'
import { beforeAll, expect, test } from 'vitest'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { load, sourceOf } from '../testing-scores.ts'
import { drawRegister } from './testing-training-register.ts'
import { type RegisterTrainingOptions, trainOnRegister } from './train-on-register.usecases.ts'

const database = useTestDatabase()
const SOURCE = sourceOf(['liquidation', 'bankruptcy', 'registration'], { toldFrom: '2010-01-01' })

const options = (given: Partial<RegisterTrainingOptions> = {}): RegisterTrainingOptions => ({
  countryCode: 'LV',
  outcome: 'insolvency',
  isMadeUp: false,
  asOf: undefined,
  horizon: 12,
  validationDays: 2,
  shipped: CURRENT_MODEL,
  bootstrap: { seed: 1, repetitions: 50 },
  command: 'merleg score train --register --country LV --out <folder>',
  ...given,
})
const train = (given?: Partial<RegisterTrainingOptions>) => trainOnRegister(database.db, options(given))

async function refusal(given: Partial<RegisterTrainingOptions>): Promise<string> {
  const error = await train(given).catch((reason: unknown) => reason)
  if (!(error instanceof CommandError)) throw new Error(`not refused: ${String(error)}`)
  return error.message
}

beforeAll(async () => {
  await load(database, drawRegister({ companies: 700, firstYear: 2014, lastYear: 2025 }), {
    source: SOURCE,
    observedOn: '2026-07-31',
  })
}, 60_000)

test('a model is trained on what was known, and compared on later days', { timeout: 60_000 }, async () => {
  const { model, register, card, comparisons, split } = await train()
  expect(register).toMatchObject({
    countryCode: 'LV',
    isMadeUp: false,
    outcome: 'insolvency',
    monthsUntilPublic: 7,
    trained: { until: '2024-07-31' },
    validated: { from: '2024-07-31', until: '2026-07-31' },
    sources: [{ sourceId: 'full', toldUntil: '2026-07-31', tellsFailures: true }],
  })
  expect(split.trained.every(({ until }) => until <= '2024-07-31')).toBe(true)
  expect(split.validated.every(({ day }) => day >= '2024-07-31')).toBe(true)
  expect(comparisons.map(({ months }) => months)).toEqual([12])
  expect(register.comparison.auc.value).toBeGreaterThan(0.7)
  expect(model.intervals.map(({ training }) => training.ratedRows > 0)).toEqual([true, false, false])
  expect(model.intervals[1]?.slope).toBe(CURRENT_MODEL.intervals[1]?.slope)
  expect(isAsTrained(readScoreModel(JSON.parse(formatModel(model))))).toBe(true)
  expect(card).toContain(`Model version: \`${model.version}\``)
  expect(card).not.toMatch(/NaN|undefined|null/)
})

test('the same register gives the same file and card', { timeout: 60_000 }, async () => {
  const [one, again] = [await train(), await train()]
  expect(formatModel(again.model)).toBe(formatModel(one.model))
  expect(again.card).toBe(one.card)
})

test('a farther horizon is trained where its failures are known', { timeout: 60_000 }, async () => {
  const { model } = await train({ horizon: 36 })
  expect(model.intervals.map(({ training }) => training.ratedRows > 0)).toEqual([true, true, false])
})

test('too little is refused with the counts', { timeout: 60_000 }, async () => {
  expect(await refusal({ countryCode: 'EE' })).toMatch(/no companies of EE/)
  expect(await refusal({ isMadeUp: true })).toMatch(/no made-up companies/)
  expect(await refusal({ validationDays: 15 })).toMatch(/too few days/)
  expect(await refusal({ asOf: '2019-07-31' })).toMatch(/^\d+ companies of LV failed .* at least 200 .* left out: /)
  expect(await refusal({ asOf: '2012-07-31' })).toMatch(/too few days/)
})

test('a stop leaves the training', async () => {
  const signal = AbortSignal.abort(new CommandError('Stopped.'))
  await expect(train({ signal })).rejects.toThrow('Stopped.')
})
