import { defineSection, hasFacts } from '../report-section.ts'
import { renderInfoBlocks } from './info.print.ts'
import { registerInfo } from './info.routes.ts'
import { getInfoPage } from './info.views.ts'

/** What speaks against a company. */
export const negativeInfoSection = defineSection('negative-info', {
  register: (app, deps) => registerInfo(app, deps, 'negative'),
  isShownFor: hasFacts,
  print: async (db, { companyId, subscriberId, today }, context) => {
    const query = { companyId, subscriberId, locale: context.locale, today, type: 'negative' as const, withRows: true }
    return renderInfoBlocks(await getInfoPage(db, query), context)
  },
})
