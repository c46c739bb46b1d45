import {
  decideSanctionMatch,
  type DecisionVerdict,
  getReportSanctions,
} from '@merleg/contract/report/sanctions.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../shared/http/api-error.ts'
import { call } from '../../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../../shared/http/endpoint-query.ts'

/** Who was checked, against what, and what was found. */
export function reportSanctionsQuery(id: string) {
  return endpointQuery(getReportSanctions, { params: { id } })
}

/** Records a decision about a match and shows it, or the match as it is now where it has changed meanwhile. */
export function useDecide(id: string, matchId: string) {
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: endpointQueryKey(getReportSanctions) })
  return useMutation({
    mutationFn: async (body: { verdict: DecisionVerdict; reason: string; seen: number; evidenceNo: number }) =>
      call(decideSanctionMatch, { params: { id, matchId }, body }),
    onSuccess: refresh,
    onError: async (error) => {
      if (isMatchChanged(error)) await refresh()
    },
  })
}

/** Has somebody else decided about the match since it was read, or does it rest on something else? */
export function isMatchChanged(error: Error): boolean {
  return error instanceof ApiError && error.code === 'match.changed'
}
