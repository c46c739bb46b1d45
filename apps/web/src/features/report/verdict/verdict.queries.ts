import { getVerdict } from '@merleg/contract/report/verdict.contract'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** What to know first of a company. */
export function verdictQuery(id: string) {
  return endpointQuery(getVerdict, { params: { id } })
}
