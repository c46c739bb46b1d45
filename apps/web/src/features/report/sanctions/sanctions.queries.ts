import {
  decideSanctionMatch,
  type DecisionVerdict,
  getReportSanctions,
} from '@merleg/contract/report/sanctions.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../../shared/http/endpoint-query.ts'

/** Who was checked, against what, and what was found. */
export function reportSanctionsQuery(id: string) {
  return endpointQuery(getReportSanctions, { params: { id } })
}

/** Records a decision about a match and shows it. */
export function useDecide(id: string, matchId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: { verdict: DecisionVerdict; reason: string }) =>
      call(decideSanctionMatch, { params: { id, matchId }, body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: endpointQueryKey(getReportSanctions) }),
  })
}
