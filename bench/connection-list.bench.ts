import { getConnectionList } from '@merleg/contract/report/connection-list.contract'
import type { BenchEntry } from './bench-entry.ts'
import { measureReportCall, quickReportCall, REPORT_METHOD } from './report-calls.ts'

export const connectionListBench: BenchEntry = {
  name: 'connection-list',
  title: 'Connection list',
  goal: { text: 'p95 ≤ 40 ms', companies: 1_000_000 },
  method: REPORT_METHOD,
  measure: (context) =>
    measureReportCall(context, {
      pathOf: (companyId) => getConnectionList.path.replace(':id', companyId),
      check: (json) => getConnectionList.answer.parse(json),
      p95Ms: 40,
    }),
  quick: [quickReportCall(getConnectionList.path)],
}
