import { getIndicators } from '@merleg/contract/report/indicators.contract'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** The 27 indicators with their words, in groups. */
export function indicatorsQuery(id: string) {
  return endpointQuery(getIndicators, { params: { id } })
}
