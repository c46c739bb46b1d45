import { monthsBefore } from '@merleg/domain/calendar-days'
import { defineSection, hasFactsOrStatements } from '../report-section.ts'
import { renderChangesBlocks } from './changes.print.ts'
import { COMPARED_MONTHS, getChangesPage } from './changes.views.ts'
import { registerChanges } from './changes.routes.ts'

/** What changed between two days. */
export const changesSection = defineSection('changes', {
  register: registerChanges,
  isShownFor: hasFactsOrStatements,
  print: async (db, { companyId, today }, context) => {
    const days = { from: monthsBefore(today, COMPARED_MONTHS), to: today }
    const query = { companyId, locale: context.locale, view: 'world' as const, ...days, knownAt: null }
    return renderChangesBlocks((await getChangesPage(db, query)).page, context)
  },
})
