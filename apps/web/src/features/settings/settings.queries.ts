import { getSettings, type SettingsChange, updateSettings } from '@merleg/contract/settings.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'
import { loadCurrentUser } from '../../shared/session/current-user.ts'

/** The nine settings and the page size. */
export function useSettings() {
  // What another device or a colleague changed is seen when the reader comes back.
  return useQuery({ ...endpointQuery(getSettings), refetchOnWindowFocus: 'always' })
}

/** Saves the settings that changed; the stored preferences follow. */
export function useUpdateSettings() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: SettingsChange) => call(updateSettings, { body }),
    onSuccess: async () => {
      await Promise.all([queryClient.invalidateQueries({ queryKey: [getSettings.path] }), loadCurrentUser(queryClient)])
    },
  })
}
