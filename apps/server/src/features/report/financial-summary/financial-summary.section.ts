import { defineSection, hasStatements } from '../report-section.ts'
import { renderFinancialSummaryBlocks } from './financial-summary.print.ts'
import { registerFinancialSummary } from './financial-summary.routes.ts'
import { getFinancialSummaryPage } from './financial-summary.views.ts'

/** Alerts and main figures. */
export const financialSummarySection = defineSection('financial-summary', {
  register: registerFinancialSummary,
  isShownFor: hasStatements,
  print: async (db, { companyId, today }, context) =>
    renderFinancialSummaryBlocks(
      await getFinancialSummaryPage(db, { companyId, locale: context.locale, today }),
      context,
    ),
})
