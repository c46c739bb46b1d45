import { defineSection, hasFactsOrStatements } from '../report-section.ts'
import { renderTimelineBlocks } from './timeline.print.ts'
import { registerTimeline } from './timeline.routes.ts'
import { getTimelinePage } from './timeline.views.ts'

/** What happened to a company. */
export const timelineSection = defineSection('timeline', {
  register: registerTimeline,
  isShownFor: hasFactsOrStatements,
  print: async (db, { companyId, today }, context) =>
    renderTimelineBlocks(await getTimelinePage(db, { companyId, locale: context.locale, today }), context),
})
