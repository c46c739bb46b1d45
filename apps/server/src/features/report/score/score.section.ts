import { defineSection, hasStatements } from '../report-section.ts'
import { renderScoreBlocks } from './score.print.ts'
import { registerReportScore } from './score.routes.ts'
import { getScorePage } from './score.views.ts'

/** Why a company has its rating. Of an unrated company its former years and the classical models still tell something. */
export const scoreSection = defineSection('score', {
  register: registerReportScore,
  isShownFor: (company) => company.points !== null || hasStatements(company),
  print: async (db, { companyId, today, scoreConfig }, context) => {
    const query = { companyId, locale: context.locale, asOf: today, scoreConfig, isTabular: true }
    return renderScoreBlocks(await getScorePage(db, query), context)
  },
})
