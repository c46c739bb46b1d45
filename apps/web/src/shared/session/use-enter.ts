import type { SignInAnswer } from '@merleg/contract/auth.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { meQuery, startSession } from './current-user.ts'
import { getOwnPath } from './own-path.ts'

/** The second step of a sign-in that needs one. */
export type SecondStep = Extract<SignInAnswer, { secondStep: unknown }>['secondStep']

/** After a sign-in: loads the user, then opens the page it was asked for; only a path of ours, else the home page. */
export function useEnter(redirect: string | undefined): (token: string) => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async (token) => {
    await startSession(queryClient, token)
    const mustSetUp = queryClient.getQueryData(meQuery.queryKey)?.mustSetUpSecondFactor === true
    router.history.replace(mustSetUp ? router.buildLocation({ to: '/profile-security' }).href : getOwnPath(redirect))
  }
}
