import { defineSection, hasFactsOrStatements } from '../report-section.ts'
import { registerChanges } from './changes.routes.ts'

/** What changed between two days. */
export const changesSection = defineSection('changes', {
  register: registerChanges,
  isShownFor: hasFactsOrStatements,
})
