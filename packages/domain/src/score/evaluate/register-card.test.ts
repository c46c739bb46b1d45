import { describe, expect, test } from 'vitest'
import { TRAINED_OUTCOMES } from '../model/register-training.ts'
import { compareWithShipped } from './compare-with-shipped.ts'
import { type RegisterCardInput, renderRegisterCard } from './register-card.ts'
import { LEFT_OUT_TEXTS } from './register-card-texts.ts'
import { drawTrainingRows, makeTinyScoreModel } from './testing-scored-rows.ts'

const shipped = makeTinyScoreModel()
const ROWS = drawTrainingRows(120)
const words = (key: string) => ({ name: `name of ${key}`, definition: `what ${key} is`, formula: `formula of ${key}` })
const figure = { value: 0.8, low: 0.7, high: 0.9 }

function makeInput(given: Partial<RegisterCardInput['register']> = {}): RegisterCardInput {
  const compared = compareWithShipped({
    model: shipped,
    shipped,
    rows: ROWS,
    subjects: ROWS.map((_, row) => String(row)),
    months: 12,
    share: 0.1,
    bootstrap: { seed: 1, repetitions: 20 },
  })
  return {
    model: shipped,
    register: {
      countryCode: 'LV',
      isMadeUp: false,
      outcome: 'insolvency',
      monthsUntilPublic: 7,
      trained: { from: '2016-06-30', until: '2024-06-30' },
      validated: { from: '2024-06-30', until: '2026-06-30' },
      sources: [
        { sourceId: 's', title: 'T', publisher: 'P', licence: 'CC0', toldUntil: '2026-06-30', tellsFailures: true },
      ],
      comparison: {
        against: 'tiny-1',
        rows: 120,
        failures: 30,
        auc: figure,
        shippedAuc: figure,
        difference: { value: 0, low: -0.1, high: 0.1 },
        verdict: 'open',
      },
      ...given,
    },
    comparisons: compared === null ? [] : [compared],
    trainedHorizons: [12],
    days: [{ day: '2023-06-30', part: 'trained', rows: 90, failures: 12 }],
    counts: {
      companies: 40,
      looked: 400,
      leftOut: { untold: 3, undated: 0, 'not-going': 5, ended: 7, 'no-accounts': 11, 'incomplete-accounts': 0 },
      knownBy: { recorded: 1, filed: 2, ruled: 3 },
    },
    words: { factor: words, register: words },
    command: 'merleg score train --register',
  }
}

describe('the card of a model of a register', () => {
  const card = renderRegisterCard(makeInput())

  test('names its model, its sources with their licences, and by which rule accounts were known', () => {
    expect(card).toContain('Model version: `tiny-1`')
    expect(card).toContain('| T (`s`) | P | CC0 | 2026-06-30 | yes |')
    expect(card).toContain('7 months after the end of the business year')
    expect(card).not.toMatch(/NaN|undefined|null/)
  })

  test.each([
    ['better', /\*\*It ranks these rows better/],
    ['worse', /\*\*It ranks these rows worse/],
    ['open', /\*\*It is not shown to rank better/],
  ] as const)('%s is said in one way', (verdict, expected) => {
    const input = makeInput()
    const { comparison } = input.register
    expect(renderRegisterCard(makeInput({ comparison: { ...comparison, verdict } }))).toMatch(expected)
  })

  test('says what nothing was learned from, and leaves out reasons that never were', () => {
    expect(card).toContain(`| ${LEFT_OUT_TEXTS.insolvency['ended']} | 7 |`)
    expect(card).not.toContain(LEFT_OUT_TEXTS.insolvency['undated'])
  })

  test('says which intervals are the shipped model’s', () => {
    expect(card).toContain('36 and 60 months were not trained')
  })

  test('marks made-up companies and the weak outcome, of which it tells no base rate', () => {
    expect(card).toContain('MERLEG_BASE_RATES=LV=')
    expect(renderRegisterCard(makeInput({ isMadeUp: true }))).toContain('never existed')
    const weak = renderRegisterCard(makeInput({ outcome: 'silence' }))
    expect(weak).toContain('**A weak outcome:**')
    expect(weak).not.toContain('MERLEG_BASE_RATES=LV=')
  })

  test('every outcome has its words', () => {
    for (const outcome of TRAINED_OUTCOMES) expect(Object.keys(LEFT_OUT_TEXTS[outcome]).length).toBeGreaterThan(0)
  })
})
