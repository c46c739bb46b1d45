import { defineSection, hasFacts } from '../report-section.ts'
import { renderSanctionsBlocks } from './sanctions.print.ts'
import { registerSanctions } from './sanctions.routes.ts'
import { getSanctionsPage } from './sanctions.views.ts'

/** Matches with lists of sanctions. */
export const sanctionsSection = defineSection('sanctions', {
  register: registerSanctions,
  isShownFor: hasFacts,
  print: async (db, { companyId, subscriberId, today }, context) => {
    const query = { companyId, subscriberId, day: today, locale: context.locale }
    return renderSanctionsBlocks(await getSanctionsPage(db, query), context)
  },
})
