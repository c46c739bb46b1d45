import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { checkVatNumber, listVatChecks } from '@merleg/contract/vat-checks.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'

const ANSWER_MS = 1500
const REGISTER_MS = 5000

/** The checks of a company's VAT number; asked for again while the last one waits for something. */
export function vatChecksQuery(id: string) {
  return {
    ...endpointQuery(listVatChecks, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: { awaits: 'answer' | 'register' | null } | undefined } }) => {
      const awaits = state.data?.awaits ?? null
      return awaits === null ? false : awaits === 'answer' ? ANSWER_MS : REGISTER_MS
    },
  }
}

/** Has VIES asked, and shows that it is under way. */
export function useCheckVatNumber(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (number: string) => call(checkVatNumber, { params: { id }, body: { number } }),
    onSuccess: (answer) => {
      queryClient.setQueryData(endpointQueryKey(listVatChecks, { params: { id } }), answer)
    },
  })
}

/** The answer has become company data: they are read anew. */
export function useReadCompanyAnew() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: endpointQueryKey(getCompanyData) })
}
