import type { ReportSection } from '@merleg/contract/report/header.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getFinancialReport } from '@merleg/contract/report/financial-report.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'

/** Name, status, rating, type and menu of a report. */
export function reportHeaderQuery(id: string) {
  return endpointQuery(getReportHeader, { params: { id } })
}

// The same requests as the pages make when opened from the menu, so that they find the answers in the cache.
const OPENERS: Partial<Record<ReportSection, (client: QueryClient, id: string) => Promise<unknown>>> = {
  summary: (client, id) => client.query(endpointQuery(getReportSummary, { params: { id } })),
  companyData: (client, id) => client.query(endpointQuery(getCompanyData, { params: { id }, query: {} })),
  financialReport: (client, id) => client.query(endpointQuery(getFinancialReport, { params: { id }, query: {} })),
}

/** Loads what a section shows first, ahead of opening it; a failure is told when it is opened. */
export function prefetchSection(client: QueryClient, section: ReportSection, id: string): void {
  void OPENERS[section]?.(client, id).catch(() => undefined)
}
