import { getReportScore } from '@merleg/contract/report/score.contract'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** The rating with everything it is made of. */
export function scoreQuery(id: string) {
  return endpointQuery(getReportScore, { params: { id } })
}
