import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { endSession } from '../../shared/session/current-user.ts'

/** Ends the session, here and at the provider by which the user signed in. */
export function useLogOut(): () => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const providerUrl = await endSession(queryClient)
    if (providerUrl === null) await navigate({ to: '/login' })
    else window.location.assign(providerUrl)
  }
}
