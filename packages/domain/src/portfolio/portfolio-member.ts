import type { CompanyStatus } from '../company-status.ts'
import { findActivity } from '../reference/activities.ts'
import { COUNTIES } from '../reference/counties.ts'
import { type EntityKind, isSimpleKind } from '../report-id.ts'
import { bandOfPoints, liteBandOfPoints, RISK_BANDS, type RatedBand } from '../risk-rating.ts'
import type { ScoreBasis, UnratedReason } from '../score/rate/company-score.ts'
import type { RatedBy } from '../score/rated-by.ts'
import { findSectorClass } from '../sectors.ts'
import type { WatchImportance } from '../watch-list/watch-importance.ts'

/** Bands of a portfolio, best first; the simple kinds of entities have three of them. */
export const PORTFOLIO_BANDS = [...RISK_BANDS, 'unrated'] as const satisfies RatedBand[]

/** Why a company has no rating: none was ever made of it, or what the rating itself says. */
export type NoRatingReason = UnratedReason | 'not-yet'

/** A rating in force at a moment; points null of who is unrated. */
export type RatingThen = RatedBy & { points: number | null; basis: ScoreBasis; unratedReason: UnratedReason | null }

/** A company of a portfolio: of today, or of one of the two days that are compared. */
export type PortfolioMember = {
  companyId: string
  kind: EntityKind
  status: CompanyStatus
  /** As the register names it; null where it is not known. */
  county: string | null
  activity: { scheme: string; code: string } | null
  importance: WatchImportance
  isWatched: boolean
  /** Was it watched at the end of the first day, and of the last? */
  wasIn: boolean
  isIn: boolean
  /** In force now, at the end of the first day, and of the last; null where none had been made. */
  current: RatingThen | null
  before: RatingThen | null
  after: RatingThen | null
}

/** The band of points in the scale of a kind of entity; of whom the kind is not known in that of companies. */
export function bandOf(kind: EntityKind | null, points: number | null): RatedBand {
  return kind !== null && isSimpleKind(kind) ? liteBandOfPoints(points) : bandOfPoints(points)
}

/** The band of a rating; unrated where there is none. */
export function bandOfRating({ kind }: Pick<PortfolioMember, 'kind'>, rating: RatingThen | null): RatedBand {
  return bandOf(kind, rating?.points ?? null)
}

/** By what a portfolio is told apart. */
export const PORTFOLIO_DIMENSIONS = ['band', 'section', 'division', 'county', 'status', 'importance'] as const
export type PortfolioDimension = (typeof PORTFOLIO_DIMENSIONS)[number]

/** Of what nobody knows. */
export const NOT_KNOWN = 'unknown'

/** To which part of a dimension a company belongs today. */
export function partOf(member: PortfolioMember, dimension: PortfolioDimension): string {
  switch (dimension) {
    case 'band':
      return bandOfRating(member, member.current)
    case 'section':
      return divisionOf(member)?.section ?? NOT_KNOWN
    case 'division':
      return divisionOf(member)?.code ?? NOT_KNOWN
    case 'county':
      return COUNTIES.find(({ nameHu }) => nameHu === member.county)?.code ?? NOT_KNOWN
    case 'status':
      return member.status
    case 'importance':
      return member.importance
  }
}

function divisionOf({ activity }: PortfolioMember) {
  const classCode = activity === null ? null : findSectorClass(activity)
  return classCode === null ? null : findActivity(classCode.slice(0, 2))
}

export type SpreadPart = { key: string; count: number; share: number }

/** How many companies belong to each part, the largest first (bands in their order); together all of them. */
export function countSpread(members: readonly PortfolioMember[], dimension: PortfolioDimension): SpreadPart[] {
  const counts = new Map<string, number>(dimension === 'band' ? PORTFOLIO_BANDS.map((band) => [band, 0]) : [])
  for (const member of members) {
    const key = partOf(member, dimension)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const parts = [...counts].map(([key, count]) => ({ key, count, share: count / Math.max(1, members.length) }))
  if (dimension === 'band') return parts
  return parts.toSorted((a, b) => rankOf(a) - rankOf(b) || b.count - a.count || (a.key < b.key ? -1 : 1))
}

/** What is not known comes last. */
const rankOf = ({ key }: SpreadPart): number => (key === NOT_KNOWN ? 1 : 0)

/** How many are rated in the three bands of a simple kind of entity, which count in those of companies with the same key. */
export function countSimplified(members: readonly PortfolioMember[]): number {
  return members.filter(({ kind, current }) => isSimpleKind(kind) && (current?.points ?? null) !== null).length
}

/** How many companies of today's are rated without accounts, by the register alone. */
export function countWithoutAccounts(members: readonly PortfolioMember[]): number {
  return members.filter(({ current }) => current?.basis === 'register').length
}

/** Why companies are unrated today, by how many. */
export function countUnrated(members: readonly PortfolioMember[]): { reason: NoRatingReason; count: number }[] {
  const counts = new Map<NoRatingReason, number>()
  for (const { current } of members) {
    if (current !== null && current.points !== null) continue
    const reason = current === null ? 'not-yet' : (current.unratedReason ?? 'nothing-known')
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count)
}
