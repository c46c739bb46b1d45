import { RuleDefinition } from '@merleg/contract/alert-rule'
import { type getAlertStatistics, RECENT_ALERTS } from '@merleg/contract/alerts.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { Locale } from '@merleg/domain/locale'
import { listToldSections } from '@merleg/domain/monitoring-rules/told-sections'
import { getTranslator } from '@merleg/i18n/translator'
import {
  type FollowedSource,
  listAlertingSources,
  listUnreadOfWatched,
} from '../monitoring/followed-sources.repository.ts'
import { nameSources } from '../report/silence/silence.ts'
import { describeUnreadOf } from '../report/silence/unread-lines.ts'
import { getAlertStatisticsOf } from './alert-counts.repository.ts'
import { getAlertDeskOf, listActiveRules } from './alert-lines.repository.ts'
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
  const [found, sources, unread, recent] = await Promise.all([
    getAlertStatisticsOf(db, { subscriberId, now, since7: daysAgo(7), since30: daysAgo(30) }),
    listSourcesOf(deps, subscriberId),
    listUnreadOfWatched(db, { subscriberId, since: daysAgo(30) }),
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
    basis: [
      watchedCount === 0
        ? t('basisUnwatched')
        : sources.length === 0
          ? t('basisUnknown')
          : t('basis', { sources: nameSources(locale, sources) }),
      describeUnreadOf(locale, unread),
    ]
      .filter((sentence) => sentence !== null)
      .join(' '),
  }
}

/** Those that may tell of the watched companies what the subscriber wants to hear, or what his rules wait for. */
async function listSourcesOf({ db }: AlertDeps, subscriberId: string): Promise<FollowedSource[]> {
  const [wish, definitions] = await Promise.all([getAlertDeskOf(db, subscriberId), listActiveRules(db, subscriberId)])
  // One that cannot be read fires at nothing.
  const rules = definitions.flatMap((definition) => RuleDefinition.safeParse(definition).data ?? [])
  return listAlertingSources(db, { subscriberId, sections: listToldSections(wish, rules) })
}
