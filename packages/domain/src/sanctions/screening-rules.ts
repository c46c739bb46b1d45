/**
 * Raised with every change of how names are compared by which others would be found: who was screened by the rules before is
 * then screened again, once, as with a new list.
 */
export const SCREENING_RULES = 4
