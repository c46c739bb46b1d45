import { closeAccount, getPersonalData, keepAccount } from '@merleg/contract/personal-data.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

/** Whether the own account is to be closed; another device may have asked. */
export const personalDataQuery = { ...endpointQuery(getPersonalData), staleTime: 0 }

export function useCloseAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: { isAtOnce: boolean }) => call(closeAccount, { body }),
    onSuccess: (_answer, { isAtOnce }) => {
      if (!isAtOnce) void queryClient.invalidateQueries({ queryKey: [getPersonalData.path] })
    },
  })
}

export function useKeepAccount() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => call(keepAccount, { body: {} }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [getPersonalData.path] }),
  })
}
