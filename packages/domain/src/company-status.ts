import type { FactSection } from './fact-sections.ts'
import type { RatedBand } from './risk-rating.ts'

/**
 * Statuses of a company (spec part 1 §4, network legend), the gravest last. `under-procedure`: a procedure is open
 * whose kind is none of the named ones; `under-registration`: the entry is asked for and not made; `suspended`: it stands in
 * the register and may do no business.
 */
export const COMPANY_STATUSES = [
  'working',
  'unknown',
  'under-registration',
  'under-procedure',
  'under-enforcement',
  'suspended',
  'voluntary-liquidation',
  'bankruptcy',
  'forced-deletion',
  'under-liquidation',
  'ceased',
] as const
export type CompanyStatus = (typeof COMPANY_STATUSES)[number]

/** What a status means for someone who grants credit; the theme turns it into a colour. */
export type StatusMeaning = 'good' | 'neutral' | 'warning' | 'bad' | 'inactive'

/** The band of the rating whose colour a status has: people read the same colours everywhere. */
export const MEANING_BANDS: Readonly<Record<StatusMeaning, RatedBand>> = {
  good: 'low',
  neutral: 'unrated',
  warning: 'risky',
  bad: 'very-risky',
  inactive: 'unrated',
}

export type StatusLook = { icon: string; meaning: StatusMeaning; severity: number; isActive: boolean }

const LOOKS: Record<CompanyStatus, readonly [icon: string, meaning: StatusMeaning, isActive: boolean]> = {
  working: ['status-working', 'good', true],
  unknown: ['status-unknown', 'neutral', true],
  'under-registration': ['statement', 'neutral', true],
  'under-procedure': ['status-procedure', 'warning', true],
  'under-enforcement': ['status-enforcement', 'warning', true],
  suspended: ['ban', 'bad', true],
  'voluntary-liquidation': ['status-voluntary-liquidation', 'warning', true],
  bankruptcy: ['status-bankruptcy', 'bad', true],
  'forced-deletion': ['status-forced-deletion', 'bad', true],
  'under-liquidation': ['status-liquidation', 'bad', true],
  ceased: ['status-ceased', 'inactive', false],
}

/** Icon key, meaning, order of gravity (0 the lightest) and whether the company still exists. */
export function describeStatus(status: CompanyStatus): StatusLook {
  const [icon, meaning, isActive] = LOOKS[status]
  return { icon, meaning, isActive, severity: COMPANY_STATUSES.indexOf(status) }
}

/** May the company fail, or do no business at all? Proceedings by which companies fail, and a suspension. */
export function isTroubledStatus(status: CompanyStatus): boolean {
  return describeStatus(status).meaning === 'bad'
}

/** Reads a stored status, or null. */
export function parseCompanyStatus(text: string): CompanyStatus | null {
  return COMPANY_STATUSES.find((status) => status === text) ?? null
}

/** The gravest of several statuses; `unknown` where there is none. */
export function gravestStatus(statuses: readonly CompanyStatus[]): CompanyStatus {
  const severities = statuses.map((status) => COMPANY_STATUSES.indexOf(status))
  return COMPANY_STATUSES[Math.max(...severities)] ?? 'unknown'
}

/** What the register says on a day: is the company deleted, does it have a source at all, which sections are open. */
export type StatusInput = {
  isCeased: boolean
  isRegistered: boolean
  /** The entry is asked for and not made. */
  isPending: boolean
  openSections: readonly string[]
}

/** The status a running fact of a section puts a company in; the database derives the same from this table. */
export const STATUS_BY_SECTION: ReadonlyMap<string, CompanyStatus> = new Map<FactSection, CompanyStatus>([
  ['enforcement', 'under-enforcement'],
  ['tax-enforcement', 'under-enforcement'],
  ['activity-suspension', 'suspended'],
  ['dissolution', 'voluntary-liquidation'],
  ['bankruptcy', 'bankruptcy'],
  ['forced-deletion', 'forced-deletion'],
  ['liquidation', 'under-liquidation'],
  ['procedure', 'under-procedure'],
])

/**
 * The status of a company from the fact sections open on a day; the gravest wins. A company without a register entry
 * is `unknown`, not `working`.
 */
export function deriveCompanyStatus(input: StatusInput): CompanyStatus {
  if (input.isCeased) return 'ceased'
  const found = input.openSections.flatMap((section) => STATUS_BY_SECTION.get(section) ?? [])
  if (found.length > 0) return gravestStatus(found)
  if (input.isRegistered) return 'working'
  return input.isPending ? 'under-registration' : 'unknown'
}
