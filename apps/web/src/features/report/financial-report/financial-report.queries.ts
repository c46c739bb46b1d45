import { getFinancialReport } from '@merleg/contract/report/financial-report.contract'
import { keepPreviousData } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

export type FinancialReportView = { year?: number | undefined; consolidated?: boolean | undefined }

/** The statements of a year, the latest unless told; the shown year stays until the next one is there. */
export function financialReportQuery(id: string, { year, consolidated }: FinancialReportView) {
  const query = {
    ...(year === undefined ? {} : { year }),
    ...(consolidated === undefined ? {} : { consolidated: consolidated ? ('true' as const) : ('false' as const) }),
  }
  return { ...endpointQuery(getFinancialReport, { params: { id }, query }), placeholderData: keepPreviousData }
}
