import {
  adjustCustomer,
  getCustomer,
  getCustomerStatement,
  keepCustomer,
  refundCustomer,
  topUpCustomer,
} from '@merleg/contract/operator/customers.contract'
import type { CreditAccount } from '@merleg/domain/credits/credit-accounts'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../shared/http/call.ts'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { FRESH, useAct } from '../desk/use-act.ts'

const ENTRIES = 20

export const customerQuery = (id: string) => ({ ...endpointQuery(getCustomer, { params: { id } }), ...FRESH })

type Asked = { id: string; account: CreditAccount; currentPage: number }

export const entriesQuery = ({ id, ...query }: Asked) => ({
  ...endpointQuery(getCustomerStatement, { params: { id }, query: { ...query, perPage: ENTRIES } }),
  ...FRESH,
  placeholderData: keepPreviousData,
})

/** What is posted: money that came in, a balance put right, or what was paid for a purchase. */
type Posting = { amount: number; reference: string; reason: string } & (
  | { kind: 'top-up' | 'give' | 'take'; account: CreditAccount }
  | { kind: 'refund'; transferId: string }
)

export function usePost(id: string) {
  const params = { id }
  return useAct((posting: Posting) => {
    const { kind, amount, reference, reason } = posting
    const said = { amount, reference, reason }
    if (kind === 'refund') return call(refundCustomer, { params, body: { ...said, transferId: posting.transferId } })
    const { account } = posting
    return kind === 'top-up'
      ? call(topUpCustomer, { params, body: { ...said, account } })
      : call(adjustCustomer, { params, body: { ...said, account, direction: kind } })
  })
}

export function useKeepTrial(id: string) {
  return useAct(() => call(keepCustomer, { params: { id }, body: {} }))
}
