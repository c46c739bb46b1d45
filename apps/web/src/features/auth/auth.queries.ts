import { demoLogin, login, recoverPassword, resetPassword } from '@merleg/contract/auth.contract'
import { requestOfferAfterTrial } from '@merleg/contract/trial.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { call } from '../../shared/http/call.ts'
import { startSession } from '../../shared/session/current-user.ts'
import { getOwnPath } from '../../shared/session/own-path.ts'

/** After a login: loads the user, then opens the page it was asked for; only a path of ours, else the home page. */
function useEnter(redirect: string | undefined): (token: string) => Promise<void> {
  const queryClient = useQueryClient()
  const { history } = useRouter()
  return async (token) => {
    await startSession(queryClient, token)
    history.replace(getOwnPath(redirect))
  }
}

export function useLogin(redirect: string | undefined) {
  const enter = useEnter(redirect)
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) => enter((await call(login, { body })).token),
  })
}

/** Asks for an offer once the trial is over, with what proves whose it was. */
export function useRequestOfferAfterTrial() {
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) => call(requestOfferAfterTrial, { body }),
  })
}

export function useDemoLogin() {
  const enter = useEnter(undefined)
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) =>
      enter((await call(demoLogin, { body: { ...body, termsAccepted: true } })).token),
  })
}

export function useRecoverPassword() {
  return useMutation({ mutationFn: async (email: string) => call(recoverPassword, { body: { email } }) })
}

export function useResetPassword(token: string) {
  return useMutation({
    mutationFn: async (passwords: { password: string; passwordConfirmation: string }) =>
      call(resetPassword, { body: { token, ...passwords } }),
  })
}
