/** Between which bounds a part of the whole lies, 0–1, both included; equal where it is known exactly. */
export type ShareBand = { readonly min: number; readonly max: number }

/** What is known of a share of which nothing is said. */
export const UNKNOWN_SHARE: ShareBand = { min: 0, max: 1 }

/**
 * Figures nearer to a threshold than this are on it. Doubles lose less (docs/adr/0042), and half of all shares and one
 * share more differ by more in any company.
 */
export const SHARE_TOLERANCE = 1e-12

/** At least the threshold, as the laws put a quarter. */
export function reachesShare(share: number, threshold: number): boolean {
  return share >= threshold - SHARE_TOLERANCE
}

/** More than the threshold, as the laws put a half. */
export function exceedsShare(share: number, threshold: number): boolean {
  return share > threshold + SHARE_TOLERANCE
}

export function isExactShare({ min, max }: ShareBand): boolean {
  return max - min <= SHARE_TOLERANCE
}
