import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getFinancialReport } from '@merleg/contract/report/financial-report.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { mockRefusal } from '../shared/testing/testing-api.ts'

/** For tests that only arrive at a report: its calls fail, so that its pages stay at their address. */
export function mockFailingReport(): void {
  for (const endpoint of [getReportHeader, getReportSummary, getCompanyData, getFinancialReport])
    mockRefusal(endpoint, 'unexpected')
}
