import { defineSection, hasFactsOrStatements } from '../report-section.ts'
import { renderInfoBlocks } from './info.print.ts'
import { registerInfo } from './info.routes.ts'
import { getInfoPage } from './info.views.ts'

/** What speaks for a company. Growth shows in the accounts alone. */
export const positiveInfoSection = defineSection('positive-info', {
  register: (app, deps) => registerInfo(app, deps, 'positive'),
  isShownFor: hasFactsOrStatements,
  print: async (db, { companyId, subscriberId, today }, context) => {
    const query = { companyId, subscriberId, locale: context.locale, today, type: 'positive' as const, withRows: true }
    return renderInfoBlocks(await getInfoPage(db, query), context)
  },
})
