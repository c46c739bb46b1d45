import { reportPage } from '@merleg/contract/pages'
import { TOLD_EVENTS_MAX, type ToldAlert } from '@merleg/contract/told-alert'
import type { DbOrTx } from '@merleg/db/connect'
import { chooseTold, MONITORING_LEVELS, type MonitoringWish } from '@merleg/domain/monitoring-events'
import { publicPartOf } from '@merleg/domain/public-fields'
import type { Config } from '../../app/config.ts'
import { type AlertEventRow, type AlertRow, getWish, listAlertEvents } from './told-alerts.repository.ts'

type Context = { subscriberId: string; config: Pick<Config, 'MERLEG_PUBLIC_URL' | 'HOST' | 'PORT'> }

/** Alerts of a subscriber as other programs are told of them: public fields, and nothing of persons. */
export async function tellAlerts(
  db: DbOrTx,
  rows: readonly AlertRow[],
  { subscriberId, config }: Context,
): Promise<ToldAlert[]> {
  const positions = rows.map(({ position }) => position)
  const wish = await getWish(db, subscriberId)
  const events = await listAlertEvents(db, positions)
  const publicUrl = config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  return rows.map(({ heardAt, ...row }) => {
    const told = chooseEvents(events.get(row.position) ?? [], { isByRule: row.ruleIds.length > 0, wish })
    return {
      ...row,
      heardAt: heardAt.toISOString(),
      eventCount: told.length,
      events: told.slice(0, TOLD_EVENTS_MAX).map(tellEvent),
      reportUrl: new URL(reportPage(row.companyId, 'summary'), publicUrl).href,
    }
  })
}

type Choice = { isByRule: boolean; wish: MonitoringWish }

/** All that was heard where a rule of one's own asked for the alert. */
function chooseEvents(events: readonly AlertEventRow[], { isByRule, wish }: Choice): readonly AlertEventRow[] {
  const [first, ...others] = events
  return isByRule || first === undefined ? events : chooseTold([first, ...others], wish)
}

function tellEvent({ position: _position, ...event }: AlertEventRow): ToldAlert['events'][number] {
  return {
    ...event,
    level: MONITORING_LEVELS[event.level - 1] ?? null,
    before: publicPartOf(event.section, event.before),
    after: publicPartOf(event.section, event.after),
  }
}
