import { defineSection, hasFacts } from '../report-section.ts'
import { registerSanctions } from './sanctions.routes.ts'

/** Matches with lists of sanctions. */
export const sanctionsSection = defineSection('sanctions', {
  register: registerSanctions,
  isShownFor: hasFacts,
})
