import type { FactorKey } from '../model/factor-keys.ts'
import { type HorizonModel, type Horizon, type ScoreModel } from '../model/score-model.ts'
import type { BaselineKey } from './baselines.ts'
import type { BootstrapOptions } from './bootstrap.ts'
import { renderFindings } from './model-card-findings.ts'
import { formatCount, formatEstimate, formatFigure, formatShare, renderMarkdownTable } from './figure-text.ts'
import {
  type BaseRateWords,
  renderBaseRates,
  renderCreditLimit,
  renderRegisterSection,
  type RegisterWords,
} from './model-card-register.ts'
import { type FactorWords, renderFactorMapping, renderShapes, renderTextTable } from './model-card-shapes.ts'
import { DATA_TEXT, LIMITS_TEXT, USE_TEXT } from './model-card-texts.ts'
import type { Validation } from './validate-scores.ts'
import {
  describeRank,
  tabulateBands,
  tabulateComparisons,
  tabulateFigures,
  tabulateMissingness,
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
    ...horizons.map((horizon) => renderHorizon(horizon)),
    '## Shapes',
    describeShapes(model),
    ...model.horizons.flatMap((horizon) => [
      `### ${horizon.months} months`,
      describeBase(horizon),
      renderShapes(horizon, words.factor),
    ]),
    '## Register additions and caps: not trained',
    renderRegisterSection(words.register),
    '## Base rates',
    'Points do not depend on the base rate, probabilities do: the log-odds of the training data are moved by the difference between the log-odds of the base rate of the company’s country and year and those of the training data. The base rates are figures of others and partly assumptions:',
    renderBaseRates(words.baseRate),
    'An operator who knows better sets `MERLEG_BASE_RATES`, entries of country, year and months between commas, as in `HU:2025=0.02,HU:2025:36=0.05,*=0.01`. Otherwise a rate of a longer horizon is that of a year, repeated: 1 − (1 − r)ⁿ. Probabilities never fall with the months.',
    '## Credit limit',
    renderCreditLimit(),
    '## What it may be used for, and what not',
    USE_TEXT,
    '## Known weaknesses',
    LIMITS_TEXT,
    renderFindings(horizons, model),
    '## How to reproduce',
    describeReproduction(input),
  ]
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`
}

function factorKeysOf(model: ScoreModel): FactorKey[] {
  return (model.horizons[0]?.factors ?? []).map(({ key }) => key)
}

function describeModel({ description, horizons, scale }: ScoreModel): string {
  const factorCount = horizons[0]?.factors.length ?? 0
  return [
    description,
    `For each horizon (${horizons.map(({ months }) => months).join(', ')} months) whole points are added up: a base and one number for each of ${factorCount} factors, read from a table of bins; a missing value has its own. The sum of the 12-month model, held within 0 and 100, is the number of points of a company’s accounts; register additions and caps come on top (below). At ${scale.pointsAtBaseRate} points a company fails as often as the training data do; ${scale.pointsToDoubleOdds} more points halve the odds of failure.`,
    'Where economics demands it, points may only rise or only fall with a factor. All parts add up exactly to the points; nothing is rounded away.',
  ].join('\n\n')
}

function renderSummary(horizons: readonly ValidatedHorizon[]): string {
  const rows = horizons.map(({ months, rows: count, failures, validation }) => {
    const differenceTo = (wanted: BaselineKey) =>
      formatEstimate(validation.comparisons.find(({ key }) => key === wanted)?.difference ?? null)
    return [
      `${months} months`,
      formatCount(count),
      formatCount(failures),
      formatEstimate(validation.auc),
      differenceTo('altman'),
      differenceTo('zmijewski'),
      differenceTo('logistic'),
    ]
  })
  return renderMarkdownTable({
    head: [
      'horizon',
      'rows',
      'failures',
      'AUC (95 %)',
      'better than Altman Z″ by',
      'than Zmijewski by',
      'than logistic regression by',
    ],
    rows,
  })
}

function describeMethod({ settings, bootstrap }: ModelCardInput): string {
  const { foldCount, repetitions, seed } = settings
  return `All figures of this page are of rows that the scoring model had not seen: ${foldCount}-fold cross-validation of the whole training (bins, shapes, early stopping, rounding to points, calibration), failures and survivors dealt evenly, rows that are the same kept in one fold, ${repetitions === 1 ? `once (seed ${seed})` : `${repetitions} times with other folds each time (seed ${seed}); figures are means over the repetitions`}. The baselines are trained and tested on the same folds. Intervals are of 95 %: DeLong for AUC and its differences, ${formatCount(bootstrap.repetitions)} stratified bootstrap draws (seed ${bootstrap.seed}) for other figures, Wilson for shares. They tell the chance in drawing the rows, not what another country or decade would change.`
}

function renderData(horizons: readonly ValidatedHorizon[], model: ScoreModel): string {
  return renderTextTable(
    ['horizon', 'files', 'rows', 'failures', 'share', 'duplicates', 'the same data as the committed model'],
    horizons.map(({ months, files, rows, failures, duplicates }) => {
      const trained = model.horizons.find((horizon) => horizon.months === months)?.training
      const isSame = trained?.rows === rows && trained.failures === failures
      return [
        `${months} months`,
        files.join(', '),
        formatCount(rows),
        formatCount(failures),
        formatShare(failures / rows),
        formatCount(duplicates),
        isSame ? 'yes' : 'no',
      ]
    }),
  )
}

function renderHorizon({ months, validation }: ValidatedHorizon): string {
  const bandNote =
    months === 12
      ? 'By the points of the accounts alone, 0–100; probabilities at the base rate of the training data.'
      : `Bands are of the points that a reader sees, by the committed model of 12 months; the probabilities are of ${months} months, by the models of the folds.`
  return [
    `## Failure within ${months} months`,
    renderMarkdownTable(tabulateFigures(validation)),
    '### Beside other models, on the same rows and folds',
    renderMarkdownTable(tabulateComparisons(validation)),
    '### By band',
    bandNote,
    renderMarkdownTable(tabulateBands(validation.bands)),
    describeRank(validation),
    '### By what is missing',
    renderMarkdownTable(tabulateMissingness(validation.missingness)),
  ].join('\n\n')
}

function describeShapes(model: ScoreModel): string {
  const seeds = [...new Set(model.horizons.map(({ training }) => `${training.bags} bags, seed ${training.seed}`))]
  return `The committed model, trained on all rows of its files (${seeds.join('; ')}). Shares are of the training rows. A bin’s points are what is left to the factor after the others have spoken, so they need not follow its share of failures.`
}

function describeBase({ basePoints, calibration, training }: HorizonModel): string {
  return `Base ${basePoints} points. Log-odds of failure = ${formatFigure(calibration.intercept, 4)} − ${formatFigure(calibration.slope, 5)} × sum, at a base rate of ${formatShare(calibration.baseRate, 2)} (${formatCount(training.failures)} of ${formatCount(training.rows)} rows).`
}

function describeReproduction({ horizons, settings, bootstrap }: ModelCardInput): string {
  const options = { 12: '--one-year', 36: '--three-years', 60: '--five-years' } as const
  const files = horizons
    .flatMap(({ months, files: names }) => names.map((name) => `${options[months]} <folder>/${name}`))
    .join(' ')
  return `\`\`\`\nmerleg score model-card ${files} --folds ${settings.foldCount} --repetitions ${settings.repetitions} --seed ${settings.seed} --bootstrap ${bootstrap.repetitions}\nmerleg score evaluate <file.arff or .csv>\n\`\`\``
}
