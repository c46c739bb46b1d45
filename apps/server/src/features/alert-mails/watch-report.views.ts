import type { DbOrTx } from '@merleg/db/connect'
import { hungarianDayOf } from '@merleg/domain/calendar-days'
import type { Locale } from '@merleg/domain/locale'
import { bandOf } from '@merleg/domain/portfolio/portfolio-member'
import { RISK_BANDS, type RatedBand } from '@merleg/domain/risk-rating'
import { describeAlertingBasis } from '../monitoring/basis/alerting-basis.views.ts'
import {
  countWatchedAlerts,
  listWatchedRatings,
  type WatchedAlerts,
  type WatchedRatings,
} from './watch-report.repository.ts'

/** The watch list in numbers. */
export type WatchReport = {
  watched: number
  /** What is counted of a time begins there. */
  since: Date
  bands: readonly { band: RatedBand; count: number }[]
  /** How many of them are rated by the register alone. */
  withoutAccounts: number
  moves: { up: number; down: number; byModel: number; unrated: number; unknownBefore: number }
  alerts: WatchedAlerts
  /** Which sources may tell of the companies what the subscriber wants to hear, until when, and what that leaves open. */
  basis: string
}

/** `since`: when the reader was last sent such a report; null: never. */
type Asked = { subscriberId: string; locale: Locale; now: Date; since: Date | null }

const DAY_MS = 24 * 3600_000
const WEEK_MS = 7 * DAY_MS
/** Of a longer silence the alerts themselves tell. */
const LONGEST_MS = 35 * DAY_MS
const BANDS: readonly RatedBand[] = [...RISK_BANDS, 'unrated']

/** The watch list as it stands, and what has come since the last report; null where nothing is watched. */
export async function getWatchReport(db: DbOrTx, asked: Asked): Promise<WatchReport | null> {
  const { subscriberId, locale, now } = asked
  const week = { subscriberId, since: beginOf(asked), now }
  const [ratings, alerts, basis] = await Promise.all([
    listWatchedRatings(db, week),
    countWatchedAlerts(db, { ...week, from: hungarianDayOf(week.since), to: hungarianDayOf(now) }),
    describeAlertingBasis(db, { ...week, locale }),
  ])
  const watched = sum(ratings)
  if (watched === 0) return null
  return {
    watched,
    since: week.since,
    bands: BANDS.flatMap((band) => {
      const count = sum(ratings.filter((row) => bandOf(row.kind, row.points) === band))
      return count === 0 ? [] : { band, count }
    }),
    withoutAccounts: sum(ratings.filter(({ isWithoutAccounts }) => isWithoutAccounts)),
    moves: countMoves(ratings),
    alerts,
    basis,
  }
}

/** Where the last report ended: what came in between would be in none, or in two. */
function beginOf({ now, since }: Asked): Date {
  const weekBefore = new Date(now.getTime() - WEEK_MS)
  return since === null || since > now || now.getTime() - since.getTime() > LONGEST_MS ? weekBefore : since
}

const sum = (rows: readonly WatchedRatings[]): number => rows.reduce((total, { count }) => total + count, 0)

function countMoves(ratings: readonly WatchedRatings[]): WatchReport['moves'] {
  const moves = { up: 0, down: 0, byModel: 0, unrated: 0, unknownBefore: 0 }
  for (const row of ratings) {
    const move = judgeMove(row)
    if (move !== null) moves[move] += row.count
  }
  return moves
}

/**
 * To or from no rating at all is neither up nor down. Under another model, or other rules of ours, a move is the company's own where
 * looks have told it apart; how much of any other is, the alerts alone tell.
 */
function judgeMove(row: WatchedRatings): keyof WatchReport['moves'] | null {
  const [now, before] = [bandOf(row.kind, row.points), bandOf(row.kind, row.pointsBefore)]
  if (!row.wasKnown) return 'unknownBefore'
  if (now === before) return null
  const isUnrated = now === 'unrated' || before === 'unrated'
  const isUp = BANDS.indexOf(now) < BANDS.indexOf(before)
  if (row.isByOtherModel && (isUnrated || !(isUp ? row.hasRisen : row.hasFallen))) return 'byModel'
  return isUnrated ? 'unrated' : isUp ? 'up' : 'down'
}
