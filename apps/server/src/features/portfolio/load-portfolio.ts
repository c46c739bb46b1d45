import { PORTFOLIO_MAX, type PortfolioQuery, RATED_ANEW_MAX } from '@merleg/contract/portfolio.contract'
import type { DbOrTx } from '@merleg/db/connect'
import { endOfHungarianDay, hungarianDayOf, monthsBefore } from '@merleg/domain/calendar-days'
import type { Locale } from '@merleg/domain/locale'
import { isModelChanged, listMoves, type Move } from '@merleg/domain/portfolio/portfolio-moves'
import { AppError } from '../../app/app-error.ts'
import { loadRatingModels } from '../score/models/rating-models.ts'
import { findPortfolioState, listMembers, type NamedMember } from './portfolio-members.repository.ts'
import type { RateThen } from './rate-then.ts'

export type PortfolioAsked = {
  subscriberId: string
  query: PortfolioQuery
  locale: Locale
  /** YYYY-MM-DD */
  today: string
  rateThen: RateThen
}

/** What keeps moves from being told. */
export type MovesLimit = 'too-many' | 'model-gone' | 'before-ratings' | 'before-list'

export type LoadedPortfolio = {
  /** All of either day and of today. */
  members: NamedMember[]
  /** Of today. */
  watched: NamedMember[]
  watchedCount: number
  /** Of these the database has nothing any more: whatever is counted, they are not. */
  missingCount: number
  moves: Move[]
  from: string
  to: string
  isModelChanged: boolean
  limits: MovesLimit[]
  ratedOn: string | null
}

/** Reads the companies and how they moved. @throws AppError `days.in-future`, `days.reversed`, `portfolio.too-large` */
export async function loadPortfolio(db: DbOrTx, asked: PortfolioAsked): Promise<LoadedPortfolio> {
  const { subscriberId, query, today } = asked
  const { from, to } = chooseDays(query, today)
  const state = await findPortfolioState(db, subscriberId)
  const members = await listMembers(db, {
    subscriberId,
    importance: query.importance ?? null,
    label: query.label ?? null,
    from: endOfHungarianDay(from),
    to: endOfHungarianDay(to),
    limit: PORTFOLIO_MAX + 1,
  })
  if (members.length > PORTFOLIO_MAX) throw new AppError('portfolio.too-large')
  const changed = members.filter(isModelChanged)
  const { versions } = await loadRatingModels(db)
  const { rate, rulesVersion } = asked.rateThen
  const comparable = changed.filter(
    ({ after }) => versions.has(after?.modelVersion ?? '') && after?.rulesVersion === rulesVersion,
  )
  const isGone = comparable.length < changed.length
  const isTooMany = comparable.length > RATED_ANEW_MAX
  const companyIds = isTooMany ? [] : comparable.map(({ companyId }) => companyId)
  const anew =
    companyIds.length === 0 ? new Map<string, number | null>() : await rate(db, { companyIds, day: from, today })
  const { firstRatingAt, firstWatchAt } = state
  return {
    members,
    watched: members.filter(({ isWatched }) => isWatched),
    watchedCount: state.watchedCount,
    missingCount: state.missingCount,
    moves: listMoves(members, anew),
    from,
    to,
    isModelChanged: changed.length > 0,
    limits: [
      ...(firstRatingAt === null || from < hungarianDayOf(firstRatingAt) ? (['before-ratings'] as const) : []),
      ...(firstWatchAt !== null && from < hungarianDayOf(firstWatchAt) ? (['before-list'] as const) : []),
      ...(isGone ? (['model-gone'] as const) : []),
      ...(isTooMany ? (['too-many'] as const) : []),
    ],
    ratedOn: state.ratedOn,
  }
}

function chooseDays({ from, to }: PortfolioQuery, today: string): { from: string; to: string } {
  const last = to ?? today
  const first = from ?? monthsBefore(last, 1)
  if (last > today || first > today) throw new AppError('days.in-future', { fields: { to: 'in-future' } })
  if (first > last) throw new AppError('days.reversed', { fields: { from: 'reversed' } })
  return { from: first, to: last }
}
