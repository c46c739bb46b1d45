import type { TimelineKind } from './timeline-kinds.ts'
import type { FactPayload, FactSection } from './fact-sections.ts'

export const TIMELINE_TONES = ['neutral', 'positive', 'negative'] as const
export type TimelineTone = (typeof TIMELINE_TONES)[number]

/** What may happen to an entry of the register. */
export const TIMELINE_ACTIONS = ['began', 'changed', 'ended'] as const
export type TimelineAction = (typeof TIMELINE_ACTIONS)[number]

export type TimelineSection = Exclude<FactSection, 'statistical-code'>

/** Their end is no event: the headcount of a year is followed by that of the next, an award stays won. */
const ENDLESS_SECTIONS = ['founding', 'headcount', 'announcement', 'procurement-award'] as const
export type EndingSection = Exclude<TimelineSection, (typeof ENDLESS_SECTIONS)[number]>

export type TimelineRule = {
  kind: TimelineKind
  /** Key of the icon map. */
  icon: string
  /** Of its beginning or change; an end is neutral, but for that of the registration. */
  tone: TimelineTone
  /** Told as part of the founding where it begins on that day. */
  isOfFounding: boolean
  /** The fields that tell several entries of one day apart, where each is told in one line: the post of an officer. */
  sideFields: ReadonlyArray<
    'post' | 'share' | 'natures' | 'value' | 'contractingAuthority' | 'amount' | 'issuer' | 'decidedOn' | 'shortage'
  >
}

const rule = (kind: TimelineKind, icon: string, special: Partial<TimelineRule> = {}): TimelineRule => ({
  kind,
  icon,
  tone: 'neutral',
  isOfFounding: false,
  sideFields: [],
  ...special,
})
const ofFounding = { isOfFounding: true }
const procedure = (icon: string, special: Partial<TimelineRule> = {}) =>
  rule('procedures', icon, { tone: 'negative', ...special })

/**
 * What of the register belongs on a company's timeline and how it is looked upon (spec part 1 §3 "Timeline"): all but the
 * statistical number, which only repeats what changed in seat, activity and form. Titles: texts of `report/timeline`, by
 * the same keys.
 */
export const TIMELINE_RULES: Readonly<Record<TimelineSection, TimelineRule>> = {
  name: rule('company', 'name', ofFounding),
  'short-name': rule('company', 'name', ofFounding),
  'foreign-name': rule('company', 'language', ofFounding),
  'legal-form': rule('company', 'legal-form', ofFounding),
  registration: rule('company', 'check'),
  founding: rule('company', 'star'),
  'register-number': rule('company', 'number', ofFounding),
  'tax-number': rule('company', 'tax', ofFounding),
  'eu-tax-number': rule('company', 'tax', ofFounding),
  'tax-number-status': rule('company', 'tax', ofFounding),
  'vat-check': rule('company', 'tax'),
  'group-tax-membership': rule('company', 'tax'),
  seat: rule('places', 'seat', ofFounding),
  'mailing-address': rule('places', 'address', ofFounding),
  site: rule('places', 'site'),
  branch: rule('places', 'branch'),
  activity: rule('company', 'activity', ofFounding),
  capital: rule('company', 'capital', ofFounding),
  headcount: rule('company', 'people', ofFounding),
  phone: rule('contacts', 'phone'),
  'e-mail': rule('contacts', 'email'),
  website: rule('contacts', 'website'),
  'bank-account': rule('company', 'bank'),
  'register-detail': rule('company', 'info'),
  certificate: rule('awards', 'certificate', { tone: 'positive', sideFields: ['issuer'] }),
  'tax-debt-free': rule('awards', 'check', { tone: 'positive' }),
  predecessor: rule('company', 'company'),
  successor: rule('company', 'company'),
  signatory: rule('people', 'signatory', { sideFields: ['post'] }),
  member: rule('people', 'member', { sideFields: ['share'] }),
  'beneficial-owner': rule('people', 'owner', { sideFields: ['natures'] }),
  'beneficial-owner-statement': rule('people', 'info'),
  auditor: rule('people', 'auditor'),
  'supervisory-board': rule('people', 'people', { sideFields: ['post'] }),
  representative: rule('people', 'person', { sideFields: ['post'] }),
  bankruptcy: procedure('status-bankruptcy'),
  liquidation: procedure('status-liquidation'),
  dissolution: procedure('status-voluntary-liquidation'),
  'forced-deletion': procedure('status-forced-deletion'),
  procedure: procedure('status-procedure'),
  'activity-suspension': procedure('ban'),
  enforcement: procedure('enforcement', { sideFields: ['amount'] }),
  'tax-enforcement': procedure('enforcement', { sideFields: ['amount'] }),
  'tax-debt': procedure('debt', { sideFields: ['amount'] }),
  'tax-finding': procedure('tax', { sideFields: ['decidedOn', 'shortage'] }),
  ban: procedure('ban'),
  sanction: procedure('ban'),
  lien: procedure('lock', { sideFields: ['amount'] }),
  announcement: rule('notices', 'file'),
  'procurement-award': rule('awards', 'award', {
    tone: 'positive',
    sideFields: ['value', 'contractingAuthority'],
  }),
}

/** So many entries of one section and one day are told as one item: forty sites on the day of the founding. */
export const TIMELINE_GROUP_FROM = 3

/** Does the section belong on a timeline? */
export function isTimelineSection(section: FactSection): section is TimelineSection {
  return Object.hasOwn(TIMELINE_RULES, section)
}

/** Is the end of what the section tells an event? */
export function isEndingSection(section: FactSection): section is EndingSection {
  return isTimelineSection(section) && !ENDLESS_SECTIONS.some((endless) => endless === section)
}

type Told = { [Section in TimelineSection]: { section: Section; payload: FactPayload<Section> } }[TimelineSection]

/** What an event means for someone who grants credit: that of its section, where the payload does not say otherwise. */
export function findTimelineTone(fact: Told, action: TimelineAction): TimelineTone {
  if (fact.section === 'registration') return action === 'ended' || isCeased(fact.payload) ? 'negative' : 'neutral'
  if (action === 'ended') return 'neutral'
  if (fact.section === 'tax-number-status' || fact.section === 'vat-check')
    return fact.payload.status === 'valid' ? 'neutral' : 'negative'
  return TIMELINE_RULES[fact.section].tone
}

function isCeased({ status }: FactPayload<'registration'>): boolean {
  return status === 'ceased'
}

/**
 * The day on which a fact began to be so: of some sections the fact itself names it, more exactly than its validity.
 * Null where nobody says.
 */
export function findTimelineStart(fact: Told & { slot: string; validFrom: string | null }): string | null {
  switch (fact.section) {
    case 'founding':
      return fact.payload.on
    case 'procurement-award':
      return fact.payload.awardedOn
    case 'registration':
      return laterDay(fact.payload.on, fact.validFrom)
    case 'register-detail':
      return fact.slot === 'deregistered-on' ? readDay(fact.payload.value) : fact.validFrom
    default:
      return fact.validFrom
  }
}

/** The entry may follow the founding from which it counts; of an entry that changed since, the day of the change. */
function laterDay(on: string | null, validFrom: string | null): string | null {
  return on !== null && on >= (validFrom ?? '') ? on : validFrom
}

function readDay(text: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? text : null
}
