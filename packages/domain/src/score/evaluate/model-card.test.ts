import { describe, expect, test } from 'vitest'
import {
  formatCount,
  formatEstimate,
  formatFigure,
  formatShareEstimate,
  renderMarkdownTable,
  renderPlainTable,
} from './figure-text.ts'
import { type ModelCardInput, renderModelCard, renderVersionLine } from './model-card.ts'
import { findContradictions } from './contradictions.ts'
import { renderCreditLimit, renderRegisterSection } from './model-card-register.ts'
import { makeRowScorer } from './score-rows.ts'
import { drawTrainingRows, makeTinyScoreModel } from './testing-scored-rows.ts'
import { rankByBaselines } from './cross-validate.ts'
import { validateScores } from './validate-scores.ts'
import { REGISTER_FACTOR_KEYS } from '../rate/register-factors.ts'

const model = makeTinyScoreModel()
const words = (key: string) => ({
  name: `name of ${key}`,
  definition: `definition of ${key}`,
  formula: `formula of ${key}`,
})

function makeInput(changes: Partial<ModelCardInput> = {}): ModelCardInput {
  const rows = drawTrainingRows(120)
  const validation = validateScores({
    repetitions: [rows.map(makeRowScorer(model, { months: 12 }))],
    others: rankByBaselines(rows, rows),
    bootstrap: { seed: 1, repetitions: 20 },
  })
  const failures = rows.filter(({ hasFailed }) => hasFailed).length
  return {
    model,
    horizons: [
      {
        months: 12,
        files: ['tiny.csv'],
        rows: 120,
        failures,
        duplicates: 0,
        aside: { rows: 0, failures: 0, auc: null },
        contradictions: findContradictions(rows),
        validation,
      },
    ],
    settings: { foldCount: 5, repetitions: 3, seed: 7 },
    bootstrap: { seed: 1, repetitions: 20 },
    words: { factor: words, register: words, baseRate: (source, year) => `${source} of ${year ?? 'any year'}` },
    ...changes,
  }
}

describe('the model card', { timeout: 60_000 }, () => {
  const card = renderModelCard(makeInput())

  test('names its model, and says the same for the same run', () => {
    expect(card).toContain(renderVersionLine(model))
    expect(renderModelCard(makeInput())).toBe(card)
    expect(card.endsWith('\n')).toBe(true)
  })

  test('has every section, no figure that is none, and tables of equal width', () => {
    expect(card.match(/^## .+$/gm)).toEqual([
      '## What it is',
      '## In short',
      '## Data',
      '## Factors',
      '## The two layouts of the data, and rows without earlier years',
      '## The curve of time',
      '## Failure within 12 months',
      '## Shapes',
      '## The year before',
      '## What follows from a change of the accounts',
      '## Register additions and caps',
      '## Base rates',
      '## Credit limit',
      '## What it may be used for, and what not',
      '## Known weaknesses',
      '## How to reproduce',
    ])
    expect(card).not.toMatch(/NaN|Infinity|undefined|\[object/)
    for (const table of card.match(/(^\|.*\|\n)+/gm) ?? []) {
      const widths = table
        .trimEnd()
        .split('\n')
        .map((line) => line.split('|').length)
      expect(new Set(widths).size, table).toBe(1)
    }
  })

  test('shows the shapes as they are in the model', () => {
    expect(card).toContain('| below 0.5 | 60 | 30 | 50.0 % | +10 |')
    expect(card).toContain('| 0.5 and more | 40 | 2 | 5.0 % | +70 |')
    expect(card).toContain('| missing | 10 | 2 | 20.0 % | 0 |')
  })

  test('names the baselines that it does not surely beat', () => {
    // The baselines are tested on what they were trained on here.
    expect(card).toMatch(
      /12 months: the score is (not surely better than|worse than) “Logistic regression, 64 ratios, missing indicators”/,
    )
  })

  test('tells where the files are not those of the model', () => {
    expect(card).toContain('| 12 months | tiny.csv | 120 |')
    expect(card).toMatch(/\| 12 months \| tiny\.csv \| 120 \| \d+ \| [\d.]+ % \| 90 \| 30 \| 0 \| no \|/)
  })

  test('keeps what is not trained apart, with each weight and its ground', () => {
    const section = renderRegisterSection(words)
    for (const key of REGISTER_FACTOR_KEYS) expect(section).toContain(`| name of ${key} | \`${key}\` |`)
    expect(section).toContain('| expert |')
    expect(section).toContain('| estimated: −28.3 (error 4.4) for court incidents on record')
    expect(section).toContain('| `liquidation` | 15 points | none |')
    expect(section).toContain('| `lien` | 84 points | 50 % | nothing |')
    expect(renderCreditLimit()).toContain('HUF')
    expect(card).toContain('| every other | any | 1.10 % | working assumption | fallback of any year |')
  })
})

describe('figures in words', () => {
  test.each([
    [formatFigure(-0.0004), '0.000'],
    [formatFigure(-0.5, 1), '−0.5'],
    [formatCount(1234.5), '1,234.5'],
    [formatEstimate({ value: 0.9, low: -0.1, high: 1 }), '0.900 (−0.100 to 1.000)'],
    [formatShareEstimate({ value: 0.069, low: 0.062, high: 0.078 }), '6.9 % (6.2 to 7.8)'],
    [formatEstimate(null), '–'],
    [formatShareEstimate(null), '–'],
  ])('%s', (text, expected) => {
    expect(text).toBe(expected)
  })

  test('tables for a page and for a terminal', () => {
    const table = {
      head: ['a', 'b'],
      rows: [
        ['x|y', '1'],
        ['long one', '22'],
      ],
    }
    expect(renderMarkdownTable(table)).toBe('| a | b |\n|---|---:|\n| x\\|y | 1 |\n| long one | 22 |')
    expect(renderPlainTable(table)).toBe('a          b\nx|y        1\nlong one  22')
  })
})
