import { numberAt } from './number-at.ts'
import type { RiskGroups } from './ranking.ts'

type Counts = Pick<RiskGroups, 'failures' | 'survivors' | 'failureCount' | 'survivorCount'>

/** How well failures are told from survivors; every figure null where one of the two is missing. */
export type Discrimination = {
  readonly auc: number | null
  readonly gini: number | null
  readonly ks: number | null
  /** Share of all failures that lie among the worst 5, 10 and 25 % of the rows. */
  readonly capture5: number | null
  readonly capture10: number | null
  readonly capture25: number | null
}

export const CAPTURE_SHARES = { capture5: 0.05, capture10: 0.1, capture25: 0.25 } as const

/** All figures of discrimination from one walk each over the groups. */
export function discriminate(counts: Counts): Discrimination {
  const auc = aucOf(counts)
  return {
    auc,
    gini: auc === null ? null : 2 * auc - 1,
    ks: kolmogorovSmirnov(counts)?.distance ?? null,
    capture5: captureOf(counts, CAPTURE_SHARES.capture5),
    capture10: captureOf(counts, CAPTURE_SHARES.capture10),
    capture25: captureOf(counts, CAPTURE_SHARES.capture25),
  }
}

/** The probability that a failure has a higher risk than a survivor, equal risks counted half (Mann and Whitney). */
export function aucOf({ failures, survivors, failureCount, survivorCount }: Counts): number | null {
  if (failureCount === 0 || survivorCount === 0) return null
  let survivorsBelow = survivorCount
  let won = 0
  for (let group = 0; group < failures.length; group += 1) {
    const alike = numberAt(survivors, group)
    survivorsBelow -= alike
    won += numberAt(failures, group) * (survivorsBelow + alike / 2)
  }
  return won / (failureCount * survivorCount)
}

/** Where the shares of failures and of survivors at or above a risk lie furthest apart. */
export type KolmogorovSmirnov = {
  /** 0–1, signed: negative where survivors are ranked worse throughout. */
  readonly distance: number
  /** Position of the last group above the cut. */
  readonly group: number
  readonly failureShare: number
  readonly survivorShare: number
}

/** The largest distance between both distributions; of several equal ones the one of the highest risk. */
export function kolmogorovSmirnov(counts: Counts): KolmogorovSmirnov | null {
  const { failures, survivors, failureCount, survivorCount } = counts
  if (failureCount === 0 || survivorCount === 0) return null
  let found: KolmogorovSmirnov | null = null
  let largest = 0
  let [failed, survived] = [0, 0]
  for (let group = 0; group < failures.length; group += 1) {
    failed += numberAt(failures, group)
    survived += numberAt(survivors, group)
    // In whole numbers of pairs, so that equal distances are equal.
    const pairs = Math.abs(failed * survivorCount - survived * failureCount)
    if (found !== null && pairs <= largest) continue
    largest = pairs
    const [failureShare, survivorShare] = [failed / failureCount, survived / survivorCount]
    found = { distance: failureShare - survivorShare, group, failureShare, survivorShare }
  }
  return found
}

/**
 * Share of the failures among the worst `share` of the rows. A group of equal risks that the cut goes through counts
 * with the part of it that lies above, so that the order of equal rows does not matter.
 */
export function captureOf({ failures, survivors, failureCount, survivorCount }: Counts, share: number): number | null {
  if (failureCount === 0 || survivorCount === 0) return null
  let room = share * (failureCount + survivorCount)
  let captured = 0
  for (let group = 0; group < failures.length && room > 0; group += 1) {
    const failed = numberAt(failures, group)
    const size = failed + numberAt(survivors, group)
    if (size > 0) captured += failed * Math.min(1, room / size)
    room -= size
  }
  return captured / failureCount
}
