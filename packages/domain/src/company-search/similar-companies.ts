import { listClassesBehind } from '../reference/later-activities.ts'

/** By what companies are alike: amounts of their size and standing, and where and what they are. */
export const SIMILARITY_MEASURES = ['sales', 'headcount', 'age', 'growth', 'equityRatio', 'rating'] as const
export const SIMILARITY_TRAITS = ['activity', 'place', 'legalForm'] as const
export type SimilarityMeasure = (typeof SIMILARITY_MEASURES)[number]
export type SimilarityTrait = (typeof SIMILARITY_TRAITS)[number]
export type SimilarityFeature = SimilarityMeasure | SimilarityTrait

/** A company as it is compared; null where it is not known. Measures in any unit: only their order counts. */
export type ComparedCompany = Readonly<Record<SimilarityMeasure, number | null>> & {
  companyId: string
  /** As `searched-class` has it: NACE class of four digits, or one of Rev. 2.1, which is each that it came from. */
  activity: string | null
  countyCode: string | null
  regionCode: string | null
  legalForm: string | null
}

/** How near a feature is, 0 (alike) to 1; `value` of the company, `of` of those that it is like. */
export type FeatureLikeness = {
  feature: SimilarityFeature
  distance: number
  value: number | string
  of: number | string | null
}
export type SimilarCompany = { companyId: string; distance: number; nearest: readonly FeatureLikeness[] }

/** So many of the nearest are like them; the rest is not. */
export const MOST_SIMILAR = 500

/** What is not known is neither near nor far. */
const UNKNOWN_DISTANCE = 0.5
/** Whom one is compared with, and what one is, say more than where. */
const TRAIT_WEIGHTS: Readonly<Record<SimilarityTrait, number>> = { activity: 2, place: 0.75, legalForm: 0.5 }
const EXPLAINED_FEATURES = 3

/**
 * Those that are most like some companies, the nearest first: measures as the share of candidates that have less, the
 * distance the weighted sum of differences. A measure in which the given companies differ weighs less. The given ones
 * themselves are left out.
 */
export function findSimilar(
  seeds: readonly ComparedCompany[],
  candidates: readonly ComparedCompany[],
  limit: number,
): SimilarCompany[] {
  const given = new Set(seeds.map(({ companyId }) => companyId))
  const others = candidates.filter(({ companyId }) => !given.has(companyId))
  const measures = SIMILARITY_MEASURES.map((feature) => readMeasure(feature, seeds, candidates))
  const nearest = others
    .map((company) => ({ company, distance: distanceOf(company, seeds, measures) }))
    .toSorted((a, b) => a.distance - b.distance || (a.company.companyId < b.company.companyId ? -1 : 1))
    .slice(0, limit)
  return nearest.map(({ company, distance }) => ({
    companyId: company.companyId,
    distance,
    nearest: explain(company, seeds, measures),
  }))
}

type Measure = {
  feature: SimilarityMeasure
  /** Of the given companies, in the middle; null where none has it. */
  middle: number | null
  middleShare: number | null
  weight: number
  shareOf: (value: number) => number
}

function readMeasure(
  feature: SimilarityMeasure,
  seeds: readonly ComparedCompany[],
  candidates: readonly ComparedCompany[],
): Measure {
  const all = Float64Array.from(candidates.flatMap((company) => company[feature] ?? [])).toSorted()
  const shareOf = (value: number) => shareBelow(all, value)
  const own = seeds.flatMap((seed) => seed[feature] ?? []).toSorted((a, b) => a - b)
  const middle = own[own.length >> 1] ?? null
  const shares = own.map(shareOf)
  const spread = shares.length === 0 ? 0 : Math.max(...shares) - Math.min(...shares)
  return { feature, middle, middleShare: middle === null ? null : shareOf(middle), weight: 1 - spread / 2, shareOf }
}

/** The share of values below one, of equal ones half; 0 to 1. */
function shareBelow(sorted: Float64Array, value: number): number {
  const below = countBelow(sorted, (other) => other < value)
  const upTo = countBelow(sorted, (other) => other <= value)
  return sorted.length === 0 ? 0.5 : (below + upTo) / 2 / sorted.length
}

function countBelow(sorted: Float64Array, isBelow: (value: number) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBelow(sorted[middle] ?? Infinity)) low = middle + 1
    else high = middle
  }
  return low
}

function distanceOf(company: ComparedCompany, seeds: readonly ComparedCompany[], measures: readonly Measure[]): number {
  let [sum, weights] = [0, 0]
  for (const measure of measures) {
    if (measure.middleShare === null) continue
    const value = company[measure.feature]
    const distance = value === null ? UNKNOWN_DISTANCE : Math.abs(measure.shareOf(value) - measure.middleShare)
    sum += distance * measure.weight
    weights += measure.weight
  }
  for (const trait of SIMILARITY_TRAITS) {
    sum += traitDistance(trait, company, seeds) * TRAIT_WEIGHTS[trait]
    weights += TRAIT_WEIGHTS[trait]
  }
  return sum / weights
}

/** To the nearest of the given companies. */
function traitDistance(trait: SimilarityTrait, company: ComparedCompany, seeds: readonly ComparedCompany[]): number {
  return Math.min(...seeds.map((seed) => TRAIT_DISTANCES[trait](company, seed)))
}

const TRAIT_DISTANCES: Readonly<Record<SimilarityTrait, (one: ComparedCompany, other: ComparedCompany) => number>> = {
  // Class, group, division, section of NACE from the near to the far.
  activity: ({ activity: one }, { activity: other }) => {
    if (one === null || other === null) return UNKNOWN_DISTANCE
    const [own, others] = [listClassesBehind(one), listClassesBehind(other)]
    const equal = [4, 3, 2].find((digits) =>
      own.some((code) => others.some((another) => code.slice(0, digits) === another.slice(0, digits))),
    )
    return 1 - (equal ?? 0) / 4
  },
  place: (one, other) => {
    if (one.countyCode === null || other.countyCode === null) return UNKNOWN_DISTANCE
    if (one.countyCode === other.countyCode) return 0
    return one.regionCode === other.regionCode ? 0.5 : 1
  },
  legalForm: ({ legalForm: one }, { legalForm: other }) =>
    one === null || other === null ? UNKNOWN_DISTANCE : one === other ? 0 : 1,
}

function explain(
  company: ComparedCompany,
  seeds: readonly ComparedCompany[],
  measures: readonly Measure[],
): FeatureLikeness[] {
  const known = measures.flatMap(({ feature, middle, middleShare, shareOf }): FeatureLikeness[] => {
    const value = company[feature]
    if (value === null || middleShare === null) return []
    return [{ feature, distance: Math.abs(shareOf(value) - middleShare), value, of: middle }]
  })
  const traits = SIMILARITY_TRAITS.flatMap((feature): FeatureLikeness[] => {
    const value = feature === 'place' ? company.countyCode : company[feature]
    if (value === null) return []
    return [{ feature, distance: traitDistance(feature, company, seeds), value, of: null }]
  })
  return [...traits, ...known].toSorted((a, b) => a.distance - b.distance).slice(0, EXPLAINED_FEATURES)
}
