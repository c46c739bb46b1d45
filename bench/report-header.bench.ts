import { getReportHeader } from '@merleg/contract/report/header.contract'
import type { BenchEntry } from './bench-entry.ts'
import { measureReportCall, quickReportCall, REPORT_METHOD } from './report-calls.ts'

export const reportHeaderBench: BenchEntry = {
  name: 'report-header',
  title: 'Report header',
  goal: { text: 'p95 ≤ 10 ms', companies: 1_000_000 },
  method: REPORT_METHOD,
  measure: (context) =>
    measureReportCall(context, {
      pathOf: (companyId) => getReportHeader.path.replace(':id', companyId),
      check: (json) => getReportHeader.answer.parse(json),
      p95Ms: 10,
    }),
  quick: [quickReportCall(getReportHeader.path)],
}
