import { getProfile, updateProfile } from '@merleg/contract/profile.contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'
import { loadCurrentUser } from '../../shared/session/current-user.ts'

/** Own name, e-mail address and phone. */
export function useProfile() {
  return useQuery(endpointQuery(getProfile))
}

export type ProfileChanges = {
  name?: string
  phone?: string
  currentPassword?: string
  password?: string
  passwordConfirmation?: string
}

/** Saves the profile; the name in the top bar follows. */
export function useUpdateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (body: ProfileChanges) => call(updateProfile, { body }),
    onSuccess: async () => {
      await Promise.all([queryClient.invalidateQueries({ queryKey: [getProfile.path] }), loadCurrentUser(queryClient)])
    },
  })
}
