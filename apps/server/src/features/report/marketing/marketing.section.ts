import { defineSection, hasFacts } from '../report-section.ts'
import { renderMarketingBlocks } from './marketing.print.ts'
import { registerMarketing } from './marketing.routes.ts'
import { getMarketingPage } from './marketing.views.ts'

/** Contacts, interests and associations. */
export const marketingSection = defineSection('marketing', {
  register: registerMarketing,
  isShownFor: hasFacts,
  print: async (db, { companyId, today }, context) =>
    renderMarketingBlocks(await getMarketingPage(db, { companyId, locale: context.locale, today }), context),
})
