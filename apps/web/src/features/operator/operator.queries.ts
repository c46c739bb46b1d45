import {
  listOperatorCorrections,
  listOperatorJobs,
  listOperatorMails,
  listOperatorOrders,
  listOperatorRequests,
  listOperatorSources,
  listOperatorSubscribers,
  listSecurityEvents,
} from '@merleg/contract/operator.contract'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'
import { FRESH } from './desk/use-act.ts'

type State = 'open' | 'all'

export const requestsQuery = (state: State) => ({
  ...endpointQuery(listOperatorRequests, { query: { state } }),
  ...FRESH,
})
export const correctionsQuery = (state: State) => ({
  ...endpointQuery(listOperatorCorrections, { query: { state } }),
  ...FRESH,
})
export const ordersQuery = (state: State) => ({ ...endpointQuery(listOperatorOrders, { query: { state } }), ...FRESH })
export const subscribersQuery = (name: string) => ({
  ...endpointQuery(listOperatorSubscribers, { query: { name } }),
  ...FRESH,
})
/** Asked for again and again while it is open. */
export const jobsQuery = (state: State) => ({
  ...endpointQuery(listOperatorJobs, { query: { state } }),
  ...FRESH,
  refetchInterval: 5000,
})
export const mailsQuery = { ...endpointQuery(listOperatorMails), ...FRESH }
export const sourcesQuery = { ...endpointQuery(listOperatorSources), ...FRESH }
export const securityQuery = { ...endpointQuery(listSecurityEvents), ...FRESH }
