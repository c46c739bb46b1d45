import { type BillingDetails, saveBillingDetails } from '@merleg/contract/billing.contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shared/http/call.ts'

/** Saves the billing details; what shows them is asked for anew before it counts as done. */
export function useSaveBilling(onSaved: () => Promise<unknown>) {
  return useMutation({
    mutationFn: async (body: BillingDetails & { seen: BillingDetails | null }) => call(saveBillingDetails, { body }),
    onSuccess: onSaved,
  })
}
