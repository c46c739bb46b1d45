import { sendMessage } from '@merleg/contract/messages.contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'

/** Sends a message to customer service; `notification` is the page it is about. */
export function useSendMessage() {
  return useMutation({
    mutationFn: async (body: { message: string; notification?: string }) => call(sendMessage, { body }),
  })
}
