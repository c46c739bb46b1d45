import { requestTopUp, sendMessage } from '@merleg/contract/requests.contract'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'

/** Sends a message to customer service; `notification` is the page it is about. */
export function useSendMessage() {
  return useMutation({
    mutationFn: async (body: { message: string; notification?: string }) => call(sendMessage, { body }),
  })
}

/** Asks for more credit on an account; `amount` in minor units. */
export function useRequestTopUp(account: CreditAccount) {
  return useMutation({
    mutationFn: async (asked: { amount: number; message?: string }) =>
      call(requestTopUp, { body: { account, ...asked } }),
  })
}
