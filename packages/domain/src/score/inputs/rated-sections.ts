import { LIFE_SECTIONS } from '../../company-life.ts'
import { STATUS_BY_SECTION } from '../../company-status.ts'
import { FACT_SECTION_NAMES, type FactSection } from '../../fact-sections.ts'
import { FAILURE_SECTIONS } from '../../group/failure.ts'
import type { SourceCoverage } from '../../observation.ts'

/** Of what has ended, too: since when it is known, and what was there before, tells something. */
export const RATED_WITH_PAST = [
  ...LIFE_SECTIONS,
  'bankruptcy',
  'enforcement',
  'tax-enforcement',
  'tax-debt',
  'tax-number-status',
  'seat',
  'auditor',
] as const satisfies FactSection[]

const IN_FORCE: readonly FactSection[] = ['legal-form', 'headcount', 'lien', 'sanction']
/** Of these only what is in force. */
export const RATED_IN_FORCE = FACT_SECTION_NAMES.filter(
  (section) => STATUS_BY_SECTION.has(section) || IN_FORCE.includes(section),
)

/** Who answers for what becomes of a company. */
export const ANSWERING_OFFICES = ['signatory', 'member'] as const satisfies FactSection[]

/** Whatever a rating is made of: who tells of any of it may move one. */
export const RATED_SECTIONS: readonly SourceCoverage[] = [
  ...new Set<SourceCoverage>([
    ...RATED_WITH_PAST,
    ...RATED_IN_FORCE,
    ...ANSWERING_OFFICES,
    // Whether it is a financial firm.
    'activity',
    'statement',
  ]),
]

/** Sections of which silence moves a rating, where a current source tells everything of them; of accounts the deadlines decide. */
export const RATED_BY_SILENCE = [
  ...FAILURE_SECTIONS,
  'enforcement',
  'tax-enforcement',
  'tax-debt',
  'lien',
  'tax-number-status',
  'sanction',
] as const satisfies FactSection[]
