import { useQuery } from '@tanstack/react-query'
import { usePreferences } from '../../shared/storage/preferences.ts'
import { alertCountsQuery, alertsQuery, lastAlertQuery } from './alerts.queries.ts'
import { type InboxSearch, toAlertsQuery } from './inbox-view.ts'

/**
 * A page of alerts up to the last one there was when the reader came: what comes meanwhile is counted, and moves nothing
 * until it is asked for.
 */
export function usePinnedAlerts(search: InboxSearch) {
  const preferences = usePreferences()
  const perPage = search.perPage ?? preferences.perPage
  const last = useQuery(lastAlertQuery)
  const upTo = last.data?.newest ?? undefined
  const list = useQuery({ ...alertsQuery(toAlertsQuery(search, { perPage, upTo })), enabled: last.data !== undefined })
  const counts = useQuery({ ...alertCountsQuery(upTo ?? 0), enabled: last.data !== undefined })
  return {
    list,
    error: last.error ?? list.error,
    retry: () => void (last.data === undefined ? last.refetch() : list.refetch()),
    counts: counts.data ?? last.data,
    perPage,
    newer: counts.data?.newer ?? 0,
    showNewer: () => void last.refetch(),
  }
}
