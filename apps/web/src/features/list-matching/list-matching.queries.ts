import {
  cancelListMatching,
  decideMatchingRow,
  deleteMatchingList,
  getMatchedCompanies,
  getMatchingList,
  getMatchingRows,
  type ListHead,
  listMatchingLists,
  runListMatching,
} from '@merleg/contract/list-matching.contract'
import type { MatchDecision, RowFilter } from '@merleg/contract/matching-rows'
import type { EndpointAnswer, EndpointRequest } from '@merleg/contract/endpoint'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'

/** How often a list that is being matched is asked how far it is. */
const PROGRESS_MS = 1000

export const isAtWork = ({ state }: Pick<ListHead, 'state'>): boolean => state === 'waiting' || state === 'running'

/** Own lists, asked again while one of them is being matched. */
export function matchingListsQuery() {
  return {
    ...endpointQuery(listMatchingLists, {}),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: EndpointAnswer<typeof listMatchingLists> | undefined } }) =>
      state.data?.lists.some(isAtWork) === true ? PROGRESS_MS : (false as const),
  }
}

/** A list, asked again while it is being matched. */
export function matchingListQuery(id: string) {
  return {
    ...endpointQuery(getMatchingList, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: EndpointAnswer<typeof getMatchingList> | undefined } }) =>
      state.data !== undefined && isAtWork(state.data) ? PROGRESS_MS : (false as const),
  }
}

export type RowsAsked = {
  id: string
  filter: RowFilter | undefined
  decidedSince: string | undefined
  currentPage: number
  perPage: number
}

const toRequest = ({ id, ...query }: RowsAsked): EndpointRequest<typeof getMatchingRows> => ({ params: { id }, query })

/** A page of matched rows; the one before stays until it is there. */
export function matchingRowsQuery(asked: RowsAsked) {
  return { ...endpointQuery(getMatchingRows, toRequest(asked)), placeholderData: keepPreviousData, staleTime: 0 }
}

type Columns = EndpointRequest<typeof runListMatching>['body']

/** Starts the matching of a list by the chosen columns. */
export function useRunMatching(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Columns) => call(runListMatching, { params: { id }, body }),
    onSuccess: async () => {
      queryClient.removeQueries({ queryKey: [getMatchingRows.path] })
      await queryClient.invalidateQueries({ queryKey: [getMatchingList.path] })
    },
  })
}

export function useCancelMatching(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(cancelListMatching, { params: { id }, body: {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [getMatchingList.path] }),
  })
}

export function useDeleteList() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(deleteMatchingList, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listMatchingLists.path] }),
  })
}

/** Ids of the companies of a list that are certain or decided. */
export async function askMatchedCompanies(id: string): Promise<readonly string[]> {
  return (await call(getMatchedCompanies, { params: { id } })).companyIds
}

export type RowDecision = { row: number; decision: MatchDecision; companyId: string | null }

/** Saves a decision at once and shows it; the rows stay where they are. */
export function useDecideRow(asked: RowsAsked) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ row, ...body }: RowDecision) => call(decideMatchingRow, { params: { id: asked.id, row }, body }),
    onSuccess: (decided) => {
      queryClient.setQueryData<EndpointAnswer<typeof getMatchingRows>>(
        endpointQueryKey(getMatchingRows, toRequest(asked)),
        (page) => page && { ...page, rows: page.rows.map((row) => (row.row === decided.row ? decided : row)) },
      )
      return queryClient.invalidateQueries({ queryKey: [getMatchingList.path] })
    },
  })
}
