import {
  listCorrections,
  listDisputedValues,
  reportCorrection,
  uploadCorrectionFile,
  type WrongValue,
} from '@merleg/contract/corrections.contract'
import type { EndpointAnswer } from '@merleg/contract/endpoint'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'
import { upload } from '../../shared/http/upload.ts'

/** A page of what the user reported; answers show when it is opened anew. */
export function correctionsQuery(currentPage: number) {
  return {
    ...endpointQuery(listCorrections, { query: { currentPage } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
}

/** What is disputed in the report of a company. */
export function disputedQuery(id: string) {
  return endpointQuery(listDisputedValues, { params: { id } })
}

export type Reporting = { wrong: WrongValue; file: File | null; stored: Reported | null }
export type Reported = EndpointAnswer<typeof reportCorrection>

/**
 * Reports a wrong value, then sends its evidence; where that failed, `stored` makes another try send the file alone.
 * `onStored` hears of the first step as soon as it is done.
 */
export function useReportCorrection(onStored: (stored: Reported) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ wrong, file, stored }: Reporting) => {
      const reported = stored ?? (await call(reportCorrection, { body: wrong }))
      onStored(reported)
      if (file !== null) await upload(uploadCorrectionFile, { params: { id: reported.id }, file })
      return reported
    },
    onSettled: () => {
      for (const endpoint of [listCorrections, listDisputedValues])
        void queryClient.invalidateQueries({ queryKey: endpointQueryKey(endpoint) })
    },
  })
}
