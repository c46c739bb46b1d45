import type { FactPayload, FactSection, RegisterDetailKey } from '../fact-sections.ts'
import type { SourceCoverage } from '../observation.ts'

/** What speaks against a company, and what speaks for it (spec part 1 §2 "Negative and positive information"). */
export const INFO_TYPES = ['negative', 'positive'] as const
export type InfoType = (typeof INFO_TYPES)[number]

/** Only facts whose payload says one of the values are listed. */
type Condition = { field: 'status' | 'grade'; values: readonly string[] }

type InfoGroupRule = {
  type: InfoType
  icon: string
  /** What an item in force means for someone who grants credit: a colour key of the theme. */
  meaning: 'good' | 'warning' | 'bad'
  /** The section whose facts are its items; null where they are worked out from accounts and days. */
  section: FactSection | null
  only?: Condition
  /** What a source must cover for its silence to mean that there is nothing; null where nobody states it. */
  coverage: SourceCoverage | null
}

function stated<Section extends FactSection>(
  section: Section,
  look: Pick<InfoGroupRule, 'icon' | 'meaning'>,
  only?: Condition,
) {
  const type = look.meaning === 'good' ? 'positive' : 'negative'
  return { type, section, coverage: section, ...look, ...(only && { only }) } as const
}

const BAD_TAX_STATUSES = ['suspended', 'deleted'] satisfies Array<FactPayload<'tax-number-status'>['status']>
/** What is not certain is a question of the screening and no information about the company. */
const CERTAIN_GRADES = ['confirmed'] satisfies Array<FactPayload<'sanction'>['grade']>

/**
 * Which facts are negative or positive information, the gravest group first. A voluntary liquidation is no insolvency,
 * but the company ceases, and its creditors have forty days to come forward; a lien is no default, but what it rests on
 * is out of reach for others: both warn. Missing accounts, growth and long life are worked out, not stated by a source.
 */
export const INFO_GROUPS = {
  liquidation: stated('liquidation', { icon: 'status-liquidation', meaning: 'bad' }),
  'forced-deletion': stated('forced-deletion', { icon: 'status-forced-deletion', meaning: 'bad' }),
  bankruptcy: stated('bankruptcy', { icon: 'status-bankruptcy', meaning: 'bad' }),
  dissolution: stated('dissolution', { icon: 'status-voluntary-liquidation', meaning: 'warning' }),
  procedure: stated('procedure', { icon: 'status-procedure', meaning: 'warning' }),
  sanction: stated('sanction', { icon: 'ban', meaning: 'bad' }, { field: 'grade', values: CERTAIN_GRADES }),
  'activity-suspension': stated('activity-suspension', { icon: 'ban', meaning: 'bad' }),
  'tax-number': stated(
    'tax-number-status',
    { icon: 'tax', meaning: 'bad' },
    { field: 'status', values: BAD_TAX_STATUSES },
  ),
  enforcement: stated('enforcement', { icon: 'enforcement', meaning: 'bad' }),
  'tax-enforcement': stated('tax-enforcement', { icon: 'enforcement', meaning: 'bad' }),
  'tax-debt': stated('tax-debt', { icon: 'debt', meaning: 'bad' }),
  'tax-finding': stated('tax-finding', { icon: 'tax', meaning: 'warning' }),
  ban: stated('ban', { icon: 'ban', meaning: 'bad' }),
  'missing-statement': {
    type: 'negative',
    icon: 'statement',
    meaning: 'warning',
    section: null,
    coverage: 'statement',
  },
  lien: stated('lien', { icon: 'lock', meaning: 'warning' }),
  'procurement-award': stated('procurement-award', { icon: 'award', meaning: 'good' }),
  certificate: stated('certificate', { icon: 'certificate', meaning: 'good' }),
  'tax-debt-free': stated('tax-debt-free', { icon: 'check', meaning: 'good' }),
  growth: { type: 'positive', icon: 'chart', meaning: 'good', section: null, coverage: null },
  'long-life': { type: 'positive', icon: 'history', meaning: 'good', section: null, coverage: null },
} as const satisfies Record<string, InfoGroupRule>

/**
 * The detail by which a register itself says that accounts are missing, with the day on which it wanted them (YYYY-MM-DD): an
 * item of that group beside those that are worked out.
 */
export const OVERDUE_ACCOUNTS = 'accounts-overdue' satisfies RegisterDetailKey

export type InfoGroupId = keyof typeof INFO_GROUPS

export function isInfoGroupId(text: string): text is InfoGroupId {
  return Object.hasOwn(INFO_GROUPS, text)
}

/** The groups of a type in the order in which they are shown. */
export function listInfoGroups(type: InfoType): InfoGroupId[] {
  return Object.keys(INFO_GROUPS).filter((id): id is InfoGroupId => isInfoGroupId(id) && INFO_GROUPS[id].type === type)
}

/** The rule of a group. */
export function infoGroupRule(id: InfoGroupId): InfoGroupRule {
  return INFO_GROUPS[id]
}

/** Does a fact of a group's section belong to the group? The database counts by the same table. */
export function isListedInfo(id: InfoGroupId, payload: object): boolean {
  const { only } = infoGroupRule(id)
  if (only === undefined) return true
  const said: unknown = only.field in payload ? Reflect.get(payload, only.field) : null
  return only.values.some((value) => value === said)
}

/** The stated groups as rows for SQL: which facts count as what; `field` and `accepted` are null where all do. */
export function listInfoFactRules(): Array<{
  section: FactSection
  type: InfoType
  meaning: InfoGroupRule['meaning']
  field: string | null
  accepted: readonly string[] | null
}> {
  return INFO_TYPES.flatMap(listInfoGroups).flatMap((id) => {
    const { section, type, meaning, only } = infoGroupRule(id)
    if (section === null) return []
    return [{ section, type, meaning, field: only?.field ?? null, accepted: only?.values ?? null }]
  })
}
