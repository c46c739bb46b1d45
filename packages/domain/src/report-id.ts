/** What sort of entity a report is about (spec part 1 §2, §6; data design "Who and what"). */
export const ENTITY_KINDS = [
  'company',
  'selfemployed',
  'nonprofit',
  'budgetary',
  'educational',
  'taxentity',
  'foreign',
] as const
export type EntityKind = (typeof ENTITY_KINDS)[number]

/** Kinds with the simpler details view and the lite rating. */
export const SIMPLE_KINDS = ['selfemployed', 'nonprofit', 'budgetary', 'educational', 'taxentity'] as const
export type SimpleKind = (typeof SIMPLE_KINDS)[number]

const KIND_BY_PREFIX: Record<string, EntityKind> = {
  SE: 'selfemployed',
  NP: 'nonprofit',
  BI: 'budgetary',
  EI: 'educational',
  TE: 'taxentity',
}

/**
 * The id of a report: 8-digit tax stem; SE, NP, BI, EI, TE + 8 digits; or country code, '-', register number, which may have
 * the court that keeps the register before it and the one that kept it behind it.
 */
export const REPORT_ID_PATTERN =
  /^(?:\d{8}|(?:SE|NP|BI|EI|TE)\d{8}|[a-z]{2}-[0-9A-Za-z]{1,30}(?:-[0-9A-Za-z]{1,30}){0,2})$/

/** Of the longest one that the pattern lets through. */
export const REPORT_ID_MAX_LENGTH = 95

export type ReportId = { id: string; kind: EntityKind; countryCode: string }

/** Reads a report id, or null. The only place that looks into an id; everywhere else the kind is a column. */
export function parseReportId(id: string): ReportId | null {
  if (!REPORT_ID_PATTERN.test(id)) return null
  if (id[2] === '-') return { id, kind: 'foreign', countryCode: id.slice(0, 2).toUpperCase() }
  return { id, kind: KIND_BY_PREFIX[id.slice(0, 2)] ?? 'company', countryCode: 'HU' }
}

export function isSimpleKind(kind: EntityKind): kind is SimpleKind {
  return SIMPLE_KINDS.some((simple) => simple === kind)
}
