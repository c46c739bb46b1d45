import type { Alert, WholeAlert } from '@merleg/contract/alert'
import { ALERTS_AT_ONCE, type AlertStep } from '@merleg/contract/alert-step'
import {
  countAlerts,
  getAlertDesk,
  getAlertStatistics,
  getWholeAlert,
  listAlerts,
  setFourEyes,
  takeAlertStep,
  takeAlertSteps,
} from '@merleg/contract/alerts.contract'
import type { EndpointAnswer, EndpointRequest } from '@merleg/contract/endpoint'
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError } from '../../shared/ui/toasts.ts'

export type AlertsQuery = NonNullable<EndpointRequest<typeof listAlerts>['query']>
export type StepResults = EndpointAnswer<typeof takeAlertSteps>

/** What colleagues do is to be seen soon, and at once by who comes back to the page. */
const FRESH = { refetchInterval: 30_000, refetchOnWindowFocus: 'always' } as const

export function alertsQuery(query: AlertsQuery) {
  return { ...endpointQuery(listAlerts, { query }), ...FRESH, placeholderData: keepPreviousData }
}

/** Up to which alert the inbox lists: asked when the reader comes, and when he wants to see newer ones. */
export const lastAlertQuery = queryOptions({
  queryKey: ['last alert'],
  queryFn: ({ signal }) => call(countAlerts, { query: {}, signal }),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
})

export function alertCountsQuery(after: number) {
  return { ...endpointQuery(countAlerts, { query: { after } }), ...FRESH, placeholderData: keepPreviousData }
}

export function wholeAlertQuery(id: number) {
  return { ...endpointQuery(getWholeAlert, { params: { id } }), ...FRESH }
}

export const alertDeskQuery = { ...endpointQuery(getAlertDesk), refetchOnWindowFocus: 'always' as const }
export const alertStatisticsQuery = { ...endpointQuery(getAlertStatistics), ...FRESH }

const CHANGED = [listAlerts, countAlerts, getWholeAlert, getAlertStatistics]

async function refresh(client: QueryClient): Promise<void> {
  await Promise.all(CHANGED.map((endpoint) => client.invalidateQueries({ queryKey: endpointQueryKey(endpoint) })))
}

/** The next step is about what one's own last one made of an alert, also before the list is asked anew. */
function noteVersions(client: QueryClient, versions: ReadonlyMap<number, number>): void {
  client.setQueriesData<EndpointAnswer<typeof listAlerts>>(
    { queryKey: endpointQueryKey(listAlerts) },
    (page) =>
      page && {
        ...page,
        results: page.results.map((old) => ({ ...old, version: versions.get(old.id) ?? old.version })),
      },
  )
}

/** An alert as it was seen. */
export type SeenAlert = Pick<Alert, 'id' | 'version'>

/** Takes a step about one alert or many; more than one call may decide are sent one call after the other. */
export function useTakeSteps() {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: async ({ alerts, step }: { alerts: readonly SeenAlert[]; step: AlertStep }): Promise<StepResults> => {
      const answers: StepResults[] = []
      for (let from = 0; from < alerts.length; from += ALERTS_AT_ONCE) {
        const part = alerts.slice(from, from + ALERTS_AT_ONCE).map(({ id, version }) => ({ id, version }))
        answers.push(await call(takeAlertSteps, { body: { alerts: part, step } }))
      }
      return {
        notification: answers.at(-1)?.notification ?? '',
        results: answers.flatMap(({ results }) => results),
      }
    },
    onSuccess: ({ results }) => {
      const taken = results.filter(({ outcome }) => outcome === 'taken')
      noteVersions(client, new Map(taken.flatMap(({ id, version }) => (version === null ? [] : [[id, version]]))))
    },
    onError: (error) => showError(errorText(error)),
    onSettled: () => void refresh(client),
  })
}

/** Of a comment that is on its way: a step taken meanwhile would be about an alert that has changed. */
export const COMMENTING = ['alert comment']

/** Adds a comment; the alert comes back with it. */
export function useComment(id: number) {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationKey: COMMENTING,
    mutationFn: ({ version, text }: { version: number; text: string }) =>
      call(takeAlertStep, { params: { id }, body: { version, step: { action: 'comment', text } } }),
    onSuccess: async (alert: WholeAlert) => {
      client.setQueryData(wholeAlertQuery(id).queryKey, alert)
      noteVersions(client, new Map([[id, alert.version]]))
      await client.invalidateQueries({ queryKey: endpointQueryKey(listAlerts) })
    },
    onError: (error) => showError(errorText(error)),
  })
}

/** Says whether decisions want a second pair of eyes. */
export function useSetFourEyes({ onDone }: { onDone: (notification: string) => void }) {
  const client = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: (isOn: boolean) => call(setFourEyes, { body: { isOn } }),
    onSuccess: async ({ notification }) => {
      onDone(notification)
      await client.invalidateQueries({ queryKey: endpointQueryKey(getAlertDesk) })
      await refresh(client)
    },
    onError: (error) => showError(errorText(error)),
  })
}
