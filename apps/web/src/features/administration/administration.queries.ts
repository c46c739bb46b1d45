import {
  changeUserClaims,
  changeUserRole,
  closeUserAccount,
  getUsage,
  inviteUser,
  keepUserAccount,
  listAdministeredUsers,
  resetUserSecondFactor,
  revokeInvitation,
  sendInvitationAgain,
  switchUser,
} from '@merleg/contract/administration.contract'
import type { Claim } from '@merleg/domain/claims'
import type { GivenRole } from '@merleg/domain/roles'
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'
import { endpointQuery, endpointQueryKey } from '../../shared/http/endpoint-query.ts'
import { useErrorText } from '../../shared/http/use-error-text.ts'
import { loadCurrentUser } from '../../shared/session/current-user.ts'
import { showError, showSuccess } from '../../shared/ui/toasts.ts'

export function administeredUsersQuery() {
  return { ...endpointQuery(listAdministeredUsers), staleTime: 0 }
}

export function usageQuery(month: string | undefined) {
  return {
    ...endpointQuery(getUsage, { query: month === undefined ? {} : { month } }),
    placeholderData: keepPreviousData,
  }
}

/** Changes of users: each has the list asked anew, and tells how it went; `isQuiet` where the page tells it itself. */
export function useUserChange<Input>(
  change: (input: Input) => Promise<{ notification: string }>,
  { isQuiet = false }: { isQuiet?: boolean } = {},
) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  return useMutation({
    mutationFn: change,
    onSuccess: async ({ notification }) => {
      showSuccess(notification)
      await queryClient.invalidateQueries({ queryKey: endpointQueryKey(listAdministeredUsers) })
      // It may have been about who looks.
      await loadCurrentUser(queryClient)
    },
    onError: (error) => {
      if (!isQuiet) showError(errorText(error))
    },
  })
}

export const giveRole = ({ id, role }: { id: string; role: GivenRole }) =>
  call(changeUserRole, { params: { id }, body: { role } })
export const giveClaims = ({ id, ...body }: { id: string; addClaims?: Claim[]; removeClaims?: Claim[] }) =>
  call(changeUserClaims, { params: { id }, body })
export const setUserDisabled = ({ id, isDisabled }: { id: string; isDisabled: boolean }) =>
  call(switchUser, { params: { id }, body: { isDisabled } })
export const closeAccountOf = ({ id, isAtOnce }: { id: string; isAtOnce: boolean }) =>
  call(closeUserAccount, { params: { id }, body: { isAtOnce } })
export const keepAccountOf = (id: string) => call(keepUserAccount, { params: { id }, body: {} })
export const resetSecondFactorOf = (id: string) => call(resetUserSecondFactor, { params: { id }, body: {} })
export const invite = (body: { email: string; role: GivenRole; claims: Claim[] }) => call(inviteUser, { body })
export const sendAgain = (id: string) => call(sendInvitationAgain, { params: { id }, body: {} })
export const takeBack = (id: string) => call(revokeInvitation, { params: { id } })
