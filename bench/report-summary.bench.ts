import { getReportSummary } from '@merleg/contract/report/summary.contract'
import type { BenchEntry } from './bench-entry.ts'
import { measureReportCall, quickReportCall, REPORT_METHOD } from './report-calls.ts'

export const reportSummaryBench: BenchEntry = {
  name: 'report-summary',
  title: 'Report summary',
  goal: { text: 'p95 ≤ 10 ms', companies: 1_000_000 },
  method: REPORT_METHOD,
  measure: (context) =>
    measureReportCall(context, {
      pathOf: (companyId) => getReportSummary.path.replace(':id', companyId),
      check: (json) => getReportSummary.answer.parse(json),
      p95Ms: 10,
    }),
  quick: [quickReportCall(getReportSummary.path)],
}
