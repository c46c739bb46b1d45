import { getTimeline } from '@merleg/contract/report/timeline.contract'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** What happened to a company, by year. */
export function timelineQuery(id: string) {
  return endpointQuery(getTimeline, { params: { id } })
}
