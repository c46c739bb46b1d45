import { defineSection, hasStatements } from '../report-section.ts'
import { renderFinancialReportBlocks } from './financial-report.print.ts'
import { registerFinancialReport } from './financial-report.routes.ts'
import { listFinancialReportPages } from './financial-report.views.ts'

/** Years of accounts that are printed unless only the last is asked for (spec part 1 §2 "Report print page"). */
const PRINTED_YEARS = 5

/** The statements as filed. */
export const financialReportSection = defineSection('financial-report', {
  register: registerFinancialReport,
  isShownFor: hasStatements,
  print: async (db, { companyId, onlyLastReport }, context) => {
    const count = onlyLastReport ? 1 : PRINTED_YEARS
    const pages = await listFinancialReportPages(db, { companyId, locale: context.locale, count })
    return renderFinancialReportBlocks(pages, context)
  },
})
