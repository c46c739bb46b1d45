import { type BandOutcome, calibrateBands, findBandInversions } from './band-calibration.ts'
import { bootstrapDiscrimination, type BootstrapOptions, bootstrapMean, type BootstrappedKey } from './bootstrap.ts'
import { compareAucs, type Difference, type Estimate, estimateAuc } from './delong.ts'
import { kolmogorovSmirnov } from '../measures/discrimination.ts'
import { fitLogistic } from '../measures/logistic-regression.ts'
import { meanOf, numberAt } from '../measures/number-at.ts'
import { brierLosses, expectedCalibrationError, estimateShare, logLosses } from './probability-metrics.ts'
import { groupByRisk } from '../measures/ranking.ts'

/** A row that a model has scored. */
export type ScoredRow = {
  readonly hasFailed: boolean
  /** Points before the scale of 0–100 is put on them. */
  readonly sum: number
  /** 0–100: what a reader sees and what the bands are of. */
  readonly points: number
  /** Of failure within the horizon, at the base rate of the training data or a given one. */
  readonly probability: number
  /** How many of the model's factors the row does not tell. */
  readonly missingFactors: number
  readonly group: RowGroup
}

/** What is known of a row: its earlier years, and which of the two layouts of the data it is of. */
export const ROW_GROUPS = ['share-capital', 'no-share-capital', 'unknown-years'] as const
export type RowGroup = (typeof ROW_GROUPS)[number]

/** Risks that another model gave to the same rows, repetition by repetition. */
export type OtherRisks<Key extends string> = { readonly key: Key; readonly rankings: readonly ArrayLike<number>[] }

export type Comparison<Key extends string> = {
  readonly key: Key
  readonly auc: Estimate | null
  /** AUC of the score less this one. */
  readonly difference: Difference | null
}

/** Rows of which the same is known. */
export type GroupOutcome = {
  readonly group: RowGroup
  readonly rows: number
  readonly failures: number
  readonly failureShare: Estimate | null
  readonly auc: Estimate | null
}

export type Validation<Key extends string> = {
  readonly rows: number
  readonly failures: number
  readonly auc: Estimate | null
  /** AUC of the points that a reader sees, 0–100. */
  readonly aucOfPoints: Estimate | null
  /** Gini, KS and the shares captured; null where an outcome is missing. */
  readonly discrimination: Readonly<Record<BootstrappedKey, Estimate>> | null
  /** Sums at or below which KS is reached, one per repetition. */
  readonly ksSums: readonly number[]
  readonly brier: Estimate | null
  readonly logLoss: Estimate | null
  readonly calibrationError: { readonly value: number; readonly byChance: number } | null
  /** Of a logistic regression of the outcome on the foretold log-odds: 1 where they are neither too bold nor too timid. */
  readonly calibrationSlope: number | null
  readonly foretoldShare: number
  readonly bands: readonly BandOutcome[]
  readonly inversions: readonly { readonly better: string; readonly worse: string }[]
  readonly comparisons: readonly Comparison<Key>[]
  /** Every row by what is known of it; all other figures are of the rows with known earlier years. */
  readonly groups: readonly GroupOutcome[]
}

/**
 * Every figure about scored rows, of those with known earlier years where there are any: so are the companies that are
 * rated. `repetitions` are the same rows in the same order, scored by each repetition of a cross-validation, or once.
 * @throws RangeError without a repetition or where they differ in rows
 */
export function validateScores<Key extends string>(scored: ScoredRows<Key>): Validation<Key> {
  const { repetitions, others, bootstrap } = pickRated(scored)
  const [first] = repetitions
  if (first === undefined) throw new RangeError('no scored rows')
  const failed = first.map(({ hasFailed }) => hasFailed)
  const rankings = repetitions.map((rows) => risksOf(rows, failed.length))
  const all = repetitions.flat()
  const bands = calibrateBands(all, { repetitions: repetitions.length })
  return {
    rows: failed.length,
    failures: failed.filter(Boolean).length,
    auc: estimateAuc({ rankings, failed }),
    aucOfPoints: estimateAuc({ rankings: repetitions.map((rows) => rows.map(({ points }) => -points)), failed }),
    discrimination: bootstrapDiscrimination({ rankings, failed }, bootstrap),
    ksSums: rankings.flatMap((risks) => findKsSum(risks, failed)),
    ...validateProbabilities(repetitions, { failed, bootstrap }),
    bands,
    inversions: findBandInversions(bands),
    comparisons: others.map(({ key, rankings: theirs }) => ({
      key,
      auc: estimateAuc({ rankings: theirs, failed }),
      difference: compareAucs({ rankings, others: theirs, failed }),
    })),
    groups: ROW_GROUPS.map((group) => validateGroup(group, scored.repetitions)),
  }
}

type ScoredRows<Key extends string> = {
  readonly repetitions: readonly (readonly ScoredRow[])[]
  readonly others: readonly OtherRisks<Key>[]
  readonly bootstrap: BootstrapOptions
}

function pickRated<Key extends string>(scored: ScoredRows<Key>): ScoredRows<Key> {
  const [first = []] = scored.repetitions
  if (scored.repetitions.some((rows) => rows.length !== first.length)) return scored
  const isRated = first.map(({ group }) => group !== 'unknown-years')
  if (!isRated.includes(true)) return scored
  return {
    repetitions: scored.repetitions.map((rows) => rows.filter((_, row) => isRated[row])),
    others: scored.others.map(({ key, rankings }) => ({
      key,
      rankings: rankings.map((risks) => Float64Array.from(risks).filter((_, row) => isRated[row])),
    })),
    bootstrap: scored.bootstrap,
  }
}

function risksOf(rows: readonly ScoredRow[], expected: number): Float64Array {
  if (rows.length !== expected) throw new RangeError(`${rows.length} rows in a repetition of ${expected}`)
  return Float64Array.from(rows, ({ sum }) => -sum)
}

function findKsSum(risks: Float64Array, failed: readonly boolean[]): number[] {
  const groups = groupByRisk({ risks, failed })
  const found = kolmogorovSmirnov(groups)
  return found === null ? [] : [-numberAt(groups.risks, found.group)]
}

function validateProbabilities(
  repetitions: readonly (readonly ScoredRow[])[],
  { failed, bootstrap }: { failed: readonly boolean[]; bootstrap: BootstrapOptions },
) {
  const foretold = repetitions.map((rows) => ({
    failed,
    probabilities: Float64Array.from(rows, ({ probability }) => probability),
  }))
  const averageLoss = (losses: readonly Float64Array[]) =>
    failed.map((_, row) => meanOf(losses.map((each) => numberAt(each, row))))
  const errors = foretold.flatMap((each) => expectedCalibrationError(each, bootstrap.seed) ?? [])
  const slopes = foretold.flatMap((each) => findCalibrationSlope(each) ?? [])
  return {
    brier: bootstrapMean({ values: averageLoss(foretold.map(brierLosses)), failed }, bootstrap),
    logLoss: bootstrapMean({ values: averageLoss(foretold.map(logLosses)), failed }, bootstrap),
    calibrationError:
      errors.length === 0
        ? null
        : { value: meanOf(errors.map(({ value }) => value)), byChance: meanOf(errors.map(({ byChance }) => byChance)) },
    calibrationSlope: slopes.length === 0 ? null : meanOf(slopes),
    foretoldShare: meanOf(foretold.map(({ probabilities }) => meanOf(probabilities))),
  }
}

function findCalibrationSlope({
  probabilities,
  failed,
}: {
  probabilities: Float64Array
  failed: readonly boolean[]
}): number | null {
  if (new Set(failed).size < 2 || new Set(probabilities).size < 2) return null
  const features = Array.from(probabilities, (probability) =>
    Float64Array.of(Math.log(probability / (1 - probability))),
  )
  if (features.some(([logOdds]) => !Number.isFinite(logOdds))) return null
  return numberAt(fitLogistic({ features, failed }, { ridge: 1e-6 }).weights, 0)
}

function validateGroup(group: RowGroup, repetitions: readonly (readonly ScoredRow[])[]): GroupOutcome {
  const groups = repetitions.map((rows) => rows.filter((row) => row.group === group))
  const failed = groups[0]?.map(({ hasFailed }) => hasFailed) ?? []
  const failures = failed.filter(Boolean).length
  return {
    group,
    rows: failed.length,
    failures,
    failureShare: estimateShare({ count: failures, total: failed.length }),
    auc: estimateAuc({ rankings: groups.map((rows) => rows.map(({ sum }) => -sum)), failed }),
  }
}
