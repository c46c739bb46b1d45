import type { FactorShape, Horizon, ScoreModel } from '../model/score-model.ts'
import type { BandOutcome } from './band-calibration.ts'
import { BASELINE_NAMES, type BaselineKey } from './baselines.ts'
import { formatCount, formatShare } from './figure-text.ts'
import type { Comparison, Validation } from './validate-scores.ts'
import { describeRank } from './validation-tables.ts'

type FoundHorizon = { readonly months: Horizon; readonly validation: Validation<BaselineKey> }

/** A missing value that gives or takes as many points moves a company by a band, about. */
const MANY_POINTS = 10

/**
 * What the run itself found wanting: bands that do not rank, that foretell too much or too little, close baselines; and
 * missing values that much hangs on.
 */
export function renderFindings(horizons: readonly FoundHorizon[], model: ScoreModel): string {
  const lines = horizons.flatMap(({ months, validation }) => {
    const found = [
      ...(validation.inversions.length > 0 ? [describeRank(validation)] : []),
      ...validation.bands.flatMap(describeBand),
      ...validation.comparisons.flatMap(describeComparison),
    ]
    const shapes = model.horizons.find((horizon) => horizon.months === months)?.factors ?? []
    return [...found, ...shapes.flatMap(describeMissing)].map((line) => `- ${months} months: ${line}`)
  })
  if (lines.length === 0)
    return 'In this run the bands rank strictly in every horizon, and every baseline is surely worse.'
  return `Found by this run:\n\n${lines.join('\n')}`
}

function describeMissing({ key, missing: { points, rows, failures } }: FactorShape): string[] {
  if (Math.abs(points) < MANY_POINTS) return []
  const verb = points < 0 ? 'takes' : 'gives'
  return [
    `a missing \`${key}\` ${verb} ${Math.abs(points)} points, because ${formatCount(failures)} of the ${formatCount(rows)} training rows without it failed. A company elsewhere may lack it for a harmless reason, as a young one does.`,
  ]
}

function describeBand({ band, foretold, observed }: BandOutcome): string[] {
  if (observed === null || foretold === null || (foretold >= observed.low && foretold <= observed.high)) return []
  const range = `${formatShare(observed.low)} to ${formatShare(observed.high)}`
  return [
    `of the band ${band} ${formatShare(foretold)} were foretold to fail, outside the interval of what happened (${range}).`,
  ]
}

function describeComparison({ key, difference }: Comparison<BaselineKey>): string[] {
  if (difference === null || difference.low > 0) return []
  const verdict = difference.high < 0 ? 'worse than' : 'not surely better than'
  return [`the score is ${verdict} “${BASELINE_NAMES[key]}”.`]
}
