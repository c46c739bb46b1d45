import type { EndpointRequest } from '@merleg/contract/endpoint'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import {
  addWatched,
  cancelWatchImport,
  deleteWatched,
  exportWatched,
  getWatchImport,
  getWatchImportRows,
  listMonitoringLevels,
  listWatched,
  listWatchedIds,
  listWatchStates,
  removeWatched,
  restoreWatched,
  toggleWatched,
  updateWatched,
  type WatchFile,
} from '@merleg/contract/watch-list.contract'
import type { WatchImport, WatchList } from '@merleg/contract/watched-rows'
import { keepPreviousData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'
import { askWatchState } from './watch-states.ts'

/** How often an import or export that is under way is asked how far it is. */
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

const isAtWork = ({ state }: WatchImport): boolean => state === 'waiting' || state === 'running'

/** An import, asked again while it is under way. */
export function watchImportQuery(id: string) {
  return {
    ...endpointQuery(getWatchImport, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: WatchImport | undefined } }) =>
      state.data !== undefined && isAtWork(state.data) ? PROGRESS_MS : (false as const),
  }
}

export function watchImportRowsQuery({ id, ...query }: { id: string; currentPage: number; perPage: 10 }) {
  return { ...endpointQuery(getWatchImportRows, { params: { id }, query }), placeholderData: keepPreviousData }
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
    onError: (error) => showError(errorText(error)),
  })
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

/** Begins an export; the list says then that it is under way. */
export function useExport() {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: (format: WatchFile) => call(exportWatched, { query: { format } }),
    onSuccess: async ({ message }) => {
      showSuccess(message)
      await queryClient.invalidateQueries({ queryKey: [listWatched.path] })
    },
    onError: (error) => showError(errorText(error)),
  })
}

export function useCancelImport(id: string) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: () => call(cancelWatchImport, { params: { id }, body: {} }),
    onSuccess: async ({ message }) => {
      showSuccess(message)
      await queryClient.invalidateQueries({ queryKey: [getWatchImport.path] })
    },
    onError: (error) => showError(errorText(error)),
  })
}
