import type { Horizon } from '../model/score-model.ts'
import type { BandOutcome } from './band-calibration.ts'
import { BASELINE_NAMES, type BaselineKey } from './baselines.ts'
import { formatShare } from './figure-text.ts'
import type { Comparison, Validation } from './validate-scores.ts'
import { describeRank } from './validation-tables.ts'

type FoundHorizon = { readonly months: Horizon; readonly validation: Validation<BaselineKey> }

/** What the run itself found wanting: bands that do not rank, that foretell too much or too little, close baselines. */
export function renderFindings(horizons: readonly FoundHorizon[]): string {
  const lines = horizons.flatMap(({ months, validation }) => {
    const found = [
      ...(validation.inversions.length > 0 ? [describeRank(validation)] : []),
      ...validation.bands.flatMap(describeBand),
      ...validation.comparisons.flatMap(describeComparison),
    ]
    return found.map((line) => `- ${months} months: ${line}`)
  })
  if (lines.length === 0)
    return 'In this run the bands rank strictly in every horizon, and every baseline is surely worse.'
  return `Found by this run:\n\n${lines.join('\n')}`
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
