import { defineSection, hasFacts } from '../report-section.ts'
import { renderFinalOwnerBlocks } from './final-owner.print.ts'
import { registerFinalOwner } from './final-owner.routes.ts'
import { getFinalOwner } from './final-owner.views.ts'

/** Who stands behind the company. */
export const finalOwnerSection = defineSection('final-owner', {
  register: registerFinalOwner,
  isShownFor: hasFacts,
  print: async (db, { companyId, today }, context) =>
    renderFinalOwnerBlocks(await getFinalOwner(db, { companyId, locale: context.locale, asOf: today, today }), context),
})
