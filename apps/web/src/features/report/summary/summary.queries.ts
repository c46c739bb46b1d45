import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** The first page of a report. */
export function reportSummaryQuery(id: string) {
  return endpointQuery(getReportSummary, { params: { id } })
}
