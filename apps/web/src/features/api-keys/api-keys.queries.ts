import { addApiKey, listApiKeys, revokeApiKey } from '@merleg/contract/api-keys.contract'
import type { Claim } from '@merleg/domain/claims'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'

export function apiKeysQuery() {
  return { ...endpointQuery(listApiKeys), staleTime: 0 }
}

/** Makes a key; the dialog tells itself what was refused. */
export function useAddKey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: { name: string; claims: Claim[]; expiresOn: string }) => call(addApiKey, { body }),
    onSuccess: async () => queryClient.invalidateQueries({ queryKey: endpointQueryKey(listApiKeys) }),
  })
}

/** Ends a key. */
export function useRevokeKey() {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: async (id: string) => call(revokeApiKey, { params: { id } }),
    onSuccess: async ({ notification }) => {
      showSuccess(notification)
      await queryClient.invalidateQueries({ queryKey: endpointQueryKey(listApiKeys) })
    },
    onError: (error) => showError(errorText(error)),
  })
}
