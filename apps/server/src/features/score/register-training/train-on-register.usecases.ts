import type { Db } from '@merleg/db/connect'
import type { BootstrapOptions } from '@merleg/domain/score/evaluate/bootstrap'
import { compareWithShipped, type ShippedComparison } from '@merleg/domain/score/evaluate/compare-with-shipped'
import { renderRegisterCard } from '@merleg/domain/score/evaluate/register-card'
import type { RegisterTraining } from '@merleg/domain/score/model/register-training'
import { type Horizon, HORIZONS, type ScoreModel } from '@merleg/domain/score/model/score-model'
import { versionOf } from '@merleg/domain/score/train/format-model'
import { trainModel } from '@merleg/domain/score/train/train-model'
import { CommandError } from '../../../shared/cli/command-error.ts'
import { findLineOrder } from '../../register/statement-lines/line-order.repository.ts'
import { MODEL_CARD_WORDS } from '../evaluate/model-card-words.ts'
import { collectRows, type RegisterRow } from './collect-rows.ts'
import { refuseUnlessEnough } from './enough-rows.ts'
import { type Split, splitRows } from './split-rows.ts'
import { type PlanOptions, planTraining, type TrainingPlan } from './training-plan.ts'

export type RegisterTrainingOptions = PlanOptions & {
  /** The farthest horizon that is trained; of farther ones the shipped model speaks. */
  horizon: Horizon
  validationDays: number
  shipped: ScoreModel
  bootstrap: BootstrapOptions
  /** As it was called, for the card. */
  command: string
  onStep?: ((step: string, isDue: boolean) => void) | undefined
  signal?: AbortSignal | undefined
}

export type TrainedOnRegister = {
  model: ScoreModel
  register: RegisterTraining
  card: string
  comparisons: readonly ShippedComparison[]
  /** Those that were validated on, as they were told apart. */
  split: Split
}

/**
 * Trains a model on the failures and accounts of a country as they were known day by day, and compares it with the
 * shipped one on later days. Nothing is stored. The same register and options give the same model.
 * @throws CommandError where too little is known
 */
export async function trainOnRegister(db: Db, options: RegisterTrainingOptions): Promise<TrainedOnRegister> {
  const { onStep, signal, validationDays } = options
  onStep?.('sources', true)
  const plan = await planTraining(db, options)
  const horizons = HORIZONS.filter((months) => months <= options.horizon)
  const { rows, counts } = await collectRows(
    db,
    {
      ...plan,
      horizons,
      signal,
      onProgress: (companies) => onStep?.(`${companies} of ${plan.companies} companies`, companies === plan.companies),
    },
    {
      sources: new Map(plan.sources.map((source) => [source.sourceId, source])),
      lineOrder: await findLineOrder(db),
    },
  )
  const split = splitRows(rows, { days: plan.days, nearest: 12, validationDays })
  refuseUnlessEnough(split, { horizons, counts, plan, validationDays })
  onStep?.(`training on ${split.trained.length} rows`, true)
  const trained = trainRows(split.trained, { plan, horizons, options })
  signal?.throwIfAborted()
  onStep?.(`validating on ${split.validated.length} rows`, true)
  const comparisons = compareRows(split.validated, { model: trained, horizons, options })
  signal?.throwIfAborted()
  const register = describeTraining({ plan, split, comparisons, shipped: options.shipped })
  const content = { ...trained, register }
  const model = { ...content, version: versionOf(withoutVersion(content)) }
  const { command } = options
  const card = renderRegisterCard({
    model,
    register,
    comparisons,
    trainedHorizons: horizons,
    days: split.days,
    counts,
    words: MODEL_CARD_WORDS,
    command,
  })
  return { model, register, card, comparisons, split }
}

function withoutVersion({ version: _version, ...content }: ScoreModel): Omit<ScoreModel, 'version'> {
  return content
}

/** Far beyond any base: all steps of all factors together are less. */
const MOST_BASE_POINTS = 1000

type Trained = { plan: TrainingPlan; horizons: readonly Horizon[]; options: RegisterTrainingOptions }

function trainRows(rows: readonly RegisterRow[], { plan, horizons, options }: Trained): ScoreModel {
  const { shipped } = options
  const names = plan.sources.map(({ sourceId }) => sourceId)
  try {
    const model = trainModel(
      horizons.map((months) => ({ months, files: names, rows: rowsOf(rows, months) })),
      { isGuarded: true },
      { description: describe(plan), borrowed: shipped.intervals.filter(({ months }) => !horizons.includes(months)) },
    )
    // What has run away ranks nobody, whatever its figures are.
    if (Math.abs(model.basePoints) > MOST_BASE_POINTS) throw new RangeError('the points did not come to rest')
    return model
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(`The register cannot be trained on: ${error.message}.`)
    throw error
  }
}

function describe({ countryCode, isMadeUp, outcome }: TrainingPlan): string {
  const whose = isMadeUp ? `made-up companies of ${countryCode}` : `companies of ${countryCode}`
  const what =
    outcome === 'insolvency'
      ? 'that became insolvent or did not, as the register loaded here tells'
      : 'that filed accounts for the two following years or did not, a weak sign of failure'
  return `Additive scorecard of whole points over ratios of the accounts and one cumulative hazard over the sum: logistic regression over bins with bounded steps in the direction of economics, trained on ${whose} ${what}.`
}

function rowsOf(rows: readonly RegisterRow[], months: Horizon) {
  return rows.flatMap((each) => (each.months === months ? each.row : []))
}

type ComparedRows = { model: ScoreModel; horizons: readonly Horizon[]; options: RegisterTrainingOptions }

/** Of each interval whose outcomes are known of later days. */
function compareRows(rows: readonly RegisterRow[], { model, horizons, options }: ComparedRows): ShippedComparison[] {
  const { shipped, bootstrap } = options
  return horizons.flatMap((months) => {
    const training = model.intervals.find((interval) => interval.months === months)?.training
    if (training === undefined) return []
    const share = training.ratedFailures / training.ratedRows
    const subjects = rows.flatMap((each) => (each.months === months ? each.companyId : []))
    return compareWithShipped({ model, shipped, rows: rowsOf(rows, months), subjects, months, share, bootstrap }) ?? []
  })
}

type Described = {
  plan: TrainingPlan
  split: Split
  comparisons: readonly ShippedComparison[]
  shipped: ScoreModel
}

function describeTraining({ plan, split, comparisons, shipped }: Described): RegisterTraining {
  const [nearest] = comparisons
  if (nearest === undefined) throw new CommandError('The rows to validate on tell one outcome only.')
  const { auc, shippedAuc, difference, verdict, own } = nearest
  const figure = ({ value, low, high }: { value: number; low: number; high: number }) => ({ value, low, high })
  const lastOf = (days: readonly string[]) => days.reduce((last, day) => (day > last ? day : last), '')
  const firstOf = (days: readonly string[]) => days.reduce((first, day) => (day < first ? day : first))
  return {
    countryCode: plan.countryCode,
    isMadeUp: plan.isMadeUp,
    outcome: plan.outcome,
    monthsUntilPublic: plan.monthsUntilPublic,
    trained: { from: firstOf(split.trained.map(({ day }) => day)), until: split.from },
    validated: { from: split.from, until: lastOf(split.validated.map(({ until }) => until)) },
    sources: plan.sources.map(({ sourceId, title, publisher, licence, toldUntil, tellsFailures }) => ({
      sourceId,
      title,
      publisher,
      licence,
      toldUntil,
      tellsFailures,
    })),
    comparison: {
      against: shipped.version,
      rows: own.rows,
      failures: own.failures,
      auc: figure(auc),
      shippedAuc: figure(shippedAuc),
      difference: figure(difference),
      verdict,
    },
  }
}
