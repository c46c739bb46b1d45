/** Reports about a foreign company, as the calls name them (spec part 2 §7). */
export const REPORT_VARIANTS = ['extended', 'small', 'check', 'profile'] as const
export type ReportVariant = (typeof REPORT_VARIANTS)[number]

/** What a report may hold, in the order in which variants are compared and reports are set. */
export const REPORT_PARTS = [
  'identity',
  'status',
  'rating',
  'credit-limit',
  'negative-events',
  'payment-behaviour',
  'activity',
  'capital',
  'managers',
  'owners',
  'affiliates',
  'key-figures',
  'accounts',
] as const
export type ReportPart = (typeof REPORT_PARTS)[number]

const SMALL: readonly ReportPart[] = ['identity', 'status', 'activity', 'capital']
const CHECK: readonly ReportPart[] = [...SMALL, 'rating', 'credit-limit', 'negative-events']
const PROFILE: readonly ReportPart[] = [...CHECK, 'managers', 'owners', 'affiliates', 'key-figures']

/** What each variant holds: each goes on from the one before it. `key-figures` are of the last year, `accounts` of three. */
const PARTS: Readonly<Record<ReportVariant, ReadonlySet<ReportPart>>> = {
  small: new Set(SMALL),
  check: new Set(CHECK),
  profile: new Set(PROFILE),
  extended: new Set(REPORT_PARTS),
}

/** The variants from the least to the most that they hold. */
export const VARIANT_LADDER: readonly ReportVariant[] = ['small', 'check', 'profile', 'extended']

/** What a whole report of a variant holds, in the order in which it is told. */
export function listReportParts(variant: ReportVariant): ReportPart[] {
  return REPORT_PARTS.filter((part) => PARTS[variant].has(part))
}

/**
 * How a variant can be had: `instant`ly, by an `investigation` that is ordered offline, or not at all. The calls carry these
 * words (spec part 2 §7, "availability value").
 */
export const AVAILABILITIES = ['instant', 'investigation', 'none'] as const
export type AvailabilityKind = (typeof AVAILABILITIES)[number]

/** Is a stored word a variant? */
export function isReportVariant(text: string): text is ReportVariant {
  return REPORT_VARIANTS.some((variant) => variant === text)
}
