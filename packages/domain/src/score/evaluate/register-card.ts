import type { RegisterTraining } from '../model/register-training.ts'
import type { Horizon, ScoreModel } from '../model/score-model.ts'
import type { KnownBy } from '../train/known-filings.ts'
import type { ShippedComparison } from './compare-with-shipped.ts'
import { formatCount, formatEstimate, formatFigure, formatShare, renderMarkdownTable } from './figure-text.ts'
import { renderVersionLine } from './model-card.ts'
import type { ModelCardInput } from './model-card.ts'
import { renderCreditLimit, renderRegisterSection } from './model-card-register.ts'
import { renderShapes, renderTextTable } from './model-card-shapes.ts'
import { MONOTONE_TEXT, USE_TEXT } from './model-card-texts.ts'
import { LEFT_OUT_TEXTS, OUTCOME_TEXTS, REGISTER_LIMITS_TEXT, VERDICT_TEXTS } from './register-card-texts.ts'
import { describeRank, tabulateBands, tabulateFigures } from './validation-tables.ts'

/** Rows and failures of a day. */
export type DayCount = {
  readonly day: string
  readonly part: 'trained' | 'validated' | 'between'
  readonly rows: number
  readonly failures: number
}

export type RegisterCardInput = {
  readonly model: ScoreModel
  readonly register: RegisterTraining
  /** Of each interval that was validated, the nearest first. */
  readonly comparisons: readonly ShippedComparison[]
  /** Intervals that were trained, the others are the shipped model's. */
  readonly trainedHorizons: readonly Horizon[]
  readonly days: readonly DayCount[]
  readonly counts: {
    readonly companies: number
    readonly looked: number
    readonly leftOut: Readonly<Record<string, number>>
    readonly knownBy: Readonly<Record<KnownBy, number>>
  }
  readonly words: Pick<ModelCardInput['words'], 'factor' | 'register'>
  /** The command that made it. */
  readonly command: string
}

/** The model card of a register's own model: every figure from the run. English Markdown. */
export function renderRegisterCard(input: RegisterCardInput): string {
  const { model, register, words } = input
  const sections = [
    `# Model card of the credit score of ${register.countryCode}${register.isMadeUp ? ' (made-up companies)' : ''}`,
    'Written by `merleg score train --register`; run it again instead of editing. English only.',
    renderVersionLine(model),
    '## What it is',
    describeModel(input),
    '## In short',
    describeVerdict(input),
    ...input.comparisons.map((comparison) => renderComparison(comparison, register)),
    '## Data',
    OUTCOME_TEXTS[register.outcome],
    describeSources(register),
    renderDays(input),
    '## What was known when',
    describeKnowledge(input),
    '## What nothing was learned from',
    describeLeftOut(input),
    '## The curve of time',
    describeCurve(input),
    '## Shapes',
    `Base ${model.basePoints} points. Shares are of the rows trained on, of all intervals. Steps marked as **declared** are at least so much by an expert’s judgement, as in the shipped model.`,
    renderShapes(model, words.factor),
    '## What follows from a change of the accounts',
    MONOTONE_TEXT,
    '## Register additions and caps',
    'They are those of the shipped model; nothing of them was trained on this register.',
    renderRegisterSection(words.register),
    '## Base rates',
    describeBaseRates(input),
    '## Credit limit',
    renderCreditLimit(),
    '## What it may be used for, and what not',
    USE_TEXT,
    '## Known weaknesses',
    REGISTER_LIMITS_TEXT,
    '## How to reproduce',
    `\`\`\`\n${input.command}\n\`\`\``,
  ]
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`
}

function describeModel({ model, register }: RegisterCardInput): string {
  const { scale, factors } = model
  const warning = register.isMadeUp
    ? ['**Trained on companies that never existed: it says nothing of real ones.**']
    : []
  return [
    ...warning,
    model.description,
    `Whole points are added up as in the shipped model: a base and one number for each of ${factors.length} factors, read from a table of bins. At ${scale.pointsAtBaseRate} points a company fails within the year about as often as all trained on did; ${scale.pointsToDoubleOdds} more points halve the odds of it.`,
  ].join('\n\n')
}

function describeVerdict({ register }: RegisterCardInput): string {
  const { comparison, validated, trained } = register
  return `Trained on days from ${trained.from} to ${trained.until}, with outcomes that were known by ${trained.until}; validated on days from ${validated.from} on, with outcomes until ${validated.until}. On ${formatCount(comparison.rows)} rows with ${formatCount(comparison.failures)} failures, ${WITHIN_TEXTS[register.outcome]}: AUC ${formatEstimate(comparison.auc)}, of the shipped model \`${comparison.against}\` ${formatEstimate(comparison.shippedAuc)}, difference ${formatEstimate(comparison.difference)}. **${VERDICT_TEXTS[comparison.verdict]}**`
}

function renderComparison({ months, share, own, shipped }: ShippedComparison, { outcome }: RegisterTraining): string {
  const theirs = tabulateFigures(shipped).rows
  const rows = tabulateFigures(own).rows.map(([name = '', figure = ''], index) => [
    name.replace(/ \(at a sum of .*\)$/, ''),
    figure,
    theirs[index]?.[1] ?? '',
  ])
  return [
    outcome === 'insolvency'
      ? `### Failure within ${months} months, beside the shipped model on the same rows`
      : '### Silence for two business years, beside the shipped model on the same rows',
    `By the points of the accounts alone. Both are told that ${formatShare(share, 2)} of all fail, the share of the rows trained on; each sets its level by its own reference. Intervals of 95 %: DeLong for AUC and its difference, stratified bootstrap for other figures, Wilson for shares.`,
    renderMarkdownTable({ head: ['figure', 'this model (95 %)', 'shipped model (95 %)'], rows }),
    'Calibration of this model by band:',
    renderMarkdownTable(tabulateBands(own.bands)),
    describeRank(own),
    'Calibration of the shipped model by band:',
    renderMarkdownTable(tabulateBands(shipped.bands)),
  ].join('\n\n')
}

function describeSources({ sources }: RegisterTraining): string {
  return renderTextTable(
    ['source', 'publisher', 'licence', 'read until', 'tells all insolvencies'],
    sources.map(({ sourceId, title, publisher, licence, toldUntil, tellsFailures }) => [
      `${title} (\`${sourceId}\`)`,
      publisher,
      licence,
      toldUntil,
      tellsFailures ? 'yes' : 'no',
    ]),
  )
}

const WITHIN_TEXTS = { insolvency: 'within twelve months', silence: 'silent for two business years' } as const

const PART_TEXTS = { trained: 'trained on', validated: 'validated on', between: 'neither: known only later' } as const

function renderDays({ days }: RegisterCardInput): string {
  return renderMarkdownTable({
    head: ['as known at the end of', 'used for', 'rows', 'failures within the interval', 'share'],
    rows: days.map(({ day, part, rows, failures }) => [
      day,
      PART_TEXTS[part],
      formatCount(rows),
      formatCount(failures),
      rows === 0 ? '–' : formatShare(failures / rows, 2),
    ]),
  })
}

function describeKnowledge({ register, counts }: RegisterCardInput): string {
  const { recorded, filed, ruled } = counts.knownBy
  return `A row tells a company on a day by the accounts that were known at the end of it, and nothing later. From the day on which a source was first read here that is what had been recorded (${formatCount(recorded)} rows); before, what was public by its filing day (${formatCount(filed)} rows) or, where the source tells no filing day, ${register.monthsUntilPublic} months after the end of the business year, the longest that the law gives to any company (${formatCount(ruled)} rows). Of several versions the one filed last by then counts, and of those with the same filing day the one recorded first: corrections made later are not seen. Rows are of days a year apart; the same company is there once a year.`
}

function describeLeftOut({ counts, register }: RegisterCardInput): string {
  const { companies, looked, leftOut } = counts
  const texts = LEFT_OUT_TEXTS[register.outcome]
  const rows = Object.entries(leftOut).flatMap(([reason, count]) =>
    count === 0 ? [] : [[texts[reason] ?? reason, formatCount(count)]],
  )
  return [
    `${formatCount(companies)} companies on ${formatCount(looked)} company-days, looked at in this order:`,
    renderMarkdownTable({ head: ['reason', 'company-days'], rows }),
  ].join('\n\n')
}

function describeCurve({ model, trainedHorizons }: RegisterCardInput): string {
  const borrowed = model.intervals.filter(({ months }) => !trainedHorizons.includes(months))
  const rest =
    borrowed.length === 0
      ? ''
      : ` The intervals that end at ${borrowed.map(({ months }) => months).join(' and ')} months were not trained: their slopes are those of the shipped model, whose points mean the same odds.`
  return [
    `Each interval is trained on companies that had survived until its start.${rest}`,
    renderMarkdownTable({
      head: ['interval ends at', 'rows', 'failures', 'log-odds of failing in it fall by, a point'],
      rows: model.intervals.map(({ months, slope, training }) => [
        `${months} months`,
        formatCount(training.ratedRows),
        formatCount(training.ratedFailures),
        formatFigure(slope, 4),
      ]),
    }),
  ].join('\n\n')
}

function describeBaseRates({ register, model }: RegisterCardInput): string {
  const training = model.intervals[0]?.training
  const share = training === undefined || training.ratedRows === 0 ? null : training.ratedFailures / training.ratedRows
  const text =
    'Points do not depend on the base rate, probabilities do: they go by the table of base rates or by `MERLEG_BASE_RATES`, whatever model is switched on.'
  if (share === null || register.outcome !== 'insolvency') return text
  return `${text} Of the rows trained on ${formatShare(share, 2)} failed within the year, among companies with accounts that can be rated; \`MERLEG_BASE_RATES=${register.countryCode}=${Number(share.toPrecision(3))}\` makes it the base rate.`
}
