import type { FactorShape } from '../model/score-model.ts'

/** What the training rows of a bin show by themselves, beside all rows of the factor. */
export type BinEvidence = {
  readonly rows: number
  readonly failures: number
  /** Shares of the rows that failed: of the bin, and of all. */
  readonly share: number
  readonly overall: number
  /** Whether the bin surely (95 %) fails less often than all where it gives points, more often where it takes some. */
  readonly isSure: boolean
}

/** Of a 95 % interval. */
const Z = 1.96

/**
 * The points of a bin are what is left to a factor after the others have spoken, and need not follow its share of
 * failures: where few failed, a reader should know that they rest on little. Null for a bin that is not there or empty.
 */
export function findBinEvidence(
  { bins, missing }: Pick<FactorShape, 'bins' | 'missing'>,
  at: number,
): BinEvidence | null {
  const bin = bins[at]
  if (bin === undefined || bin.rows === 0) return null
  const { rows, failures, points } = bin
  const all = [...bins, missing]
  const overall = sum(all.map((one) => one.failures)) / sum(all.map((one) => one.rows))
  const share = failures / rows
  const { lower, upper } = wilsonInterval(share, rows)
  return { rows, failures, share, overall, isSure: points > 0 ? upper < overall : points < 0 ? lower > overall : true }
}

/** Wilson (1927), which holds for rare events too. */
function wilsonInterval(share: number, rows: number): { lower: number; upper: number } {
  const weight = Z ** 2 / rows
  const middle = (share + weight / 2) / (1 + weight)
  const reach = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / rows + weight / (4 * rows))
  return { lower: middle - reach, upper: middle + reach }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
