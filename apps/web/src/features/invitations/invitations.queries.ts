import { acceptInvitation, openInvitation } from '@merleg/contract/invitations.contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { forgetInvitationToken } from './invitation-token.ts'

/** Who invites to what; the token is no part of the key, which tools show. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: [openInvitation.path],
    queryFn: () => call(openInvitation, { body: { token }, isSilent: true }),
    retry: false,
    gcTime: 0,
  })
}

/** Makes the account, after which the token works no more. */
export function useAcceptInvitation(token: string) {
  return useMutation({
    mutationFn: async (body: { name: string; password: string; passwordConfirmation: string }) =>
      call(acceptInvitation, { body: { token, ...body } }),
    onSuccess: forgetInvitationToken,
  })
}
