import { getFinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** Alerts and main figures of a company. */
export function financialSummaryQuery(id: string) {
  return endpointQuery(getFinancialSummary, { params: { id } })
}
