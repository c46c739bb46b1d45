import { defineSection, hasStatements } from '../report-section.ts'
import { renderIndicatorsBlocks } from './indicators.print.ts'
import { registerIndicators } from './indicators.routes.ts'
import { getIndicatorsPage } from './indicators.views.ts'

/** The indicators of the accounts. */
export const indicatorsSection = defineSection('indicators', {
  register: registerIndicators,
  isShownFor: hasStatements,
  print: async (db, { companyId }, context) =>
    renderIndicatorsBlocks(await getIndicatorsPage(db, { companyId, locale: context.locale }), context),
})
