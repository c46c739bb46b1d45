import { requestTrial, startTrial } from '@merleg/contract/trial.contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { forgetTrialToken } from './trial-token.ts'

/** Asks for a trial. */
export function useRequestTrial() {
  return useMutation({
    mutationFn: async (body: { name: string; email: string; companyName: string; taxNumber: string }) =>
      call(requestTrial, { body: { ...body, termsAccepted: true } }),
  })
}

/** Begins the trial of a token, which then works no more. */
export function useStartTrial(token: string) {
  return useMutation({
    mutationFn: async (passwords: { password: string; passwordConfirmation: string }) =>
      call(startTrial, { body: { token, ...passwords } }),
    onSuccess: forgetTrialToken,
  })
}
