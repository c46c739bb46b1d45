import { bandOfPoints, RISK_BANDS, type RiskBand } from '../../risk-rating.ts'
import type { Estimate } from './delong.ts'
import { estimateShare } from './probability-metrics.ts'

export type RatedRow = { readonly points: number; readonly probability: number; readonly hasFailed: boolean }

/** What was foretold and what happened to the rows of a band. */
export type BandOutcome = {
  readonly band: RiskBand
  readonly rows: number
  readonly failures: number
  /** Mean of the foretold probabilities; null without rows. */
  readonly foretold: number | null
  readonly observed: Estimate | null
}

/**
 * The six bands, best first, each with its rows. Points are whole ones from 0 to 100. Where every row is there once for
 * each repetition of a cross-validation, rows and failures are means over the repetitions: no row counts as several.
 */
export function calibrateBands(rows: readonly RatedRow[], { repetitions } = { repetitions: 1 }): BandOutcome[] {
  return RISK_BANDS.map((band) => {
    const members = rows.filter(({ points }) => bandOfPoints(points) === band)
    const failures = members.filter(({ hasFailed }) => hasFailed).length
    const foretold = members.reduce((sum, { probability }) => sum + probability, 0) / members.length
    const counts = { count: failures / repetitions, total: members.length / repetitions }
    return {
      band,
      rows: counts.total,
      failures: counts.count,
      foretold: members.length === 0 ? null : foretold,
      observed: estimateShare(counts),
    }
  })
}

/**
 * The pairs of neighbouring bands with rows where the worse one did not fail more often than the better one; none: the
 * bands rank strictly.
 */
export function findBandInversions(bands: readonly BandOutcome[]): { better: RiskBand; worse: RiskBand }[] {
  const known = bands.flatMap(({ band, observed }) => (observed === null ? [] : [{ band, rate: observed.value }]))
  return known.flatMap(({ band, rate }, index) => {
    const worse = known[index + 1]
    return worse === undefined || worse.rate > rate ? [] : [{ better: band, worse: worse.band }]
  })
}
