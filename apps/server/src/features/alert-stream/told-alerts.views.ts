import { reportPage } from '@merleg/contract/pages'
import { TOLD_EVENTS_MAX, type ToldAlert } from '@merleg/contract/told-alert'
import type { DbOrTx } from '@merleg/db/connect'
import { publicPartOf } from '@merleg/domain/public-fields'
import type { Config } from '../../app/config.ts'
import { type AlertEventRow, type AlertRow, listAlertEvents } from './told-alerts.repository.ts'

type Context = { subscriberId: string; config: Pick<Config, 'MERLEG_PUBLIC_URL' | 'HOST' | 'PORT'> }

/** Alerts of a subscriber as other programs are told of them: public fields, and nothing of persons. */
export async function tellAlerts(
  db: DbOrTx,
  rows: readonly AlertRow[],
  { subscriberId, config }: Context,
): Promise<ToldAlert[]> {
  const positions = rows.map(({ position }) => position)
  const events = await listAlertEvents(db, { subscriberId, positions, limit: TOLD_EVENTS_MAX })
  const publicUrl = config.MERLEG_PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`
  return rows.map(({ heardAt, ...row }) => {
    const told = events.get(row.position) ?? []
    return {
      ...row,
      heardAt: heardAt.toISOString(),
      eventCount: told[0]?.eventCount ?? 0,
      events: told.map(tellEvent),
      reportUrl: new URL(reportPage(row.companyId, 'summary'), publicUrl).href,
    }
  })
}

function tellEvent(event: AlertEventRow): ToldAlert['events'][number] {
  const { position: _position, isChosen: _isChosen, eventCount: _eventCount, before, after, ...told } = event
  return { ...told, before: publicPartOf(event.section, before), after: publicPartOf(event.section, after) }
}
