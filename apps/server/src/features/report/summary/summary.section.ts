import { AppError } from '../../../app/app-error.ts'
import { defineSection } from '../report-section.ts'
import { renderSummaryBlocks } from './summary.print.ts'
import { registerSummary } from './summary.routes.ts'
import { getSummaryPage } from './summary.views.ts'

/** The first page, of every company. */
export const summarySection = defineSection('summary', {
  register: registerSummary,
  isShownFor: () => true,
  print: async (db, { companyId, today, scoreConfig }, context) => {
    try {
      const page = await getSummaryPage(db, { companyId, locale: context.locale, asOf: today, scoreConfig })
      return renderSummaryBlocks(page, context)
    } catch (error) {
      if (error instanceof AppError && error.code === 'summary.not-found') return []
      throw error
    }
  },
})
