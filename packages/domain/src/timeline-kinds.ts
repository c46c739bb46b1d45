/** Kinds of items of a timeline, in the order in which they are offered for narrowing it. */
export const TIMELINE_KINDS = [
  'company',
  'places',
  'people',
  'contacts',
  'accounts',
  'procedures',
  'awards',
  'notices',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]
