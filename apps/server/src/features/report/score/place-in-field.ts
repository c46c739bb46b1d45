import type { Direction, FactorShape } from '@merleg/domain/score/model/score-model'

/** Where points of a factor stand among the companies that the model learnt from. */
export type Place = 'bottom' | 'belowMiddle' | 'aboveMiddle' | 'top' | 'majority' | 'majorityBest' | 'same'

/** More than this share in one bin is most of the field. */
const MAJORITY = 0.5

/**
 * By the points, so that low always means weak, whichever way the ratio runs: the middle of those with equal points.
 * Companies without the figure are not counted.
 */
export function placeInField({ bins }: Pick<FactorShape, 'bins'>, own: number): Place {
  const count = (isCounted: (points: number) => boolean) =>
    bins.reduce((sum, bin) => sum + (isCounted(bin.points) ? bin.rows : 0), 0)
  const total = count(() => true)
  const equal = count((other) => other === own)
  if (equal === total) return 'same'
  if (equal > total * MAJORITY) return own === Math.max(...bins.map((bin) => bin.points)) ? 'majorityBest' : 'majority'
  const place = (count((other) => other < own) + equal / 2) / total
  if (place < 0.25) return 'bottom'
  if (place < 0.5) return 'belowMiddle'
  return place < 0.75 ? 'aboveMiddle' : 'top'
}

/** Where a value stands among the companies of a sector. */
export type SectorPlace = 'least' | 'less' | 'median' | 'more' | 'most'

type Quartiles = { readonly lowerQuartile: number; readonly median: number; readonly upperQuartile: number }

/**
 * By what is the better, as among those that the model learnt from, so that both can stand in one sentence. On a quartile
 * it is not beyond it. What is shown as the middle stands there: nobody can see on which side of it.
 */
export function placeInSector(
  { lowerQuartile, median, upperQuartile }: Quartiles,
  { value, direction, show }: { value: number; direction: Direction; show: (value: number) => string },
): SectorPlace {
  if (show(value) === show(median)) return 'median'
  const isBetter = value > median === (direction === 'rising')
  const isBeyond = value < lowerQuartile || value > upperQuartile
  if (isBeyond) return isBetter ? 'most' : 'least'
  return isBetter ? 'more' : 'less'
}
