import {
  getAlertMailState,
  getAlertNotice,
  resumeAlertMails,
  unsubscribeAlertMails,
} from '@merleg/contract/alert-mails.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

/** What a mail of the monitoring was about. */
export function alertNoticeQuery(id: string) {
  return endpointQuery(getAlertNotice, { params: { id } })
}

/** Whether mails of the monitoring reach the user. */
export function alertMailStateQuery() {
  return endpointQuery(getAlertMailState, {})
}

/** Sends mails again that could not be delivered for a while. */
export function useResumeAlertMails() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => call(resumeAlertMails, { body: {} }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [getAlertMailState.path] }),
  })
}

/** Ends the mails of whoever was sent the token. */
export function useUnsubscribe(token: string) {
  return useMutation({ mutationFn: async () => call(unsubscribeAlertMails, { body: { token } }) })
}
