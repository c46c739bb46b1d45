import type { FactorKey } from '../model/factor-keys.ts'
import type { Horizon, ScoreModel } from '../model/score-model.ts'
import type { BaselineKey } from './baselines.ts'
import type { BootstrapOptions } from './bootstrap.ts'
import { type Contradictions, renderContradictions } from './contradictions.ts'
import type { Estimate } from './delong.ts'
import { renderFindings } from './model-card-findings.ts'
import { formatCount, formatEstimate, formatFigure, formatShare, renderMarkdownTable } from './figure-text.ts'
import {
  type BaseRateWords,
  renderBaseRates,
  renderCreditLimit,
  renderRegisterSection,
  type RegisterWords,
} from './model-card-register.ts'
import {
  type FactorWords,
  renderEarlierYear,
  renderFactorMapping,
  renderShapes,
  renderTextTable,
} from './model-card-shapes.ts'
import { DATA_TEXT, LAYOUTS_TEXT, LIMITS_TEXT, MONOTONE_TEXT, USE_TEXT } from './model-card-texts.ts'
import type { Validation } from './validate-scores.ts'
import {
  describeRank,
  tabulateBands,
  tabulateComparisons,
  tabulateFigures,
  tabulateGroups,
} from './validation-tables.ts'

/** What a cross-validation of the whole training found for one horizon. */
export type ValidatedHorizon = {
  readonly months: Horizon
  /** Names of the files, without folders. */
  readonly files: readonly string[]
  readonly rows: number
  readonly failures: number
  /** Rows that are the same as another one, which stays in the same fold. */
  readonly duplicates: number
  /** Rows that were set aside by a hash while settings were chosen. */
  readonly aside: { readonly rows: number; readonly failures: number; readonly auc: Estimate | null }
  readonly contradictions: Contradictions
  readonly validation: Validation<BaselineKey>
}

export type ModelCardInput = {
  readonly model: ScoreModel
  readonly horizons: readonly ValidatedHorizon[]
  readonly settings: { readonly foldCount: number; readonly repetitions: number; readonly seed: number }
  readonly bootstrap: BootstrapOptions
  readonly words: {
    readonly factor: FactorWords
    readonly register: RegisterWords
    readonly baseRate: BaseRateWords
  }
}

/** The line that ties a card to a model. */
export function renderVersionLine({ version }: Pick<ScoreModel, 'version'>): string {
  return `Model version: \`${version}\``
}

/** The model card: everything that a reader has to know of the score, each figure from the run. English Markdown. */
export function renderModelCard(input: ModelCardInput): string {
  const { model, horizons, words } = input
  const sections = [
    '# Model card of the credit score',
    'Written by `merleg score model-card`; run it again instead of editing. English only.',
    renderVersionLine(model),
    '## What it is',
    describeModel(model),
    '## In short',
    renderSummary(horizons),
    describeMethod(input),
    '## Data',
    DATA_TEXT,
    renderData(horizons, model),
    '## Factors',
    'Every factor can be worked out from Hungarian full, simplified and micro accounts; what a layout has no line for is missing, never zero. The names of the data set are not always what they say; each factor with its differences:',
    renderFactorMapping(words.factor, factorKeysOf(model)),
    '## The two layouts of the data, and rows without earlier years',
    LAYOUTS_TEXT,
    renderContradictions(horizons),
    '## The curve of time',
    describeCurve(model),
    ...horizons.map((horizon) => renderHorizon(horizon)),
    '## Shapes',
    describeShapes(model),
    renderShapes(model, words.factor),
    '## The year before',
    renderEarlierYear(model),
    '## What follows from a change of the accounts',
    MONOTONE_TEXT,
    '## Register additions and caps',
    renderRegisterSection(words.register),
    '## Base rates',
    'Points do not depend on the base rate, probabilities do: at each horizon the mean over companies like those of the training data is the base rate of the country and year. The base rates are figures of others and partly assumptions:',
    renderBaseRates(words.baseRate),
    'An operator who knows better sets `MERLEG_BASE_RATES`, entries of country, year and months between commas, as in `HU:2025=0.02,HU:2025:36=0.05,*=0.01`. Otherwise a rate of a longer horizon is that of a year, repeated: 1 − (1 − r)ⁿ. Probabilities rise with the months.',
    '## Credit limit',
    renderCreditLimit(),
    '## What it may be used for, and what not',
    USE_TEXT,
    '## Known weaknesses',
    LIMITS_TEXT,
    renderFindings(horizons),
    '## How to reproduce',
    describeReproduction(input),
  ]
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`
}

function factorKeysOf(model: ScoreModel): FactorKey[] {
  return model.factors.map(({ key }) => key)
}

function describeModel({ description, factors, scale }: ScoreModel): string {
  return [
    description,
    `Whole points are added up: a base and one number for each of ${factors.length} factors, read from a table of bins; a value that is missing gives nothing. The sum, held within 0 and 100, is the number of points of a company’s accounts; register additions and caps come on top (below). At ${scale.pointsAtBaseRate} points a company fails within the year about as often as all do; ${scale.pointsToDoubleOdds} more points halve the odds of it.`,
    'Points only rise or only fall with a factor, by a few at a time from bin to bin. All parts add up exactly to the points; nothing is rounded away. The three horizons are one curve over the same points.',
  ].join('\n\n')
}

function renderSummary(horizons: readonly ValidatedHorizon[]): string {
  const differenceTo = (validation: Validation<BaselineKey>, wanted: BaselineKey) =>
    formatEstimate(validation.comparisons.find(({ key }) => key === wanted)?.difference ?? null)
  const rows = horizons.map(({ months, validation, aside }) => {
    const told = validation.groups.find(({ group }) => group === 'share-capital')
    return [
      `${months} months`,
      formatCount(validation.rows),
      formatCount(validation.failures),
      formatEstimate(validation.auc),
      formatEstimate(told?.auc ?? null),
      formatEstimate(aside.auc),
      formatEstimate(validation.comparisons.find(({ key }) => key === 'trees-factors')?.auc ?? null),
      differenceTo(validation, 'altman'),
      differenceTo(validation, 'zmijewski'),
      differenceTo(validation, 'logistic-factors'),
    ]
  })
  const head = [
    'horizon',
    'rows',
    'failures',
    'AUC (95 %)',
    '… where share capital is told',
    '… of a fifth set aside',
    'upper bound: boosted trees over our factors',
  ]
  return [
    'As the product rates, on companies like those it rates: with known earlier years.',
    renderMarkdownTable({
      head: [...head, 'better than Altman Z″ by', 'than Zmijewski by', 'than logistic regression by'],
      rows,
    }),
  ].join('\n\n')
}

function describeMethod({ settings, bootstrap }: ModelCardInput): string {
  const { foldCount, repetitions, seed } = settings
  return `All figures of this page are of rows that the scoring model had not seen: ${foldCount}-fold cross-validation of the whole training (bins, shapes, rounding to points, curve), failures and survivors dealt evenly, rows that are the same kept in one fold, ${repetitions === 1 ? `once (seed ${seed})` : `${repetitions} times with other folds each time (seed ${seed}); figures are means over the repetitions`}. The baselines are trained and tested on the same folds. Intervals are of 95 %: DeLong for AUC and its differences, ${formatCount(bootstrap.repetitions)} stratified bootstrap draws (seed ${bootstrap.seed}) for other figures, Wilson for shares. They tell the chance in drawing the rows, not what another country or decade would change. The fifth set aside (by a hash of the ratios; known earlier years, both layouts) was not looked at while factors and settings were chosen, and is rated by a model that saw none of it.`
}

function renderData(horizons: readonly ValidatedHorizon[], model: ScoreModel): string {
  return renderTextTable(
    [
      'horizon',
      'files',
      'rows',
      'failures',
      'share',
      'trained on',
      'of which failed',
      'duplicates',
      'the same data as the committed model',
    ],
    horizons.map(({ months, files, rows, failures, duplicates }) => {
      const trained = model.intervals.find((interval) => interval.months === months)?.training
      const isSame = trained?.rows === rows && trained.failures === failures
      return [
        `${months} months`,
        files.join(', '),
        formatCount(rows),
        formatCount(failures),
        formatShare(failures / rows),
        formatCount(trained?.ratedRows ?? 0),
        formatCount(trained?.ratedFailures ?? 0),
        formatCount(duplicates),
        isSame ? 'yes' : 'no',
      ]
    }),
  )
}

function renderHorizon({ months, validation }: ValidatedHorizon): string {
  return [
    `## Failure within ${months} months`,
    renderMarkdownTable(tabulateFigures(validation)),
    '### Beside other models, on the same rows and folds',
    renderMarkdownTable(tabulateComparisons(validation)),
    '### By band',
    'By the points of the accounts alone, 0–100; foretold for the interval that the file tells of, so that the mean over its rows trained on is their share of failures.',
    renderMarkdownTable(tabulateBands(validation.bands)),
    describeRank(validation),
    '### By what is known',
    renderMarkdownTable(tabulateGroups(validation.groups)),
  ].join('\n\n')
}

function describeShapes({ basePoints, factors }: ScoreModel): string {
  const declared = factors.filter((factor) => factor.declared.length > 0).map(({ key }) => `\`${key}\``)
  return `The committed model, trained on all rows with known earlier years. Base ${basePoints} points. Shares are of the training rows of all horizons. A bin’s points are what is left to the factor after the others have spoken, so they need not follow its share of failures. Estimated throughout, but for steps that are marked as **declared**, of which at least so much is an expert’s judgement (${declared.join(', ')}).`
}

/** How the sum tells the failures of each interval. */
export function describeCurve({ intervals }: ScoreModel): string {
  const table = renderMarkdownTable({
    head: ['interval ends at', 'log-odds of failing in it fall by, a point', 'points that halve the odds'],
    rows: intervals.map(({ months, slope }) => [
      `${months} months`,
      formatFigure(slope, 4),
      formatFigure(Math.LN2 / slope, 1),
    ]),
  })
  return [
    'In the data a company of the file for 36 months failed in the third year after its accounts, one of the file for 60 months in the fifth: each file tells of who had survived until then. So each trains one interval of a single cumulative hazard over the same sum of points. The probability of 36 months is that of failing in the first interval or, having survived it, in the second; it is larger than that of 12 months for every company, and smaller than that of 60. The level of each interval is set so that the mean over the companies of the training data is the base rate of its horizon, whatever base rates are given.',
    table,
  ].join('\n\n')
}

function describeReproduction({ horizons, settings, bootstrap }: ModelCardInput): string {
  const options = { 12: '--one-year', 36: '--three-years', 60: '--five-years' } as const
  const files = horizons
    .flatMap(({ months, files: names }) => names.map((name) => `${options[months]} <folder>/${name}`))
    .join(' ')
  return `\`\`\`\nmerleg score model-card ${files} --folds ${settings.foldCount} --repetitions ${settings.repetitions} --seed ${settings.seed} --bootstrap ${bootstrap.repetitions}\nmerleg score evaluate <file.arff or .csv>\n\`\`\``
}
