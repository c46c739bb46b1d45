import { demoLogin, login, recoverPassword, resetPassword } from '@merleg/contract/auth.contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { getDeviceKey } from '../../shared/session/device-key.ts'
import { type SecondStep, useEnter } from '../../shared/session/use-enter.ts'

/** Signs in; whoever has a second factor is asked for it by `onSecondStep`. */
export function useLogin(redirect: string | undefined, onSecondStep: (step: SecondStep) => void) {
  const enter = useEnter(redirect)
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) => {
      const answer = await call(login, { body: { ...body, device: getDeviceKey() } })
      if ('token' in answer) await enter(answer.token)
      else onSecondStep(answer.secondStep)
    },
  })
}

/** Signs in by a passkey, which needs no other step. */
export function usePasskeyLogin(redirect: string | undefined) {
  const enter = useEnter(redirect)
  return useMutation({
    mutationFn: async () => {
      // Loaded by whoever has one: others open the page for less.
      const { signInByPasskey } = await import('../../shared/session/passkey-way.ts')
      const answer = await signInByPasskey()
      if ('token' in answer) await enter(answer.token)
    },
  })
}

/** Leaves for the provider. */
export function useOidcLogin(redirect: string | undefined) {
  return useMutation({
    mutationFn: async () => {
      const { goToProvider } = await import('../../shared/session/oidc-way.ts')
      await goToProvider('sign-in', redirect)
    },
  })
}

/** Asks for an offer once the trial is over, with what proves whose it was. */
export function useRequestOfferAfterTrial() {
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) => {
      const { requestOfferAfterTrial } = await import('@merleg/contract/trial.contract')
      return call(requestOfferAfterTrial, { body })
    },
  })
}

export function useDemoLogin() {
  const enter = useEnter(undefined)
  return useMutation({
    mutationFn: async (body: { username: string; password: string }) =>
      enter((await call(demoLogin, { body: { ...body, termsAccepted: true, device: getDeviceKey() } })).token),
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
