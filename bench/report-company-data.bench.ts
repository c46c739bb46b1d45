import { getCompanyData } from '@merleg/contract/report/company-data.contract'
import type { BenchEntry } from './bench-entry.ts'
import { measureReportCall, quickReportCall, REPORT_METHOD } from './report-calls.ts'

export const reportCompanyDataBench: BenchEntry = {
  name: 'report-company-data',
  title: 'Company data with history',
  goal: { text: 'p95 ≤ 15 ms', companies: 1_000_000 },
  method: `${REPORT_METHOD} With everything that is no longer in force.`,
  measure: (context) =>
    measureReportCall(context, {
      pathOf: (companyId) => `${getCompanyData.path.replace(':id', companyId)}?all=true`,
      check: (json) => getCompanyData.answer.parse(json),
      p95Ms: 15,
    }),
  quick: [quickReportCall(getCompanyData.path, '?all=true')],
}
