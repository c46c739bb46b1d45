import { getCredits } from '@merleg/contract/credits.contract'
import type { EndpointAnswer, EndpointRequest } from '@merleg/contract/endpoint'
import {
  calculateExport,
  calculateExportAgain,
  cancelExport,
  type ExportCalculation,
  getExport,
  type ListExport,
  listExports,
  previewExport,
  QUOTE_MINUTES,
  runExport,
  runExportAgain,
} from '@merleg/contract/list-export.contract'
import type { ExportSelection } from '@merleg/domain/list-export/export-columns'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { isPassing } from '../../shared/http/api-error.ts'
import { makeIntentKey } from '../../shared/http/intent-key.ts'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'

/** How often an export that is being made is asked how far it is. */
const PROGRESS_MS = 1000

type ExportAsked = { searchId: string; selected: ExportSelection }

const toRequest = ({ searchId, selected }: ExportAsked) => ({ params: { id: searchId }, body: { selected } })

/** What a list holds and costs; the former request is cancelled when the choice changes, and asked anew when its quote ends. */
export function calculationQuery(asked: ExportAsked) {
  const request = toRequest(asked)
  return queryOptions({
    queryKey: endpointQueryKey(calculateExport, request),
    queryFn: async ({ signal }) => call(calculateExport, { ...request, signal, isSilent: true }),
    placeholderData: keepPreviousData,
    // A choice that is come back to may have been bought meanwhile.
    staleTime: 0,
    gcTime: 0,
    refetchInterval: whenQuoteEnds,
  })
}

/** What a list that was delivered costs again; asked anew when its quote ends. */
export function calculationAgainQuery(id: string) {
  const request = { params: { id }, body: {} }
  return queryOptions({
    queryKey: endpointQueryKey(calculateExportAgain, request),
    queryFn: async ({ signal }) => call(calculateExportAgain, { ...request, signal, isSilent: true }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: whenQuoteEnds,
  })
}

function whenQuoteEnds({ state }: { state: { data?: ExportCalculation | undefined } }): number | false {
  return state.data === undefined ? false : untilQuoteEnds(state.data)
}

/** No longer than a quote holds, whatever the clock of the browser says. */
function untilQuoteEnds({ quoteExpiresAt }: ExportCalculation): number {
  return Math.min(QUOTE_MINUTES * 60_000, Math.max(PROGRESS_MS, Date.parse(quoteExpiresAt) - Date.now()))
}

/** The first rows of a list. */
export function previewQuery(asked: ExportAsked) {
  const request = toRequest(asked)
  return queryOptions({
    queryKey: endpointQueryKey(previewExport, request),
    queryFn: async ({ signal }) => call(previewExport, { ...request, signal, isSilent: true }),
    placeholderData: keepPreviousData,
  })
}

type RunBody = EndpointRequest<typeof runExport>['body']
type RunAgainBody = Omit<EndpointRequest<typeof runExportAgain>['body'], 'key'>

/** Starts the export of a search. */
export function useRunExport(searchId: string) {
  return useStart((body: RunBody, key) =>
    call(runExport, { params: { id: searchId }, body: { ...body, key }, isSilent: true }),
  )
}

/** Starts the export of the companies of another one. */
export function useRunExportAgain(id: string) {
  return useStart((body: RunAgainBody, key) =>
    call(runExportAgain, { params: { id }, body: { ...body, key }, isSilent: true }),
  )
}

/**
 * Starts an export: however often it is asked for, it is one. Where no answer came it may have begun, so the same list goes
 * on with the same key, also by a new quote.
 */
function useStart<Body extends RunBody | RunAgainBody>(
  start: (body: Body, key: string) => Promise<EndpointAnswer<typeof runExport>>,
) {
  const queryClient = useQueryClient()
  const intent = useRef<{ of: string; key: string } | null>(null)
  return useMutation({
    mutationFn: (body: Body) => {
      const of = JSON.stringify({ ...body, quoteId: undefined })
      const { key } = (intent.current = intent.current?.of === of ? intent.current : { of, key: makeIntentKey() })
      return start(body, key)
    },
    onSuccess: () => {
      intent.current = null
    },
    onError: (error) => {
      if (!isPassing(error)) intent.current = null
    },
    // Also where it was refused: price or balance are other ones than were shown.
    onSettled: () =>
      Promise.all(
        [listExports.path, getCredits.path, calculateExport.path, calculateExportAgain.path].map((path) =>
          queryClient.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  })
}

export const isAtWork = ({ state }: Pick<ListExport, 'state'>): boolean => state === 'waiting' || state === 'running'

/** Own exports, asked again while one of them is being made. */
export function listExportsQuery() {
  return {
    ...endpointQuery(listExports, {}),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: EndpointAnswer<typeof listExports> | undefined } }) =>
      state.data?.exports.some(isAtWork) === true ? PROGRESS_MS : (false as const),
  }
}

/** An export, asked again while it is being made. */
export function listExportQuery(id: string) {
  return {
    ...endpointQuery(getExport, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: ListExport | undefined } }) =>
      state.data !== undefined && isAtWork(state.data) ? PROGRESS_MS : (false as const),
  }
}

export function useCancelExport(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelExport, { params: { id }, body: {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [getExport.path] }),
  })
}
