import { getMarketing } from '@merleg/contract/report/marketing.contract'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** Contacts, interests and associations of a company. */
export function marketingQuery(id: string) {
  return endpointQuery(getMarketing, { params: { id } })
}
