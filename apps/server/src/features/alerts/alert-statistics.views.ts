import { type getAlertStatistics, RECENT_ALERTS } from '@merleg/contract/alerts.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { Locale } from '@merleg/domain/locale'
import { getTranslator } from '@merleg/i18n/translator'
import { describeAlertingBasis } from '../monitoring/basis/alerting-basis.views.ts'
import { getAlertStatisticsOf } from './alert-counts.repository.ts'
import { type AlertDeps, type AlertUser, getAlertsPage } from './alerts.views.ts'

const DAY_MS = 86_400_000

/** What is watched, what came of it in the last days, and what is open; by which sources, up to which days monitoring has followed them. */
export async function getStatisticsPage(
  deps: AlertDeps,
  user: AlertUser,
  locale: Locale,
): Promise<EndpointAnswer<typeof getAlertStatistics>> {
  const { db, clock } = deps
  const { subscriberId } = user
  const now = clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const query = { currentPage: 1, perPage: RECENT_ALERTS, orderBy: 'newest' } as const
  const [found, basis, recent] = await Promise.all([
    getAlertStatisticsOf(db, { subscriberId, now, since7: daysAgo(7), since30: daysAgo(30) }),
    describeAlertingBasis(db, { subscriberId, locale, now, since: daysAgo(30) }),
    getAlertsPage(deps, { user, locale, query }),
  ])
  const { watchedCount, openCount, oldestPosition, oldestAt } = found
  const t = getTranslator(locale, 'alerts/answers')
  return {
    asOf: now.toISOString(),
    watchedCount,
    last7Days: { negative: found.negative7, neutral: found.neutral7, positive: found.positive7 },
    last30Days: { negative: found.negative30, neutral: found.neutral30, positive: found.positive30 },
    openCount,
    oldestOpen:
      oldestPosition === null || oldestAt === null ? null : { id: oldestPosition, createdAt: oldestAt.toISOString() },
    recent,
    basis: watchedCount === 0 ? t('basisUnwatched') : basis,
  }
}
