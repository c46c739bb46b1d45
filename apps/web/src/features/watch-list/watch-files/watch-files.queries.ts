import { listWatched } from '@merleg/contract/watch-list.contract'
import {
  cancelWatchExport,
  cancelWatchImport,
  exportWatched,
  getWatchImport,
  getWatchImportRows,
  type WatchFile,
} from '@merleg/contract/watch-list/watch-files.contract'
import type { WatchImport } from '@merleg/contract/watched-rows'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/http/call.ts'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { useErrorText } from '../../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../../shared/ui/toasts.ts'

/** How often an import that is under way is asked how far it is. */
const PROGRESS_MS = 1000

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

export function useCancelExport(id: string) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: () => call(cancelWatchExport, { params: { id }, body: {} }),
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
