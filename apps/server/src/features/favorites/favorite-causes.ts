import type { CompanyQuery } from '@merleg/contract/company-search-query'
import { listFilledCriteria } from '@merleg/contract/filled-criteria'
import { type CriterionId, criterionRule } from '@merleg/domain/company-search/criteria'
import { STATUS_BY_SECTION } from '@merleg/domain/company-status'
import { infoGroupRule, listInfoGroups } from '@merleg/domain/company-info/info-groups'
import type { FactPayload, FactSection } from '@merleg/domain/fact-sections'

/** What is in force of a company in sections that have one fact at a time. */
export type Values = { [Section in (typeof VALUE_SECTIONS)[number]]?: FactPayload<Section> }
export const VALUE_SECTIONS = ['name', 'legal-form', 'seat', 'headcount'] as const satisfies FactSection[]

/**
 * What was recorded of a company between two states of the register: sections of facts, accounts, a rating, and whether a
 * register has begun or ceased to say that accounts are overdue.
 */
export type Recorded = {
  sections: readonly string[]
  hasAccounts: boolean
  hasRating: boolean
  hasOverdue: boolean
  isNew: boolean
  /** As the register knew it then, and as it knows it now. */
  before: Values
  after: Values
}

type Value = string | number | null
/**
 * Why somebody may have entered or left: a criterion of which something changed, with its value then and now where it has
 * one, or that the register knows the company only now.
 */
export type Cause = { criterion: CriterionId; values: { before: Value; after: Value } | null } | { criterion: 'new' }

const STATUS_SECTIONS: readonly string[] = ['registration', 'tax-number-status', ...STATUS_BY_SECTION.keys()]
const ADDRESSES: readonly FactSection[] = ['seat', 'site', 'branch']
const PEOPLE: readonly FactSection[] = ['signatory', 'member', 'beneficial-owner', 'auditor']

const SECTIONS: Partial<Record<CriterionId, readonly string[]>> = {
  companyName: ['name', 'short-name', 'foreign-name'] satisfies FactSection[],
  taxNumber: ['tax-number', 'eu-tax-number'] satisfies FactSection[],
  companyNumber: ['register-number'] satisfies FactSection[],
  bankAccountNumber: ['bank-account'] satisfies FactSection[],
  foundation: ['founding', 'registration'] satisfies FactSection[],
  employees: ['headcount'] satisfies FactSection[],
  type: ['legal-form'] satisfies FactSection[],
  status: STATUS_SECTIONS,
  onlyValid: STATUS_SECTIONS,
  ownerKind: ['member', 'beneficial-owner'] satisfies FactSection[],
  hasWebsite: ['website'] satisfies FactSection[],
  nearby: ['seat'] satisfies FactSection[],
  activities: ['activity'] satisfies FactSection[],
  similarTo: ['activity', 'seat', 'legal-form', 'headcount'] satisfies FactSection[],
}

/** Criteria that accounts tell. */
const OF_ACCOUNTS: readonly CriterionId[] = ['salesGrowth', 'filedWithin', 'similarTo']
const OF_RATINGS: readonly CriterionId[] = ['rating', 'probability']

/** What changed of a company among what is asked for; nothing where it is not known. */
export function findCauses(query: CompanyQuery, recorded: Recorded): Cause[] {
  if (recorded.isNew) return [{ criterion: 'new' }]
  const changed = listFilledCriteria(query).filter((id) =>
    id === 'negativeInfo' || id === 'positiveInfo' ? hasInfoChanged(id, query, recorded) : hasChanged(id, recorded),
  )
  return changed.map((criterion) => ({ criterion, values: findValues(criterion, recorded) }))
}

const VALUES: Partial<Record<CriterionId, (values: Values) => Value>> = {
  companyName: ({ name }) => name?.name ?? null,
  type: (values) => values['legal-form']?.name ?? null,
  employees: ({ headcount }) => headcount?.persons ?? null,
  zip: ({ seat }) => seat?.zip ?? null,
  city: ({ seat }) => seat?.settlement ?? null,
  county: ({ seat }) => seat?.county ?? null,
}

/** Where the values are equal something else of it changed, as a further address. */
function findValues(id: CriterionId, recorded: Recorded): { before: Value; after: Value } | null {
  const read = VALUES[id]
  if (read === undefined) return null
  const [before, after] = [read(recorded.before), read(recorded.after)]
  return before === after ? null : { before, after }
}

/** Of the kinds that are asked for; all of them where none is named. Those that no source states come of accounts. */
function hasInfoChanged(id: 'negativeInfo' | 'positiveInfo', query: CompanyQuery, recorded: Recorded): boolean {
  const asked = query[id].type
  const groups = listInfoGroups(id === 'negativeInfo' ? 'negative' : 'positive')
  return groups
    .filter((group) => asked.length === 0 || asked.includes(group))
    .some((group) => {
      const { section } = infoGroupRule(group)
      if (section !== null) return recorded.sections.includes(section)
      return recorded.hasAccounts || (group === 'missing-statement' && recorded.hasOverdue)
    })
}

function hasChanged(id: CriterionId, { sections, hasAccounts, hasRating }: Recorded): boolean {
  const { card } = criterionRule(id)
  if (hasAccounts && (card === 'financial' || OF_ACCOUNTS.includes(id))) return true
  if (hasRating && OF_RATINGS.includes(id)) return true
  const told = card === 'address' ? ADDRESSES : card === 'person' ? PEOPLE : (SECTIONS[id] ?? [])
  return told.some((section) => sections.includes(section))
}
