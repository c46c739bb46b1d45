import { defineSection, hasFacts } from '../report-section.ts'
import { renderGroupBlocks } from './group.print.ts'
import { registerGroup } from './group.routes.ts'
import { getReportGroup } from './group.views.ts'

/** So many members are printed. */
const PRINTED_MEMBERS = 200

/** The companies under one head, ties to failed companies, phoenix signs. */
export const groupSection = defineSection('group', {
  register: registerGroup,
  isShownFor: hasFacts,
  print: async (db, { companyId, today }, context) => {
    const { locale, onlyValid } = context
    const asked = { companyId, locale, asOf: today, today, onlyValid, offset: 0, limit: PRINTED_MEMBERS }
    return renderGroupBlocks(await getReportGroup(db, asked), context)
  },
})
