import type { EndpointAnswer } from '@merleg/contract/endpoint'
import type { listMonitoringLevels } from '@merleg/contract/watch-list.contract'
import type { DbOrTx } from '@merleg/db/connect'
import type { Locale } from '@merleg/domain/locale'
import { MONITORING_EVENT_KINDS, MONITORING_LEVELS, monitoringEventRule } from '@merleg/domain/monitoring-events'
import { getTranslator } from '@merleg/i18n/translator'
import { findMonitoringWish } from '../monitoring/told-wishes.repository.ts'

/** Which events each level tells of, by the one table of them, and which level the subscriber has. */
export async function getMonitoringLevels(
  db: DbOrTx,
  subscriberId: string,
  locale: Locale,
): Promise<EndpointAnswer<typeof listMonitoringLevels>> {
  const { level: monitoringLevel, onlyNegative } = await findMonitoringWish(db, subscriberId)
  const t = getTranslator(locale, 'monitoring/words')
  const events = MONITORING_EVENT_KINDS.map((key) => ({ key, rule: monitoringEventRule(key) }))
  return {
    monitoringLevel,
    isNegativeOnly: onlyNegative,
    levels: MONITORING_LEVELS.map((level) => ({
      level,
      events: events
        .filter(({ rule }) => rule.level === level)
        .map(({ key, rule }) => ({ key, title: t(`events.${key}`), isNegative: rule.importance === 'negative' })),
    })),
  }
}
