/** Written by `npm run lists` from the table of sections in packages/contract; not by hand. */

import type { SectionNoun, SectionEndpoint } from './report-sections.ts'

/** The call that the page of each section opens with. */
export const SECTION_ENDPOINTS = {
  'summary': async () => (await import('./summary.contract.ts')).getReportSummary,
  'score': async () => (await import('./score.contract.ts')).getReportScore,
  'company-data': async () => (await import('./company-data.contract.ts')).getCompanyData,
  'changes': async () => (await import('./changes.contract.ts')).getReportChanges,
  'timeline': async () => (await import('./timeline.contract.ts')).getTimeline,
  'marketing': async () => (await import('./marketing.contract.ts')).getMarketing,
  'register-order': async () => (await import('./register-order.contract.ts')).loadRegisterOrder,
  'financial-summary': async () => (await import('./financial-summary.contract.ts')).getFinancialSummary,
  'financial-report': async () => (await import('./financial-report.contract.ts')).getFinancialReport,
  'indicators': async () => (await import('./indicators.contract.ts')).getIndicators,
  'sector': async () => (await import('./sector.contract.ts')).getSector,
  'sanctions': async () => (await import('./sanctions.contract.ts')).getReportSanctions,
  'negative-info': async () => (await import('./info.contract.ts')).getNegativeInfo,
  'positive-info': async () => (await import('./info.contract.ts')).getPositiveInfo,
  'connection-list': async () => (await import('./connection-list.contract.ts')).getConnectionList,
  'connections': async () => (await import('./connections.contract.ts')).getConnections,
  'final-owner': async () => (await import('./final-owner.contract.ts')).getFinalOwner,
  'group': async () => (await import('./group.contract.ts')).getReportGroup,
} as const satisfies { [Noun in SectionNoun]: () => Promise<SectionEndpoint<Noun>> }
