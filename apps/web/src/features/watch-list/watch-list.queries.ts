import type { EndpointRequest } from '@merleg/contract/endpoint'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import {
  addWatched,
  deleteWatched,
  listMonitoringLevels,
  listWatched,
  listWatchedIds,
  listWatchStates,
  removeWatched,
  restoreWatched,
  toggleWatched,
  updateWatched,
} from '@merleg/contract/watch-list.contract'
import type { WatchList } from '@merleg/contract/watched-rows'
import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../shared/http/api-error.ts'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'
import { askWatchState } from './watch-states.ts'

/** How often an export that is under way is asked how far it is. */
const PROGRESS_MS = 1000

export type WatchQuery = NonNullable<EndpointRequest<typeof listWatched>['query']>
export type WatchFilters = NonNullable<EndpointRequest<typeof listWatchedIds>['query']>

/** A page of the watch list, asked again while it is being exported. */
export function watchListQuery(query: WatchQuery) {
  return {
    ...endpointQuery(listWatched, { query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }: { state: { data?: WatchList | undefined } }) =>
      state.data?.isExporting === true ? PROGRESS_MS : (false as const),
  }
}

/** Is a company watched? Those that a list asks about at once are asked in one call. */
export function watchStateQuery(companyId: string) {
  return { queryKey: [listWatchStates.path, companyId], queryFn: () => askWatchState(companyId) }
}

export function monitoringLevelsQuery() {
  return endpointQuery(listMonitoringLevels)
}

/** Whatever shows who is watched is asked anew. */
export async function refreshWatched(client: QueryClient): Promise<void> {
  const paths = [listWatched.path, listWatchStates.path, getReportHeader.path]
  await Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
}

/** A change of the watch list: what comes of it is told, and whatever shows who is watched asked anew. */
export function useWatchChange<Input, Answer extends { notification: string }>(
  change: (input: Input) => Promise<Answer>,
  { isTold = true }: { isTold?: boolean } = {},
) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ notification }) => {
      if (isTold) showSuccess(notification)
      await refreshWatched(queryClient)
    },
    onError: async (error) => {
      showError(errorText(error))
      if (isNoteChanged(error)) await refreshWatched(queryClient)
    },
  })
}

/** Did a colleague write another note since it was read? The refusal says which. */
export function isNoteChanged(error: Error | null): error is ApiError {
  return error instanceof ApiError && error.code === 'watch-list.note-changed'
}

type Toggle = { companyId: string; isWanted: boolean }
export const toggleWatch = ({ companyId, isWanted }: Toggle) =>
  call(toggleWatched, { params: { tax8: companyId }, query: { wanted: isWanted ? 'true' : 'false' } })
export const watchAll = (companyIds: readonly string[]) => call(addWatched, { body: { companyIds: [...companyIds] } })
export const saveNotes = (body: EndpointRequest<typeof updateWatched>['body']) => call(updateWatched, { body })
export const endWatch = (companyId: string) => call(deleteWatched, { params: { tax8: companyId } })
export const endWatches = (companyIds: readonly string[]) =>
  call(removeWatched, { body: { companyIds: [...companyIds] } })
export const bringBackWatches = (companyIds: readonly string[]) =>
  call(restoreWatched, { body: { companyIds: [...companyIds] } })
export const askMeantIds = (query: WatchFilters) => call(listWatchedIds, { query })
