import { getComparison } from '@merleg/contract/comparison.contract'
import { endpointQuery } from '../../shared/http/endpoint-query.ts'

/** Companies side by side, in the order of their ids. */
export function comparisonQuery(ids: readonly string[]) {
  return endpointQuery(getComparison, { query: { companies: ids.join(',') } })
}
