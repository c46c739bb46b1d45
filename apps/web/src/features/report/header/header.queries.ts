import type { ReportSection } from '@merleg/contract/report/header.contract'
import { getReportHeader } from '@merleg/contract/report/header.contract'
import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import { getFinancialReport } from '@merleg/contract/report/financial-report.contract'
import { getFinancialSummary } from '@merleg/contract/report/financial-summary.contract'
import { getIndicators } from '@merleg/contract/report/indicators.contract'
import { getNegativeInfo, getPositiveInfo } from '@merleg/contract/report/info.contract'
import { getMarketing } from '@merleg/contract/report/marketing.contract'
import { getReportScore } from '@merleg/contract/report/score.contract'
import { getSector } from '@merleg/contract/report/sector.contract'
import { getReportSummary } from '@merleg/contract/report/summary.contract'
import { getTimeline } from '@merleg/contract/report/timeline.contract'
import type { QueryClient } from '@tanstack/react-query'
import { endpointQuery } from '../../../shared/http/endpoint-query.ts'
import { getPreferences } from '../../../shared/storage/preferences.ts'

/** Name, status, rating, type and menu of a report. */
export function reportHeaderQuery(id: string) {
  return endpointQuery(getReportHeader, { params: { id } })
}

// The same requests as the pages make when opened from the menu, so that they find the answers in the cache.
const OPENERS: Partial<Record<ReportSection, (client: QueryClient, id: string) => Promise<unknown>>> = {
  summary: (client, id) => client.query(endpointQuery(getReportSummary, { params: { id } })),
  score: (client, id) => client.query(endpointQuery(getReportScore, { params: { id } })),
  companyData: (client, id) => client.query(endpointQuery(getCompanyData, { params: { id }, query: {} })),
  timeline: (client, id) => client.query(endpointQuery(getTimeline, { params: { id } })),
  marketing: (client, id) => client.query(endpointQuery(getMarketing, { params: { id } })),
  financialReportSummary: (client, id) => client.query(endpointQuery(getFinancialSummary, { params: { id } })),
  financialReport: (client, id) => client.query(endpointQuery(getFinancialReport, { params: { id }, query: {} })),
  negativeInfo: (client, id) => client.query(endpointQuery(getNegativeInfo, { params: { id }, query: infoRows() })),
  positiveInfo: (client, id) => client.query(endpointQuery(getPositiveInfo, { params: { id }, query: infoRows() })),
  sector: (client, id) => client.query(endpointQuery(getSector, { params: { id }, query: {} })),
  commonRatings: (client, id) => client.query(endpointQuery(getIndicators, { params: { id } })),
}

/** Who wants everything open gets the items with their rows. */
function infoRows(): { rows?: 'true' } {
  return getPreferences().dataExpanded ? { rows: 'true' } : {}
}

/** Loads what a section shows first, ahead of opening it; a failure is told when it is opened. */
export function prefetchSection(client: QueryClient, section: ReportSection, id: string): void {
  void OPENERS[section]?.(client, id).catch(() => undefined)
}
